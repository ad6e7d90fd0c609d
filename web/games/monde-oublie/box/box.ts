/** What lies in the box of Un Monde Oublié besides its cards. */

import type { MonView } from '@castellan/monde-oublie';
import type { Box } from '../../../app/pieces/box.ts';
import signs from '../icons.json?sprite';
import type { Sign } from '../icons.ts';
import screen from '../index.ts';

const box: Box<MonView, Sign> = {
  screen,
  signs,
  room: { wide: 980, high: 760 },
  kinds: {
    markers: {
      citizen: 'citizen',
      coin: 'coin',
      knowledge: 'knowledge',
      playerBoard: 'province',
      capital: 'capital',
      damageDie: 'titan',
      firstPlayerTile: 'firstPlayer',
      coverTile: 'locked',
      famine: 'famine',
    },
    symbols: {
      banner: 'banner',
      food: 'food',
      capacity: 'capacity',
      coinIncome: 'coinIncome',
      knowledgeIncome: 'knowledgeIncome',
      exploreBonus: 'exploreBonus',
      sword: 'sword',
      arrow: 'arrow',
      armyLimit: 'armyLimit',
      loot: 'loot',
      espionage: 'espionage',
      repair: 'repair',
    },
  },
};

export default box;
