import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Plateaux et feuilles',
  'pieces.board.said':
    'En haut, le plateau Principal : les cartes Scénario des cinq manches et leur butin. En bas, les deux feuilles d’un joueur, encore vierges.',
  'pieces.sieges': 'Armées des scénarios de siège',
  'pieces.sides': 'Cartes annexes de la campagne',
  'pieces.loot': 'Tuiles Butin',
  'pieces.loot.large': 'Grande tuile Butin',
  'pieces.loot.small': 'Petite tuile Butin',
  'term.playerAid': 'Aide de jeu',
  'term.playerAid.help': 'Rappelle le déroulement d’une manche, sans effet. Ici : deux pages à imprimer.',
  'pieces.workers': 'Ouvriers',
  'pieces.resources': 'Ressources',
  'pieces.castle': 'Votre château',
  'pieces.attributes': 'Attributs et humeurs',
  'pieces.tactics': 'Tactiques',
  'pieces.markers': 'Plateaux, marqueurs et paquets',
};

export default fr;
