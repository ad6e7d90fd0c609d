import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    {
      title: 'Marry and vote',
      text: 'Families marry and ally; Bishops, a Pope and a King are elected by secret ballot. Every consent has its price.',
    },
    { title: 'Rule your villages', text: 'Mills and taxes bring écus; famine, plague and bad weather take them.' },
    { title: 'Buy titles', text: 'All villages of a fief in hand: pay for the City, name your Baron, Count or Duke.' },
    {
      title: 'March and fight',
      text: 'Lords lead troops along the roads. Dice decide; walls take dice away; the beaten are held to ransom.',
    },
  ],
  goal: 'At the end of a round, *3 points* alone, or *4 together* with the family you are married to, win the game.',
  count: { heads: ['title', 'fief', 'King', 'Pope'], worth: ['points', '1', '1', '1'] },
  course: [
    { title: 'Hear ye!', text: 'weddings, votes' },
    { title: 'Cards', text: 'calamities, taxes' },
    { title: 'Income', text: 'écus' },
    { title: 'Purchases', text: 'troops, titles' },
    { title: 'Moves', text: 'lord by lord' },
    { title: 'Battles', text: 'sieges, pillage' },
    { title: 'Victory?', text: 'points counted' },
  ],
};

export default words;
