import type { BriefDrawings } from '../../../app/rules/brief/brief.ts';
import signs from '../icons.json?sprite';

const drawings: BriefDrawings<keyof typeof import('../icons.json')> = {
  signs,
  scenes: [
    {
      ground: 'or',
      things: [
        { kind: 'sign', sign: 'castle', x: 28, y: 52, size: 66, tint: 'ink' },
        { kind: 'sign', sign: 'cathedral', x: 98, y: 42, size: 72, tint: 'ink' },
        { kind: 'sign', sign: 'florins', x: 178, y: 80, size: 44, tint: 'gold' },
      ],
    },
    {
      ground: 'azure',
      things: [
        { kind: 'sign', sign: 'merchantShip', x: 26, y: 52, size: 72, tint: 'gold' },
        { kind: 'sign', sign: 'caravan', x: 136, y: 74, size: 58, tint: 'gold' },
        { kind: 'way', path: 'M100 82 Q118 60 138 92' },
      ],
    },
    {
      ground: 'purpure',
      things: [
        { kind: 'sign', sign: 'pact', x: 84, y: 44, size: 76, tint: 'gold' },
        { kind: 'sign', sign: 'peace', x: 30, y: 70, size: 44, tint: 'white' },
        { kind: 'sign', sign: 'secret', x: 172, y: 70, size: 44, tint: 'white' },
      ],
    },
    {
      ground: 'gules',
      things: [
        { kind: 'sign', sign: 'cavalry', x: 24, y: 62, size: 60, tint: 'gold' },
        { kind: 'sign', sign: 'heavyInfantry', x: 86, y: 72, size: 50, tint: 'gold' },
        { kind: 'sign', sign: 'barbarians', x: 152, y: 52, size: 68, tint: 'ink' },
      ],
    },
  ],
  course: ['phase1', 'phase2', 'phase3', 'phase4', 'phase5', 'phase6', 'phase7'],
};

export default drawings;
