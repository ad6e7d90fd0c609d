import { withPack } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { content } from '../index.ts';
import { hits } from '../rules/tournaments.ts';
import type { AnaState } from '../state.ts';
import { HANDS, JOY, LOYALTY } from '../vocabulary.ts';
import {
  acting,
  answer,
  asked,
  attributesOf,
  c,
  can,
  filled,
  goodsOf,
  keys,
  me,
  play,
  productionOf,
  question,
  refusalOf,
  setAttributes,
  topCards,
  viewOf,
} from './builders.ts';

/** The measures of the six boxes of a domain track, and what each costs. */
function opensAt(
  track: 'knightTraining' | 'valentine' | 'michaelmas' | 'tournaments' | 'lammas',
  line: 'worship' | 'entertainment',
  measures: readonly number[],
): void {
  measures.forEach((measure, i) => {
    const at = (n: number) => acting({ goods: { patron: 1, serf: 1, food: 1, coin: 1 }, tracks: { [line]: n, [track]: i, chapel: 1 } });
    expect(can(at(measure), `fill ${track}.${i + 1}`)).toBe(true);
    expect(can(at(measure - 1), `fill ${track}.${i + 1}`)).toBe(false);
  });
}

it.each([
  ['valentine.1', { worship: 1 }],
  ['michaelmas.1', { entertainment: 1 }],
  ['tournaments.1', { entertainment: 2 }],
  ['lammas.1', { entertainment: 1 }],
  ['entertainment.2', { entertainment: 1 }],
] as const)('ANA-8.11 the cards turned up for %s go to the discard pile when all is done', (box, tracks) => {
  const s = acting({ goods: { patron: 1, serf: 1, food: 1, coin: 1 }, tracks });
  answer(s, `fill ${box}`);
  for (let n = 0; n < 9 && asked(s)[0] !== '0 action'; n++) answer(s, keys(s)[0]);
  expect(me(s).revealed).toEqual([]);
  expect(me(s).discard.length).toBeGreaterThanOrEqual(2);
  expect(me(s).deck.length + me(s).discard.length).toBe(24);
});

describe('knight training', () => {
  const training = (box: number, icons: readonly string[]): AnaState => {
    const s = acting({ goods: { patron: 1 }, tracks: { worship: 9, chapel: 1, knightTraining: box - 1 } });
    topCards(
      s,
      icons.map((knight) => ({ knight })),
    );
    answer(s, `fill knightTraining.${box}`);
    return s;
  };

  it('ANA-23.1 six boxes at worship 2, 3, 5, 6, 8 and 9, with the small chapel built', () => {
    opensAt('knightTraining', 'worship', [2, 3, 5, 6, 8, 9]);
    const s = acting({ goods: { patron: 1 }, tracks: { worship: 9 } });
    expect(refusalOf(s, 'fill knightTraining.1')).toMatchObject({ rule: 'ANA-8.7', key: 'notBuilt' });
  });

  it('ANA-23.2 a box costs 1 patron and gives 1 knight', () => {
    expect(goodsOf(training(1, ['sword', 'sword']))).toEqual({ knight: 1 });
  });

  it('ANA-23.3 boxes 1 to 6 turn up 2, 2, 3, 3, 4, 4 cards', () => {
    const turned = [1, 2, 3, 4, 5, 6].map((box) => me(training(box, [])).discard.length);
    expect(turned).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('ANA-23.4 different icons count: 2 a soldier, 3 knight production and might, 4 a soldier and 2 might beside it', () => {
    const reward = (icons: readonly string[]) => {
      const s = training(icons.length === 3 ? 3 : 5, icons);
      return [goodsOf(s), attributesOf(s), productionOf(s)];
    };
    expect(reward(['sword', 'sword', 'sword'])).toEqual([{ knight: 1 }, {}, {}]);
    expect(reward(['sword', 'helm', 'sword'])).toEqual([{ knight: 1, soldier: 1 }, {}, {}]);
    expect(reward(['sword', 'helm', 'spur'])).toEqual([{ knight: 1 }, { might: 1 }, { knight: 1 }]);
    expect(reward(['sword', 'helm', 'spur', 'shield'])).toEqual([{ knight: 1, soldier: 1 }, { might: 2 }, { knight: 1 }]);
    expect(reward(['sword', 'helm', 'helm', 'sword'])).toEqual([{ knight: 1, soldier: 1 }, {}, {}]);
  });
});

describe('St Valentine', () => {
  const bits = (women: readonly number[], men: readonly number[]): number =>
    women.reduce((mask, n) => mask | (1 << (n - 1)), 0) | men.reduce((mask, n) => mask | (1 << (n + 5)), 0);

  function festival(woman: number, man: number, circle = 0, couples = 0): AnaState {
    const s = acting({ goods: { patron: 1 }, tracks: { worship: 1 } });
    Object.assign(me(s), { circle, couples });
    topCards(s, [{ valentine: woman }, { valentine: man }]);
    answer(s, 'fill valentine.1');
    return s;
  }

  it('ANA-24.1 six boxes at worship 1, 3, 4, 6, 7 and 9, 1 patron each', () => {
    opensAt('valentine', 'worship', [1, 3, 4, 6, 7, 9]);
    expect(goodsOf(festival(1, 2))).toEqual({});
  });

  it('ANA-24.2 ANA-24.3 the first card is the woman’s number, the second the man’s; empty boxes are filled', () => {
    const s = festival(2, 5);
    expect(me(s).circle).toBe(bits([2], [5]));
    expect(asked(s)).toEqual(['0 action']);
    // Where both must be chosen, the woman comes first.
    const both = festival(2, 5, bits([2], [5]));
    expect(keys(both)).toEqual(['woman 1', 'woman 3', 'nobody']);
    answer(both, 'woman 3');
    expect(keys(both)).toEqual(['man 4', 'man 6', 'nobody']);
  });

  it('ANA-24.4 a filled box lets one fill an empty neighbour of the same sex, or nobody; 6 and 1 are neighbours', () => {
    const s = festival(1, 3, bits([1], []));
    expect(keys(s)).toEqual(['woman 2', 'woman 6', 'nobody']);
    expect(refusalOf(s, 'woman 4')).toMatchObject({ rule: 'ANA-24.4', key: 'notANeighbour' });
    answer(s, 'woman 6');
    expect(me(s).circle).toBe(bits([1, 6], [3]));
    const declined = festival(1, 3, bits([1], []));
    answer(declined, 'nobody');
    expect(me(declined).circle).toBe(bits([1], [3]));
    expect(keys(festival(6, 3, bits([5, 6], [])))).toEqual(['woman 1', 'nobody']);
  });

  it('ANA-24.5 with both neighbours filled too, nothing is filled', () => {
    const s = festival(2, 4, bits([1, 2, 3], []));
    expect(asked(s)).toEqual(['0 action']);
    expect(me(s).circle).toBe(bits([1, 2, 3], [4]));
  });

  it('ANA-24.6 ANA-24.7 two of one number are a couple: 1 serf, 1 loyalty, and serf production for couples 1, 3, 5', () => {
    [1, 2, 3, 4, 5, 6].forEach((couple, before) => {
      const s = festival(2, 4, bits([], [2]), before);
      expect(me(s).couples).toBe(couple);
      expect([goodsOf(s), attributesOf(s), productionOf(s)]).toEqual([{ serf: 1 }, { loyalty: 1 }, couple % 2 === 1 ? { serf: 1 } : {}]);
    });
    const both = festival(3, 3);
    expect(me(both).couples).toBe(1);
  });

  it('ANA-24.4 ANA-24.6 ANA-24.7 W10 woman 4 is filled; 4 and 5 are turned up', () => {
    const s = festival(4, 5, bits([4], []));
    expect(keys(s)).toEqual(['woman 3', 'woman 5', 'nobody']);
    answer(s, 'woman 5');
    expect(viewOf(s, 0).players[0].valentine).toEqual({ women: [4, 5], men: [5], couples: 1 });
    expect([goodsOf(s), attributesOf(s), productionOf(s)]).toEqual([{ serf: 1 }, { loyalty: 1 }, { serf: 1 }]);
  });
});

describe('Michaelmas', () => {
  function feast(first: number, second: number, written: { readonly [addition: string]: readonly number[] } = {}): AnaState {
    const s = acting({ goods: { serf: 1 }, tracks: { entertainment: 1 } });
    for (const [id, numbers] of Object.entries(written)) {
      const no = c.additions.findIndex((addition) => addition.id === id);
      numbers.forEach((number, i) => {
        me(s).additions[2 * no + i] = number;
      });
    }
    topCards(s, [{ michaelmas: first }, { michaelmas: second }]);
    answer(s, 'fill michaelmas.1');
    return s;
  }
  const allBut = (...open: readonly string[]) =>
    Object.fromEntries(c.additions.filter(({ id }) => !open.includes(id)).map(({ id }) => [id, [4, 4]]));

  it('ANA-25.1 six boxes at entertainment 1, 3, 4, 6, 7 and 9, 1 serf each', () => {
    opensAt('michaelmas', 'entertainment', [1, 3, 4, 6, 7, 9]);
    expect(goodsOf(feast(1, 8))).toEqual({});
  });

  it('ANA-25.2 two cards give two numbers from 1 to 8', () => {
    expect(new Set(c.domain.map(({ michaelmas }) => michaelmas))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    expect(new Set(keys(feast(3, 8)).map((key) => key.split(' ')[1]))).toEqual(new Set(['3', '8']));
  });

  it('ANA-25.3 each number goes into a free slot, in the order the player likes, both also into one addition', () => {
    const s = feast(2, 5);
    expect(keys(s)).toContain('write 2 sum7');
    expect(keys(s)).toContain('write 5 sum7');
    play(s, 'write 5 sum7', 'write 2 sum7');
    expect(viewOf(s, 0).players[0].additions.sum7).toEqual([5, 2]);
    // Of two equal numbers both are written, and each place is offered once.
    const twins = feast(4, 4);
    expect(new Set(keys(twins)).size).toBe(keys(twins).length);
    play(twins, 'write 4 sum8', 'write 4 free1');
    expect([viewOf(twins, 0).players[0].additions.sum8, viewOf(twins, 0).players[0].additions.free1]).toEqual([
      [4, 0],
      [4, 0],
    ]);
    expect(asked(twins)).toEqual(['0 action']);
  });

  it('ANA-25.4 two free additions and the sums 6, 7, 8, 9, 10 and 12, two slots each', () => {
    expect(c.additions.map(({ sum }) => sum)).toEqual([0, 0, 6, 7, 8, 9, 10, 12]);
    expect(me(acting()).additions).toHaveLength(16);
  });

  it('ANA-25.5 a number opens a sum only within reach, and closes it only exactly; free ones take anything', () => {
    const s = feast(1, 1, { sum7: [3], free1: [8] });
    // 12 - 1 and 10 - 1 are beyond 8; 7 waits for a 4.
    expect(keys(s)).toEqual(['write 1 free1', 'write 1 free2', 'write 1 sum6', 'write 1 sum8', 'write 1 sum9']);
    expect(refusalOf(s, 'write 1 sum12')).toMatchObject({ rule: 'ANA-25.5', key: 'sumOutOfReach' });
    expect(refusalOf(s, 'write 1 sum7')).toEqual({
      rule: 'ANA-25.5',
      key: 'sumMissed',
      params: { sum: 7, written: 3, number: 1 },
    });
    const full = feast(1, 2, { free1: [8, 8] });
    expect(refusalOf(full, 'write 2 free1')).toMatchObject({ rule: 'ANA-25.5', key: 'additionComplete' });
    // 6 cannot open 6, so that both go where 7 and 8 wait.
    expect(keys(feast(6, 6, allBut('sum6', 'sum7', 'sum8')))).toEqual(['write 6 sum7', 'write 6 sum8']);
  });

  it('ANA-25.6 a number that fits nowhere is lost', () => {
    const s = feast(1, 8, allBut('sum12'));
    // 8 opens 12 by itself; 1 fits nowhere.
    expect(viewOf(s, 0).players[0].additions.sum12).toEqual([8, 0]);
    expect(asked(s)).toEqual(['0 action']);
    const lost = feast(1, 2, allBut());
    expect(asked(lost)).toEqual(['0 action']);
    expect(me(lost).discard).toHaveLength(2);
  });

  it.each([
    ['free1', [3, 4], 1, {}, 0],
    ['sum6', [2, 4], 2, {}, 0],
    ['sum7', [3, 4], 1, { influence: 1 }, 0],
    ['sum8', [3, 5], 1, {}, 1],
    ['sum9', [4, 5], 0, { influence: 2 }, 0],
    ['sum10', [4, 6], 3, {}, 0],
    ['sum12', [5, 7], 0, { influence: 1 }, 1],
  ] as const)('ANA-25.7 %s with %j gives %i resources of choice, %j and %i joy', (id, [open, close], resources, attributes, joy) => {
    const s = feast(close, 8, { ...allBut(id), [id]: [open] });
    if (id === 'free1') answer(s, `write ${close} free1`);
    for (let n = 0; n < resources; n++) answer(s, 'take coin');
    expect([goodsOf(s), attributesOf(s), me(s).joy]).toEqual([resources === 0 ? {} : { coin: resources }, attributes, joy]);
    expect(asked(s)).toEqual(['0 action']);
  });

  it('ANA-25.3 ANA-25.7 W11 a 2 waits in 6; 7 and 4 are turned up', () => {
    const s = feast(7, 4, { sum6: [2] });
    play(s, 'write 7 sum12', 'write 4 sum6', 'take food', 'take material');
    const { additions } = viewOf(s, 0).players[0];
    expect([additions.sum12, additions.sum6]).toEqual([
      [7, 0],
      [2, 4],
    ]);
    expect(goodsOf(s)).toEqual({ food: 1, material: 1 });
  });
});

describe('tournaments', () => {
  const [left, right] = HANDS;
  type Pass = readonly [lance: string, shield: string];

  function tournament(line: number, ...passes: readonly (readonly [Pass, Pass])[]): AnaState {
    const s = acting({ goods: { food: 1, coin: 1 }, tracks: { entertainment: 9, tournaments: line - 1 } });
    topCards(
      s,
      passes.flat().map(([lance, shield]) => ({ lance, shield })),
    );
    answer(s, `fill tournaments.${line}`);
    return s;
  }
  const win: readonly [Pass, Pass] = [
    [right, left],
    [left, left],
  ];
  const loss: readonly [Pass, Pass] = [
    [right, right],
    [left, right],
  ];
  const draw: readonly [Pass, Pass] = [
    [right, left],
    [right, left],
  ];

  it('ANA-26.1 six boxes at entertainment 2, 4, 5, 7, 8 and 9, 1 food and 1 coin each', () => {
    opensAt('tournaments', 'entertainment', [2, 4, 5, 7, 8, 9]);
    const s = tournament(1, loss);
    expect(goodsOf(s)).toEqual({ knight: 1 });
  });

  it('ANA-26.2 a box gives 1 knight at once, from the third also 1 bravery, from the fifth also 1 influence', () => {
    const gives = [1, 2, 3, 4, 5, 6].map((line) => {
      const s = tournament(line, loss);
      return [goodsOf(s).knight, attributesOf(s).bravery ?? 0, attributesOf(s).influence ?? 0];
    });
    expect(gives).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  it('ANA-26.3 ANA-26.4 W12 a jouster hits where the other’s shield is not', () => {
    const card = ([lance, shield]: Pass) => {
      const no = c.data.domain.cards.findIndex((one) => one.lance === lance && one.shield === shield);
      return c.domain[no];
    };
    const meet = (player: Pass, opponent: Pass) => [hits(card(player), card(opponent)), hits(card(opponent), card(player))];
    expect(meet([right, right], [left, right])).toEqual([false, true]);
    expect(meet([right, left], [left, left])).toEqual([true, false]);
    expect(meet([right, left], [right, left])).toEqual([true, true]);
    expect(meet([left, right], [right, left])).toEqual([false, false]);
  });

  it('ANA-26.5 ANA-26.8 who hits alone wins, without any decision', () => {
    for (const [pass, won] of [
      [win, [1]],
      [loss, []],
    ] as const) {
      const s = tournament(1, pass);
      expect(asked(s)).toEqual(['0 action']);
      expect(viewOf(s, 0).players[0].victories).toEqual(won);
      expect(me(s).discard).toHaveLength(2);
    }
  });

  it('ANA-26.6 a draw is jousted again with 2 new cards, up to 3 times', () => {
    const s = tournament(1, draw, loss);
    expect(me(s).discard).toHaveLength(4);
    expect(me(s).victories).toBe(0);
    expect(me(tournament(1, draw, draw, win)).discard).toHaveLength(6);
  });

  it('ANA-26.7 after three draws the player wins', () => {
    const s = tournament(1, draw, draw, draw);
    expect(me(s).discard).toHaveLength(6);
    expect(me(s).victories).toBe(1);
  });

  it('ANA-26.9 a win gives influence or might, a soldier, and joy on lines 3 and 6; a loss nothing more', () => {
    const gain = [1, 2, 3, 4, 5, 6].map((line) => {
      const [won, lost] = [tournament(line, win), tournament(line, loss)];
      const more = (attribute: string) => (attributesOf(won)[attribute] ?? 0) - (attributesOf(lost)[attribute] ?? 0);
      expect(goodsOf(lost)).toEqual({ knight: 1 });
      return [more('influence'), more('might'), goodsOf(won).soldier, me(won).joy];
    });
    expect(gain).toEqual([
      [1, 0, 1, 0],
      [0, 1, 1, 0],
      [1, 0, 1, 1],
      [0, 1, 1, 0],
      [1, 0, 1, 0],
      [0, 1, 1, 1],
    ]);
  });
});

describe('brewery', () => {
  const cells = (...places: readonly (readonly [row: number, column: number])[]): number =>
    places.reduce((mask, [row, column]) => mask | (1 << ((row - 1) * 4 + column - 1)), 0);

  function brewing(first: string, second: string, brewery = 0): AnaState {
    const s = acting({ goods: { patron: 1 }, tracks: { entertainment: 1 } });
    me(s).brewery = brewery;
    topCards(s, [{ ingredient: first }, { ingredient: second }]);
    answer(s, 'fill entertainment.2');
    return s;
  }

  it('ANA-27.1 it works through the icons of entertainment 2, 4, 6, 8 and 9', () => {
    const icons = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((box) => {
      const s = acting({ goods: { patron: 1 }, tracks: { entertainment: box - 1 } });
      answer(s, `fill entertainment.${box}`);
      while (asked(s)[0] === '0 brewCell') answer(s, keys(s)[0]);
      return me(s).discard.length === 2;
    });
    expect(icons).toEqual([2, 4, 6, 8, 9]);
  });

  it('ANA-27.2 ANA-27.3 two cards, an ingredient each, which goes into any empty cell of its kind', () => {
    const s = brewing('malt', 'yeast');
    expect(question(s).params).toEqual({ ingredient: 'malt' });
    expect(keys(s)).toEqual(['brew 1 1', 'brew 2 2', 'brew 3 3', 'brew 4 4']);
    answer(s, 'brew 3 3');
    expect(keys(s)).toEqual(['brew 1 4', 'brew 2 3', 'brew 3 2', 'brew 4 1']);
    expect(refusalOf(s, 'brew 3 3')).toMatchObject({ rule: 'ANA-27.3', key: 'cellFilled' });
    expect(refusalOf(s, 'brew 1 1')).toEqual({ rule: 'ANA-27.3', key: 'otherIngredient', params: { ingredient: 'yeast' } });
    answer(s, 'brew 1 4');
    expect(viewOf(s, 0).players[0].brewery).toEqual(['1.4', '3.3']);
  });

  it('ANA-27.3 with its four cells full an ingredient is lost', () => {
    const s = brewing('malt', 'malt', cells([1, 1], [2, 2], [3, 3], [4, 4]));
    expect(asked(s)).toEqual(['0 action']);
    expect(me(s).brewery).toBe(cells([1, 1], [2, 2], [3, 3], [4, 4]));
  });

  it('ANA-27.4 each full row or column is a beer, one cell may complete both, 8 at most', async () => {
    const rowOne = cells([1, 2], [1, 3], [1, 4]);
    const columnOne = cells([2, 1], [3, 1], [4, 1]);
    const s = brewing('malt', 'malt', rowOne | columnOne);
    play(s, 'brew 1 1', 'brew 2 2');
    expect(me(s)).toMatchObject({ beers: 2, beersBrewed: 2 });
    const full = brewing('malt', 'water', 0xffff & ~cells([1, 1]));
    expect(me(full).beers).toBe(2);
    expect([c.brewery.lines.length, c.brewery.most]).toEqual([8, 8]);
    const dry = await content.add({ game: 'anarchy', name: 'dry', changes: { sheets: { right: { brewery: { maxBeers: 1 } } } } });
    const limited = withPack(brewing('malt', 'malt', rowOne | columnOne), dry.ok ? dry.id : '');
    play(limited, 'brew 1 1', 'brew 2 2');
    expect(me(limited).beersBrewed).toBe(1);
  });

  it('ANA-27.5 beers keep until they are drunk', () => {
    const s = acting({ seats: 2, goods: { serf: 1 } });
    me(s).beers = 2;
    answer(s, 'done', 0);
    answer(s, 'done', 1);
    expect(me(s).beers).toBe(2);
  });

  it('ANA-27.3 ANA-27.4 W13 yeast completes column 3; hops may go to row 2 or 3', () => {
    const s = brewing('yeast', 'hops', cells([4, 1], [4, 2], [4, 3], [4, 4], [1, 3], [3, 3]));
    me(s).beers = 1;
    answer(s, 'brew 2 3');
    expect(me(s).beers).toBe(2);
    expect(keys(s)).toEqual(['brew 2 1', 'brew 3 4']);
  });
});

describe('Lammas', () => {
  const hung = (...places: readonly string[]): number =>
    places.reduce((mask, place) => {
      const [rope, colour] = place.split('.');
      return mask | (1 << c.pennants.findIndex(({ option }) => option.rope === rope && option.pennant === colour));
    }, 0);

  function lammas(first: string, second: string, pennants = 0): AnaState {
    const s = acting({ goods: { serf: 1 }, tracks: { entertainment: 1 } });
    me(s).pennants = pennants;
    topCards(s, [{ pennant: first }, { pennant: second }]);
    answer(s, 'fill lammas.1');
    return s;
  }

  it('ANA-28.1 six boxes at entertainment 1, 3, 5, 6, 8 and 9, 1 serf each', () => {
    opensAt('lammas', 'entertainment', [1, 3, 5, 6, 8, 9]);
    expect(goodsOf(lammas('red', 'blue'))).toEqual({});
  });

  it('ANA-28.2 ANA-28.3 each card a pennant of its colour, on the rope of choice, in either order', () => {
    const s = lammas('red', 'blue');
    expect([...keys(s)].sort()).toEqual([
      'hang blue bottom',
      'hang blue middle',
      'hang blue top',
      'hang red bottom',
      'hang red middle',
      'hang red top',
    ]);
    expect(refusalOf(s, 'hang yellow top')).toMatchObject({ rule: 'ANA-28.3', key: 'otherColour' });
    answer(s, 'hang blue top');
    expect(keys(s).every((key) => key.startsWith('hang red'))).toBe(true);
    answer(s, 'hang red bottom');
    expect(viewOf(s, 0).players[0].pennants).toEqual(['top.blue', 'bottom.red']);
    expect(filled(s, 'lammas')).toBe(1);
    // Of two cards of one colour both are hung.
    const twins = lammas('red', 'red');
    play(twins, 'hang red top', 'hang red middle');
    expect(me(twins).pennants).toBe(hung('top.red', 'middle.red'));
    expect(asked(twins)).toEqual(['0 action']);
  });

  it('ANA-28.4 each colour once on each rope; a fourth is lost', () => {
    for (const rope of ['top', 'middle', 'bottom'])
      expect(
        c.pennants
          .filter(({ option }) => option.rope === rope)
          .map(({ option }) => option.pennant ?? '')
          .sort(),
      ).toEqual(['blue', 'purple', 'red', 'yellow']);
    const s = lammas('red', 'red', hung('top.red', 'middle.red'));
    expect(me(s).pennants).toBe(hung('top.red', 'middle.red', 'bottom.red'));
    expect(asked(s)).toEqual(['0 action']);
    expect(refusalOf(lammas('red', 'blue', hung('top.red')), 'hang red top')).toMatchObject({ key: 'pennantHangs' });
  });

  it('ANA-28.5 ANA-28.6 two pennants side by side fill the box between: loyalty, joy, loyalty', () => {
    // Top rope: red, blue, purple, yellow.
    const between = (had: string, comes: string, full: string) => {
      const s = lammas(comes, full, hung(`top.${had}`, `top.${full}`, `middle.${full}`, `bottom.${full}`));
      answer(s, `hang ${comes} top`);
      return [attributesOf(s).loyalty ?? 0, me(s).joy];
    };
    expect(between('red', 'blue', 'yellow')).toEqual([1, 0]);
    expect(between('blue', 'purple', 'red')).toEqual([0, 1]);
    expect(between('yellow', 'purple', 'red')).toEqual([1, 0]);
    const rope = [LOYALTY, JOY, LOYALTY];
    expect(c.hanging.map(({ effect }) => effect.deeds)).toEqual([...rope, ...rope, ...rope].map((what) => [{ kind: 'gain', what, n: 1 }]));
  });

  it('ANA-28.3 ANA-28.5 W14 yellow between purple and red gives 1 loyalty and 1 joy; purple goes to another rope', () => {
    const s = lammas('yellow', 'purple', hung('middle.purple', 'middle.red'));
    answer(s, 'hang yellow middle');
    expect([attributesOf(s), me(s).joy]).toEqual([{ loyalty: 1 }, 1]);
    expect(keys(s)).toEqual(['hang purple top', 'hang purple bottom']);
  });
});

it('ANA-24.7 a couple’s loyalty cascades like any other', () => {
  const s = setAttributes(acting({ goods: { patron: 1 }, tracks: { worship: 1 } }), { loyalty: 5 });
  topCards(s, [{ valentine: 3 }, { valentine: 3 }]);
  answer(s, 'fill valentine.1');
  expect([goodsOf(s), attributesOf(s)]).toEqual([{ serf: 1, patron: 1 }, { loyalty: 6 }]);
});
