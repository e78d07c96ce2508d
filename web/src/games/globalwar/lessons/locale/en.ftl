### The lessons of Global War.

ui-gw-learn-goal = This is the war in Asia from July 1937. You lead Japan. Six calendar turns decide it: gain land and reach the objectives.
ui-gw-learn-map = Drag the map, turn the wheel or use these buttons. From afar you see numbers, from near every unit and facility.
ui-gw-learn-buy = Production comes first. Press units to buy them; the yellow number is the price.
ui-gw-learn-basket = What you ordered stands here and can be taken back. When you are done, end the phase at the top.
ui-gw-learn-stack = Combat movement: point at a zone with your units.
ui-gw-learn-target = Below you choose who goes. Zones within reach glow: point at an enemy zone to attack it.
ui-gw-learn-confirm = The arrow shows what will happen. Confirm here, or point at the goal once more.
ui-gw-learn-done = Give as many orders as you like; undo takes them back. End the phase when you are done.
ui-gw-learn-battle = The battle board. A unit stands in the column of the number it rolls at: a twelve-sided die up to that number hits.
ui-gw-learn-losses = Pick what you lose. A preset fills it in; change it as you like.
ui-gw-learn-retreat = After a round the attacker may press on or retreat.
ui-gw-learn-noncombat = The phases of your turn stand here. Now move what has not fought, and bring aircraft home.
ui-gw-learn-place = Last, place what you bought: point at a unit, then at a zone with a factory.
ui-gw-learn-end = Then the others move. Press a nation to see its treasury and wars, and to declare war. Good luck!

ui-gw-learn-world-goal = The whole war, from July 1936. You lead Germany, Italy and Japan; bots play the Allies and the Comintern. Each tick is a half-year; from the striped ones on, a roll may end the war.
ui-gw-learn-world-points = Victory cities and objectives give points. Whoever has most when the war ends wins, so count all three alliances.
ui-gw-learn-world-nations = The powers in their order of play. The bar shows how far a power at peace is from war; attacks of others fill it.
ui-gw-learn-world-map = Drag the map, turn the wheel or use these buttons. The last one shows the whole world; there the keys 1 to 6 open a theatre.
ui-gw-learn-world-politics = Open Politics: it tells whom an attack would bring into the war before you order it. Escape returns to the table.
ui-gw-learn-world-research = Your turn begins with research. Open this page, aim a die at a technology and throw it.
ui-gw-learn-world-dice = Dice that you do not throw are lost. When you have done enough, end research here.
ui-gw-learn-world-buy = Production: press units to buy them. Infantry and armour are a good beginning; the yellow number is the price.
ui-gw-learn-world-stack = Combat movement. Point at Bavaria, where units stand ready at the Austrian border.
ui-gw-learn-world-annex = Below you choose who goes and how. An ordinary move would mean war; press Annex instead.
ui-gw-learn-world-target = Now the zones glow that Germany may annex, one in a turn. Point at Austria.
ui-gw-learn-world-peace = Attacks are ordered the same way, and their odds are told before you confirm. But war this early makes Britain and France rich: end the phase.
ui-gw-learn-world-end = Then the others play; the turns of Japan and Italy are yours as well. Report tells what happened meanwhile, Review what you may have forgotten. Good luck!
