import { describe, expect, it } from 'vitest';
import type { MonState } from '../state.ts';
import { alone, answer, asked, cards, give, keys, play, province, refusalOf, start, view } from './builders.ts';

/** The province pile from the top down, the first face up. */
function pile(s: MonState, ...ids: readonly string[]): void {
  const [top, ...rest] = ids.map(province);
  s.province = top;
  s.provincePile = rest.reverse();
  s.provinceSeen = rest.map(() => 0);
}

const pileOf = (s: MonState): string[] =>
  [s.province, ...s.provincePile.toReversed()].filter((card) => card >= 0).map((card) => cards.provinces[card].id);

describe('Expansion', () => {
  it('MON-10.15 costs 1 knowledge or 3 coins, as the player likes, and gives the face-up province', () => {
    const table = () => {
      const s = start();
      give(s, 0, { coins: 3, knowledge: 1 });
      pile(s, 'foret-haute', 'monts-d-argent');
      return play(s, 'place 1 expansion');
    };
    const s = table();
    expect(asked(s)).toEqual(['0 chooseExpansionPrice']);
    expect(keys(s)).toEqual(['pay 1 knowledge', 'pay 3 coins']);
    answer(s, 'pay 1 knowledge');
    expect(s.players[0]).toMatchObject({ coins: 3, knowledge: 0, provinces: [province('foret-haute')] });
    const coins = play(table(), 'pay 3 coins');
    expect(coins.players[0]).toMatchObject({ coins: 0, knowledge: 1, provinces: [province('foret-haute')] });
    const poor = start();
    give(poor, 0, { coins: 2, knowledge: 0 });
    expect(refusalOf(poor, 'place 1 expansion')).toBe('MON-10.15 expansionTooDear');
  });

  it('MON-10.16 turns the next province up', () => {
    const s = start();
    pile(s, 'foret-haute', 'monts-d-argent', 'defile-de-fer');
    answer(s, 'place 1 expansion');
    expect(view(s).province).toEqual({ top: 'monts-d-argent', beneath: [null] });
  });

  it('MON-10.17 adds the province’s symbols for good and its immediate effects once', () => {
    const s = start();
    pile(s, 'oasis-des-caravanes', 'monts-d-argent', 'defile-de-fer');
    answer(s, 'place 1 expansion');
    expect(view(s).players[0]).toMatchObject({ capacity: { used: 2, total: 7 }, coins: 6 - 3 + 3 });
    play(s, 'place 2 expansion', 'pass', 'pass');
    expect(view(s).players[0].coins).toBe(6 + 5);
    expect(view(s).players[1]).toMatchObject({ income: { coins: 7 }, capacity: { total: 6 } });
  });

  it('MON-10.18 is closed when no province is left', () => {
    const s = start();
    give(s, 1, { coins: 9 });
    pile(s, 'foret-haute');
    answer(s, 'place 1 expansion');
    expect(view(s).province).toEqual({ top: null, beneath: [] });
    expect(refusalOf(s, 'place 2 expansion')).toBe('MON-10.18 noProvinceLeft');
  });

  it('MON-10.19 has no limit of provinces', () => {
    const s = alone(start());
    give(s, 0, { coins: 30, citizens: [-1, -1, -1, -1, -1] });
    for (const citizen of [1, 2, 3, 4, 5]) answer(s, `place ${citizen} expansion`);
    expect(s.players[0].provinces).toHaveLength(5);
  });
});

describe('Expansion +', () => {
  const four = ['foret-haute', 'monts-d-argent', 'defile-de-fer', 'ile-aux-oracles'];
  const table = (...ids: readonly string[]): MonState => {
    const s = start(3, { expansionPlus: true });
    give(s, 0, { coins: 9 });
    pile(s, ...ids);
    return s;
  };

  it('MON-14.1 is off unless chosen before the game, and then holds for all', () => {
    const plain = start();
    answer(plain, 'place 1 expansion');
    expect(plain.players[0].provinces).toHaveLength(1);
    const s = play(table(...four, 'plaine-du-levant'), 'place 1 expansion', 'take foret-haute');
    give(s, 1, { coins: 9 });
    answer(s, 'place 2 expansion');
    expect(asked(s)).toEqual(['1 lookOrTake']);
    expect(view(s).expansionPlus).toBe(true);
  });

  it('MON-14.2 lets the player look at three provinces and take any of them', () => {
    const s = play(table(...four), 'place 1 expansion', 'look');
    expect(asked(s)).toEqual(['0 chooseProvince']);
    expect(keys(s)).toEqual(['take foret-haute', 'take monts-d-argent', 'take defile-de-fer']);
    expect(view(s, 0).province.beneath).toEqual(['monts-d-argent', 'defile-de-fer', null]);
    expect(view(s, 1).province.beneath).toEqual([null, null, null]);
    answer(s, 'take defile-de-fer');
    expect(view(s).players[0].provinces).toEqual(['defile-de-fer']);
    const two = play(table('foret-haute', 'monts-d-argent'), 'place 1 expansion', 'look');
    expect(keys(two)).toEqual(['take foret-haute', 'take monts-d-argent']);
    const one = play(table('foret-haute'), 'place 1 expansion');
    expect(one.players[0].provinces).toEqual([province('foret-haute')]);
  });

  it('MON-14.3 puts the others under the pile in their order and turns the new top card up', () => {
    const s = play(table(...four, 'plaine-du-levant'), 'place 1 expansion', 'look', 'take monts-d-argent');
    expect(pileOf(s)).toEqual(['ile-aux-oracles', 'plaine-du-levant', 'foret-haute', 'defile-de-fer']);
    expect(view(s, 0).province).toEqual({ top: 'ile-aux-oracles', beneath: [null, 'foret-haute', 'defile-de-fer'] });
    expect(view(s, 1).province).toEqual({ top: 'ile-aux-oracles', beneath: [null, 'foret-haute', null] });
    const three = play(table('foret-haute', 'monts-d-argent', 'defile-de-fer'), 'place 1 expansion', 'look', 'take foret-haute');
    expect(pileOf(three)).toEqual(['monts-d-argent', 'defile-de-fer']);
  });

  it('MON-14.4 is paid before looking; the face-up province may be taken without a look', () => {
    const s = table(...four);
    give(s, 0, { knowledge: 1 });
    answer(s, 'place 1 expansion');
    expect(asked(s)).toEqual(['0 chooseExpansionPrice']);
    answer(s, 'pay 3 coins');
    expect(s.players[0].coins).toBe(6);
    expect(asked(s)).toEqual(['0 lookOrTake']);
    answer(s, 'take foret-haute');
    expect(view(s).players[0].provinces).toEqual(['foret-haute']);
    expect(pileOf(s)).toEqual(four.slice(1));
  });

  it('MON-14.5 also applies to an Expansion through a card', () => {
    const s = table(...four);
    give(s, 0, { city: ['chantier-naval'] });
    play(s, 'place 1 chantier-naval', 'look', 'take monts-d-argent');
    expect(view(s).players[0].provinces).toEqual(['monts-d-argent']);
    expect(s.players[0].coins).toBe(9);
  });
});
