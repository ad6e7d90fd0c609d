import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Boards and sheets',
  'pieces.board.said':
    'Above, the main board: the scenario row of five rounds with its loot. Below, the two sheets of a player, with nothing filled yet.',
  'pieces.sieges': 'Armies of the siege scenarios',
  'pieces.sides': 'Side cards of the campaign',
  'pieces.loot': 'Loot tiles',
  'pieces.loot.large': 'Large loot tile',
  'pieces.loot.small': 'Small loot tile',
  'term.playerAid': 'Player aid',
  'term.playerAid.help': 'Repeats the course of a round; it has no effect. Here: two pages to print.',
  'pieces.workers': 'Workers',
  'pieces.resources': 'Resources',
  'pieces.castle': 'Your castle',
  'pieces.attributes': 'Attributes and moods',
  'pieces.tactics': 'Tactics',
  'pieces.markers': 'Boards, markers and decks',
};

export default en;
