// What the page gives to its WebAssembly module, for the linker to know of.
mergeInto(LibraryManager.library, { told: function () {} });
