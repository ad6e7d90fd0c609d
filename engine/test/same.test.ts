import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../index.ts';
import { same } from '../same.ts';

describe('equal values', () => {
  it('are those that are spelled alike', () => {
    fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => same(a, b) === (canonical(a) === canonical(b))));
    fc.assert(fc.property(fc.jsonValue(), (a) => same(a, JSON.parse(JSON.stringify(a)))));
  });

  it('may have their fields in another order', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) =>
        same(fields, Object.fromEntries(Object.entries(fields).toReversed())),
      ),
    );
  });

  it('differ when one holds more, on either side', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (list, more) => !same(list, [...list, more]) && !same([...list, more], list)),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constant('known'), fc.jsonValue()), fc.jsonValue(), (fields, more) => {
        const larger = { ...fields, more };
        return !same(fields, larger) && !same(larger, fields);
      }),
    );
  });

  it('may have a field that is undefined, which counts as none', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(same({ a: undefined }, { b: undefined })).toBe(true);
    expect(same({ a: null }, {})).toBe(false);
  });

  it('are of one kind', () => {
    expect(same([], {})).toBe(false);
    expect(same({}, [])).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same({}, null)).toBe(false);
    expect(same([undefined], [null])).toBe(false);
  });
});
