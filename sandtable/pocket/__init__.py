"""A host of tables on somebody's own device: a browser's worker calls it, and keeps what it is given to keep."""
