/** All that a game says while it is played: questions, options, events, refusals, crumbs, lines of the scoring. */

import {
  fastChance,
  type Game,
  type Option,
  type OptionValues,
  type Params,
  parseRecord,
  printAnswer,
  type Question,
  type Refusal,
  randomAnswer,
  type Seat,
  type State,
  seedFrom,
  setupOf,
  Table,
  type Told,
  toldTo,
} from '@castellan/engine';

/** A message and what it was said with. */
export interface Said {
  readonly key: string;
  readonly params: Params;
}

export type Hear = (key: string, params: object) => void;

/** What is heard, each thing once. */
export function hearing(): { readonly hear: Hear; said(): readonly Said[] } {
  const all = new Map<string, Said>();
  return {
    hear: (key, params) => {
      const text = JSON.stringify(params);
      const name = `${key} ${text}`;
      if (!all.has(name)) all.set(name, { key, params: JSON.parse(text) });
    },
    said: () => [...all.values()],
  };
}

/** A game played at random, with options that go round with the seed. */
export function hearRandomGame<S extends State>(game: Game<S>, seats: number, seed: number, hear: Hear): void {
  const table = new Table(game, { seats, options: optionsFor(game, seats, seed), seed: seedFrom(`${seed}`), pack: '' });
  const rng = fastChance(seed);
  hearOpening(table, hear);
  for (let q = table.questions()[0]; q !== undefined; q = table.questions()[0]) {
    hearQuestion(table, q, hear);
    hearReply(table, q.seat, printAnswer(q, randomAnswer(q, rng)), hear);
  }
  hearEnd(table, hear);
}

function optionsFor<S extends State>(game: Game<S>, seats: number, seed: number): OptionValues {
  const options = Object.fromEntries(
    game.options.map((spec) => [spec.id, spec.kind === 'flag' ? seed % 2 === 0 : spec.values[seed % spec.values.length]]),
  );
  return (game.refuseSetup?.(seats, options) ?? null) === null ? options : {};
}

/** A game that was kept. */
export function hearRecord<S extends State>(game: Game<S>, text: string, hear: Hear): void {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(`the record cannot be read (${parsed.error.key})`);
  const { record } = parsed;
  const from = setupOf(game, record);
  if (!from.ok) throw new Error(`the record cannot be set up (${from.error.key})`);
  const table = new Table(game, from.setup);
  hearOpening(table, hear);
  for (const { seat, text } of record.lines) {
    const q = table.question(seat);
    if (q !== null) hearQuestion(table, q, hear);
    hearReply(table, seat, text, hear);
  }
  hearEnd(table, hear);
}

function hearOpening<S extends State>(table: Table<S>, hear: Hear): void {
  hearEvents(table.opening, table.setup.seats, hear);
}

function hearReply<S extends State>(table: Table<S>, seat: Seat, text: string, hear: Hear): void {
  const outcome = table.reply(seat, text);
  if (!outcome.ok) throw new Error(`${text} is refused (${outcome.refusal.key})`);
  for (const { told } of outcome.done) hearEvents(told, table.setup.seats, hear);
}

function hearEvents(told: readonly Told[], seats: number, hear: Hear): void {
  for (const event of told)
    for (const seat of [null, ...Array.from({ length: seats }, (_, i) => i)]) {
      const known = toldTo(event, seat);
      if (known !== null) hear(`event.${known.key}`, known.params);
    }
}

/** Most of what is refused is refused again and again: it is asked after once in so many answers. */
const REFUSED_EVERY = 7;

function hearQuestion<S extends State>(table: Table<S>, q: Question, hear: Hear): void {
  const { step } = q.frame;
  hear(`ask.${step}`, q.params ?? {});
  hear(`waiting.${step}`, { seat: q.seat });
  if (q.kind !== 'amount') for (const option of q.options) hearOption(option, hear);
  for (const option of table.interjections(q.seat)) hearOption(option, hear);
  for (const { step: where, params } of table.crumbs(null)) hear(`crumb.${where}`, params);
  if (table.lines.length % REFUSED_EVERY !== 0) return;
  for (const { refusal, ...option } of table.refused(q.seat)) {
    hearOption(option, hear);
    hearRefusal(refusal, hear);
  }
}

function hearOption(option: Option, hear: Hear): void {
  hear(`option.${option.say}`, option);
}

function hearRefusal({ key, params }: Refusal, hear: Hear): void {
  hear(`refusal.${key}`, params);
}

function hearEnd<S extends State>({ result }: Table<S>, hear: Hear): void {
  for (const { key } of result?.breakdown ?? []) hear(`score.${key}`, {});
}
