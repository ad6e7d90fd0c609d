/** What memorable games are called and what happens in them, in English. */

export default {
  'memorable.monde-oublie.leviathan': 'The Leviathan by one',
  'memorable.monde-oublie.leviathan.told':
    'Three titans fall to the same raiders, the Leviathan by a single point: the favourite is left nine behind.',
  'memorable.monde-oublie.purse': 'Down to the purse',
  'memorable.monde-oublie.purse.told': 'Twenty-eight to twenty-eight: the coins that are left decide.',
  'memorable.medievalia.raid': 'The burnt School',
  'memorable.medievalia.raid.told':
    'A raid burns the Church and the School of whoever leads; when the decks run out, one prestige decides.',
  'memorable.medievalia.tower': 'A raid too late',
  'memorable.medievalia.tower.told': 'The lead changes again and again; the last raid takes lives but no building, and a Tower answers it.',
  'memorable.anarchy.workers': 'Equal to the last',
  'memorable.anarchy.workers.told': 'Ninety-one to ninety-one, and equal in discontent: the workers decide.',
  'memorable.anarchy.third': 'The favourite comes third',
  'memorable.anarchy.third.told': 'Whoever had it all but won for half the game is overtaken by both.',
  'memorable.anarchy.point': 'One point at the gate',
  'memorable.anarchy.point.told': 'Each of the three was ahead once; a single point parts the first two.',
  'memorable.fief.widower': 'The widowed King',
  'memorable.fief.widower.told': 'The plague takes the Queen and the alliance with her: the King needs nobody any more, and wins alone.',
  'memorable.fief.tournus': 'The blood of Tournus',
  'memorable.fief.tournus.told': 'A Pope is assassinated and a Queen falls at Tournus: her ally is left with the crown, and the win.',
  'memorable.fief.tiara': 'Tiara and crown',
  'memorable.fief.tiara.told': 'One house takes both in the same round; whoever led until then looks on.',
  'memorable.medioevo.novgorod': 'Four behind, one ahead',
  'memorable.medioevo.novgorod.told': 'Novgorod is four honour short when the last turn ends, and one ahead when all is counted.',
  'memorable.medioevo.prisoners': 'The price of prisoners',
  'memorable.medioevo.prisoners.told':
    'Hungary has the most honour when the last turn ends; prisoners and debts cost it the game by one point.',
};
