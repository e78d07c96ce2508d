"""What holds for every title: ``suite`` states it, one test file per title runs it."""
