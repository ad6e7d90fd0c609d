/** `castellan rules`: how much of each catalogue is proven. */

import { type Call, type Command, EXIT } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { columns, gauge, table } from '../layout.ts';
import { cataloguedGames, catalogueOf } from '../rules/catalogue.ts';
import { type Proof, proofOf, titlesOf } from '../rules/proof.ts';

export const command: Command = {
  name: 'rules',
  args: [{ name: 'game', required: false }],
  flags: [],
  examples: ['rules', 'rules monde-oublie', 'rules --json'],
  async run(call) {
    const proofs = await proofsOf(call, call.given.args[0]);
    if (call.given.flags.has('json')) call.printJson(Object.fromEntries(proofs));
    else report(call, proofs);
    return EXIT.good;
  },
};

async function proofsOf(call: Call, game: string | undefined): Promise<ReadonlyMap<string, Proof>> {
  const catalogued = await cataloguedGames(call.project);
  if (game !== undefined && !catalogued.includes(game)) {
    const key = call.games.named(game) === null ? 'cli.unknownGame' : 'rules.noCatalogue';
    throw new Complaint(key, { text: game, known: catalogued });
  }
  const proofs = new Map<string, Proof>();
  for (const id of game === undefined ? catalogued : [game]) {
    const rules = await catalogueOf(call.project, id, 'en');
    if (rules !== null) proofs.set(id, proofOf(rules, await titlesOf(call.project, id)));
  }
  return proofs;
}

const BAR = 30;

function report({ print, speaker, paint, width }: Call, proofs: ReadonlyMap<string, Proof>): void {
  const rows = [...proofs].map(([game, { total, proven }]) => {
    const share = total === 0 ? 0 : proven / total;
    const brush = share === 1 ? paint.good : paint.warn;
    return [
      paint.strong(game),
      brush(gauge(share, BAR)),
      speaker.say('rules.proven', { proven, total }),
      speaker.say('cli.percent', { share: proven === total ? 1 : Math.min(share, 0.999) }),
    ];
  });
  for (const line of table(rows, [3])) print(line);
  for (const [game, { missing, unknown }] of proofs) {
    if (missing.length > 0) {
      print();
      print(speaker.say('rules.missing', { name: game, n: missing.length }));
      for (const line of columns(missing, width, '  ')) print(line);
    }
    if (unknown.length > 0) {
      print();
      print(paint.bad(speaker.say('rules.unknown', { name: game, n: unknown.length })));
      for (const line of columns(unknown, width, '  ')) print(line);
    }
  }
}
