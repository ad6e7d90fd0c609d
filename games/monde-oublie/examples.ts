/** The worked examples of the catalogue, laid so that what they say can be tried. */

import type { Example } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from './game.ts';
import {
  alone,
  army,
  barracks,
  cards,
  cityOf,
  empire,
  faceUp,
  type Given,
  give,
  on,
  roll,
  row,
  soldiers,
  start,
  toRound,
} from './scene.ts';
import { AVAILABLE, armyPrice, armySymbols, FAMINE, isUnused, type MonState } from './state.ts';
import { view } from './view.ts';
import type { DieFace } from './vocabulary.ts';

const { play } = driverOf(game);

/** Seat 0 faces one titan; the dice show these faces. */
function facing(titan: string, given: Given, ...faces: readonly DieFace[]): MonState {
  const s = start();
  s.titans = [-1, -1, -1];
  faceUp(s, titan);
  give(s, 0, given);
  roll(s, ...faces);
  return alone(s);
}

function given(s: MonState, things: Given): MonState {
  give(s, 0, things);
  return alone(s);
}

/** The Empire deck from the top down. */
function withDeck(s: MonState, ...ids: readonly string[]): MonState {
  s.empireDeck = ids.map(empire).reverse();
  s.empireDiscard = [];
  return s;
}

/** The right neighbour of the owner of an Avant-Poste Isolé has made a discovery. */
function discovered(name: number, art: number): MonState {
  const s = start();
  give(s, 1, { coins: 5, city: ['avant-poste-isole'], armies: [army('elephants-de-guerre', { name, art })] });
  return play(s, 'place 1 discovery');
}

const first = ({ players: [player] }: MonState) => player;
const deck = ['forge', 'bazar', 'pont', 'verger', 'grue', 'phare', 'bains', 'aqueduc'];

export const EXAMPLES: readonly Example<MonState>[] = [
  {
    id: 'W1',
    lay: () => facing('crabe-des-recifs', { coins: 9, armies: [army('elephants-de-guerre', { art: 3 })] }, 'blank'),
    tries: [{ answers: ['attack crabe-des-recifs', 'army 1'], so: (s) => first(s).coins === 9 - 4 }],
  },
  {
    id: 'W2',
    lay: () =>
      facing(
        'creature-de-pierre',
        { coins: 5, city: ['forge', 'grande-muraille'], armies: [army('troupes-merkian', { legacy: ['gardes-de-la-cite'], art: 1 })] },
        'blank',
        'coin',
      ),
    tries: [
      {
        answers: ['attack creature-de-pierre', 'army 1'],
        so: (s) =>
          first(s).coins === 2 && first(s).damaged.length === 0 && first(s).armies[0].nameCoins === 2 && first(s).armies[0].artCoins === 1,
      },
    ],
  },
  {
    id: 'W3',
    lay: () => {
      const s = given(start(), { coins: 20, knowledge: 20, city: ['rempart', 'arsenal'], provinces: ['collines-fertiles'] });
      row(s, 'citadelle');
      return s;
    },
    tries: [
      {
        answers: ['place 1 build'],
        so: (s) => view(s, 0).players[0].banners.red.vp === 8 && view(s, 0).players[0].cardVp === 3,
      },
    ],
  },
  {
    id: 'W4',
    lay: () => given(toRound(start(), 3), { coins: 4 }),
    tries: [
      { answers: ['place 1 repopulation'], so: (s) => first(s).coins === 1 && first(s).citizens[3] === FAMINE },
      { answers: ['place 1 repopulation', 'place 4 labour'], refusedBy: 'MON-8.14' },
      {
        answers: ['place 1 repopulation', 'pass', 'citizen 4'],
        so: (s) => s.round === 4 && first(s).citizens.join() === [AVAILABLE, AVAILABLE, AVAILABLE, FAMINE].join(),
      },
    ],
  },
  {
    id: 'W4b',
    lay: () => given(toRound(start(), 3), { coins: 4, city: ['verger'] }),
    tries: [
      {
        answers: ['place 1 repopulation', 'pass'],
        so: (s) => s.round === 4 && first(s).citizens.length === 4 && first(s).citizens.every((place) => place === AVAILABLE),
      },
    ],
  },
  {
    id: 'W5',
    lay: () => alone(start()),
    tries: [{ answers: ['pass'], so: (s) => s.round === 2 && first(s).citizens.every((place) => place === AVAILABLE) }],
  },
  {
    id: 'W6',
    lay: () => given(start(), { coins: 0, city: ['ecole'] }),
    tries: [
      { answers: ['place 1 ecole'], so: (s) => first(s).knowledge === 1 },
      { answers: ['place 1 ecole', 'place 2 ecole'], refusedBy: 'MON-11.2' },
      { answers: ['place 1 ecole', 'pass'], so: (s) => s.round === 2 && first(s).coins === 5 + 1 },
    ],
  },
  {
    id: 'W7',
    seat: 1,
    lay: () => discovered(1, 0),
    tries: [
      {
        answers: ['army 1 name'],
        so: ({ players: [, owner] }) => isUnused(owner.armies[0]) && armyPrice(cards, owner.armies[0]) === 1,
      },
    ],
  },
  {
    id: 'W7b',
    seat: 1,
    lay: () => discovered(2, 1),
    tries: [
      {
        answers: ['army 1 name'],
        so: ({ players: [, { armies }] }) => !isUnused(armies[0]) && armies[0].nameCoins === 1 && armies[0].artCoins === 1,
      },
      {
        answers: ['army 1 art'],
        so: ({ players: [, { armies }] }) => !isUnused(armies[0]) && armies[0].nameCoins === 2 && armies[0].artCoins === 0,
      },
    ],
  },
  {
    id: 'W8',
    lay: () => {
      const s = start(4);
      row(s, 'verger', 'pont', 'amphitheatre', 'camp-entrainement', 'guilde-des-scribes', 'dramaturges-zori');
      return s;
    },
    tries: [
      {
        answers: [
          'place 2 build',
          'build verger',
          '1: place 3 build',
          '1: build pont',
          '2: place 2 build',
          '2: build amphitheatre',
          '3: place 1 build',
          '3: build camp-entrainement',
          'place 3 build',
          'build guilde-des-scribes',
        ],
        // Of 6, 7, 8 and 8 coins two are paid for each card, and one more where the fee is due.
        so: (s) => s.players.map(({ coins }) => coins).join() === [6 - 4, 7 - 3, 8 - 2, 8 - 3].join(),
      },
    ],
  },
  {
    id: 'W10',
    lay: () => {
      const s = start(3);
      row(s, 'forge', 'verger');
      barracks(s, 'lanciers');
      return alone(s);
    },
    tries: [
      {
        answers: ['pass'],
        so: (s) =>
          s.round === 2 &&
          s.empireRow.length === 5 &&
          ['forge', 'verger'].every((id) => s.empireDiscard.includes(empire(id))) &&
          s.militaryRow.length === 3 &&
          s.militaryRow[0] === soldiers('lanciers'),
      },
    ],
  },
  {
    id: 'W11',
    lay: () => withDeck(given(toRound(start(), 2), { coins: 0, city: ['moines-archivistes-de-bol'] }), ...deck, 'ecole'),
    tries: [
      { answers: ['place 1 exploration', 'draw'], so: (s) => s.explored.length === 7 },
      {
        answers: ['place 1 exploration', 'draw', 'keep forge', 'pass'],
        so: (s) => s.round === 3 && first(s).reserve.length === 1 && first(s).coins === 5 + 1,
      },
    ],
  },
  {
    id: 'W12',
    lay: () => withDeck(given(start(), { coins: 1, city: ['navire-cryptan'] }), ...deck),
    tries: [
      {
        answers: ['place 1 navire-cryptan', 'draw', 'keep forge'],
        so: (s) => first(s).coins === 3 && first(s).reserve.length === 1 && s.empireDiscard.length === 4,
      },
    ],
  },
  {
    id: 'W13',
    lay: () => {
      const s = start();
      first(s).city = [];
      const city = [
        'rempart',
        'arsenal',
        'grande-muraille',
        'flottille',
        'pont',
        'bosquet-sacre',
        'grand-grenier',
        'observatoire',
        'bazar',
      ];
      give(s, 0, { coins: 20, knowledge: 20, city, provinces: ['collines-fertiles', 'foret-haute', 'plaine-du-levant', 'defile-de-fer'] });
      row(s, 'fete-de-la-lune');
      return alone(s);
    },
    tries: [
      {
        answers: ['place 1 build'],
        so: (s) => {
          const { banners, cardVp } = view(s, 0).players[0];
          return cardVp === 2 && Object.values(banners).reduce((sum, { vp }) => sum + vp, 0) === 25;
        },
      },
    ],
  },
  {
    id: 'W14',
    lay: () => given(toRound(start(), 3), { coins: 3, city: ['aqueduc'] }),
    tries: [{ answers: ['place 1 repopulation'], so: (s) => first(s).coins === 4 && first(s).citizens.length === 4 }],
  },
  {
    id: 'W15',
    lay: () => {
      const s = given(start(), { coins: 0, knowledge: 0, city: ['grue', 'forge'] });
      row(s, 'grand-port', 'forge');
      return s;
    },
    tries: [
      {
        answers: ['place 1 build'],
        so: (s) => cityOf(first(s)).join(' ') === 'port-de-peche champ-de-ble forge grand-port' && first(s).coins === 0,
      },
    ],
  },
  {
    id: 'W16',
    lay: () =>
      facing(
        'geant-des-glaces',
        {
          coins: 9,
          city: ['forge'],
          armies: [army('elephants-de-guerre', { legacy: ['phalange', 'phalange', 'phalange', 'phalange', 'phalange'] })],
        },
        'titan',
        'titan',
        'blank',
      ),
    tries: [
      { answers: ['attack geant-des-glaces', 'army 1', 'forge'], refusedBy: 'MON-6.4' },
      { answers: ['attack geant-des-glaces', 'army 1', 'forge + champ-de-ble'], so: (s) => first(s).damaged.length === 2 },
    ],
  },
  {
    id: 'W17',
    lay: () => {
      const s = start();
      give(s, 1, { citizens: [AVAILABLE, AVAILABLE, on('labour')] });
      return given(s, { coins: 9, citizens: [on('labour'), AVAILABLE, AVAILABLE, AVAILABLE, AVAILABLE] });
    },
    tries: [
      { answers: ['place 3 labour'], refusedBy: 'MON-4.5' },
      { answers: ['place 4 labour'], so: (s) => first(s).citizens[3] === on('labour') },
      { answers: ['place 5 labour'], so: (s) => first(s).citizens[4] === on('labour') },
    ],
  },
  {
    id: 'W18',
    lay: () => {
      const s = given(start(), { coins: 5, armies: [army('gardes-de-la-cite', { art: 3 }), army('miliciens', { name: 1 })] });
      barracks(s, 'lanciers');
      return s;
    },
    tries: [
      {
        answers: ['place 1 recruit'],
        so: (s) => {
          const [lancers] = first(s).armies;
          return (
            lancers.active === soldiers('lanciers') &&
            armySymbols(cards, lancers).sword === 4 &&
            armyPrice(cards, lancers) === 1 &&
            first(s).coins === 5
          );
        },
      },
    ],
  },
];
