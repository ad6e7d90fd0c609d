import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { bar, columns, gauge, glossary, sparkline, table, wrap } from '../layout.ts';
import { paintFor } from '../paint.ts';

describe('layout', () => {
  it('wraps words, with an indent and leading spaces kept', () => {
    expect(wrap(' 1  a long line of words', 12, '    ')).toEqual([' 1  a long', '    line of', '    words']);
    expect(wrap('unbreakableword next', 5)).toEqual(['unbreakableword', 'next']);
  });

  it('aligns tables, numbers to the right', () => {
    expect(
      table(
        [
          ['a', '1'],
          ['bcd', '200'],
        ],
        [1],
      ),
    ).toEqual(['a      1', 'bcd  200']);
  });

  it('counts what is seen, not the colours', () => {
    expect(
      table([
        ['\x1b[31mred\x1b[39m', 'x'],
        ['long', 'y'],
      ]),
    ).toEqual(['\x1b[31mred\x1b[39m   x', 'long  y']);
  });

  it('puts meanings beside their words, and below where there is no room', () => {
    const entries = [['  --at n', 'how many answers to keep of it'] as const, ['  --json', 'for machines'] as const];
    expect(glossary(entries, 32)).toEqual(['  --at n  how many answers to', '          keep of it', '  --json  for machines']);
    expect(glossary(entries, 28)).toEqual(['  --at n', '      how many answers to', '      keep of it', '  --json', '      for machines']);
  });

  it('fills columns', () => {
    expect(columns(['1', '22', '333', '4'], 11, ' ')).toEqual([' 1    22', ' 333  4']);
  });

  it('draws bars that are full only when all is there', () => {
    expect([bar(0, 4), bar(0.5, 4), bar(1, 4), bar(2, 4)]).toEqual(['', '██', '████', '████']);
    expect([gauge(0.99, 4), gauge(1, 4), gauge(0, 4)]).toEqual(['███░', '████', '░░░░']);
    expect(sparkline([0, 1, 8])).toBe(' ▂█');
  });
});

describe('colours', () => {
  const screen = (isTTY: boolean) => Object.assign(new Writable(), { isTTY });

  it('only on a terminal, and not when they are not wanted', () => {
    expect(paintFor(screen(true), {}).bad('x')).toBe('\x1b[31mx\x1b[39m');
    expect(paintFor(screen(false), {}).bad('x')).toBe('x');
    expect(paintFor(screen(true), { NO_COLOR: '1' }).bad('x')).toBe('x');
    expect(paintFor(screen(true), { TERM: 'dumb' }).seat(1, 'x')).toBe('x');
  });
});
