import type { BriefDrawings } from '../../../app/rules/brief/brief.ts';
import signs from '../icons.json?sprite';

const drawings: BriefDrawings<keyof typeof import('../icons.json')> = {
  signs,
  scenes: [
    {
      ground: 'azure',
      things: [
        { kind: 'sign', sign: 'serf', x: 22, y: 78, size: 48, tint: 'gold' },
        { kind: 'sign', sign: 'artisan', x: 70, y: 72, size: 52, tint: 'gold' },
        { kind: 'sign', sign: 'soldier', x: 122, y: 72, size: 52, tint: 'gold' },
        { kind: 'sign', sign: 'horse', x: 176, y: 66, size: 56, tint: 'gold' },
      ],
    },
    {
      ground: 'or',
      things: [
        { kind: 'sign', sign: 'tower', x: 24, y: 46, size: 64, tint: 'ink' },
        { kind: 'sign', sign: 'gate', x: 92, y: 52, size: 62, tint: 'ink' },
        { kind: 'sign', sign: 'tower', x: 156, y: 46, size: 64, tint: 'ink' },
        { kind: 'sign', sign: 'smallCrane', x: 196, y: 22, size: 36, tint: 'ink' },
      ],
    },
    {
      ground: 'gules',
      things: [
        { kind: 'sign', sign: 'wall', x: 110, y: 58, size: 74, tint: 'ink' },
        { kind: 'sign', sign: 'siegeTower', x: 22, y: 54, size: 66, tint: 'gold' },
        { kind: 'sign', sign: 'arrows', x: 92, y: 36, size: 36, tint: 'white' },
        { kind: 'sign', sign: 'soldier', x: 150, y: 36, size: 38, tint: 'white' },
      ],
    },
    {
      ground: 'purpure',
      things: [
        { kind: 'sign', sign: 'bravery', x: 20, y: 60, size: 50, tint: 'gold' },
        { kind: 'sign', sign: 'loyalty', x: 76, y: 60, size: 50, tint: 'gold' },
        { kind: 'sign', sign: 'influence', x: 132, y: 60, size: 50, tint: 'gold' },
        { kind: 'sign', sign: 'might', x: 188, y: 60, size: 44, tint: 'gold' },
      ],
    },
  ],
  course: ['tent', 'pathCard', 'coin', 'wheel', 'gate', 'done'],
};

export default drawings;
