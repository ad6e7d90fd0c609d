/** `castellan nodes`: which servers share a database, and how they are. */

import { isPostgres, type NodeReport, nodesOf } from '@castellan/server';
import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { table } from '../layout.ts';

export const command: Command = {
  name: 'nodes',
  args: [],
  flags: [{ name: 'data', value: 'postgres://…' }],
  examples: ['nodes', 'nodes --data postgres://castellan@localhost/castellan --json'],
  async run(call) {
    const { given, env, print, printJson, paint, speaker } = call;
    const database = given.flags.get('data') ?? env.DATABASE_URL ?? '';
    if (!isPostgres(database)) throw new Complaint('nodes.missing');
    const report = await asked(database);
    if (given.flags.has('json')) {
      printJson(report);
      return EXIT.good;
    }
    const heads = ['node', 'address', 'lease', 'bus', 'tables', 'since'].map((key) => paint.faint(speaker.say(`nodes.${key}`)));
    for (const line of table([heads, ...report.nodes.map((node) => rowOf(call, node))], [2, 3, 4])) print(line);
    if (report.orphans > 0) print(paint.bad(speaker.say('nodes.orphans', { n: report.orphans })));
    return EXIT.good;
  },
};

async function asked(database: string) {
  try {
    return await nodesOf(database);
  } catch (error) {
    throw new Complaint('nodes.cannot', { detail: error instanceof Error ? error.message : String(error) });
  }
}

function rowOf({ paint, speaker }: Call, { node, address, leaseMs, bus, lagMs, tables, started }: NodeReport): readonly string[] {
  const lease = leaseMs > 0 ? speaker.say('nodes.seconds', { value: leaseMs / 1_000 }) : paint.bad(speaker.say('nodes.gone'));
  const lag = bus ? speaker.say('nodes.milliseconds', { value: lagMs }) : paint.bad(speaker.say('nodes.deaf'));
  return [node, address, lease, lag, String(tables), new Date(started).toISOString().slice(0, 19).replace('T', ' ')];
}
