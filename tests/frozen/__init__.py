"""The bots `greedy` and `search` with their evaluations as they were when strength was first measured.

They are copies on purpose, are not shipped and are never improved: later bots are measured against them. When rules
change under them they are only kept running.

PYTHONPATH=tests sandtable sim legie --bots greedy,frozen.entrants:Greedy
"""
