/** Fief in the browser. */

import type { FieView } from '@castellan/fief';
import type { GameScreen } from '../../shell/index.ts';
import { concern } from './away/concern.ts';
import { Places } from './away/Places.tsx';
import { Board } from './Board.tsx';
import { Key, Panel, Purse } from './Panel.tsx';
import { PhaseTrack } from './PhaseTrack.tsx';
import { pieces } from './pieces.ts';
import { canRead, Reading } from './Reading.tsx';
import { SAYINGS } from './sayings.ts';
import { ASIDES, Terms } from './stages/index.ts';
import { pageOf } from './where.ts';

const screen: GameScreen<FieView> = {
  Board,
  Panel,
  score: (view, seat) => view.players[seat].points,
  Key,
  Purse,
  Track: PhaseTrack,
  Reading,
  canRead,
  pieces,
  Terms,
  asides: ASIDES,
  concern,
  Places,
  pageOf,
  tieBreaks: ['villages', 'ecus', 'rank'],
  sayings: SAYINGS,
  routine: ['drew', 'reshuffled', 'shuffledBack', 'income', 'counted', 'embassySpent'],
  sounds: {
    drew: 'paper',
    discarded: 'paper',
    surprise: 'paper',
    paid: 'coins',
    income: 'coins',
    boughtPawn: 'coins',
    builtMill: 'coins',
    builtCastle: 'coins',
  },
};

export default screen;
