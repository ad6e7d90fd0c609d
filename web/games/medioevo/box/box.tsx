/** What lies in the box of Medioevo Universale besides its cards. */

import type { UniView } from '@castellan/medioevo';
import type { Box } from '../../../app/pieces/box.ts';
import type { BoardProps } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import signs from '../icons.json?sprite';
import type { Sign } from '../icons.ts';
import screen from '../index.ts';
import { Around } from '../map/Around.tsx';
import { Printed } from './Printed.tsx';

const WIDE = 980;
const RATIO = 1.5;

function Board({ view, speaker, tincture }: BoardProps<UniView>) {
  return (
    <Around view={view} speaker={speaker} tincture={tincture} nodes={view.territories.map(({ id }) => id)} picture={WIDE} ratio={RATIO} />
  );
}

const box: Box<UniView, Sign> = {
  screen,
  signs,
  Board,
  room: { wide: WIDE },
  Reading: Printed,
  pieces: (view) => {
    const { siegeEngines, buildings, goods, dice } = contentAt(view);
    return [
      { kind: 'engines', targets: siegeEngines.map(({ id }) => `engine:${id}`) },
      { kind: 'buildings', targets: buildings.map(({ id }) => `building:${id}`) },
      { kind: 'goods', targets: goods.map(({ id }) => `good:${id}`) },
      { kind: 'dice', targets: dice.player.map((die) => `die:${die}`) },
    ];
  },
  kinds: {
    units: {
      lightInfantry: 'lightInfantry',
      heavyInfantry: 'heavyInfantry',
      archer: 'archer',
      cavalry: 'cavalry',
      captain: 'captain',
      horde: 'barbarians',
    },
    transports: { warWagon: 'warWagon', galley: 'galley', caravan: 'caravan', merchantShip: 'merchantShip' },
    markers: {
      florins: 'florins',
      honour: 'honour',
      controlToken: 'control',
      objectiveToken: 'objective',
      warCircle: 'warCircle',
      prisoner: 'prisoner',
      greatMarket: 'market',
      port: 'port',
      tradeRoute: 'route',
      pact: 'pact',
      rebellion: 'rebellion',
      ownershipToken: 'rank',
      standard: 'captain',
      stopToken: 'stop',
      destructionToken: 'damage',
      bloodToken: 'blood',
    },
  },
};

export default box;
