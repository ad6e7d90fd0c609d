/** Comment le jeu s’appelle et ce qu’il est en une phrase, à part du reste : les pages les montrent avant de charger le jeu. */
export default {
  'game.title': 'Un Monde Oublié',
  'game.tagline': 'Des cités, des citoyens numérotés, des titans à vaincre.',
};
