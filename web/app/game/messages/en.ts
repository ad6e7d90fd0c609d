/** What the page of a game says. */

export default {
  'page.game.learn': 'Learn',
  'page.game.rules': 'Rules',
  'page.game.puzzle': 'Today’s puzzle',
  'page.game.prepare': 'Prepare a table',
  'page.game.length': '{length}, or over weeks',
  'page.game.mood': 'Mood',
  'page.game.rivals': 'Your rivals',
  'page.game.rivals.what': 'each of a character; how strong they are is set at the table',
  'page.game.against': 'Play against {name}',
  'page.rival.warlike': 'Raoul',
  'page.rival.warlike.called': 'the Fearless',
  'page.rival.thrifty': 'Ermengarde',
  'page.rival.thrifty.called': 'the Patient',
  'page.rival.courtly': 'Anselm',
  'page.rival.courtly.called': 'the Lettered',
  'page.rival.builder': 'Aubrey',
  'page.rival.builder.called': 'the Mason',
  'page.rival.even': 'Tancred',
  'page.rival.even.called': 'the Seneschal',
  'page.rival.even.likes': 'No whims, and no mercy.',
  'page.game.open': 'Open tables',
  'page.game.open.new': 'Open one',
  'page.game.open.none': 'Nobody waits for players just now.',
  'page.game.live': 'Being played',
  'page.game.live.watch': 'Watch',
  'page.game.records': 'Memorable games',
  'page.game.records.all': 'All',
  'page.game.records.first':
    'Games of bots, until there are your own: those you finish or bring take their place, the closest and the most eventful first.',
  'page.game.records.won': '{names} won, {best} to {next}.',
  'page.game.records.shared': '{names} shared the win.',
  'page.game.records.alone': '{best} points alone.',
  'page.game.records.ended': 'It ended without a winner.',
  'page.game.records.answers': '{n} answers',
  'page.game.records.turns': '{n, plural, one {# turning point} other {# turning points}} found by analysis',
  'page.game.records.failed': 'The server cannot be reached; those on this device are listed.',
  'page.game.balance': 'How fair it is',
  'page.game.balance.of':
    '{games, number} games of bots, each a {level}, {n, plural, =2 {two} =3 {three} =4 {four} other {#}} at the table',
  'page.game.balance.all': 'The whole report',
  'page.game.balance.none': 'No games between bots have been counted for this game yet.',
  'page.game.balance.failed': 'The report could not be fetched.',
  'page.game.seat': 'share of wins in percent, 95 % interval',
  'page.game.seat.even': 'Where one sits decides little',
  'page.game.seat.out': '{seat} wins {share} %',
  'page.game.ending': '{ending}: {share} %',
  'page.game.ending.what': 'how games end',
  'page.game.rounds': '{n} rounds, most often',
  'page.game.rounds.what': 'rounds in a game',
  'page.game.answers': '{n} answers in the middle',
  'page.game.answers.what': 'answers in a game',
  'page.game.how': 'How a game goes',
  'page.game.win': 'Who wins',
  'page.game.more': 'All cards and pieces',

  'page.medievalia.about':
    'You are the lord of a fief around *one City*: fields, farms, forests, mines, and the people who live on them. What your cards yield you spend at once, on buildings everybody wants and on *troops* that cross the land. *Seven prestige*, or the last City standing.',
  'page.medievalia.mood': 'a quarrel between neighbours',
  'page.medievalia.course':
    'On your turn you draw a card, make all your cards ready again, and then do as much as they can pay for: nothing is stored, so the order matters. Then troops may march through neutral land and fight; the defender engages armies as he likes, and both sides strike at once.',
  'page.medievalia.win':
    'Seven prestige from different buildings, eleven for an alliance; or the last City standing, by battle or by a siege of three turns; or the most prestige when the cards run out.',
  'page.medievalia.warlike': 'Draws from the military deck, marches, declares war.',
  'page.medievalia.thrifty': 'Territories first; troops only when they must be.',
  'page.medievalia.courtly': 'Fills the fief with people and is slow to declare war.',
  'page.medievalia.builder': 'Buys building after building, and few troops.',

  'page.fief.about':
    'Each of you leads a *noble family* in a small kingdom of villages, mills, sergeants and knights. You raise taxes, *marry* your children, elect bishops, the Pope and the King. Three points alone, or four as a married couple of houses: as long as the *alliance* holds.',
  'page.fief.mood': 'bargaining without end',
  'page.fief.course':
    'A round has seven phases: weddings and elections, cards, income, purchases, movement, battles, and the count. Almost everything can be promised, sold, or betrayed.',
  'page.fief.win': 'Three victory points alone, or four together with the family one is married into.',
  'page.fief.warlike': 'Raises troops, gives battle, and does not break off.',
  'page.fief.thrifty': 'Mills and taxes; keeps coins back and keeps out of battles.',
  'page.fief.courtly': 'Titles, a cardinal’s hat, and weddings above all.',
  'page.fief.builder': 'Castles first, then mills, then titles to go with them.',

  'page.monde-oublie.about':
    '*Titans* roam the land, and each of you rules a city-state that must be fed. Citizens numbered one to five go where *lower numbers* have been before them, to labour, build, recruit and discover. After six rounds the *banners of five tribes* are counted.',
  'page.monde-oublie.mood': 'a race for the best places',
  'page.monde-oublie.course':
    'Six rounds. In turn you place one citizen, attack one titan, or pass, until all have passed. Then comes income, and whoever cannot be fed starves. New actions open in rounds two and three, stronger cards in round four.',
  'page.monde-oublie.win':
    'Banners of five tribes, on the cards you build and the titans you defeat: the more of one tribe, the more each is worth.',
  'page.monde-oublie.warlike': 'Recruits early, and would rather attack a titan than wait.',
  'page.monde-oublie.thrifty': 'Works for coins, builds cheaply, leaves titans to others.',
  'page.monde-oublie.courtly': 'Discovers, explores, repopulates; likes buildings that give an action.',
  'page.monde-oublie.builder': 'Builds, expands and repairs before anything else.',

  'page.anarchy.about':
    'England without a king: every lord *builds*. You fill two sheets of boxes, raise *walls and towers*, and each of five rounds your castle is attacked. Everybody acts at the same time, and it can be played *alone*.',
  'page.anarchy.mood': 'everyone at once, under siege',
  'page.anarchy.course':
    'Five rounds. Take a path card, send serfs, craftsmen, patrons, soldiers and knights to work as often as you can pay, and keep enough of them for the walls: the attack cards are known, most of them openly.',
  'page.anarchy.win': 'Bravery, loyalty, influence and might, your five path cards, and as little discontent as possible.',
  'page.anarchy.warlike': 'Warfare, tactics and stables; attacks where others prepare.',
  'page.anarchy.thrifty': 'Quarry, farms and bank; trades as little as it can.',
  'page.anarchy.courtly': 'Entertainments, tournaments and every feast day.',
  'page.anarchy.builder': 'Gate, towers, walls, moat: stone upon stone.',

  'page.medioevo.about':
    'Six *kingdoms* of the thirteenth century on one map, from the Atlantic to the steppe. You tax, build, study, *trade* by caravan and ship, and sign pacts that may be broken. After eight to twelve turns the most *honour* wins.',
  'page.medioevo.mood': 'war, trade and diplomacy',
  'page.medioevo.course':
    'Eight to twelve turns of seven phases. Armies move and fight, pacts are signed and broken, goods are carried from city to city. A long evening, or a few weeks by correspondence.',
  'page.medioevo.win': 'The most honour: from territories, buildings, trade, battles won and pacts kept.',
  'page.medioevo.warlike': 'Raises units, fights for land, pillages what it takes.',
  'page.medioevo.thrifty': 'Caravans and ships, few soldiers, every sale there is.',
  'page.medioevo.courtly': 'Buys cards, studies, offers pacts and does not end them.',
  'page.medioevo.builder': 'Builds, repairs and studies; fights if it must.',
};
