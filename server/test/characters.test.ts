/** The character that is chosen for a bot: it stays with the seat, and the bot that plays there has it. */

import { CHARACTERS, type Character, newMemory } from '@castellan/bots';
import { advance, propose } from '@castellan/engine';
import { game as fief } from '@castellan/fief';
import { afterAll, beforeAll, describe, expect, it, type MockInstance, vi } from 'vitest';
import { bargainTerms, NONE, NOTHING } from '../../games/fief/rules/terms.ts';
import type { FieState } from '../../games/fief/state.ts';
import { position, waitingFor } from '../../games/fief/test/builders.ts';
import { Crew } from '../bots/crew.ts';
import { Client } from './fixtures/client.ts';
import { begin, playOn } from './fixtures/mirror.ts';
import { type TestServer, testServer } from './fixtures/server.ts';

const BOTS = [
  { kind: 'bot', level: 'page', character: 'thrifty' },
  { kind: 'bot', level: 'squire', character: 'courtly' },
  { kind: 'bot', level: 'page' },
] as const;

describe('the character of a bot at a table', () => {
  let server: TestServer;
  let asked: MockInstance<Crew['choose']>;

  beforeAll(async () => {
    asked = vi.spyOn(Crew.prototype, 'choose');
    server = await testServer();
  });
  afterAll(async () => {
    asked.mockRestore();
    await server.end();
  });

  /** As whom bots were asked, by their seats. */
  const askedAs = (): ReadonlyMap<number, string> =>
    new Map(asked.mock.calls.map(([{ seat, level, character }]) => [seat, `${level} ${character}`]));
  const WANTED = new Map([
    [1, 'page thrifty'],
    [2, 'squire courtly'],
    [3, 'page even'],
  ]);

  it('is the one it was laid with, after a restart too', async () => {
    const ada = await Client.of(server.address);
    const [here] = await begin([ada], 0, { seats: [{ kind: 'me' }, ...BOTS], options: { rounds: 12 } });
    await playOn([here], () => askedAs().size === BOTS.length);
    expect(askedAs()).toEqual(WANTED);
    server = await server.again();
    asked.mockClear();
    const back = await here.resumed(server.address);
    await playOn([back], () => askedAs().size === BOTS.length);
    expect(askedAs()).toEqual(WANTED);
  });
});

describe('the thread in which bots think', () => {
  let crew: Crew;

  beforeAll(() => {
    const database = { kind: 'sqlite', file: '', patience: 0, maxPages: null } as const;
    crew = new Crew({ games: '@castellan/games', database, threads: 1, patience: 60_000, onDeath: () => {} });
  });
  afterAll(() => crew.close());

  /** Seat 0 offers seat 1 a little less for its Lord than he is worth to most. */
  function offered(): FieState {
    const s = position(
      [
        { lords: { henri: 'blaye' }, troops: { tournus: '3S', mazilles: '2S' }, ecus: 20 },
        { lords: { charles: 'blaye' }, troops: { blaye: '3S 1K' }, ecus: 5 },
        { lords: { raoul: 'bourg', othon: 'bourg' }, troops: { bourg: '2S' }, ecus: 5 },
      ],
      { titles: { comteTournus: ['henri', 'tournus'] }, captives: { henri: 1 }, king: 'henri', castles: ['blaye'], next: waitingFor(2) },
    );
    advance(fief, s);
    const terms = bargainTerms({
      toSeat: 1,
      give: { ...NOTHING, ecus: 6 },
      get: { ...NOTHING, captive: 'henri' },
      about: NONE,
      promise: '',
    });
    propose(fief, s, { from: 0, to: [1], terms, until: 'phase', open: false });
    return s;
  }

  it('gives each bot the character that is asked for', async () => {
    const says = async (character: Character): Promise<string | null> => {
      const bot = { seat: 1, level: 'squire', character, standsIn: false, seed: 1, memory: newMemory() } as const;
      const { text } = await crew.choose({ game: 'fief', pack: null, state: offered(), ...bot }, { host: null, table: 'one' });
      return text;
    };
    const said = await Promise.all(
      CHARACTERS.map(async (character) => [character, (await says(character)) === '! accept offer 1'] as const),
    );
    expect(said.filter(([, accepts]) => accepts).map(([character]) => character)).toEqual(['courtly']);
  });
});
