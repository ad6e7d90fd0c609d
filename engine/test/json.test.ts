import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, stateHash } from '../index.ts';
import { randomTable } from './builders.ts';

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

describe('canonical', () => {
  it('spells equal values alike, whatever the order of their keys', () => {
    expect(canonical({ b: 1, a: [{ d: null, c: true }] })).toBe('{"a":[{"c":true,"d":null}],"b":1}');
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(turned(value))).toBe(canonical(value));
      }),
    );
  });

  it('is JSON and says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const back: unknown = JSON.parse(canonical(value));
        expect(JSON.stringify(turned(turned(back)))).toBe(JSON.stringify(back));
        expect(canonical(back)).toBe(canonical(JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  it('keeps the order of lists', () => {
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });

  it('leaves out what JSON leaves out, and says null where JSON does', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonical([undefined, 1])).toBe('[null,1]');
    expect(canonical(undefined)).toBe('null');
  });

  it('tells different values apart', () => {
    const texts = [null, 0, '0', false, '', [], {}, [[]], [{}], { a: null }, { a: 0 }, ['a'], 'a', '["a"]'].map((value) =>
      canonical(value),
    );
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('stateHash', () => {
  it('is the same for equal states and for a state after JSON', () => {
    const { state } = randomTable(1);
    expect(stateHash(state)).toMatch(/^[0-9a-f]{64}$/);
    expect(stateHash(JSON.parse(JSON.stringify(state)))).toBe(stateHash(state));
  });

  it('does not depend on the events being told', () => {
    const { state } = randomTable(1);
    expect(stateHash({ ...state, core: { ...state.core, told: [{ key: 'noise', params: {} }] } })).toBe(stateHash(state));
  });

  it('changes with anything else in the state', () => {
    const { state } = randomTable(1);
    const {
      hands,
      core: { chance, stack },
    } = state;
    const changed = [
      { ...state, hands: [hands[0].toReversed(), ...hands.slice(1)] },
      { ...state, core: { ...state.core, chance: { ...chance, moments: chance.moments + 1 } } },
      { ...state, core: { ...state.core, stack: stack.slice(1) } },
      { ...state, bank: state.bank - 1 },
      { ...state, core: { ...state.core, offersMade: 1 } },
      { ...state, core: { ...state.core, pack: 'other' } },
    ];
    const hashes = new Set([state, ...changed].map((s) => stateHash(s)));
    expect(hashes.size).toBe(changed.length + 1);
  });
});
