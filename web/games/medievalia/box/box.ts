/** What lies in the box of Medievalia besides its cards. */

import type { MedView } from '@castellan/medievalia';
import type { Box } from '../../../app/pieces/box.ts';
import signs from '../icons.json?sprite';
import type { Sign } from '../icons.ts';
import screen from '../index.ts';

const box: Box<MedView, Sign> = {
  screen,
  signs,
  room: { wide: 980, high: 620 },
  kinds: {
    resources: { labour: 'labour', food: 'food', energy: 'energy', gold: 'gold', prestige: 'prestige' },
    reminders: { reminder: 'hand' },
  },
};

export default box;
