import type { BriefDrawings } from '../../../app/rules/brief/brief.ts';
import signs from '../icons.json?sprite';

const drawings: BriefDrawings<keyof typeof import('../icons.json')> = {
  signs,
  scenes: [
    {
      ground: 'vert',
      things: [
        { kind: 'card', sign: 'field', x: 40, y: 44, turn: -6, field: '#e6e0b8' },
        { kind: 'card', sign: 'forest', x: 98, y: 38, turn: 4, field: '#cfe0cd' },
        { kind: 'card', sign: 'mine', x: 156, y: 46, turn: 10, field: '#dcd6d0' },
        { kind: 'sign', sign: 'labour', x: 200, y: 104, size: 30, tint: 'gold' },
      ],
    },
    {
      ground: 'or',
      things: [
        { kind: 'sign', sign: 'castle', x: 134, y: 30, size: 86, tint: 'ink' },
        { kind: 'sign', sign: 'farm', x: 36, y: 74, size: 56, tint: 'ink' },
        { kind: 'sign', sign: 'church', x: 84, y: 62, size: 60, tint: 'ink' },
      ],
    },
    {
      ground: 'azure',
      things: [
        { kind: 'sign', sign: 'knight', x: 28, y: 66, size: 58, tint: 'gold' },
        { kind: 'sign', sign: 'infantry', x: 84, y: 80, size: 44, tint: 'gold' },
        { kind: 'sign', sign: 'forest', x: 172, y: 54, size: 54, tint: 'ink' },
        { kind: 'way', path: 'M128 96 Q152 70 172 88' },
      ],
    },
    {
      ground: 'gules',
      things: [
        { kind: 'sign', sign: 'fortress', x: 136, y: 32, size: 82, tint: 'ink' },
        { kind: 'sign', sign: 'siege', x: 24, y: 72, size: 60, tint: 'gold' },
        { kind: 'sign', sign: 'clash', x: 92, y: 64, size: 40, tint: 'white' },
      ],
    },
  ],
  course: ['hand', 'steps', 'labour', 'march', 'heal'],
};

export default drawings;
