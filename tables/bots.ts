/** The bots of one table: each occasion of theirs is thought about once, and what they say is carried out like a person's answer. */

import type { Seat, Table } from '@castellan/engine';

/** What came of what a bot said. What could not be stored is no fault of its own. */
export type BotPlay = 'played' | 'refused' | 'notStored';

/** What is around the bots of a table. */
export interface BotsAround {
  isBot(seat: Seat): boolean;
  /** Whether the seat's bot could say something unasked; cheap, for it is asked after every answer. */
  maySpeak(seat: Seat): boolean;
  /** What the seat's bot says; null for nothing. Once the signal is given nobody wants it any more. */
  think(seat: Seat, signal: AbortSignal): Promise<string | null>;
  /** Carries it out; what is said unasked names no question. */
  play(seat: Seat, text: string, question: string | undefined): Promise<BotPlay>;
  /** Milliseconds the seat's bot seems to think. */
  pause(seat: Seat): number;
  /** Does something later, unless it is called off before. */
  after(ms: number, work: () => void): () => void;
  /** A bot has failed so often at what it is asked that the table cannot go on by itself. */
  stuck(seat: Seat, error: unknown): void;
}

/** After so many answers that could not be carried out, the seat waits for the next change of the table. */
const MOST_FAILURES = 3;

/** What a bot thinks about: its question, or that it might say something unasked. */
interface Occasion {
  readonly name: string;
  readonly question?: string;
}

interface Thought {
  readonly occasion: string;
  /** Ends the pause. */
  hurry(): void;
  cancel(): void;
}

export class Bots {
  private readonly around: BotsAround;
  private readonly thoughts: Map<Seat, Thought> = new Map();
  private readonly failures: Map<string, number> = new Map();
  private hurried = false;

  constructor(around: BotsAround) {
    this.around = around;
  }

  get busy(): boolean {
    return this.thoughts.size > 0;
  }

  /** Whether they answer without their pause now. */
  get isHurried(): boolean {
    return this.hurried;
  }

  /** Sets bots to work on what they are asked now, or may say unasked, and stops those whose occasion is gone. */
  look(table: Table, isPlaying: boolean): void {
    for (const [seat, thought] of this.thoughts) {
      if (!isPlaying || !this.around.isBot(seat) || this.occasionOf(table, seat)?.name !== thought.occasion) this.forget(seat);
    }
    let isAsked = false;
    for (let seat = 0; isPlaying && seat < table.setup.seats; seat++) {
      if (!this.around.isBot(seat)) continue;
      const occasion = this.occasionOf(table, seat);
      if (occasion === null || (this.failures.get(occasion.name) ?? 0) >= MOST_FAILURES) continue;
      isAsked ||= occasion.question !== undefined;
      if (!this.thoughts.has(seat)) this.think(seat, occasion);
    }
    if (!isAsked) this.hurried = false;
  }

  /** Lets the bots answer without their pause until only people are asked. */
  hurry(): void {
    this.hurried = true;
    for (const thought of [...this.thoughts.values()]) thought.hurry();
  }

  stop(): void {
    for (const seat of [...this.thoughts.keys()]) this.forget(seat);
  }

  private forget(seat: Seat): void {
    this.thoughts.get(seat)?.cancel();
    this.thoughts.delete(seat);
  }

  private think(seat: Seat, occasion: Occasion): void {
    const wanted = new AbortController();
    let isSpeaking = false;
    const thought = this.around.think(seat, wanted.signal).catch((error: unknown) => ({ error }));
    // However often somebody hurries it, what was thought is said once.
    const speak = (): void => {
      if (isSpeaking) return;
      isSpeaking = true;
      void thought.then((said) => {
        if (wanted.signal.aborted) return;
        this.thoughts.delete(seat);
        return this.say(seat, said, occasion);
      });
    };
    const callOff = this.around.after(this.hurried ? 0 : this.around.pause(seat), speak);
    this.thoughts.set(seat, {
      occasion: occasion.name,
      hurry: () => {
        callOff();
        speak();
      },
      cancel: () => {
        wanted.abort();
        callOff();
      },
    });
  }

  private async say(seat: Seat, said: string | null | { readonly error: unknown }, occasion: Occasion): Promise<void> {
    const { name, question } = occasion;
    if (said !== null && typeof said === 'object') return this.failed(seat, occasion, said.error);
    // Whoever has nothing to say unasked is not asked again on this occasion.
    if (said === null) this.failures.set(name, MOST_FAILURES);
    else {
      const played = await this.around.play(seat, said, question);
      if (played === 'played') this.failures.clear();
      if (played === 'refused') this.failed(seat, occasion, new Error(`what the bot of seat ${seat + 1} said was refused: “${said}”`));
    }
  }

  private failed(seat: Seat, occasion: Occasion, error: unknown): void {
    const times = (this.failures.get(occasion.name) ?? 0) + 1;
    this.failures.set(occasion.name, times);
    if (times >= MOST_FAILURES) this.around.stuck(seat, error);
    else if (!this.thoughts.has(seat)) this.think(seat, occasion);
  }

  private occasionOf(table: Table, seat: Seat): Occasion | null {
    const q = table.question(seat) ?? table.aside(seat);
    if (q !== null) return { name: table.questionId(q), question: table.questionId(q) };
    return this.around.maySpeak(seat) ? { name: `${seat} unasked after ${table.lines.length}` } : null;
  }
}
