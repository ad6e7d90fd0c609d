import type { SeatInfo } from '@castellan/server/protocol';
import { describe, expect, it } from 'vitest';
import { chairsAt } from '../record.ts';

const seat = (n: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: n,
  kind: 'person',
  name: '',
  level: null,
  standIn: false,
  resigned: false,
  online: true,
  ...more,
});

describe('those who sat at a table of the server', () => {
  const seats = [
    seat(0, { name: 'Ada' }),
    seat(1, { kind: 'bot', level: 'page', character: 'thrifty' }),
    seat(2, { name: 'Bob' }),
    seat(3, { name: 'Cleo', level: 'squire', standIn: true }),
  ];

  it('are the reader where they sat, bots as strong and as they were, and the strongest in the place of other people', () => {
    const chairs = chairsAt({ id: 'there', seats, mine: 2 });
    expect(chairs).toEqual([
      { kind: 'bot', name: 'Ada', level: 'castellan' },
      { kind: 'bot', name: expect.stringMatching(/^\p{Lu}/u), level: 'page', character: 'thrifty' },
      { kind: 'person', name: 'Bob' },
      { kind: 'bot', name: 'Cleo', level: 'castellan' },
    ]);
  });

  it('are all played by bots for whoever only looked on', () => {
    expect(chairsAt({ id: 'there', seats, mine: null }).map(({ kind }) => kind)).toEqual(seats.map(() => 'bot'));
  });
});
