import { describe, expect, it } from 'vitest';
import {
  acting,
  answer,
  asked,
  attributesOf,
  can,
  defending,
  filled,
  goodsOf,
  keys,
  me,
  own,
  play,
  question,
  refusalOf,
  research,
  row,
  viewOf,
} from './builders.ts';

describe('prepared tactics', () => {
  it('ANA-11.1 five rows', () => {
    expect(Object.keys(viewOf(acting(), 0).players[0].tactics)).toEqual(['stones', 'logs', 'bolts', 'pitch', 'covers']);
  });

  it('ANA-11.2 each row starts with 1 ready use', () => {
    expect(me(acting()).ready).toEqual([1, 1, 1, 1, 1]);
  });

  it('ANA-11.3 before it is researched no use can be added or spent', () => {
    const s = acting({ goods: { material: 3 } });
    expect(refusalOf(s, 'prepare stones')).toMatchObject({ rule: 'ANA-11.3', key: 'notResearched' });
    // A ladder of strength 1 on the top: the circled stone is of no use.
    row(s, ['FIN-4', 'ATK-01']);
    defending(s);
    expect(me(s)).toMatchObject({ undefended: 2, ready: [1, 1, 1, 1, 1] });
  });

  it('ANA-11.4 preparing takes n materials, at least 1, for n more uses of one tactic', () => {
    const s = research(acting({ goods: { material: 5 } }), { stones: 1, logs: 1 });
    answer(s, 'prepare stones');
    expect(question(s)).toMatchObject({ kind: 'amount', min: 1, max: 5 });
    expect(refusalOf(s, '0')).toMatchObject({ rule: 'ANA-11.4', key: 'outOfRange' });
    answer(s, '3');
    expect(me(s).ready).toEqual([4, 1, 1, 1, 1]);
    expect(goodsOf(s)).toEqual({ material: 2 });
    expect(refusalOf(research(acting(), { stones: 1 }), 'prepare stones')).toMatchObject({ rule: 'ANA-11.4', key: 'cannotPay' });
  });

  it('ANA-11.5 there may be any number of ready uses', () => {
    const s = research(acting({ goods: { material: 40 } }), { covers: 8 });
    play(s, 'prepare covers', '40');
    expect(me(s).ready[4]).toBe(48);
  });

  it('ANA-11.6 they are spent in the defence only, and keep over rounds', () => {
    const s = research(acting({ round: 2, goods: { material: 1 } }), { stones: 3 });
    row(s, ['FIN-1', 'ATK-21', 'ATK-22']);
    defending(s);
    play(s, '1', '1');
    expect(me(s).ready[0]).toBe(1);
    expect(asked(research(acting({ goods: { material: 1 } }), { stones: 3 }))).toEqual(['0 action']);
    expect(keys(research(acting(), { stones: 3 }))).toEqual(['done']);
  });

  it('ANA-11.3 ANA-11.4 W6 stones and logs researched, 4 materials for stones, 2 used', () => {
    const s = research(acting({ round: 1, goods: { material: 4 } }), { stones: 1, logs: 1 });
    play(s, 'prepare stones', '4');
    defending(row(s, ['FIN-1', 'ATK-21']));
    play(s, '1', '1');
    const { tactics } = viewOf(s, 0).players[0];
    expect(tactics).toEqual({
      stones: { researched: true, ready: 3 },
      logs: { researched: true, ready: 1 },
      bolts: { researched: false, ready: 1 },
      pitch: { researched: false, ready: 1 },
      covers: { researched: false, ready: 1 },
    });
  });
});

describe('research', () => {
  it('ANA-19.1 five boxes, at measures 1, 3, 5, 7 and 9 of warfare', () => {
    [1, 3, 5, 7, 9].forEach((measure, i) => {
      const at = (warfare: number) => own(acting({ goods: { patron: 1 }, tracks: { warfare, tactics: i } }), ['ballista']);
      expect(can(at(measure), `fill tactics.${i + 1} patron`)).toBe(true);
      expect(can(at(measure - 1), `fill tactics.${i + 1} patron`)).toBe(false);
    });
  });

  it('ANA-19.2 a box costs 1 patron or 1 knight', () => {
    const s = acting({ goods: { patron: 1, knight: 1 }, tracks: { warfare: 1 } });
    expect(keys(s)).toContain('fill tactics.1 patron');
    play(s, 'fill tactics.1 knight', 'research stones');
    expect(goodsOf(s)).toEqual({ patron: 1, soldier: 1 });
  });

  it('ANA-19.3 a box researches one tactic not yet researched, and gives 1 soldier', () => {
    const s = acting({ goods: { patron: 2 }, tracks: { warfare: 3 } });
    answer(s, 'fill tactics.1 patron');
    expect(keys(s)).toEqual(['research stones', 'research logs', 'research pitch', 'research covers']);
    play(s, 'research pitch', 'fill tactics.2 patron');
    expect(refusalOf(s, 'research pitch')).toMatchObject({ rule: 'ANA-19.3', key: 'alreadyResearched' });
    answer(s, 'research covers');
    expect(goodsOf(s)).toEqual({ soldier: 2 });
    expect(me(s).researched).toBe(0b11000);
    // The use circled from the start is ready now; research circles no other.
    expect(me(s).ready).toEqual([1, 1, 1, 1, 1]);
    expect(filled(s, 'tactics')).toBe(2);
  });

  it('ANA-19.4 the fifth box gives 1 influence more', () => {
    const s = own(acting({ goods: { patron: 1 }, tracks: { warfare: 9, tactics: 4 } }), ['ballista']);
    research(s, { stones: 1, logs: 1, pitch: 1, covers: 1 });
    answer(s, 'fill tactics.5 patron');
    expect(me(s).researched).toBe(0b11111);
    expect({ ...goodsOf(s), ...attributesOf(s) }).toEqual({ soldier: 1, influence: 1 });
  });

  it('ANA-19.5 bolts need the ballista', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { warfare: 1 } });
    answer(s, 'fill tactics.1 patron');
    expect(refusalOf(s, 'research bolts')).toEqual({ rule: 'ANA-19.5', key: 'needsMachines', params: { machines: ['ballista'] } });
    own(s, ['ballista']);
    expect(can(s, 'research bolts')).toBe(true);
  });

  it('ANA-19.6 with only bolts left and no ballista the box is not available', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { warfare: 9, tactics: 4 } });
    research(s, { stones: 1, logs: 1, pitch: 1, covers: 1 });
    expect(refusalOf(s, 'fill tactics.5 patron')).toMatchObject({ rule: 'ANA-19.6', key: 'nothingToResearch' });
    expect(can(own(s, ['ballista']), 'fill tactics.5 patron')).toBe(true);
  });
});
