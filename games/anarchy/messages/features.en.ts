/** How a player stands, in the words of an analysis. */
export default {
  'feature.worth': 'points in prospect',
  'feature.attributes': 'attributes',
  'feature.production': 'production boxes',
};
