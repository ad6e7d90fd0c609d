/** The threads of the server, and what they are asked to do. */

import type { Place } from '../store/place.ts';
import { Pool } from '../threads/pool.ts';
import type { Task, TaskResult } from './tasks.ts';

const WORK = new URL('./work.ts', import.meta.url);

type Doing = Task['do'];
type TaskOf<D extends Doing> = Extract<Task, { readonly do: D }>;
type ResultOf<D extends Doing> = Extract<TaskResult, { readonly do: D }>;

export interface CrewOptions {
  /** Module that has the games on its shelf. */
  readonly games: string;
  /** Where tables are kept, for those who take them up. */
  readonly database: Place;
  readonly threads: number;
  readonly patience: number;
  readonly onDeath: (why: string) => void;
}

/** Tasks that wait at most, and of one who asks: whoever asks for more is told so, and nobody else waits for it. */
const WAITING = { stewards: { all: 10_000, each: 1_000 }, readers: { all: 400, each: 12 } };

/** Hints that wait, and of those who share an address. */
const ADVISED = { all: 60, each: 8 };

/** Whom a hint is for: visitors take turns by their addresses, for one of them can be many people there. */
export interface Advised {
  readonly address: string;
  readonly person: string;
}

/** Pictures that wait: whoever asks for more is given the house's. */
const UNDRAWN = { all: 60, each: 6 };

/** A bot may think for so much of the time after which its thread counts as hanging. */
const THINKING = 0.5;

/** A thread that gives way may take so many times as long. */
const AT_LEISURE = 10;

export class Crew {
  /** Those who think for bots. However many wait, none is turned away: each seat asks once at a time, so the tables that are held bound them. */
  private readonly players: Pool<Task, TaskResult>;
  /** Those who take tables up, and answers back: people wait for them, and they wait for no bot. */
  private readonly stewards: Pool<Task, TaskResult>;
  /** The one who looks back, which may take long, and which anybody may ask for … */
  private readonly reader: Pool<Task, TaskResult>;
  /** … and the one who reads records that people bring, which may take longer. */
  private readonly clerk: Pool<Task, TaskResult>;
  /** The one who looks back at whole games, part by part, and gives way to everybody else. */
  private readonly analyst: Pool<Task, TaskResult>;

  /** The one who helps those who play against bots, and gives way to these. */
  private readonly adviser: Pool<Task, TaskResult>;
  /** The one who draws pictures for links that are shared, and gives way too. */
  private readonly painter: Pool<Task, TaskResult>;
  private readonly thinking: number;

  constructor({ games, database, threads, patience, onDeath }: CrewOptions) {
    const common = { module: WORK, data: { games, database }, patience, onDeath };
    this.thinking = patience * THINKING;
    this.players = new Pool({ ...common, size: threads, tries: 3 });
    this.stewards = new Pool({ ...common, size: threads, tries: 3, waiting: WAITING.stewards });
    this.reader = new Pool({ ...common, size: 1, tries: 2, waiting: WAITING.readers });
    this.clerk = new Pool({ ...common, size: 1, tries: 1, waiting: WAITING.readers });
    const leisurely = { ...common, data: { ...common.data, givesWay: true }, patience: patience * AT_LEISURE, size: 1 };
    this.adviser = new Pool({ ...leisurely, tries: 1, waiting: ADVISED });
    this.analyst = new Pool({ ...leisurely, tries: 2 });
    this.painter = new Pool({ ...leisurely, tries: 1, waiting: UNDRAWN });
  }

  /**
   * Ends when threads that people wait for are there with the games: one that thinks, and one that takes tables up and has a connection, for
   * it has looked for a table that is not there.
   */
  async ready(): Promise<void> {
    await Promise.all([this.players.run({ do: 'nothing' }), this.journal({ table: '', version: 0 })]);
  }

  /** Hosts take turns, however many tables each of them has, and so do the tables of one, however many bots sit at each. */
  choose(
    task: Omit<TaskOf<'choose'>, 'do' | 'milliseconds'>,
    { host, table }: { readonly host: string | null; readonly table: string },
    signal?: AbortSignal,
  ): Promise<ResultOf<'choose'>> {
    return this.players.run({ do: 'choose', ...task, milliseconds: this.thinking }, [host ?? table, table], signal).then(only('choose'));
  }

  /** `asker` is whom a task is done for: those of several take turns. */
  shows(task: Omit<TaskOf<'shows'>, 'do'>, asker: string): Promise<ResultOf<'shows'>> {
    return this.stewards.run({ do: 'shows', ...task }, [asker]).then(only('shows'));
  }

  foresee(task: Omit<TaskOf<'foresee'>, 'do'>, asker: string): Promise<ResultOf<'foresee'>> {
    return this.reader.run({ do: 'foresee', ...task }, [asker]).then(only('foresee'));
  }

  advise(task: Omit<TaskOf<'advise'>, 'do'>, { address, person }: Advised, signal?: AbortSignal): Promise<ResultOf<'advise'>> {
    return this.adviser.run({ do: 'advise', ...task }, [address, person], signal).then(only('advise'));
  }

  doubt(task: Omit<TaskOf<'doubt'>, 'do'>, { address, person }: Advised, signal?: AbortSignal): Promise<ResultOf<'doubt'>> {
    return this.adviser.run({ do: 'doubt', ...task }, [address, person], signal).then(only('doubt'));
  }

  load(task: Omit<TaskOf<'load'>, 'do'>): Promise<ResultOf<'load'>> {
    return this.stewards.run({ do: 'load', ...task }, [task.table]).then(only('load'));
  }

  journal(task: Omit<TaskOf<'journal'>, 'do'>): Promise<ResultOf<'journal'>> {
    return this.stewards.run({ do: 'journal', ...task }, [task.table]).then(only('journal'));
  }

  stateAt(task: Omit<TaskOf<'stateAt'>, 'do'>, asker: string): Promise<ResultOf<'stateAt'>> {
    return this.stewards.run({ do: 'stateAt', ...task }, [asker]).then(only('stateAt'));
  }

  viewAt(task: Omit<TaskOf<'viewAt'>, 'do'>, asker: string): Promise<ResultOf<'viewAt'>> {
    return this.reader.run({ do: 'viewAt', ...task }, [asker]).then(only('viewAt'));
  }

  verify(task: Omit<TaskOf<'verify'>, 'do'>, asker: string): Promise<ResultOf<'verify'>> {
    return this.clerk.run({ do: 'verify', ...task }, [asker]).then(only('verify'));
  }

  fork(task: Omit<TaskOf<'fork'>, 'do'>, asker: string): Promise<ResultOf<'fork'>> {
    return this.clerk.run({ do: 'fork', ...task }, [asker]).then(only('fork'));
  }

  /** Tables take turns, part by part. */
  analyse(task: Omit<TaskOf<'analyse'>, 'do'>, table: string): Promise<ResultOf<'analyse'>> {
    return this.analyst.run({ do: 'analyse', ...task }, [table]).then(only('analyse'));
  }

  draw(task: Omit<TaskOf<'draw'>, 'do'>, asker: string): Promise<ResultOf<'draw'>> {
    return this.painter.run({ do: 'draw', ...task }, [asker]).then(only('draw'));
  }

  async close(): Promise<void> {
    const pools = [this.players, this.stewards, this.reader, this.clerk, this.analyst, this.adviser, this.painter];
    await Promise.all(pools.map((pool) => pool.close()));
  }
}

function only<D extends Doing>(doing: D): (result: TaskResult) => ResultOf<D> {
  return (result) => {
    if (!isOf(doing, result)) throw new Error(`a thread did ${result.do} when asked to ${doing}`);
    return result;
  };
}

function isOf<D extends Doing>(doing: D, result: TaskResult): result is ResultOf<D> {
  return result.do === doing;
}
