/** Bots at one table: each open question of theirs is thought about once, away from the loop. */

import { randomInt } from 'node:crypto';
import { fastChance, printAnswer, type Question, randomAnswer, type Seat, type Table } from '@castellan/engine';
import type { House } from '../house.ts';
import { botOn } from './seats.ts';
import type { Charter, Head } from './stored.ts';

/** After so many answers that could not be carried out, the seat waits for the next change of the table. */
const MOST_FAILURES = 3;

/** What came of a bot's answer. */
export type BotPlay = 'played' | 'refused' | 'notStored';

interface Thought {
  readonly question: string;
  cancel(): void;
}

export class Robots {
  private readonly house: House;
  private readonly play: (seat: Seat, text: string, question: string) => Promise<BotPlay>;
  private readonly thoughts: Map<Seat, Thought> = new Map();
  private readonly failures: Map<string, number> = new Map();

  /** `play` carries a bot's answer out. What could not be stored is no fault of the answer's. */
  constructor(house: House, play: (seat: Seat, text: string, question: string) => Promise<BotPlay>) {
    this.house = house;
    this.play = play;
  }

  get busy(): boolean {
    return this.thoughts.size > 0;
  }

  /** Sets bots to work on what they are asked now, and stops those whose question is gone. */
  look(charter: Charter, head: Head, table: Table): void {
    if (this.thoughts.size === 0 && !head.waiting.some((seat) => botOn(head.holdings[seat]) !== null)) return;
    const asked = head.stage === 'playing' ? table.questions() : [];
    for (const [seat, thought] of this.thoughts) {
      const q = asked.find((open) => open.seat === seat);
      if (q === undefined || table.questionId(q) !== thought.question || botOn(head.holdings[seat]) === null) this.forget(seat);
    }
    for (const q of asked) {
      const question = table.questionId(q);
      if (botOn(head.holdings[q.seat]) === null || this.thoughts.has(q.seat)) continue;
      if ((this.failures.get(question) ?? 0) >= MOST_FAILURES) continue;
      this.think(charter, head, table, q, question);
    }
  }

  stop(): void {
    for (const seat of [...this.thoughts.keys()]) this.forget(seat);
  }

  private forget(seat: Seat): void {
    this.thoughts.get(seat)?.cancel();
    this.thoughts.delete(seat);
  }

  private think(charter: Charter, head: Head, table: Table, { seat }: Question, question: string): void {
    const { time, botDelay } = this.house;
    let stopped = false;
    const begin = (): void => {
      void this.decide(charter, head, table, seat).then(async (text) => {
        if (stopped) return;
        this.thoughts.delete(seat);
        const played = text === null ? 'refused' : await this.play(seat, text, question);
        if (played === 'refused') this.failures.set(question, (this.failures.get(question) ?? 0) + 1);
        if (played === 'played') this.failures.clear();
      });
    };
    const delay = botDelay === 0 ? 0 : botDelay + randomInt(botDelay + 1);
    const cancelTimer = time.after(delay, begin);
    this.thoughts.set(seat, {
      question,
      cancel: () => {
        stopped = true;
        cancelTimer();
      },
    });
  }

  /** The bot's answer; any legal one when its thread keeps dying, so that nobody waits for ever. */
  private async decide(charter: Charter, head: Head, table: Table, seat: Seat): Promise<string | null> {
    const { crew, packJson, metrics, log } = this.house;
    const level = botOn(head.holdings[seat]);
    if (level === null) return null;
    const seed = randomInt(2 ** 32);
    const done = metrics.botThinking.startTimer();
    try {
      const pack = packJson(charter.game, charter.pack);
      const { text } = await crew.choose({ game: charter.game, pack, state: table.state, seat, level, seed }, head.host ?? '');
      return text;
    } catch (error) {
      log.error({ error, game: charter.game, seat }, 'a bot could not decide and answers at random');
      const q = table.question(seat);
      return q === null ? null : printAnswer(q, randomAnswer(q, fastChance(seed)));
    } finally {
      done();
    }
  }
}
