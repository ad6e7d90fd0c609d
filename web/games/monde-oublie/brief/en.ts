import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    { title: 'Place a citizen', text: 'On an empty action, or where yours is stronger than everyone there: your 3 goes in front of a 2.' },
    { title: 'Build your city', text: 'A card of the row, paid in coins and knowledge. Most carry a banner.' },
    { title: 'Defeat a titan', text: 'No citizen needed: pay your armies and match its defence; the dice tell the damage.' },
    { title: 'Pass, then feed', text: 'When all have passed: income, citizens come home, one food a head, or famine.' },
  ],
  goal: 'After six rounds, the most points. Nearly all come from *banners*: the more of one tribe, the more each is worth.',
  count: { heads: ['banners', '1', '2', '3', '4', '5', '6+'], worth: ['points', '1', '2', '4', '6', '8', '11'] },
  course: [
    { title: 'Preparation', text: 'new cards' },
    { title: 'Actions', text: 'turn by turn' },
    { title: 'Income', text: '5 and more' },
    { title: 'Return', text: 'citizens home' },
    { title: 'Feeding', text: '1 a head' },
  ],
};

export default words;
