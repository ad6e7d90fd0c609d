/** How a player stands, in the words of an analysis. */
export default {
  'feature.honour': 'honneur',
  'feature.scored': 'honneur si la partie finissait là',
  'feature.land': 'territoires',
  'feature.buildings': 'niveaux de bâtiments',
  'feature.strength': 'force des troupes',
  'feature.florins': 'florins',
  'feature.income': 'revenu par tour',
  'feature.tokens': 'jetons',
  'feature.technologies': 'technologies',
  'feature.cards': 'cartes en main',
  'feature.transports': 'transports et engins',
  'feature.loans': 'emprunts',
  'feature.wars': 'guerres',
};
