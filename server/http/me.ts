/** Routes about oneself: name, account, devices, data. */

import { Type } from 'typebox';
import { Failed } from '../failed.ts';
import type { Visitor } from '../people/people.ts';
import type { Me, MyData } from '../protocol/index.ts';
import { API } from '../protocol/index.ts';
import { CredentialsSchema, MeSchema, MyDataSchema, NewPasswordSchema, RenameSchema } from '../protocol/schemas.ts';
import type { Person } from '../store/store.ts';
import { type App, type Context, failures, ok } from './context.ts';
import { giveToken, takeToken, tokenOf } from './cookies.ts';

const tags = ['people'];
/** Guessing passwords is slow work. */
const rareLimit = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });

function meOf({ id, name, account }: Person): Me {
  return { id, name, account };
}

export function meRoutes(app: App, { house, hall, hub, people, config, visitor, guest }: Context): void {
  const { store } = house;
  const forgetDevice = async ({ person, device }: Visitor): Promise<void> => {
    await store.dropDevice(device);
    hub.dismiss(person.id, (other) => other === device);
  };

  /** A guest turns out to be somebody: what was the guest's is theirs. Where both sat at one table the guest's seat is given up. */
  const becomes = async (guest: string, person: string): Promise<void> => {
    ok(await hall.handOver(guest, person));
    await store.handOver(guest, person);
    ok(await hall.forsake(guest));
    await store.deletePerson(guest);
  };

  app.get(
    API.me,
    { schema: { tags, summary: 'Who I am; a device that is new becomes a guest', response: { 200: MeSchema, ...failures } } },
    async (request, reply) => {
      const here = await guest(request, reply);
      const token = tokenOf(request);
      if (token !== undefined && (await people.seen(here))) giveToken(request, reply, token);
      return meOf(here.person);
    },
  );

  app.patch(
    API.me,
    { schema: { tags, summary: 'Change my name', body: RenameSchema, response: { 200: MeSchema, ...failures } } },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      const renamed = ok(await people.rename(person.id, request.body.name));
      await hall.renamed(person.id);
      return meOf(renamed);
    },
  );

  app.delete(
    API.me,
    {
      schema: {
        tags,
        summary: 'Forget me: gives up my seats, and deletes my name, account, devices, chat, records and subscriptions',
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const here = await visitor(request);
      if (here !== null) {
        ok(await hall.forsake(here.person.id));
        await store.deletePerson(here.person.id);
        hub.dismiss(here.person.id);
        await hall.renamed(here.person.id);
      }
      takeToken(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    API.myData,
    {
      config: rareLimit(10 * config.rate),
      schema: { tags, summary: 'Everything the server knows of me', response: { 200: MyDataSchema, ...failures } },
    },
    async (request, reply) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notFound'));
      void reply.header('content-disposition', 'attachment; filename="castellan-my-data.json"');
      const running = await hall.tablesOf(person.id);
      const finished = [];
      for (let page = await hall.finishedTablesOf(person.id, undefined); ; ) {
        finished.push(...page.tables);
        if (page.before === null) break;
        page = await hall.finishedTablesOf(person.id, page.before);
      }
      const records = [];
      for (const { id } of await store.recordsOf(person.id)) {
        const record = await store.record(id);
        if (record !== null) records.push({ id, text: record.text });
      }
      const data: MyData = {
        person: { ...meOf(person), created: person.created },
        devices: (await store.devicesOf(person.id)).map(({ created, seen }) => ({ created, seen })),
        tables: [...running.tables, ...finished],
        chat: [...(await store.chatOf(person.id))],
        records,
        packs: (await store.packsOf(person.id)).map(({ id, json }) => ({ id, pack: json })),
        push: (await store.subscriptionsOf(person.id)).map(({ endpoint }) => endpoint),
      };
      return data;
    },
  );

  app.post(
    API.account,
    {
      config: rareLimit(10 * config.rate),
      schema: { tags, summary: 'Give the guest an account', body: CredentialsSchema, response: { 200: MeSchema, ...failures } },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      const { name, password } = request.body;
      const now = ok(await people.addAccount(person, name, password));
      await hall.renamed(person.id);
      return meOf(now);
    },
  );

  app.patch(
    API.account,
    {
      config: rareLimit(10 * config.rate),
      schema: {
        tags,
        summary: 'Change my password; all my other devices are logged out',
        body: NewPasswordSchema,
        response: { 200: MeSchema, ...failures },
      },
    },
    async (request) => {
      const here = ok((await visitor(request)) ?? new Failed('noAccount'));
      const person = ok(await people.changePassword(here, request.body.old, request.body.password));
      hub.dismiss(person.id, (device) => device !== here.device);
      return meOf(person);
    },
  );

  app.post(
    API.session,
    {
      config: rareLimit(20 * config.rate),
      schema: {
        tags,
        summary: 'Log in on this device; what its guest played, said and brought comes along',
        body: CredentialsSchema,
        response: { 200: MeSchema, ...failures },
      },
    },
    async (request, reply) => {
      const before = await visitor(request);
      const { person, token } = ok(await people.logIn(request.body.name, request.body.password));
      if (before !== null && !before.person.account) await becomes(before.person.id, person.id);
      if (before !== null) await forgetDevice(before);
      giveToken(request, reply, token);
      return meOf(person);
    },
  );

  app.delete(
    API.session,
    { schema: { tags, summary: 'Log out on this device', response: { 204: Type.Null(), ...failures } } },
    async (request, reply) => {
      const here = await visitor(request);
      if (here !== null) await forgetDevice(here);
      takeToken(request, reply);
      return reply.code(204).send(null);
    },
  );
}
