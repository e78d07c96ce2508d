"""The contract every title and every face shares. Standard library only; compiles under mypyc."""
