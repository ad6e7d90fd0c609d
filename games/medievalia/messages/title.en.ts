/** What the game is called and what it is in a sentence, apart from its other words: pages show both before they load the game. */
export default {
  'game.title': 'Medievalia',
  'game.tagline': 'A fief, a town, troops: build or besiege.',
};
