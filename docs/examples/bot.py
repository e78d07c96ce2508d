"""A bot for the arena in Python without the sandtable package: the act with the longest text, which says much at once.

sandtable sim blitzkrieg --bots "exec:python3 docs/examples/bot.py,random" --games 20
"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if "hello" in asked:
        answer = {"ready": True}
    elif asked["ask"] == "decide":
        answer = {"act": max(asked["observation"]["legal"], key=len)}
    else:
        answer = {"act": None}  # of the free acts none
    print(json.dumps(answer), flush=True)
