/** Bots at one table: each open question of theirs is thought about once, away from the loop. */

import { randomInt } from 'node:crypto';
import { mayBotSpeak } from '@castellan/bots';
import { fastChance, printAnswer, randomAnswer, type Seat, type Table } from '@castellan/engine';
import type { House } from '../house.ts';
import { botOn } from './seats.ts';
import type { Charter, Head } from './stored.ts';

/** After so many answers that could not be carried out, the seat waits for the next change of the table. */
const MOST_FAILURES = 3;

/** What came of a bot's answer. */
export type BotPlay = 'played' | 'refused' | 'notStored';

interface Thought {
  readonly occasion: string;
  cancel(): void;
}

/** What a bot thinks about: its question, or that it might say something unasked, which names none. */
interface Occasion {
  readonly name: string;
  readonly question?: string;
}

function occasionOf(table: Table, seat: Seat): Occasion | null {
  const q = table.question(seat) ?? table.aside(seat);
  if (q !== null) return { name: table.questionId(q), question: table.questionId(q) };
  return mayBotSpeak(table.game, table.state, seat) ? { name: `${seat} unasked after ${table.lines.length}` } : null;
}

export class Robots {
  private readonly house: House;
  private readonly play: (seat: Seat, text: string, question: string | undefined) => Promise<BotPlay>;
  private readonly thoughts: Map<Seat, Thought> = new Map();
  private readonly failures: Map<string, number> = new Map();

  /** `play` carries a bot's answer out. What could not be stored is no fault of the answer's. */
  constructor(house: House, play: (seat: Seat, text: string, question: string | undefined) => Promise<BotPlay>) {
    this.house = house;
    this.play = play;
  }

  get busy(): boolean {
    return this.thoughts.size > 0;
  }

  /** Sets bots to work on what they are asked now, or may say unasked, and stops those whose occasion is gone. */
  look(charter: Charter, head: Head, table: Table): void {
    const isPlaying = head.stage === 'playing';
    for (const [seat, thought] of this.thoughts) {
      const isBot = isPlaying && botOn(head.holdings[seat]) !== null;
      if (!isBot || occasionOf(table, seat)?.name !== thought.occasion) this.forget(seat);
    }
    if (!isPlaying) return;
    for (let seat = 0; seat < head.holdings.length; seat++) {
      if (botOn(head.holdings[seat]) === null || this.thoughts.has(seat)) continue;
      const occasion = occasionOf(table, seat);
      if (occasion === null || (this.failures.get(occasion.name) ?? 0) >= MOST_FAILURES) continue;
      this.think(charter, head, table, seat, occasion);
    }
  }

  stop(): void {
    for (const seat of [...this.thoughts.keys()]) this.forget(seat);
  }

  private forget(seat: Seat): void {
    this.thoughts.get(seat)?.cancel();
    this.thoughts.delete(seat);
  }

  private think(charter: Charter, head: Head, table: Table, seat: Seat, { name, question }: Occasion): void {
    const { time, botDelay } = this.house;
    let stopped = false;
    const begin = (): void => {
      void this.decide(charter, head, table, seat).then(async (text) => {
        if (stopped) return;
        this.thoughts.delete(seat);
        // Whoever has nothing to say unasked is not asked again on this occasion.
        const played = text === null ? 'silent' : await this.play(seat, text, question);
        if (played === 'silent') this.failures.set(name, MOST_FAILURES);
        if (played === 'refused') this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
        if (played === 'played') this.failures.clear();
      });
    };
    const delay = botDelay === 0 ? 0 : botDelay + randomInt(botDelay + 1);
    const cancelTimer = time.after(delay, begin);
    this.thoughts.set(seat, {
      occasion: name,
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
