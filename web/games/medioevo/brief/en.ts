import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Tax and build',
      text: 'Set your taxes, feed your armies, raise villages, castles and cathedrals. Tax too hard and provinces rebel.',
    },
    { title: 'Trade', text: 'Caravans and ships carry goods to far markets: paid in florins or in honour, as you choose.' },
    { title: 'Talk', text: 'Pacts of passage, peace, tribute and alliance are contracts; breaking one costs honour.' },
    { title: 'Conquer', text: 'Armies move by land and sea and fight in rounds of dice. Hordes of barbarians wait for nobody.' },
  ],
  goal: 'At the end, the most *honour*: won by conquest, building and trade, then by being first in what makes a realm great.',
  count: { heads: ['first in', 'florins', 'lands', 'cities', 'castles', 'churches'], worth: ['honour', '3', '3', '3', '3', '3'] },
  course: [
    { title: 'Turn order', text: 'bids' },
    { title: 'Events', text: 'rebellions' },
    { title: 'Taxes', text: 'and upkeep' },
    { title: 'Purchases', text: 'in turn' },
    { title: 'Combat', text: 'in rounds' },
    { title: 'Trade', text: 'in turn' },
    { title: 'End', text: 'of the turn' },
  ],
};

export default words;
