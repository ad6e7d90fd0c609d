import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Board',
  'pieces.board.said':
    'The board at the start of round 1: the actions above, then titans, soldiers and a province, the Empire row, and the city board of a player below.',
  'pieces.markers': 'Citizens, money and tiles',
  'pieces.symbols': 'Symbols on the cards',
};

export default en;
