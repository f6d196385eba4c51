// Tells whether this processor can run the core built for x86-64-v3. It must run everywhere, so it is plain C.
#include <Python.h>

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_cpu", "What this processor can do.", -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__cpu(void) {
    PyObject* m = PyModule_Create(&module);
    __builtin_cpu_init();
    int v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
             __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
    if (m && PyModule_AddObjectRef(m, "v3", v3 ? Py_True : Py_False) < 0) Py_CLEAR(m);
    return m;
}
