/** How a player stands, in the words of an analysis. */
export default {
  'feature.worth': 'points en vue',
  'feature.attributes': 'attributs',
  'feature.production': 'cases de production',
  'feature.paths': 'points des voies',
  'feature.mood': 'humeur du peuple',
  'feature.defence': 'espoir pour la défense',
  'feature.castles': 'châteaux encore à prendre',
  'feature.works': 'production et ouvrages pour les manches à venir',
  'feature.sheet': 'ce qui est commencé sur les feuilles',
  'feature.stores': 'biens encore à dépenser',
  'feature.castle': 'espoir pour le château de la manche',
};
