/** Sits down: at a new table, or at one that was saved. */

import { randomBytes } from 'node:crypto';
import { type Bot, newMemory } from '@castellan/bots';
import { commitmentOf, type Game, type GameRecord, replay, type Seat, type State, setupOf, Table, usualStandings } from '@castellan/engine';
import { wholeNumber } from '../arguments.ts';
import { botsFor, namedBots } from '../bots.ts';
import type { Call } from '../command.ts';
import { botIn, nameOfBot } from '../names.ts';
import { type Opened, speakerAt } from '../opened.ts';
import { guarded, recordComplaint } from '../records.ts';
import { checkedSetup, optionValues, seedOf } from '../setup.ts';
import { reply, type Sitting } from './sitting.ts';
import type { Wishes } from './wishes.ts';

const MOST_SEATS = 99;
const USUAL_BOT = 'knight';

export async function sitDown(call: Call, opened: Opened, wishes: Wishes): Promise<Sitting> {
  const { game, pack } = opened;
  const { flags } = call.given;
  const rivals = namedBots(flags.get('bots') ?? wishes.bots ?? USUAL_BOT);
  const usual = rivals.length > 1 ? rivals.length + 1 : game.seats.usual;
  const seats = wholeNumber(call.given, 'seats', 1, MOST_SEATS, wishes.seats ?? usual);
  const me = wholeNumber(call.given, 'seat', 1, seats, 1) - 1;
  const typed = flags.get('seed');
  const seed = typed === undefined ? randomBytes(32).toString('hex') : seedOf(typed);
  const options = { ...wishes.options, ...optionValues(game, flags.get('options')) };
  const speaker = await speakerAt(call, opened, []);
  const setup = checkedSetup(speaker, game, { seats, options, seed, pack });
  const bots = seated(botsFor(rivals, seats - 1), me);
  const table = new Table(game, setup);
  table.restoreStandings(usualStandings(game, [me]));
  return {
    table,
    me,
    bots,
    memories: bots.map(newMemory),
    names: bots.map((bot, seat) => (bot === null ? myName(call) : nameOfBot(bot.name, seat))),
    log: [...table.opening],
    file: flags.get('save') ?? `${game.id}-${commitmentOf(seed).slice(0, 8)}.txt`,
  };
}

/** The bots in their order around the seat that the person takes. */
function seated(rivals: readonly Bot[], me: Seat): (Bot | null)[] {
  return [...rivals.slice(0, me), null, ...rivals.slice(me)];
}

function myName(call: Call): string {
  const name = (call.given.flags.get('name') ?? '').replace(/\s+/g, ' ').trim();
  return name === '' ? call.speaker.say('play.me') : name;
}

/** A saved game knows its bots by their names; the person takes the seat that is no bot's, or the one asked for. */
export async function sitDownAgain(call: Call, opened: Opened, record: GameRecord, file: string): Promise<Sitting> {
  const speaker = await speakerAt(call, opened, record.names);
  const legal = guarded(file, () => replay(opened.game, record));
  if (!legal.ok) throw recordComplaint(speaker, file, legal.error);
  const from = setupOf(opened.game, record);
  if (!from.ok) throw recordComplaint(speaker, file, from.error);
  const free = record.names.findIndex((name) => botIn(name) === null);
  const me = wholeNumber(call.given, 'seat', 1, record.seats, Math.max(0, free) + 1) - 1;
  const wanted = call.given.flags.get('bots');
  const kept = record.names.filter((_, seat) => seat !== me).map((name) => botIn(name) ?? USUAL_BOT);
  const rivals = wanted === undefined ? kept.flatMap((name) => namedBots(name)) : botsFor(namedBots(wanted), record.seats - 1);
  const bots = seated(rivals, me);
  const name = (seat: Seat): string =>
    record.names[seat] === '' || botIn(record.names[seat]) !== null ? myName(call) : record.names[seat];
  const table = new Table<State, Game>(opened.game, from.setup);
  const sitting: Sitting = {
    table,
    me,
    bots,
    memories: bots.map(newMemory),
    names: bots.map((bot, seat) => (bot === null ? name(seat) : nameOfBot(bot.name, seat))),
    log: [...table.opening],
    file: call.given.flags.get('save') ?? file,
  };
  for (const { seat, text } of record.lines) reply(sitting, seat, text);
  table.restoreStandings(usualStandings(opened.game, [me]));
  return sitting;
}
