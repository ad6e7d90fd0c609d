/** What lies in the box of The Anarchy besides its cards. */

import type { AnaView } from '@castellan/anarchy';
import { useMemo } from 'preact/hooks';
import type { Box } from '../../../app/pieces/box.ts';
import type { BoardProps } from '../../../shell/index.ts';
import { usePlanning } from '../defence/index.ts';
import { factsOf } from '../facts.ts';
import signs from '../icons.json?sprite';
import type { Sign } from '../icons.ts';
import screen from '../index.ts';
import { Scenario } from '../Scenario.tsx';
import { Sheets } from '../Sheets.tsx';
import { type AnaTable, TableContext } from '../table.ts';
import { Printed } from './Printed.tsx';

/** The main board and the two sheets: what lies between them at the table is no board. */
function Board({ view, seat, choice, speaker, tincture }: BoardProps<AnaView>) {
  const deployment = usePlanning(view, seat, choice);
  const table = useMemo<AnaTable>(
    () => ({ view, deployment, facts: factsOf(view), me: seat, choice, speaker, tincture, nameOf: String, fresh: new Set() }),
    [view, deployment, seat, choice, speaker, tincture],
  );
  const [first] = view.players;
  return (
    <TableContext.Provider value={table}>
      <div class="ana whole actions" style={{ gridTemplateRows: 'auto minmax(0, 1fr)' }}>
        <Scenario of={first} />
        <Sheets of={first} page={null} touch={false} />
      </div>
    </TableContext.Provider>
  );
}

const box: Box<AnaView, Sign> = {
  screen,
  signs,
  Board,
  room: { wide: 1080, high: 650 },
  Reading: Printed,
  pieces: (view) => {
    const { sieges, sides, lootTiles } = factsOf(view);
    return [
      { kind: 'sieges', targets: sieges.map((id) => `castleCard:${id}`) },
      { kind: 'sides', targets: sides.map((id) => `side:${id}`) },
      { kind: 'loot', targets: lootTiles.map((id) => `loot:${id}`) },
    ];
  },
  kinds: {
    workers: { serf: 'serf', artisan: 'artisan', patron: 'patron', soldier: 'soldier', knight: 'knight' },
    resources: { coin: 'coin', material: 'material', food: 'food' },
    castle: { gate: 'gate', tower: 'tower', wall: 'wall', moat: 'moat' },
    attributes: { bravery: 'bravery', loyalty: 'loyalty', influence: 'influence', might: 'might', discontent: 'discontent', joy: 'joy' },
    tactics: { stones: 'stones', logs: 'logs', bolts: 'bolts', pitch: 'pitch', covers: 'covers' },
    markers: {
      tent: 'tent',
      rival: 'rival',
      rally: 'rally',
      blackHorse: 'horse',
      whiteHorse: 'horse',
      beer: 'beer',
      domainCard: 'domainCard',
      castleTile: 'wall',
      playerBoard: 'pathCard',
      playerAid: 'research',
      finalAssault: 'finalAssault',
      violent: 'violent',
      firstPlayer: 'firstPlayer',
    },
  },
};

export default box;
