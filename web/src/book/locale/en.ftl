### Words of the rulebook page, fetched with it.

ui-search = Search the rules
ui-search-all = Search all four rulebooks
ui-search-hits = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
ui-search-nothing = No rule has all these words.
ui-search-found = { $count ->
    [one] 1 rule has all these words.
   *[other] { $count } rules have all these words.
}
ui-parts = What lies on the table
ui-book-blitzkrieg = The whole war as a tug-of-war in five theatres. You draw tokens from a bag, put one on the map each turn and pull the front to your side; the first to 25 points wins.
ui-part-blitzkrieg-army = Armies
ui-part-blitzkrieg-air = Air forces
ui-part-blitzkrieg-navy = Fleets
ui-part-blitzkrieg-bag = A bag for each side
ui-part-blitzkrieg-shield = Five theatres and the victory track
ui-part-blitzkrieg-nuclear = Special weapons
ui-book-quartermaster = Six countries, two sides, twenty rounds. Each turn you play one card; armies and fleets that are not in supply are taken off the map, and supply spaces bring the points.
ui-part-quartermaster-army = Armies
ui-part-quartermaster-navy = Navies
ui-part-quartermaster-star = Supply spaces
ui-part-quartermaster-cards = A deck for each country
ui-part-quartermaster-card-status = Cards that stay on the table
ui-part-quartermaster-supply = Lines of supply
ui-book-legie = Siberia, 1918 to 1920. In four rounds your soldiers march to plots along the railway, get their orders in secret and come back with points, wounds or not at all.
ui-part-legie-fac-legion = Four factions
ui-part-legie-officer = Soldiers with their skills
ui-part-legie-order-blank = Secret orders
ui-part-legie-supplies = Supplies
ui-part-legie-frostbite = Frostbite and wounds
ui-part-legie-rail = Plots along the line
ui-book-globalwar = The war on every front. Nations buy, move and fight with hundreds of units on a map of the whole world, in half-year turns; battles are fought with twelve-sided dice.
ui-part-globalwar-infantry = Infantry and artillery
ui-part-globalwar-arm-medium = Armour
ui-part-globalwar-fighter = Aircraft
ui-part-globalwar-battleship = Warships
ui-part-globalwar-factory = Factories, bases, rails
ui-part-globalwar-d12 = Twelve-sided dice
ui-summary = Two pages to print
ui-summary-name = { $title }: summary
ui-summary-print = Print
ui-chapters = Chapters
ui-try = Try it
ui-try-do = Do it
ui-try-refused = Try what is not allowed
ui-try-again = Start again
ui-try-leave = Back to the rulebook
ui-try-following = Next example
ui-try-seen = You have seen all of it. Try something of your own, or go on.
ui-try-astray = This is another way: take it back to go on with the example.
ui-try-count = Example { $number } of { $count }
ui-course = Course
ui-course-about = Short lessons on real positions: read, try what is not allowed, do it right. Your progress stays on this device.
ui-course-finished = You have been through the whole course. Now play.
ui-course-guided = Guided first game
ui-course-whole-war = Guided first turn of the whole war
ui-course-had = { $had } of { $count }
ui-course-lessons = { $count ->
    [one] { $had } of 1 lesson
   *[other] { $had } of { $count } lessons
}
ui-course-on = Go on
ui-course-again = Once more
ui-course-next = Next lesson
ui-course-leave = Back to the course
