/** What every map has to say, in English. */
export default {
  'map.nearer': 'Nearer (+)',
  'map.farther': 'Farther (−)',
  'map.whole': 'Whole map (0)',
  'map.toTargets': 'To what may be touched',
  'map.loupe': 'Loupe: whole map, question, one place',
  'map.asList': 'As a list',
  'map.asMap': 'As a map',
  'map.mini': 'Small map: go elsewhere',
  'map.beyond': '{name}, out of sight: go there',
  'map.beyond.left': '{n, plural, one {# target} other {# targets}} to the left: go there',
  'map.beyond.right': '{n, plural, one {# target} other {# targets}} to the right: go there',
  'map.beyond.top': '{n, plural, one {# target} other {# targets}} above: go there',
  'map.beyond.bottom': '{n, plural, one {# target} other {# targets}} below: go there',
};
