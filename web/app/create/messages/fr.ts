/** Ce que la page qui prépare une table dit du jeu. */

export default {
  'page.create.length': 'Durée',
  'page.create.usually': 'D’ordinaire',
  'page.create.rounds': '{from} à {to} tours',
  'page.create.measured': 'huit parties de bots sur dix, à {players, plural, =2 {deux} =3 {trois} =4 {quatre} other {#}}',
  'page.create.table': 'Autour d’une table',
  'page.create.table.what': '{game, select, medioevo {d’après la règle : à quatre, environ 3 h pour 8 tours} other {durée annoncée}}',
};
