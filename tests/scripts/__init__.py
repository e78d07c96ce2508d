"""Outside scripts: bots with an obvious plan, by somebody who has the printed parts before him and reads views alone.

They look nowhere ahead and know nothing of the engine. Levels are measured against them:

PYTHONPATH=tests sandtable sim blitzkrieg --bots skilled,scripts.blitzkrieg:Closer
"""
