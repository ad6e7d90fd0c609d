/** What Tancred the Seneschal tells of Medievalia. */
export default {
  'course.narrator': 'Tancred',
  'course.lead': 'Tancred, seneschal of three lords before you and none too patient with any of them, shows you how a fief is run.',

  'lesson.land': 'Land',
  'lesson.land.field.goal': 'Play a Field without giving up a card',
  'lesson.land.field.step.1': 'choose a Field',
  'lesson.land.field.step.2': 'pay with the City',
  'lesson.land.field.told':
    'So you are the new lord. Nine cards in hand, one City, and not a blade of grass. Play a Field: it costs 1 labour, and your City gives exactly 1. Cards in hand can pay too, but they are gone then.',
  'lesson.land.field.done':
    'A Field for nothing but a day’s work. The City lies turned now: it has worked, and rests until your next turn.',
  'lesson.land.field.wrong.waste': 'You threw a card away to pay, with the City standing idle. A card in hand is the last thing to spend.',
  'lesson.land.field.wrong.other': 'That is dearer than the City can pay. A Field costs 1 labour; begin with it.',
  'lesson.land.forest.goal': 'Play a Forest although the City is used',
  'lesson.land.forest.step.1': 'choose the Forest',
  'lesson.land.forest.step.2': 'pay 2 labour',
  'lesson.land.forest.told':
    'The City has worked already, and a Forest costs 2 labour. Here your hand must help: each card you discard counts as 1 of whatever you need. Two peasants, say; there are always more peasants.',
  'lesson.land.forest.done': 'Energy in the house. Four territories at most lie in a fief, so think about which.',
  'lesson.land.forest.wrong.end': 'A turn with eight cards in hand, ended. The Forest could be used the very turn you play it.',

  'lesson.people': 'People',
  'lesson.people.worker.goal': 'Let your City give 2 labour',
  'lesson.people.worker.step.1': 'play a Peasant',
  'lesson.people.worker.step.2': 'put it to work in the City',
  'lesson.people.worker.told':
    'Land without people is scenery. Play a Peasant, put it on the City, and pay its 1 food with the Field. Each worker on a place adds 1 to what the place gives.',
  'lesson.people.worker.done':
    'Two labour a turn. City, Field, Forest and Mine take two workers each, a Farm only one. And everybody wants to be fed.',
  'lesson.people.worker.wrong.ground': 'It stands about on the open ground and helps nobody’s harvest. On the City it would add 1 labour.',

  'lesson.cards': 'More cards',
  'lesson.cards.extra.goal': 'Draw an extra card',
  'lesson.cards.extra.told':
    'An empty hand is a lord’s nightmare. For 4 resources of any kind you may draw one card more. City and Forest give 2 each: four, and not one too many.',
  'lesson.cards.extra.done': 'One card, nothing wasted. Resources cannot be stored: what you do not use this turn is gone.',
  'lesson.cards.extra.wrong.end': 'City and Forest stood ready, and you went to bed. Nothing they could give is kept for tomorrow.',

  'lesson.build': 'Build',
  'lesson.build.forge.goal': 'Build the Forge: your first prestige',
  'lesson.build.forge.step.1': 'buy the Forge',
  'lesson.build.forge.step.2': 'pay, and it stands',
  'lesson.build.forge.told':
    'Prestige wins, and buildings are prestige. Buy the Forge from the market and put it on the Mine. Mind: whatever bears the new building must not be used to pay for it.',
  'lesson.build.forge.done':
    'One prestige of the seven you need. The Mine gives 1 gold more from now on, and Infantry comes to you without a surcharge.',
  'lesson.build.forge.wrong.end': 'You could have paid for the Forge, and now Raoul may. The market belongs to whoever comes first.',
  'lesson.build.fortress.goal': 'Guard the Field with a Fortress',
  'lesson.build.fortress.step.1': 'buy the Fortress',
  'lesson.build.fortress.step.2': 'pay, and it stands',
  'lesson.build.fortress.told':
    'A Fortress produces nothing. It stands there with 1 attack and 5 defence, day and night, and counts as prestige besides. Buy it, and put it where it hurts Raoul most: on the Field that feeds you.',
  'lesson.build.fortress.done': 'Let him come. A military building never sleeps, is never turned, and needs no food.',
  'lesson.build.fortress.wrong.end': 'The Fortress is still in the market, and your Field still lies open to any passing soldier.',

  'lesson.war': 'War',
  'lesson.war.march.goal': 'Lead your Knight into Raoul’s fief',
  'lesson.war.march.step.1': 'onto neutral ground',
  'lesson.war.march.step.2': 'into his fief',
  'lesson.war.march.told':
    'Between you and Raoul lies neutral ground, and one march leads one fief further. On foot that takes two turns. A Knight, however, marches twice.',
  'lesson.war.march.done': 'There he is, in the middle of Raoul’s turnips. Marching does not turn a card: he may still fight.',
  'lesson.war.march.wrong.end': 'The Knight stayed behind. What is not moved now waits for the next turn.',
  'lesson.war.battle.goal': 'Destroy the place that bears two buildings',
  'lesson.war.battle.step.1': 'declare war',
  'lesson.war.battle.step.2': 'destroy the Mine',
  'lesson.war.battle.told':
    'Raoul’s Mine bears a School and a Workshop, and a single peasant guards it. Declare war, then send the Knight against the Mine: where a place falls, all its buildings fall with it.',
  'lesson.war.battle.done':
    'Peasant, Mine, School and Workshop: two prestige gone in an afternoon. Remember it when you leave your own places unguarded.',
  'lesson.war.battle.wrong.merchant': 'One Merchant less, and no building. The Mine would have cost him two.',
  'lesson.war.battle.wrong.city': 'The City defends with 8; your Knight strikes with 4. A City wants an army, or a siege.',
  'lesson.war.battle.wrong.other': 'A blow, but a smaller one. The Mine bears two buildings and has one guard.',
  'lesson.war.battle.wrong.end': 'You rode all the way and turned round at the gate. War must be declared before the turn ends.',

  'lesson.win': 'Seven prestige',
  'lesson.win.castle.goal': 'Win the game with the Castle',
  'lesson.win.castle.step.1': 'buy the Castle',
  'lesson.win.castle.step.2': 'pay 10 and win',
  'lesson.win.castle.told':
    'Five prestige, and the Castle is worth 2. It costs 10 resources: spare the place that is to bear it, and let everything else work, the last card in hand included.',
  'lesson.win.castle.done': 'Seven. Whoever has seven has won, on the spot. I have served worse lords.',
  'lesson.win.castle.wrong.end': 'The game was won, and you ended your turn! The Castle, my lord, the Castle.',

  'lesson.turn': 'A whole turn',
  'lesson.turn.whole.goal': 'Play your first turn, and see Raoul’s',
  'lesson.turn.whole.step.1': 'draw a card',
  'lesson.turn.whole.step.2': 'play a territory',
  'lesson.turn.whole.step.3': 'reach your next turn',
  'lesson.turn.whole.told':
    'Now on your own, against Raoul, who plays gently for once. Draw from a deck you like, play land, pay for it, and end your turn when you want no more.',
  'lesson.turn.whole.done': 'He has had his turn, and it is yours again. That is all there is to it; the rest is who does it better.',
  'lesson.turn.whole.wrong.empty': 'A turn gone, and your City stands alone in an empty fief. The first thing a lord needs is land.',
};
