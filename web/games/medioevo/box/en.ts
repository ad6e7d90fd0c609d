import type { Catalogue } from '@castellan/text';

const en: Catalogue = {
  'pieces.board': 'Board',
  'pieces.board.said': 'The map before anybody has moved: lands, seas, and in colour the home kingdoms.',
  'pieces.units': 'Armies',
  'pieces.transports': 'Transports',
  'pieces.buildings': 'Buildings',
  'pieces.markers': 'Money and markers',
};

export default en;
