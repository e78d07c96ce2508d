"""Looking after a server's database from outside: copies, proofs, people, figures."""
