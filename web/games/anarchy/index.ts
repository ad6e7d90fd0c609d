/** The Anarchy in the browser. */

import type { AnaView } from '@castellan/anarchy';
import { OF_ANARCHY } from '@castellan/pictures/tinctures';
import type { GameScreen } from '../../shell/index.ts';
import { Board } from './Board.tsx';
import { Key, Panel } from './Panel.tsx';
import { Purse } from './Pools.tsx';
import { pieces } from './pieces.ts';
import { canRead, Reading } from './Reading.tsx';
import { RoundTrack } from './RoundTrack.tsx';
import { pageOf } from './where.ts';

const screen: GameScreen<AnaView> = {
  Board,
  Panel,
  score: (view, seat) => view.players[seat].score,
  Key,
  Purse,
  Track: RoundTrack,
  Reading,
  canRead,
  pieces,
  pageOf,
  routine: ['done', 'resumes', 'produces', 'gains', 'fills', 'attributeRises', 'productionRises', 'rallyToken', 'reshuffles'],
  sounds: {
    gains: 'coins',
    produces: 'coins',
    trades: 'coins',
    paysFood: 'coins',
    paysLevy: 'coins',
    attacksDealt: 'paper',
    pathsRevealed: 'paper',
    takesPath: 'paper',
    reshuffles: 'paper',
    trains: 'paper',
    celebratesValentine: 'paper',
    celebratesMichaelmas: 'paper',
    celebratesLammas: 'paper',
    joustDrawn: 'paper',
    joustWon: 'paper',
    joustLost: 'paper',
    brews: 'paper',
    spies: 'paper',
    attack: 'paper',
  },
  tincture: (view, seat) => OF_ANARCHY[view.players[seat].colour],
};

export default screen;
