"""Maps on paper: boards drawn as SVG, and `sandtable map`."""
