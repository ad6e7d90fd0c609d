/** Un Monde Oublié in the browser. */

import type { MonView } from '@castellan/monde-oublie';
import { TIE_BREAKS } from '@castellan/monde-oublie/vocabulary';
import { OF_MONDE_OUBLIE } from '@castellan/pictures/tinctures';
import type { GameScreen } from '../../shell/index.ts';
import { Board } from './Board.tsx';
import { Key, Panel } from './Panel.tsx';
import { Purse } from './Purse.tsx';
import { pageOf } from './pages.ts';
import { pieces } from './pieces.ts';
import { canRead, Reading } from './Reading.tsx';
import { RoundTrack } from './RoundTrack.tsx';
import { ScoreSign } from './ScoreSign.tsx';

const screen: GameScreen<MonView> = {
  Board,
  Panel,
  score: (view, seat) => view.players[seat].vp,
  Key,
  Purse,
  Track: RoundTrack,
  Reading,
  canRead,
  pieces,
  pageOf,
  ScoreSign,
  tieBreaks: TIE_BREAKS,
  routine: ['paid', 'empireRowDealt', 'militaryRowFilled', 'empireReshuffled', 'militaryReshuffled'],
  sounds: {
    diceRolled: 'dice',
    income: 'coins',
    gainedCoins: 'coins',
    cardGaveCoins: 'coins',
    looted: 'coins',
    built: 'paper',
    builtWith: 'paper',
    recruitedNew: 'paper',
    recruitedOver: 'paper',
    tookProvince: 'paper',
    explored: 'paper',
    keptExplored: 'paper',
    reservedFromRow: 'paper',
    empireRowDealt: 'paper',
  },
  tincture: (view, seat) => OF_MONDE_OUBLIE[view.players[seat].colour],
};

export default screen;
