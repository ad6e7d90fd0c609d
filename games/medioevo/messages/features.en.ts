/** How a player stands, in the words of an analysis. */
export default {
  'feature.honour': 'honour',
  'feature.scored': 'honour if the game ended now',
  'feature.land': 'territories',
  'feature.buildings': 'levels of buildings',
  'feature.strength': 'strength of the troops',
  'feature.florins': 'florins',
  'feature.income': 'income a turn',
  'feature.tokens': 'tokens',
  'feature.technologies': 'technologies',
  'feature.cards': 'cards in hand',
  'feature.transports': 'transports and engines',
  'feature.loans': 'loans',
  'feature.wars': 'wars',
};
