/** Ce que dit la page de tous les cours. */

export default {
  'page.courses': 'Apprendre en jouant',
  'page.courses.lead':
    'Chaque jeu a son cours à une vraie table : de courts exercices, un but pour chacun, racontés par quelqu’un qui connaît le jeu. Les faux pas sont expliqués et repris.',
  'page.courses.size': '{lessons, plural, one {# leçon} other {# leçons}}, {minutes, plural, one {# minute} other {# minutes}} en tout',
  'page.courses.begin': 'Commencer',
  'page.courses.onward': 'Continuer',
  'page.courses.again': 'Encore une fois',
  'page.courses.lessons': 'Toutes les leçons',
};
