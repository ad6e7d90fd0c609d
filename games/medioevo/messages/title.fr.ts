/** Le nom du jeu et ce qu’il est en une phrase, à part du reste : les pages les montrent avant de charger le jeu. */
export default {
  'game.title': 'Medioevo Universale',
  'game.tagline': 'Six royaumes du XIIIᵉ siècle : impôts, commerce, pactes et guerre, pour l’honneur.',
};
