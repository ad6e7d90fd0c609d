/** What the page of all courses says. */

export default {
  'page.courses': 'Learn by playing',
  'page.courses.lead':
    'Each game has a course at a real table: short exercises with one goal each, told by somebody who knows the game. Wrong turns are explained and taken back.',
  'page.courses.size': '{lessons, plural, one {# lesson} other {# lessons}}, {minutes, plural, one {# minute} other {# minutes}} in all',
  'page.courses.begin': 'Begin',
  'page.courses.onward': 'Go on',
  'page.courses.again': 'Once more',
  'page.courses.lessons': 'All lessons',
};
