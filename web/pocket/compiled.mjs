// What of the Python package a device needs, compiled by the very Python that runs there, so that it starts fast.
import { loadPyodide } from "pyodide";

const WHAT = `
import io, os, py_compile, tarfile
from pathlib import Path

TOP = Path("/from")
PARTS = ("kernel", "games", "bots", "book", "table", "pocket")
found = io.BytesIO()

def wanted():
    yield TOP / "__init__.py"
    for file in ("__init__.py", "odds.py", "hint.py", "judging.py", "calibration.py", "calibration.json"):
        yield TOP / "lab" / file
    for part in PARTS:
        for file in sorted((TOP / part).rglob("*")):
            if file.suffix == ".py" or (file.suffix == ".json" and file.name != "geometry.json"):
                yield file

with tarfile.open(fileobj=found, mode="w") as tar:
    for file in wanted():
        name = f"sandtable/{file.relative_to(TOP)}"
        if file.suffix == ".py":
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            py_compile.compile(str(file), "/made.pyc", dfile=name, doraise=True, invalidation_mode=mode)
            file, name = Path("/made.pyc"), name + "c"
        info = tarfile.TarInfo(name)
        info.size = file.stat().st_size
        tar.addfile(info, io.BytesIO(file.read_bytes()))
found.getvalue()
`;

const LIBRARY = `
import io, py_compile, zipfile
from pathlib import Path

DESCRIBED = ("_pyodide", "pyodide")  # they read what is written about their functions
# for terminals, servers, letters and developers
NEVER = set("""
    _pyrepl bdb cProfile curses dbm doctest email ensurepip ftplib html http idlelib imaplib mailbox multiprocessing optparse
    pdb pickletools poplib profile pstats pyclbr pydoc pydoc_data smtplib socketserver sqlite3 tabnanny trace turtle unittest
    venv webbrowser wsgiref xml xmlrpc
""".split())
found = io.BytesIO()
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH

with zipfile.ZipFile("/library.zip") as given, zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as made:
    for name in given.namelist():
        package = name.partition("/")[0].removesuffix(".py")
        if name.endswith("/") or package in NEVER:
            continue
        content = given.read(name)
        if name.endswith(".py"):
            Path("/made.py").write_bytes(content)
            optimized = 0 if package in DESCRIBED else 2
            py_compile.compile("/made.py", "/made.pyc", name, True, optimized, mode)
            content, name = Path("/made.pyc").read_bytes(), name + "c"
        made.writestr(zipfile.ZipInfo(name), content)
found.getvalue()
`;

/** Python's own library, which comes as sources that every start would compile; not packed, for it is packed whole. */
export async function library(zip) {
  const python = await loadPyodide();
  python.FS.writeFile("/library.zip", zip);
  return Buffer.from(python.runPython(LIBRARY).toJs());
}

/** A tar of the package in this folder. */
export async function compiled(folder) {
  const python = await loadPyodide();
  python.FS.mkdirTree("/from");
  python.mountNodeFS("/from", folder);
  return Buffer.from(python.runPython(WHAT).toJs());
}
