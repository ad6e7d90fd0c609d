/** What the game is called and what it is in a sentence, apart from its other words: pages show both before they load the game. */
export default {
  'game.title': 'Fief',
  'game.tagline': 'Families, votes, marriages and swords: three points, or four for two.',
};
