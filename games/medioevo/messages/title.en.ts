/** What the game is called and what it is in a sentence, apart from its other words: pages show both before they load the game. */
export default {
  'game.title': 'Medioevo Universale',
  'game.tagline': 'Six kingdoms of the thirteenth century: taxes, trade, pacts and war, for honour.',
};
