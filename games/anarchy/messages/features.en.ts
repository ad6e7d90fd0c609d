/** How a player stands, in the words of an analysis. */
export default {
  'feature.worth': 'points in prospect',
  'feature.attributes': 'attributes',
  'feature.production': 'production boxes',
  'feature.paths': 'points by the paths',
  'feature.mood': 'joy of the people',
  'feature.defence': 'hope in the defence',
  'feature.castles': 'castles left to take',
  'feature.works': 'production and works for the rounds to come',
  'feature.sheet': 'what is begun on the sheets',
  'feature.stores': 'goods left to spend',
  'feature.castle': 'hope of this round’s castle',
};
