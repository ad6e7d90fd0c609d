/** Routes about oneself: name, account, devices, data. */

import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { addressOf } from '../address.ts';
import { PRICES } from '../budget.ts';
import { Failed } from '../failed.ts';
import type { Visitor } from '../people/people.ts';
import type { Me, MyData } from '../protocol/index.ts';
import { API } from '../protocol/index.ts';
import { CredentialsSchema, MeSchema, MyDataSchema, NewPasswordSchema, RenameSchema } from '../protocol/schemas.ts';
import type { Person } from '../store/store.ts';
import { type App, type Context, failures, ok } from './context.ts';
import { giveToken, isOutdated, takeToken, tokenOf } from './cookies.ts';
import { myData } from './my-data.ts';

const tags = ['people'];

function meOf({ id, name, account }: Person): Me {
  return { id, name, account };
}

export function meRoutes(app: App, { house, hall, everywhere, people, visitor, guest }: Context): void {
  const { store } = house;
  const forgetDevice = async ({ person, device }: Visitor): Promise<void> => {
    await store.dropDevice(person.id, device);
    everywhere.dismiss(person.id, device);
  };

  /** A guest turns out to be somebody: what was the guest's is theirs, on this device. Where both sat at one table the guest's seat is given up. */
  const becomes = async (guest: string, person: string, device: string): Promise<void> => {
    ok(await hall.handOver(guest, person));
    await store.handOver(guest, person, device);
    ok(await hall.forsake(guest));
    await store.deletePerson(guest);
  };

  app.get(
    API.me,
    { schema: { tags, summary: 'Who I am; a device that is new becomes a guest', response: { 200: MeSchema, ...failures } } },
    async (request, reply) => {
      const here = await guest(request, reply);
      const token = tokenOf(request);
      if (here.device !== '' && isOutdated(request)) giveToken(request, reply, await people.newToken(here));
      else if (token !== undefined && (await people.seen(here))) giveToken(request, reply, token);
      return meOf(here.person);
    },
  );

  app.patch(
    API.me,
    {
      config: { price: PRICES.tell },
      schema: { tags, summary: 'Change my name', body: RenameSchema, response: { 200: MeSchema, ...failures } },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      const renamed = ok(await people.rename(person.id, request.body.name));
      await everywhere.renamed(person.id);
      return meOf(renamed);
    },
  );

  app.delete(
    API.me,
    {
      config: { price: PRICES.all },
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
        everywhere.dismiss(here.person.id);
        await everywhere.renamed(here.person.id);
      }
      takeToken(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    API.myData,
    {
      config: { price: PRICES.all },
      schema: {
        tags,
        summary: 'Everything the server knows of me',
        response: { 200: Type.Unsafe<MyData | Readable>(MyDataSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { person } = ok((await visitor(request)) ?? new Failed('notFound'));
      return reply
        .header('content-disposition', 'attachment; filename="castellan-my-data.json"')
        .type('application/json; charset=utf-8')
        .send(Readable.from(myData(house, hall, person)));
    },
  );

  app.post(
    API.account,
    {
      config: { price: PRICES.password },
      schema: { tags, summary: 'Give the guest an account', body: CredentialsSchema, response: { 200: MeSchema, ...failures } },
    },
    async (request, reply) => {
      const { person } = await guest(request, reply);
      const { name, password } = request.body;
      const made = ok(await people.addAccount(person, name, password));
      // Whoever knew the guest's token knows nothing any more.
      giveToken(request, reply, made.token);
      everywhere.dismiss(person.id);
      await everywhere.renamed(person.id);
      return meOf(made.person);
    },
  );

  app.patch(
    API.account,
    {
      config: { price: PRICES.password },
      schema: {
        tags,
        summary: 'Change my password; all my other devices are logged out',
        body: NewPasswordSchema,
        response: { 200: MeSchema, ...failures },
      },
    },
    async (request, reply) => {
      const here = ok((await visitor(request)) ?? new Failed('noAccount'));
      const { old, password } = request.body;
      const { person, token } = ok(await people.changePassword(here, old, password, addressOf(request.ip)));
      giveToken(request, reply, token);
      everywhere.dismiss(person.id);
      return meOf(person);
    },
  );

  app.post(
    API.session,
    {
      config: { price: PRICES.password },
      schema: {
        tags,
        summary: 'Log in on this device; what its guest played, said and brought comes along',
        body: CredentialsSchema,
        response: { 200: MeSchema, ...failures },
      },
    },
    async (request, reply) => {
      const before = await visitor(request);
      const { person, token, device } = ok(await people.logIn(request.body.name, request.body.password, addressOf(request.ip)));
      if (before !== null && !before.person.account) await becomes(before.person.id, person.id, device);
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
