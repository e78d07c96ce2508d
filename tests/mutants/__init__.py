"""`make mutants`: small changes of the engine, each of which some test has to notice."""
