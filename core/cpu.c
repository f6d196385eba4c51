// Tells whether this processor can run the core built for x86-64-v3. It must run everywhere, so it is plain C.
#include <Python.h>

static int tell(PyObject* m) {
    __builtin_cpu_init();
    int v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
             __builtin_cpu_supports("fma") && __builtin_cpu_supports("popcnt");
    return PyModule_AddObjectRef(m, "v3", v3 ? Py_True : Py_False);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, tell},
#ifdef Py_GIL_DISABLED
    {Py_mod_gil, Py_MOD_GIL_NOT_USED},
#endif
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_cpu", "What this processor can do.", 0, NULL, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__cpu(void) { return PyModuleDef_Init(&module); }
