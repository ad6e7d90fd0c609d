/** A game of Fief by six people, each in a browser, on three nodes that are killed one by one. Long: `npm run faults -- 1 browsers`. */

import { join } from 'node:path';
import { checkData } from '@castellan/server';
import { Front, natsProgram, postgresPrograms } from '@castellan/server/local';
import { Trial } from '@castellan/server/trial';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { built } from '../../server/test/fixtures/built.ts';
import { buildClient } from '../build.ts';
import { hasBrowser } from './help/browser.ts';
import { browserAnd } from './help/open.ts';
import { clickSomething, isAsked, playerOf } from './help/player.ts';
import { picture, type Visitor, visitor } from './help/visit.ts';

const postgres = postgresPrograms(process.env.CASTELLAN_TEST_POSTGRES);
const nats = natsProgram(process.env.CASTELLAN_TEST_NATS);
/** How often each node is killed. */
const times = Number(process.env.CASTELLAN_FAULTS ?? 0);
const PEOPLE = 6;
/** Answers between two kills, and milliseconds between two looks at the pages. */
const BETWEEN = 8;
const LOOK = 100;
/** Milliseconds for one thing to come, and for all of it: six browsers and three nodes are much for one machine. */
const PATIENCE = { each: 600_000, all: 3_600_000 };

interface Person extends Visitor {
  /** The latest version of the table that the page was told. */
  version: number;
  /** How many answers were acknowledged to it. */
  accepted: number;
}

/** Three nodes behind one address. */
async function openNodes() {
  const trial = await Trial.open({
    postgres: postgres ?? '',
    nats: nats ?? '',
    program: await built(join(import.meta.dirname, '../../server/trial/node.ts')),
    execArgv: [],
    nodes: 3,
    patience: Number(process.env.CASTELLAN_NODE_PATIENCE ?? 1),
    think: 100,
    hasSpares: true,
    env: { CASTELLAN_WEB: await buildClient() },
  });
  const front = await Front.open('127.0.0.1', 0, () => trial.nodes.flatMap(({ address }) => (address === null ? [] : [portOf(address)])));
  return {
    trial,
    address: `http://127.0.0.1:${front.port}`,
    close: async () => {
      front.close();
      await trial.close();
    },
  };
}

const portOf = (address: string): number => Number(new URL(address).port);

describe.skipIf(!hasBrowser || times === 0 || postgres === null || nats === null)('six browsers at three nodes', () => {
  const here = browserAnd(openNodes);

  async function arrived(): Promise<Person> {
    const one: Person = { ...(await visitor(here.browser)), version: 0, accepted: 0 };
    one.context.setDefaultTimeout(PATIENCE.each);
    one.page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload));
        if (message.type === 'accepted') one.accepted++;
        if (message.type === 'table' || message.type === 'update') one.version = message.version;
      }),
    );
    return one;
  }

  /** They sit down one after the other, and the host begins. */
  async function seated(): Promise<Person[]> {
    const people: Person[] = [];
    for (let i = 0; i < PEOPLE; i++) people.push(await arrived());
    const [host, ...guests] = people;
    await host.page.goto(here.server.address);
    const id = await host.page.evaluate(async (count) => {
      await fetch('/api/me');
      const seats = Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
      const body = JSON.stringify({ game: 'fief', seats, access: 'open' });
      const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return String((await made.json()).id);
    }, PEOPLE);
    await host.page.goto(`${here.server.address}/t/${id}`);
    for (const { page } of guests) {
      await page.goto(`${here.server.address}/t/${id}`);
      await page.getByRole('button', { name: 'Sit down' }).first().click();
      await page.getByText('The host begins').waitFor();
    }
    await host.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of people) await page.locator('.fie').waitFor();
    return people;
  }

  it(
    'play Fief on while the nodes are killed one by one, and see the same',
    async () => {
      const { trial } = here.server;
      const people = await seated();
      const players = people.map((_, seat) => playerOf(seat + 1, 0.3));
      const accepted = (): number => people.reduce((sum, one) => sum + one.accepted, 0);
      const playOn = async (answers: number): Promise<void> => {
        const enough = accepted() + answers;
        while (accepted() < enough) {
          for (const [seat, { page }] of people.entries()) if (await isAsked(page)) await clickSomething(page, players[seat]);
          await people[0].page.waitForTimeout(LOOK);
        }
      };
      const allSee = async (version: number): Promise<void> => {
        while (people.some((one) => one.version < version)) await people[0].page.waitForTimeout(LOOK);
      };
      await playOn(BETWEEN);
      let kills = 0;
      for (const node of Array.from({ length: times }, () => trial.nodes).flat()) {
        const before = Math.max(...people.map(({ version }) => version));
        await node.end('SIGKILL');
        const back = node.start(trial.database);
        await playOn(BETWEEN);
        await allSee(before + BETWEEN);
        await back;
        kills++;
        await picture(people[kills % PEOPLE].page, `six-nodes-${kills}`);
      }
      await allSee(Math.max(...people.map(({ version }) => version)));
      const boards = await Promise.all(people.map(({ page }) => publicBoard(page)));
      expect(new Set(boards).size).toBe(1);
      expect(people.flatMap(({ errors }) => errors)).toEqual([]);
      const troubles: unknown[] = [];
      for await (const { trouble } of checkData(trial.database, '@castellan/games')) troubles.push(trouble);
      expect(troubles).toEqual([null]);
      console.log({ kills, acknowledged: accepted() });
      for (const { context } of people) await context.close();
    },
    PATIENCE.all,
  );
});

/** What everybody sees of the map. */
function publicBoard(page: Page): Promise<string> {
  return page.locator('.fief-map').first().innerText();
}
