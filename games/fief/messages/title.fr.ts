/** Comment le jeu s’appelle et ce qu’il est en une phrase, à part du reste : les pages les montrent avant de charger le jeu. */
export default {
  'game.title': 'Fief',
  'game.tagline': 'Familles, votes, mariages et épées : trois points, ou quatre à deux.',
};
