import type { BriefDrawings } from '../../../app/rules/brief/brief.ts';
import signs from '../icons.json?sprite';

const drawings: BriefDrawings<keyof typeof import('../icons.json')> = {
  signs,
  scenes: [
    {
      ground: 'azure',
      things: [
        { kind: 'sign', sign: 'marriage', x: 38, y: 60, size: 62, tint: 'gold' },
        { kind: 'sign', sign: 'vote', x: 120, y: 54, size: 58, tint: 'white' },
        { kind: 'sign', sign: 'pope', x: 182, y: 56, size: 44, tint: 'gold' },
      ],
    },
    {
      ground: 'vert',
      things: [
        { kind: 'sign', sign: 'village', x: 30, y: 62, size: 62, tint: 'ink' },
        { kind: 'sign', sign: 'mill', x: 104, y: 48, size: 70, tint: 'ink' },
        { kind: 'sign', sign: 'ecu', x: 176, y: 86, size: 38, tint: 'gold' },
      ],
    },
    {
      ground: 'or',
      things: [
        { kind: 'sign', sign: 'city', x: 44, y: 40, size: 80, tint: 'ink' },
        { kind: 'sign', sign: 'king', x: 146, y: 48, size: 58, tint: 'ink' },
        { kind: 'sign', sign: 'fiefTitle', x: 196, y: 90, size: 34, tint: 'ink' },
      ],
    },
    {
      ground: 'gules',
      things: [
        { kind: 'sign', sign: 'lord', x: 22, y: 64, size: 58, tint: 'gold' },
        { kind: 'sign', sign: 'knight', x: 78, y: 72, size: 50, tint: 'gold' },
        { kind: 'sign', sign: 'castle', x: 152, y: 42, size: 72, tint: 'ink' },
        { kind: 'way', path: 'M128 102 Q140 84 156 98' },
      ],
    },
  ],
  course: ['phase1', 'phase2', 'phase3', 'phase4', 'phase5', 'phase6', 'phase7'],
};

export default drawings;
