/** Medioevo Universale in the browser. */

import type { UniView } from '@castellan/medioevo';
import type { GameScreen } from '../../shell/index.ts';
import { Ahead } from './away/Ahead.tsx';
import { concern } from './away/concern.ts';
import { Places } from './away/Places.tsx';
import { Board } from './Board.tsx';
import { Key, Panel, Purse } from './Panel.tsx';
import { PhaseTrack } from './PhaseTrack.tsx';
import { pieces } from './pieces.ts';
import { canRead, Reading } from './Reading.tsx';
import { Scene } from './Scene.tsx';
import { ASIDES, Terms } from './stages/index.ts';
import { tincture } from './tinctures.ts';
import { pageOf } from './where.ts';

const screen: GameScreen<UniView> = {
  Board,
  Panel,
  Scene,
  score: (view, seat) => view.final?.[seat] ?? view.players[seat].honour,
  Key,
  Purse,
  Track: PhaseTrack,
  Reading,
  canRead,
  pieces,
  Terms,
  asides: ASIDES,
  pageOf,
  tincture,
  concern,
  Places,
  Ahead,
  routine: ['letPass', 'callsIn', 'movePassed', 'cardHeld', 'taxCollected', 'upkeepPaid', 'interestPaid'],
  sounds: {
    eventDrawn: 'paper',
    cardKept: 'paper',
    taxCollected: 'coins',
    upkeepPaid: 'coins',
    tollPaid: 'coins',
    pillaged: 'coins',
  },
};

export default screen;
