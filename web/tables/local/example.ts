/** A worked example at a table: its position, and others who answer as it says. */

import { type Line, laidOut, linesOf, type Seat } from '@castellan/engine';
import { examplesOf } from '../../examples/games.ts';
import { namesAt } from '../names.ts';
import { gameWithPack } from './games.ts';
import { type FromExample, type Laid, practiceTable, type Told } from './practice.ts';
import { fromRecord } from './record.ts';

export async function layExample(practice: FromExample): Promise<Laid> {
  const { id, title } = practice;
  const [played, examples] = await Promise.all([gameWithPack(practice.game, ''), examplesOf(practice.game)]);
  const example = examples.find((one) => one.id === practice.example);
  if (example === undefined) throw new Error(`there is no example ${practice.example}`);
  const { game, setup } = laidOut(played, example);
  const names = namesAt(
    id,
    Array.from({ length: setup.seats }, () => ({ kind: 'bot', name: '' })),
  );
  // No record leads here: this one only says who sits where.
  const nowhere = { ...setup, game: game.id, version: game.version, names, pack: '', commitment: '', lines: [], hash: null, result: null };
  const tries = example.tries.map((one): Told => ({ lines: linesOf(example, one), refusedBy: 'refusedBy' in one ? one.refusedBy : null }));
  const cast = new Cast(tries);
  return {
    game,
    kept: practiceTable(practice, fromRecord(nowhere, title, null), example.seat ?? 0),
    lines: [],
    think: ({ seat }) => cast.cue(seat),
    store: (_, from, lines) => cast.hear(from, lines),
    tries,
  };
}

/** The others of an example: each says what it says when the moment has come; on any other way they stand still. */
class Cast {
  private readonly tries: readonly Told[];
  private said: readonly Line[] = [];
  private waiting: { readonly seat: Seat; readonly speak: (text: string) => void }[] = [];

  constructor(tries: readonly Told[]) {
    this.tries = tries;
  }

  cue(seat: Seat): Promise<string> {
    return new Promise((speak) => {
      const text = this.next(seat);
      if (text === null) this.waiting.push({ seat, speak });
      else speak(text);
    });
  }

  /** The answers from number `from` on are these. */
  async hear(from: number, lines: readonly Line[]): Promise<void> {
    this.said = [...this.said.slice(0, from), ...lines];
    const waited = this.waiting;
    this.waiting = [];
    for (const { seat, speak } of waited) void this.cue(seat).then(speak);
  }

  private next(seat: Seat): string | null {
    const at = this.said.length;
    const told = this.tries.find(({ lines }) => lines[at]?.seat === seat && isPrefix(this.said, lines));
    return told?.lines[at].text ?? null;
  }
}

function isPrefix(said: readonly Line[], lines: readonly Line[]): boolean {
  return said.every(({ seat, text }, at) => lines[at]?.seat === seat && lines[at].text === text);
}
