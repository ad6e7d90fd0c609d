/** What is said at every worked example. */
export default {
  'example.title': 'Worked example {example}',
  'example.here': '{n} of {count}',
  'example.goal': 'At the table',
  'example.list': 'Worked examples',
  'example.again': 'Lay it out again',
  'example.leave': 'Back to the rules',
  'example.narrator': '{name}, who tells the example',
  'example.try': 'Show me what it says',
  'example.try.next': 'Show me the other case',
  'example.showing': 'So it says: {answer}.',
  'example.numbers': 'It names the numbers: set them, or have it done.',
  'example.others': 'So it says: now the others answer.',
  'example.refused': 'It also says what the rules refuse here: {answer}.',
  'example.play': 'Do it for me',
  'example.so': 'It came as the example says.',
  'example.so.more': 'It came as the example says. There {n, plural, one {is # more case} other {are # more cases}} to try.',
  'example.off': 'That is another way than the example tells: go on as you like, take it back, or lay it out again.',
  'example.laid':
    'This position was laid by hand for an example: no game led to it, so there is no record of it and no playing on from here.',
  'example.next': 'Next example',
  'example.position': 'position {n}',
};
