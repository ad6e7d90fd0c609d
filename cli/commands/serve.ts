/** `castellan serve`: tables for everybody who can reach this machine. */

import { once } from 'node:events';
import type { Params } from '@castellan/engine';
import { BadConfig, readConfig, type Server, startServer } from '@castellan/server';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';

const QUIET: ReadonlySet<string> = new Set(['silent', 'fatal', 'error']);

export const command: Command = {
  name: 'serve',
  args: [],
  flags: [
    { name: 'port', value: 'number' },
    { name: 'host', value: 'address' },
    { name: 'data', value: 'folder' },
  ],
  examples: ['serve', 'serve --port 8080 --host 0.0.0.0', 'serve --data /var/lib/castellan'],
  async run(call) {
    // Where nobody reads, the output is the log for machines: words then go beside it.
    const isRead = call.stdout.isTTY === true;
    // Who wants to hear of nothing but errors is not told where it listens either.
    const isQuiet = QUIET.has(call.env.CASTELLAN_LOG ?? '');
    const say = (key: string, params?: Params): void => {
      const line = call.speaker.say(key, params);
      if (isRead) call.print(line);
      else if (!isQuiet) call.stderr.write(`${line}\n`);
    };
    const server = await started(call, isRead ? 'warn' : 'info');
    say('serve.listening', { address: server.address.replace('127.0.0.1', 'localhost') });
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    say('serve.stopping');
    await server.close();
    return EXIT.good;
  },
};

/** The settings come from the environment; the flags go before. */
async function started({ env, given: { flags } }: Call, logLevel: string): Promise<Server> {
  try {
    return await startServer(
      readConfig({
        CASTELLAN_LOG: logLevel,
        ...env,
        PORT: flags.get('port') ?? env.PORT,
        HOST: flags.get('host') ?? env.HOST,
        CASTELLAN_DATA: flags.get('data') ?? env.CASTELLAN_DATA,
      }),
    );
  } catch (error) {
    if (error instanceof BadConfig) throw new Complaint('cli.said', { text: error.message });
    throw error;
  }
}
