import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Boards and sheets',
  'pieces.board.said':
    'Above, the main board: the scenario row of five rounds with its loot. Below, the two sheets of a player, with nothing filled yet.',
  'pieces.workers': 'Workers',
  'pieces.resources': 'Resources',
  'pieces.castle': 'Your castle',
  'pieces.attributes': 'Attributes and moods',
  'pieces.tactics': 'Tactics',
  'pieces.markers': 'Markers and decks',
};

export default en;
