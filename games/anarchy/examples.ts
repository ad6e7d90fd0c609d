/** The worked examples of the catalogue, laid so that what they say can be tried. */

import { advance, type Example } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from './game.ts';
import { startDraft } from './rules/draft.ts';
import {
  acting,
  attributesOf,
  begin,
  c,
  defenders,
  defending,
  filled,
  fillTracks,
  give,
  goodsOf,
  lootTile,
  own,
  path,
  preparing,
  research,
  row,
  topCards,
  towers,
  walls,
  wheelMask,
} from './scene.ts';
import type { AnaState, Player } from './state.ts';
import { view } from './view.ts';
import { GOODS, type Good } from './vocabulary.ts';

type Goods = { readonly [good in Good]?: number };

const { play } = driverOf(game);

/** Seat 0 has this besides. */
function having(s: AnaState, things: Partial<Player>): AnaState {
  Object.assign(s.players[0], things);
  return s;
}

/** Round 4 of classic easy: shield 5, 2 food, black horse, ram; cards 2 and 3 flipped show 1 and 2. */
function fourth(goods: Goods, seats = 1): AnaState {
  const s = acting({ seats, round: 4, goods });
  for (const [seat, player] of s.players.entries()) {
    own(s, ['smallCrane', 'ram'], seat);
    player.horses = 0b01;
  }
  return { ...s, loot: [...s.loot.slice(0, 3), lootTile('SML-1'), s.loot[4]] };
}

/** The tents of yellow, green, blue and red on the places of the castle’s example. */
function besieging(force: number): AnaState {
  const s = fourth({}, 4);
  [1, 2, 3, 3].forEach((tent, seat) => {
    s.players[seat].tent = tent;
    give(s, { food: 2, soldier: [force, 7, 5, 5][seat] }, seat);
  });
  return s;
}

/** A knight of each house rides in the lists: where lance and shield are held. */
function jousting(player: readonly [string, string], opponent: readonly [string, string]): AnaState {
  const s = acting({ goods: { food: 1, coin: 1 }, tracks: { entertainment: 9 } });
  return topCards(
    s,
    [player, opponent].map(([lance, shield]) => ({ lance, shield })),
  );
}

/** Round 3 with walls of this height all around, food for everybody, and these attacks beside the Final Assault. */
function third(height: number, cards: readonly string[], seats = 1): AnaState {
  const s = acting({ seats, round: 3 });
  for (const seat of s.players.keys()) {
    give(s, { food: 9 }, seat);
    row(s, ['FIN-1', ...cards], seat);
    walls(s, { top: height, right: height, bottom: height, left: height }, seat);
  }
  return s;
}

/** Three ladders, of which so many are trebuchets instead, which nothing stops. */
const LADDERS = ['ATK-01', 'ATK-02', 'ATK-03'];
const unstopped = (n: number): AnaState => having(third(4, [...Array<string>(n).fill('ATK-31'), ...LADDERS.slice(n)]), { tent: 3 });

const has = (s: AnaState, goods: Goods): boolean => GOODS.every((good) => (goodsOf(s)[good] ?? 0) === (goods[good] ?? 0));

const rose = (s: AnaState, attributes: { readonly [attribute: string]: number }): boolean =>
  Object.entries(attributes).every(([attribute, n]) => attributesOf(s)[attribute] === n);

const me = ({ players: [player] }: AnaState): Player => player;

/** Women in the lower six bits, men in the upper. */
const woman = (n: number): number => 1 << (n - 1);
const man = (n: number): number => 1 << (n + 5);
/** A cell of the brewery. */
const cell = (line: number, column: number): number => 1 << ((line - 1) * 4 + column - 1);
const pennant = (rope: string, colour: string): number =>
  1 << c.pennants.findIndex(({ option }) => option.rope === rope && option.pennant === colour);
const addition = (id: string): number => 2 * c.additions.findIndex((one) => one.id === id);

export const EXAMPLES: readonly Example<AnaState>[] = [
  {
    id: 'W1',
    seat: 1,
    lay: () => {
      const s = acting({ seats: 4, round: 4 });
      // Green, red, blue, yellow.
      [2, 3, 3, 1].forEach((tent, seat) => {
        s.players[seat].tent = tent;
      });
      s.firstPlayer = 0;
      s.pathDeck = ['minstrel', 'steward', 'architect', 'courtier'].map(path);
      s.core.stack = [startDraft.do({})];
      advance(game, s);
      return s;
    },
    tries: [
      {
        answers: ['take minstrel', '2: take steward', '0: take architect'],
        so: (s) => s.players[3].paths.includes(path('courtier')),
      },
    ],
  },
  {
    id: 'W2',
    lay: () => {
      const s = begin();
      const boxes: Goods = { material: 3, coin: 2, knight: 1 };
      s.players[0].production = GOODS.map((good) => boxes[good] ?? 0);
      s.pathOffer = ['minstrel', 'steward'].map(path);
      return s;
    },
    tries: [
      {
        answers: ['take minstrel'],
        so: (s) => has(s, { serf: 5, artisan: 2, material: 5, patron: 4, coin: 4, food: 2, soldier: 2, knight: 1 }),
      },
    ],
  },
  {
    id: 'W3',
    lay: () => acting({ goods: { patron: 3 } }),
    tries: [
      {
        answers: ['fill governance.1', 'fill governance.2', 'fill governance.3'],
        so: (s) => has(s, { coin: 1 }) && rose(s, { loyalty: 1 }),
      },
    ],
  },
  {
    id: 'W4',
    lay: () => acting({ goods: { artisan: 1, material: 1, serf: 2, soldier: 1 }, tracks: { warfare: 2 } }),
    tries: [
      {
        answers: ['build stables.1', 'fill stables.1.1 serf', 'fill stables.1.2 serf', 'fill stables.1.3 soldier'],
        so: (s) => has(s, { food: 1 }) && rose(s, { might: 1 }) && me(s).horses === 0b01,
      },
    ],
  },
  {
    id: 'W5',
    lay: () => walls(acting({ goods: { artisan: 1, material: 1 } }), { top: 1, left: 1, right: 1 }),
    tries: [
      { answers: ['fill walls.1', 'wall left'], refusedBy: 'ANA-9.10' },
      { answers: ['fill walls.1', 'wall bottom'], so: (s) => me(s).walls.join() === '1,1,1,1' },
      { answers: ['fill walls.1', 'wall top'], so: (s) => me(s).walls.join() === '2,1,0,1' },
    ],
  },
  {
    id: 'W6',
    lay: () => defending(row(research(acting({ round: 1 }), { stones: 5, logs: 1 }), ['FIN-1', 'ATK-21'])),
    tries: [{ answers: ['1', '1'], so: (s) => me(s).ready[0] === 3 && me(s).ready[1] === 1 }],
  },
  {
    id: 'W7',
    lay: () =>
      having(acting({ goods: { coin: 1, artisan: 2, material: 4 } }), {
        wheel: wheelMask('all1', 'all2', 'wea1', 'wea3', 'wea4', 'wea5'),
        developed: 0b0001001,
      }),
    tries: [
      { answers: ['construct ram'], refusedBy: 'ANA-8.5' },
      { answers: ['fill wea6'], so: (s) => (me(s).wheel & wheelMask('wea6')) !== 0 },
      { answers: ['fill wea7'], so: (s) => (me(s).wheel & wheelMask('wea7')) !== 0 },
      { answers: ['fill wea2', 'construct ballista'], so: (s) => (me(s).machines & own(acting(), ['ballista']).players[0].machines) !== 0 },
    ],
  },
  {
    id: 'W8',
    lay: () => acting({ goods: { patron: 1 }, tracks: { keep: 3 } }),
    tries: [
      { answers: ['fill keep.1.3', 'line governance'], refusedBy: 'ANA-16.5' },
      ...(['warfare', 'worship', 'entertainment'] as const).map((line) => ({
        answers: ['fill keep.1.3', `line ${line}`],
        so: (s: AnaState) => rose(s, { influence: 1 }) && filled(s, line) === 1,
      })),
    ],
  },
  {
    id: 'W9',
    lay: () => fillTracks(acting({ seats: 2, round: 2, goods: { coin: 4 } }), { governance: 6 }),
    tries: [
      {
        answers: ['fill spies.1', 'fill spies.2', 'fill spies.3', 'fill spies.4', 'spy 2 2'],
        so: (s) => rose(s, { influence: 2, bravery: 1 }) && me(s).knowledge === 2 && me(s).helps === 1,
      },
    ],
  },
  {
    id: 'W10',
    lay: () =>
      topCards(having(acting({ goods: { patron: 1 }, tracks: { worship: 1 } }), { circle: woman(4) }), [
        { valentine: 4 },
        { valentine: 5 },
      ]),
    tries: [
      {
        answers: ['fill valentine.1', 'woman 5'],
        so: (s) => me(s).couples === 1 && has(s, { serf: 1 }) && rose(s, { loyalty: 1 }),
      },
      { answers: ['fill valentine.1', 'woman 3'], so: (s) => me(s).circle === (woman(3) | woman(4) | man(5)) && me(s).couples === 0 },
      { answers: ['fill valentine.1', 'nobody'], so: (s) => me(s).circle === (woman(4) | man(5)) },
    ],
  },
  {
    id: 'W11',
    lay: () => {
      const s = acting({ goods: { serf: 1 }, tracks: { entertainment: 1 } });
      s.players[0].additions[addition('sum6')] = 2;
      return topCards(s, [{ michaelmas: 7 }, { michaelmas: 4 }]);
    },
    tries: [
      {
        answers: ['fill michaelmas.1', 'write 7 sum12', 'write 4 sum6', 'take food', 'take material'],
        so: (s) =>
          has(s, { food: 1, material: 1 }) && me(s).additions[addition('sum12')] === 7 && me(s).additions[addition('sum6') + 1] === 4,
      },
    ],
  },
  {
    id: 'W12',
    lay: () => jousting(['right', 'left'], ['left', 'left']),
    tries: [{ answers: ['fill tournaments.1'], so: (s) => me(s).victories !== 0 }],
  },
  {
    id: 'W13',
    lay: () =>
      topCards(
        having(acting({ goods: { patron: 1 }, tracks: { entertainment: 1 } }), {
          brewery: [cell(4, 1), cell(4, 2), cell(4, 3), cell(4, 4), cell(1, 3), cell(3, 3)].reduce((all, one) => all | one),
          beers: 1,
        }),
        [{ ingredient: 'yeast' }, { ingredient: 'hops' }],
      ),
    tries: [
      {
        answers: ['fill entertainment.2', 'brew 2 3', 'brew 2 1'],
        so: (s) => me(s).beers === 2 && (me(s).brewery & cell(2, 1)) !== 0,
      },
      {
        answers: ['fill entertainment.2', 'brew 2 3', 'brew 3 4'],
        so: (s) => me(s).beers === 2 && (me(s).brewery & cell(3, 4)) !== 0,
      },
    ],
  },
  {
    id: 'W14',
    lay: () =>
      topCards(
        having(acting({ goods: { serf: 1 }, tracks: { entertainment: 1 } }), {
          pennants: pennant('middle', 'purple') | pennant('middle', 'red'),
        }),
        [{ pennant: 'yellow' }, { pennant: 'purple' }],
      ),
    tries: [
      { answers: ['fill lammas.1', 'hang yellow middle'], so: (s) => rose(s, { loyalty: 1 }) && me(s).joy === 1 },
      {
        answers: ['fill lammas.1', 'hang yellow middle', 'hang purple top'],
        so: (s) => (me(s).pennants & pennant('top', 'purple')) !== 0,
      },
      {
        answers: ['fill lammas.1', 'hang yellow middle', 'hang purple bottom'],
        so: (s) => (me(s).pennants & pennant('bottom', 'purple')) !== 0,
      },
    ],
  },
  {
    id: 'W15',
    lay: () => besieging(8),
    tries: [{ answers: ['attack'], so: (s) => me(s).castles === 1 && rose(s, { bravery: 4, might: 1 }) && goodsOf(s).coin === 2 }],
  },
  {
    id: 'W15b',
    lay: () => besieging(7),
    tries: [{ answers: ['attack'], refusedBy: 'ANA-29.5' }],
  },
  {
    id: 'W16',
    lay: () => fourth({ soldier: 9, food: 2 }),
    tries: [
      { answers: ['attack crush4'], so: (s) => rose(s, { might: 2 }) && goodsOf(s).food === undefined },
      { answers: ['attack crush2'], so: (s) => goodsOf(s).food === 1 && rose(s, { might: 1 }) },
    ],
  },
  {
    id: 'W17',
    lay: () => defending(research(third(4, ['ATK-01', 'ATK-02', 'ATK-15']), { bolts: 4 })),
    tries: [
      { answers: ['2', '2'], so: (s) => me(s).defended === 4 },
      { answers: ['2', '0'], so: (s) => me(s).undefended === 1 },
    ],
  },
  {
    id: 'W18',
    lay: () => preparing(acting({ goods: { artisan: 1, soldier: 1, knight: 1 } })),
    tries: [
      {
        answers: ['0', '1', '0', '0', '1', '0', '0', '1'],
        so: (s) => defenders(s, 'right').artisan === 1 && defenders(s, 'bottom').soldier === 1 && defenders(s, 'bottom').knight === 1,
      },
    ],
  },
  {
    id: 'W19',
    lay: () => unstopped(0),
    tries: [{ answers: ['done'], so: (s) => rose(s, { loyalty: 2 }) && me(s).discontent === 0 }],
  },
  {
    id: 'W19b',
    lay: () => unstopped(1),
    tries: [{ answers: ['done'], so: (s) => rose(s, { loyalty: 1 }) && me(s).discontent === 1 }],
  },
  {
    id: 'W19c',
    lay: () => unstopped(2),
    tries: [{ answers: ['done'], so: (s) => me(s).undefended === 2 && me(s).discontent === 2 }],
  },
  {
    id: 'W20',
    lay: () => {
      const cards = ['FIN-2', 'ATK-36', 'ATK-29', 'ATK-28', 'ATK-21', 'ATK-11'];
      const s = row(acting({ round: 5, goods: { food: 4, artisan: 1, soldier: 1, knight: 2 } }), cards);
      research(walls(s, { top: 2, right: 3, bottom: 2, left: 2 }), { stones: 2, pitch: 1, covers: 4 });
      return play(having(s, { gate: 1, moat: 4, beers: 1, rallyTokens: 1, rallyActive: 1, tent: 5 }), 'done');
    },
    tries: [
      {
        answers: [
          ...['0', '0', '0', '0', '0', '1', '0', '0', '2'],
          'hold',
          'absorb bottom soldier beer',
          'hold',
          '1',
          'absorb bottom knight',
          'absorb bottom laidKnight',
          'hold',
          'rally laidSoldier bottom right',
          '4',
          '2',
        ],
        so: (s) => me(s).defended === 6 && me(s).undefended === 0 && me(s).discontent === 1 && rose(s, { bravery: 2, loyalty: 4 }),
      },
    ],
  },
  {
    id: 'W22',
    lay: () => {
      const s = third(4, LADDERS, 4);
      // Yellow, green, red, blue.
      [1, 2, 3, 3].forEach((tent, seat) => {
        s.players[seat].tent = tent;
      });
      return s;
    },
    tries: [
      {
        answers: ['done', '1: done', '2: done', '3: done'],
        so: (s) => s.players.map(({ discontent }) => discontent).join() === '2,1,0,0',
      },
    ],
  },
  {
    id: 'W24',
    lay: () => {
      const s = own(acting({ goods: { artisan: 1, material: 1 } }), ['smallCrane']);
      fillTracks(s, { gate: 3 });
      towers(s, { TL: 2, TR: 2, BL: 1, BR: 1 });
      return having(s, { gate: 3, paths: [path('architect')] });
    },
    tries: [{ answers: ['fill gate.4'], so: (s) => view(s, 0).players[0].paths[0].points === 2 }],
  },
  {
    id: 'W25',
    lay: () => third(3, ['ATK-01', 'ATK-02', 'ATK-05']),
    tries: [{ answers: ['done'], so: (s) => me(s).undefended === 1 && me(s).defended === 3 }],
  },
];
