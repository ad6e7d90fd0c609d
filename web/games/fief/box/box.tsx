/** What lies in the box of Fief besides its cards. */

import type { FieView } from '@castellan/fief';
import type { Box } from '../../../app/pieces/box.ts';
import type { BoardProps } from '../../../shell/index.ts';
import { DICE } from '../dice.ts';
import signs from '../icons.json?sprite';
import type { Sign } from '../icons.ts';
import screen from '../index.ts';
import { landAt } from '../lands.ts';
import { FiefMap } from '../map/FiefMap.tsx';
import { Printed } from './Printed.tsx';

function Board({ view, choice, speaker, tincture }: BoardProps<FieView>) {
  return <FiefMap land={landAt(view)} view={view} choice={choice} speaker={speaker} tincture={tincture} nameOfSeat={String} />;
}

const box: Box<FieView, Sign> = {
  screen,
  signs,
  Board,
  room: { wide: 760, high: 720 },
  Reading: Printed,
  pieces: () => [{ kind: 'dice', targets: DICE.map((die) => `die:${die}`) }],
  kinds: {
    troops: { sergeant: 'sergeant', knight: 'knight', siegeEngine: 'engine' },
    works: { castle: 'castle', city: 'city', mill: 'mill' },
    titles: {
      fiefTitle: 'fiefTitle',
      bishop: 'bishop',
      cardinal: 'cardinal',
      pope: 'pope',
      king: 'king',
      queen: 'queen',
      regent: 'queen',
      heirPrince: 'prince',
    },
    markers: {
      ecu: 'ecu',
      embassy: 'embassy',
      alliance: 'marriage',
      voteMarker: 'vote',
      assassinMarker: 'assassin',
      captive: 'captive',
      excommunicated: 'excommunicated',
      taille: 'taille',
      dime: 'dime',
      siege: 'siege',
      firstPlayer: 'first',
    },
  },
};

export default box;
