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
  private readonly pool: Pool<Task, TaskResult>;

  constructor({ games, threads, patience, onDeath }: CrewOptions) {
    this.pool = new Pool({ module: WORK, data: { games }, size: threads, patience, tries: 3, onDeath });
  }

  choose(task: Omit<TaskOf<'choose'>, 'do'>): Promise<ResultOf<'choose'>> {
    return this.pool.run({ do: 'choose', ...task }).then(only('choose'));
  }

  stateAt(task: Omit<TaskOf<'stateAt'>, 'do'>): Promise<ResultOf<'stateAt'>> {
    return this.pool.run({ do: 'stateAt', ...task }).then(only('stateAt'));
  }

  viewAt(task: Omit<TaskOf<'viewAt'>, 'do'>): Promise<ResultOf<'viewAt'>> {
    return this.pool.run({ do: 'viewAt', ...task }).then(only('viewAt'));
  }

  verify(task: Omit<TaskOf<'verify'>, 'do'>): Promise<ResultOf<'verify'>> {
    return this.pool.run({ do: 'verify', ...task }).then(only('verify'));
  }

  fork(task: Omit<TaskOf<'fork'>, 'do'>): Promise<ResultOf<'fork'>> {
    return this.pool.run({ do: 'fork', ...task }).then(only('fork'));
  }

  close(): Promise<void> {
    return this.pool.close();
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
