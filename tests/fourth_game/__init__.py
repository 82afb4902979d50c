"""A fourth game, added while the tests run: what CONTRIBUTING promises to whoever adds a real one."""
