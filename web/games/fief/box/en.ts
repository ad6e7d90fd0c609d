import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Board',
  'pieces.board.said':
    'The kingdom before the first Lord comes: villages and the roads between them; each colour is a fief; violet lines part the bishoprics, each numbered at its principal village.',
  'pieces.troops': 'Troops and engines',
  'pieces.works': 'Strongholds and mills',
  'pieces.titles': 'Titles',
  'pieces.markers': 'Money and markers',
  'pieces.fief.price': 'Its title costs {price, plural, one {# écu} other {# écus}} and is worth 1 point.',
  'pieces.bishopric.votes': '{village} is its principal village and counts two votes.',
};

export default en;
