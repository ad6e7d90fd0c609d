import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateau',
  'pieces.board.said': 'La carte avant le premier mouvement : les terres, les mers et, en couleur, les royaumes de départ.',
  'pieces.units': 'Armées',
  'pieces.transports': 'Transports',
  'pieces.buildings': 'Bâtiments',
  'pieces.markers': 'Monnaie et marqueurs',
};

export default fr;
