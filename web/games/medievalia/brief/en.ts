import type { BriefWords } from '../../../app/rules/brief/brief.ts';

const words: BriefWords = {
  scenes: [
    { title: 'Work your land', text: 'Turn territories and people to make labour, food, energy and gold; each card works once a turn.' },
    { title: 'Build', text: 'Every kind of building in your fief is worth a point; the Castle is worth two.' },
    { title: 'March', text: 'People leave for the neutral fief next door, and from there into an enemy’s.' },
    {
      title: 'Fight and besiege',
      text: 'Kill the guards of every territory. Besieged at the start of three turns running, a player is out.',
    },
  ],
  goal: 'The first to *7 prestige* wins at once; so does whoever is the last with a *City* standing.',
  count: { heads: ['in your fief', 'building', 'Castle', 'same again'], worth: ['prestige', '1', '2', '0'] },
  course: [
    { title: 'Draw', text: '1 card' },
    { title: 'Ready', text: 'cards turned back' },
    { title: 'Actions', text: 'as many as you like' },
    { title: 'March and war', text: 'optional' },
    { title: 'End', text: 'wounds heal' },
  ],
};

export default words;
