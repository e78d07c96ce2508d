"""Makes the boards of titles that are played on a map of the world. For developers; the package ships the results.

Needs the extra ``maps`` and, in ``mapmaking/node_modules``, the public-domain shapes of Natural Earth: ``make maps``.
"""
