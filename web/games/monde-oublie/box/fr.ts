import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateau',
  'pieces.board.said':
    'Le plateau au début de la manche 1 : les actions en haut, puis titans, soldats et province, la rangée Empire, et en bas la cité d’un joueur.',
  'pieces.markers': 'Citoyens, monnaie et tuiles',
  'pieces.symbols': 'Symboles des cartes',
};

export default fr;
