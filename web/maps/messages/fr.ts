/** What every map has to say, in French. */
export default {
  'map.nearer': 'Plus près (+)',
  'map.farther': 'Plus loin (−)',
  'map.whole': 'Toute la carte (0)',
  'map.toTargets': 'Vers ce qu’on peut toucher',
  'map.loupe': 'Loupe : toute la carte, la question, un lieu',
  'map.asList': 'En liste',
  'map.asMap': 'En carte',
  'map.mini': 'Petite carte : aller ailleurs',
  'map.beyond': '{name}, hors de vue : y aller',
  'map.beyond.left': '{n, plural, one {# cible} other {# cibles}} à gauche : y aller',
  'map.beyond.right': '{n, plural, one {# cible} other {# cibles}} à droite : y aller',
  'map.beyond.top': '{n, plural, one {# cible} other {# cibles}} plus haut : y aller',
  'map.beyond.bottom': '{n, plural, one {# cible} other {# cibles}} plus bas : y aller',
};
