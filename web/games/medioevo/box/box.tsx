/** What lies in the box of Medioevo Universale besides its cards. */

import type { UniView } from '@castellan/medioevo';
import type { Box } from '../../../app/pieces/box.ts';
import type { BoardProps } from '../../../shell/index.ts';
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
  kinds: {
    units: {
      lightInfantry: 'lightInfantry',
      heavyInfantry: 'heavyInfantry',
      archer: 'archer',
      cavalry: 'cavalry',
      captain: 'captain',
      siegeEngine: 'catapult',
      horde: 'barbarians',
    },
    transports: { warWagon: 'warWagon', galley: 'galley', caravan: 'caravan', merchantShip: 'merchantShip' },
    buildings: { civilBuilding: 'town', militaryBuilding: 'fort', cathedral: 'cathedral', port: 'port' },
    markers: {
      florins: 'florins',
      honour: 'honour',
      controlToken: 'control',
      objectiveToken: 'objective',
      warCircle: 'warCircle',
      prisoner: 'prisoner',
      greatMarket: 'market',
      tradeRoute: 'route',
      pact: 'pact',
      rebellion: 'rebellion',
    },
  },
};

export default box;
