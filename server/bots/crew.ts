/** The threads of the server, and what they are asked to do. */

import { Pool } from '../threads/pool.ts';
import type { Task, TaskResult } from './tasks.ts';

const WORK = new URL('./work.ts', import.meta.url);

type Doing = Task['do'];
type TaskOf<D extends Doing> = Extract<Task, { readonly do: D }>;
type ResultOf<D extends Doing> = Extract<TaskResult, { readonly do: D }>;

export interface CrewOptions {
  /** Module that has the games on its shelf. */
  readonly games: string;
  readonly threads: number;
  readonly patience: number;
  readonly onDeath: (why: string) => void;
}

export class Crew {
  /** Those who think for bots and take tables up: people wait for them. */
  private readonly players: Pool<Task, TaskResult>;
  /** The one who reads records and looks back, which may take long, and which anybody may ask for. */
  private readonly reader: Pool<Task, TaskResult>;

  constructor({ games, threads, patience, onDeath }: CrewOptions) {
    const common = { module: WORK, data: { games }, patience, onDeath };
    this.players = new Pool({ ...common, size: threads, tries: 3 });
    this.reader = new Pool({ ...common, size: 1, tries: 2 });
  }

  choose(task: Omit<TaskOf<'choose'>, 'do'>): Promise<ResultOf<'choose'>> {
    return this.players.run({ do: 'choose', ...task }).then(only('choose'));
  }

  stateAt(task: Omit<TaskOf<'stateAt'>, 'do'>): Promise<ResultOf<'stateAt'>> {
    return this.players.run({ do: 'stateAt', ...task }).then(only('stateAt'));
  }

  viewAt(task: Omit<TaskOf<'viewAt'>, 'do'>): Promise<ResultOf<'viewAt'>> {
    return this.reader.run({ do: 'viewAt', ...task }).then(only('viewAt'));
  }

  verify(task: Omit<TaskOf<'verify'>, 'do'>): Promise<ResultOf<'verify'>> {
    return this.reader.run({ do: 'verify', ...task }).then(only('verify'));
  }

  fork(task: Omit<TaskOf<'fork'>, 'do'>): Promise<ResultOf<'fork'>> {
    return this.reader.run({ do: 'fork', ...task }).then(only('fork'));
  }

  async close(): Promise<void> {
    await Promise.all([this.players.close(), this.reader.close()]);
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
