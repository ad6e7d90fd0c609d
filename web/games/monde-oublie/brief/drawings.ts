import type { BriefDrawings } from '../../../app/rules/brief/brief.ts';
import signs from '../icons.json?sprite';

const drawings: BriefDrawings<keyof typeof import('../icons.json')> = {
  signs,
  scenes: [
    {
      ground: 'azure',
      things: [
        { kind: 'sign', sign: 'build', x: 146, y: 38, size: 68, tint: 'ink' },
        { kind: 'sign', sign: 'citizen', x: 26, y: 82, size: 50, tint: 'azure', number: 3 },
        { kind: 'sign', sign: 'citizen', x: 172, y: 92, size: 40, tint: 'vert', number: 2 },
        { kind: 'way', path: 'M72 92 Q104 52 142 84' },
      ],
    },
    {
      ground: 'or',
      things: [
        { kind: 'card', sign: 'food', x: 54, y: 34, turn: -8, field: '#dfe6d8' },
        { kind: 'card', sign: 'armyLimit', x: 140, y: 40, turn: 7, field: '#f0d5cb' },
        { kind: 'sign', sign: 'coin', x: 104, y: 56, size: 30, tint: 'gold', number: 4 },
        { kind: 'way', path: 'M96 104 Q118 122 140 108' },
      ],
    },
    {
      ground: 'gules',
      things: [
        { kind: 'sign', sign: 'titan', x: 142, y: 20, size: 92, tint: 'ink' },
        { kind: 'sign', sign: 'recruit', x: 22, y: 78, size: 52, tint: 'gold' },
        { kind: 'sign', sign: 'arrow', x: 76, y: 84, size: 38, tint: 'gold' },
        { kind: 'label', text: '6 + 5 = 11', x: 66, y: 40 },
      ],
    },
    {
      ground: 'vert',
      things: [
        { kind: 'sign', sign: 'food', x: 24, y: 64, size: 62, tint: 'gold' },
        { kind: 'sign', sign: 'citizen', x: 112, y: 84, size: 44, tint: 'azure', number: 1 },
        { kind: 'sign', sign: 'citizen', x: 150, y: 84, size: 44, tint: 'azure', number: 2 },
        { kind: 'sign', sign: 'famine', x: 196, y: 98, size: 34, tint: 'ink' },
      ],
    },
  ],
  course: ['card', 'citizen', 'coinIncome', 'capital', 'food'],
};

export default drawings;
