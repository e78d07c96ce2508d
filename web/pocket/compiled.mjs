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

/** A tar of the package in this folder. */
export async function compiled(folder) {
  const python = await loadPyodide();
  python.FS.mkdirTree("/from");
  python.mountNodeFS("/from", folder);
  return Buffer.from(python.runPython(WHAT).toJs());
}
