/** How a player stands, in the words of an analysis. */
export default {
  'feature.atGoal': 'le but atteint',
  'feature.oneShort': 'le but à un point au plus',
  'feature.twoShort': 'le but à deux points au plus',
  'feature.points': 'points de victoire',
  'feature.allied': 'un allié',
  'feature.assets': 'valeur de ce que la maison tient et approche',
  'feature.ecus': 'écus',
  'feature.troops': 'troupes',
  'feature.villages': 'villages',
  'feature.lords': 'seigneurs libres',
  'feature.captives': 'seigneurs aux mains d’autrui',
  'feature.hand': 'valeur des cartes en main',
  'feature.prospects': 'ce que ses armées peuvent prendre',
  'feature.danger': 'ce qu’on peut lui prendre',
};
