import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Send your workers',
      text: 'Serfs, artisans, soldiers and knights fill boxes on your sheets. All play at once; nobody waits.',
    },
    { title: 'Raise your castle', text: 'Gate, towers, walls and moat, box by box. What a full line gives lets you fill more.' },
    { title: 'Hold the walls', text: 'At the end of each round attackers come: post soldiers, tactics and engines, then turn the cards.' },
    { title: 'Grow in the realm’s eyes', text: 'Bravery, loyalty, influence, might: every box is a point. Discontent costs you.' },
  ],
  goal: 'After five rounds, add your four *attributes* and your five *Path cards*, and take off what discontent costs.',
  count: { heads: ['counted', 'attribute box', 'Path card'], worth: ['points', '1', '0 to 3'] },
  course: [
    { title: 'Attackers', text: 'dealt' },
    { title: 'Paths', text: 'drafted' },
    { title: 'Production', text: 'all at once' },
    { title: 'Actions', text: 'all at once' },
    { title: 'Defence', text: 'all at once' },
    { title: 'End', text: 'of the round' },
  ],
};

export default words;
