/** What the game is called and what it is in a sentence, apart from its other words: pages show both before they load the game. */
export default {
  'game.title': 'The Ancient World',
  'game.tagline': 'Cities, numbered citizens, titans to defeat.',
};
