/** What the page that sets up a table says of the game. */

export default {
  'page.create.length': 'Length',
  'page.create.usually': 'Usually',
  'page.create.rounds': '{from} to {to} rounds',
  'page.create.measured': 'eight of ten games of bots, with {players, plural, =2 {two} =3 {three} =4 {four} other {#}}',
  'page.create.table': 'Around a table',
  'page.create.table.what': '{game, select, medioevo {by the rulebook: with four, 8 turns take about 3 h} other {as published}}',
};
