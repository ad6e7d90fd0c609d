import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Board',
  'pieces.board.said': 'The map before anybody has moved: lands, seas, and in colour the home kingdoms.',
  'pieces.units': 'Armies',
  'pieces.transports': 'Transports',
  'pieces.engines': 'Siege engines',
  'pieces.buildings': 'Buildings',
  'pieces.goods': 'Goods',
  'pieces.dice': 'Dice',
  'pieces.price':
    'Level {level}: {florins} florins, {points, plural, one {# point} other {# points}} of {branch}, and the technology {technology}.',
  'pieces.engine.moves': '{mp, plural, one {# movement point} other {# movement points}}; it carries nothing.',
  'pieces.engine.shoots':
    'In each round of a battle {crew, plural, one {one unit} other {1 to # units}} may be its crew and do nothing else. Each rolls a {die}: {from} to {to} does {units} damage to units{buildings, plural, =0 {; buildings it cannot harm} other {, or # to a building one attacks}}.',
  'pieces.building.stands': 'It falls with {structure, plural, one {# point} other {# points}} of damage.',
  'pieces.building.civil':
    'In an inhabited zone: taxed as {taxed, plural, one {# more territory} other {# more territories}}, and {level, plural, one {# more unit} other {# more units}} may be bought each turn.',
  'pieces.building.military':
    'Takes {protection} off the damage of one kind of attack in each round of battle; {tokens, plural, one {# control token} other {# control tokens}} for lands around it. Units, war wagons and engines may be placed there.',
  'pieces.building.religious': 'When an Empire card is bought, {cards} more are drawn to choose from; counts at the end of the game.',
  'pieces.building.honour': '{honour} honour when it is built.',
  'pieces.good.trade':
    'A cube, one of {n}. Bought for {buy} florins where it is made; sold for {sell} where there is none of its colour, and {bonus} more for each cube of the market there.',
  'pieces.good.zones': 'Made at {zones}.',
  'pieces.die': 'Die of {faces} faces',
  'pieces.die.battle':
    'All three are rolled in each round of a battle: the highest is the attack, the lowest the losses; equal ones are multiplied.',
  'pieces.die.4': 'For the barbarians, 1 to 3 adds light infantry to the hordes of the turn.',
  'pieces.die.6': 'For the barbarians, 1 to 3 adds an archer to the hordes of the turn. Events roll it too.',
  'pieces.die.8': 'For the barbarians, 1 to 3 adds a captain to the hordes of the turn. Archers and engines hit with it.',
  'term.ownershipToken': 'Ownership token',
  'term.ownershipToken.help': 'Whose a transport or an engine is, and its level: who has none left of a level cannot own another.',
  'term.standard': 'Standard',
  'term.standard.help': 'A small one for a captain of level II, a large one for level III.',
  'term.stopToken': 'Stop marker',
  'term.stopToken.help': 'On what has moved and may not move again this turn.',
  'term.destructionToken': 'Destruction token',
  'term.destructionToken.help': 'A point of damage on a building.',
  'term.bloodToken': 'Blood token',
  'term.bloodToken.help': 'In the variant: gained by whoever is pillaged or loses a home land; each spent in a battle gives +1 attack.',
  'pieces.markers': 'Money and markers',
};

export default en;
