import type { Catalogue } from '@castellan/text';

const fr: Catalogue = {
  'pieces.board': 'Table',
  'pieces.board.said':
    'Il n’y a pas de plateau : chaque joueur a un fief autour de sa Ville, des fiefs neutres les séparent ; pioches et bâtiments sont au milieu.',
  'pieces.reminders': 'Mémos',
  'term.reminder': 'Carte mémo',
  'term.reminder.help': 'Rappelle les règles, sans effet. Ici : deux pages à imprimer.',
  'pieces.resources': 'Ressources et prestige',
};

export default fr;
