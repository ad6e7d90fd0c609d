/** `castellan cluster`: several nodes on this machine, with everything they need. */

import { once } from 'node:events';
import { resolve } from 'node:path';
import { LocalCluster } from '../cluster/cluster.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';

const USUAL = { nodes: 3, most: 9, port: 4600, folder: 'cluster' };

export const command: Command = {
  name: 'cluster',
  args: [],
  flags: [
    { name: 'nodes', value: 'number' },
    { name: 'port', value: 'number' },
    { name: 'host', value: 'address' },
    { name: 'data', value: 'folder' },
  ],
  examples: ['cluster', 'cluster --nodes 5 --port 8080'],
  async run(call) {
    const { env, cwd, given, print, speaker } = call;
    const interrupted = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    const host = given.flags.get('host') ?? '127.0.0.1';
    const nodes = wholeNumber(call, 'nodes', USUAL.nodes, 1, USUAL.most);
    print(speaker.say('cluster.starting', { n: nodes }));
    const cluster = await LocalCluster.open({
      nodes,
      host,
      port: wholeNumber(call, 'port', USUAL.port, 0, 65_535),
      folder: resolve(cwd, given.flags.get('data') ?? USUAL.folder),
      env,
    });
    print(speaker.say('cluster.database', { address: cluster.database }));
    print(speaker.say('serve.listening', { address: `http://${host === '127.0.0.1' ? 'localhost' : host}:${cluster.port}` }));
    await interrupted;
    print(speaker.say('serve.stopping'));
    await cluster.close();
    return EXIT.good;
  },
};

function wholeNumber({ given }: Call, flag: string, otherwise: number, min: number, max: number): number {
  const typed = given.flags.get(flag);
  if (typed === undefined) return otherwise;
  const number = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(number >= min && number <= max)) throw new Complaint('cluster.badNumber', { flag: `--${flag}`, min, max, typed });
  return number;
}
