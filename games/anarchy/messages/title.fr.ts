/** Comment le jeu s’appelle et ce qu’il est en une phrase, à part du reste : les pages les montrent avant de charger le jeu. */
export default {
  'game.title': 'The Anarchy',
  'game.tagline': 'Remplir ses feuilles, lever ses murs, tenir l’assaut.',
};
