import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateaux et feuilles',
  'pieces.board.said':
    'En haut, le plateau Principal : les cartes Scénario des cinq manches et leur butin. En bas, les deux feuilles d’un joueur, encore vierges.',
  'pieces.workers': 'Ouvriers',
  'pieces.resources': 'Ressources',
  'pieces.castle': 'Votre château',
  'pieces.attributes': 'Attributs et humeurs',
  'pieces.tactics': 'Tactiques',
  'pieces.markers': 'Marqueurs et paquets',
};

export default fr;
