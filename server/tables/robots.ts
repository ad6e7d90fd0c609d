/** Bots at one table of the server: they think in threads, away from the loop. */

import { randomInt } from 'node:crypto';
import { type Memory, mayBotSpeak, newMemory } from '@castellan/bots';
import { fastChance, type Game, printAnswer, randomAnswer, type Seat, type State, type Table } from '@castellan/engine';
import { type BotPlay, Bots } from '@castellan/tables';
import type { House } from '../house.ts';
import { botOn, characterOf, standsIn } from './seats.ts';
import type { Charter, Head } from './stored.ts';

const SECOND = 1_000;

export class Robots {
  private readonly house: House;
  private readonly id: string;
  private readonly bots: Bots;
  /** What each seat's bot remembers. */
  private readonly memories: Map<Seat, Memory> = new Map();
  private sitting: { readonly charter: Charter; readonly head: Head; readonly table: Table<State, Game> } | null = null;

  /** `id` is the table's; `play` carries a bot's answer out. */
  constructor(house: House, id: string, play: (seat: Seat, text: string, question: string | undefined) => Promise<BotPlay>) {
    this.house = house;
    this.id = id;
    const { botDelay, time, log } = house;
    this.bots = new Bots({
      isBot: (seat) => this.sitting !== null && botOn(this.sitting.head.holdings[seat]) !== null,
      maySpeak: (seat) => this.sitting !== null && mayBotSpeak(this.sitting.table.game, this.sitting.table.state, seat),
      think: (seat, signal) => this.decide(seat, signal),
      play,
      pause: (seat) => this.beatOf(seat) ?? (botDelay === 0 ? 0 : botDelay + randomInt(botDelay + 1)),
      after: (ms, work) => time.after(ms, work),
      stuck: (seat, error) => log.error({ err: error, seat }, 'a bot waits until something else happens at its table'),
    });
  }

  get busy(): boolean {
    return this.bots.busy;
  }

  /** Sets bots to work on what they are asked now, and stops those whose question is gone. */
  look(charter: Charter, head: Head, table: Table<State, Game>): void {
    this.sitting = { charter, head, table };
    this.bots.look(table, head.stage === 'playing');
  }

  stop(): void {
    this.sitting = null;
    this.bots.stop();
  }

  /** Where answers given in advance wait for a beat, bots answer with it: how long one thinks would tell what it holds. */
  private beatOf(seat: Seat): number | null {
    const table = this.sitting?.table;
    const beat = table?.keepsBeat === true ? table.question(seat)?.limit?.beat : undefined;
    return beat === undefined ? null : beat * SECOND;
  }

  /** The bot's answer; any legal one when its thread keeps dying, so that nobody waits for ever. */
  private async decide(seat: Seat, signal: AbortSignal): Promise<string | null> {
    const { sitting } = this;
    const { crew, packJson, metrics, log } = this.house;
    const level = sitting === null ? null : botOn(sitting.head.holdings[seat]);
    if (sitting === null || level === null) return null;
    const { charter, head, table } = sitting;
    const seed = randomInt(2 ** 32);
    const done = metrics.botThinking.startTimer();
    try {
      const pack = packJson(charter.game, charter.pack);
      const holding = head.holdings[seat];
      const plays = { seat, level, character: characterOf(holding), standsIn: standsIn(holding) };
      const task = { game: charter.game, pack, state: table.state, ...plays, seed, memory: this.memories.get(seat) ?? newMemory() };
      const { text, memory } = await crew.choose(task, { host: head.host, table: this.id }, signal);
      this.memories.set(seat, memory);
      return text;
    } catch (error) {
      // Nobody waits for it any more: another question came up, the server stops, or the table is another's.
      if (signal.aborted) return null;
      log.error({ err: error, game: charter.game, seat }, 'a bot could not decide and answers at random');
      const q = table.question(seat);
      if (q === null) return null;
      const late = standsIn(head.holdings[seat]) ? table.game.late?.(table.state, q) : undefined;
      return late ?? printAnswer(q, randomAnswer(q, fastChance(seed)));
    } finally {
      done();
    }
  }
}
