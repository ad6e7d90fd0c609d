/** Any moment of a game, quickly: kept states every few answers, so that scrubbing never replays much. */

import { type Line, type Rules, type Setup, type State, Table } from '@castellan/engine';

const EVERY = 16;

export class Scrubber {
  private readonly game: Rules<State>;
  private readonly setup: Setup;
  private readonly kept: State[] = [];
  private lines: readonly Line[] = [];
  private table: Table;

  constructor(game: Rules<State>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.table = new Table(game, setup);
    this.kept.push(game.copy(this.table.state));
  }

  /** The table after the first `seq` of these answers. Good until the next call. */
  at(lines: readonly Line[], seq: number): Table {
    this.forgetBeyond(lines);
    const wanted = Math.max(0, Math.min(seq, lines.length));
    const here = this.table.lines.length;
    const mark = Math.min(Math.floor(wanted / EVERY), this.kept.length - 1);
    if (here > wanted || here < mark * EVERY) {
      this.table = Table.resume(this.game, this.setup, lines.slice(0, mark * EVERY), this.game.copy(this.kept[mark]));
    }
    for (let i = this.table.lines.length; i < wanted; i++) {
      const outcome = this.table.reply(lines[i].seat, lines[i].text);
      if (!outcome.ok) throw new Error(`answer ${i + 1} does not replay`);
      if ((i + 1) % EVERY === 0 && this.kept.length === (i + 1) / EVERY) this.kept.push(this.game.copy(this.table.state));
    }
    return this.table;
  }

  /** Answers may have been taken back since. */
  private forgetBeyond(lines: readonly Line[]): void {
    let same = 0;
    const shared = Math.min(lines.length, this.lines.length);
    while (same < shared && isSame(this.lines[same], lines[same])) same++;
    if (same < this.lines.length) {
      this.kept.length = Math.min(this.kept.length, Math.floor(same / EVERY) + 1);
      if (this.table.lines.length > same) this.table = Table.resume(this.game, this.setup, [], this.game.copy(this.kept[0]));
    }
    this.lines = lines.slice();
  }
}

function isSame(a: Line, b: Line): boolean {
  return a === b || (a.seat === b.seat && a.text === b.text);
}
