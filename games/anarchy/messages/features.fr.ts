/** Où en est un joueur, dans les mots d’une analyse. */
export default {
  'feature.worth': 'points en vue',
  'feature.attributes': 'attributs',
  'feature.production': 'cases de production',
};
