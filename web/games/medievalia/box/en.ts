import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Table',
  'pieces.board.said':
    'There is no board: each player has a fief around a City, neutral fiefs lie between them, and the decks and buildings in the middle.',
  'pieces.resources': 'Resources and prestige',
};

export default en;
