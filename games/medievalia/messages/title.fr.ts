/** Comment le jeu s’appelle et ce qu’il est en une phrase, à part du reste : les pages les montrent avant de charger le jeu. */
export default {
  'game.title': 'Medievalia',
  'game.tagline': 'Un fief, une ville, des troupes : bâtir ou assiéger.',
};
