### Slova úloh, načítají se s nimi.

ui-puzzle = Úloha
ui-puzzles-about = Pozice ze her botů, v nichž je jediný tah zřetelně lepší než všechny ostatní. Vidíte to, co viděl hráč.
ui-puzzles-none = K této hře zatím žádné úlohy nejsou.
ui-puzzle-daily-solve = Řešit dnešní
ui-puzzle-daily-solved = Dnešní je vyřešena
ui-puzzle-number = Úloha { $number }
ui-puzzle-next = Další úloha
ui-puzzle-again = Znovu
ui-puzzle-leave = Všechny úlohy
ui-puzzle-find = Který tah je zřetelně nejlepší?
ui-puzzle-known = Vidíte, co viděl hráč. Řešení počítá se vším, co před vámi může být skryto.
ui-puzzle-about = { $theme } · obtížnost { $difficulty } z { $hardest }
ui-puzzle-difficulty = Obtížnost { $difficulty } z { $hardest }
ui-puzzle-theme = Téma
ui-puzzle-theme-all = Všechny
ui-puzzle-theme-win = Výhra hned
ui-puzzle-theme-win-about = Správný tah ukončí hru vaším vítězstvím.
ui-puzzle-theme-points = Body hned
ui-puzzle-theme-points-about = Správný tah přinese hned víc bodů než kterýkoli jiný.
ui-puzzle-theme-later = Pohled dopředu
ui-puzzle-theme-later-about = Body hned nerozhodují: podívejte se, co přijde potom.
ui-puzzle-right = Vyřešeno. To je nejlepší tah.
ui-puzzle-told = Tohle bylo řešení.
ui-puzzle-wrong = Tenhle ne: jiný tah je zřetelně lepší.
ui-puzzle-wrong-on = Vše leží, jak bylo. Zkuste to znovu.
ui-puzzle-behind = Nechává vám naději na výhru { $chance } %, nejlepší tah { $most } %.
ui-puzzle-behind-far = Nejlepší tah vám nechává naději na výhru { $most } %; tento je nejméně o { $margin } procentních bodů horší.
ui-puzzle-hint = Nápověda
ui-puzzle-hint-about = Co nejlepší tah hned přinese a tento ne:
ui-puzzle-give-up = Ukázat řešení
ui-puzzle-gain = Nechává vám naději na výhru { $chance } %, o { $margin } procentních bodů víc než kterýkoli jiný tah.
ui-puzzle-then = Co následuje: { $acts }.
ui-puzzle-brings = Co hned přinese a druhý nejlepší tah ne:
ui-puzzle-others = Co se ještě nabízelo
ui-puzzle-chance = naděje na výhru v %
ui-puzzle-proof = Shodují se dvě hledání, druhé z nich hlubší a s jinou náhodou.
ui-puzzle-tries = { $count ->
    [one] Nalezeno na první pokus.
    [few] Nalezeno na { $count } pokusy.
   *[other] Nalezeno na { $count } pokusů.
}
ui-puzzle-week = Váš týden
ui-puzzle-solved = vyřešeno
ui-puzzle-solved-of = vyřešeno { $solved } z { $count }
