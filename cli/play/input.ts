/** Lines typed by a person, or piped in. */

import { createInterface } from 'node:readline';
import type { Call } from '../command.ts';

export interface Input {
  /** The next line; null when there is no more, or when it was broken off. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function inputOf(call: Call): Input {
  const typed = call.stdin.isTTY === true && call.stdout.isTTY === true;
  const reader = createInterface({ input: call.stdin, output: typed ? call.stdout : undefined, terminal: typed });
  const lines = reader[Symbol.asyncIterator]();
  reader.on('SIGINT', () => reader.close());
  return {
    async ask(prompt) {
      reader.setPrompt(prompt);
      if (typed) reader.prompt();
      const { value, done } = await lines.next();
      if (!typed && prompt !== '') call.print(`${prompt}${done ? '' : value}`);
      return done ? null : value.trim();
    },
    close: () => reader.close(),
  };
}
