/** Medievalia in the browser. */

import type { MedView } from '@castellan/medievalia';
import { TIE_BREAKS } from '@castellan/medievalia/vocabulary';
import type { GameScreen } from '../../shell/index.ts';
import { Board } from './Board.tsx';
import { Key, Panel, Purse } from './Panel.tsx';
import { PhaseTrack } from './PhaseTrack.tsx';
import { pieces } from './pieces.ts';
import { canRead, Reading } from './Reading.tsx';
import { pageOf } from './where.ts';

const screen: GameScreen<MedView> = {
  Board,
  Panel,
  score: (view, seat) => view.players[seat].prestige,
  Key,
  Purse,
  Track: PhaseTrack,
  Reading,
  canRead,
  pieces,
  pageOf,
  tieBreaks: TIE_BREAKS,
  routine: ['turnBegan', 'drew', 'paidWith', 'discarded', 'turnedUp', 'battleOver'],
  sounds: {
    drew: 'paper',
    territoryPlayed: 'paper',
    characterPlayed: 'paper',
    built: 'paper',
    discarded: 'paper',
  },
};

export default screen;
