/** Kept games that were looked back at already, so that a page that tells of it has nothing to look for. */

import { type Analysis, chancesThrough, Looker } from '@castellan/bots';
import { withLook } from '@castellan/bots/look';
import { type Line, parseRecord, setupOf, verify } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { KeptTable } from '../../tables/local/kept.ts';
import { fromRecord } from '../../tables/local/record.ts';
import { keptRecord } from './record.ts';

/** For records of games of bots; one of them is as long as names may be. */
const NAMES = ['Aliénor', 'Marguerite de Bourgogne', 'Dragan', 'Mahaut'];

/** Little: what is shown is not held to be right here. */
const EFFORT = { search: 4, worlds: 6 };

export interface LookedBack {
  readonly table: KeptTable;
  readonly lines: readonly Line[];
  readonly analysis: Analysis;
}

/** All of the chances, and the judgement of every so-manieth answer. */
export async function lookedBack(game: string, name: string, title: string, every: number): Promise<LookedBack> {
  const shelved = gameNamed(game);
  const parsed = parseRecord(keptRecord(game, name));
  if (shelved === null || !parsed.ok) throw new Error(`there is no record ${name} of ${game}`);
  const { record } = parsed;
  const rules = await shelved.load();
  const [from, whole] = [setupOf(rules, record), verify(rules, record)];
  if (!from.ok || !whole.ok) throw new Error(`the record ${name} of ${game} does not replay`);
  const { lines } = record;
  const chances = new Map(chancesThrough(rules, from.setup, lines).map((here) => [here.after, here]));
  const looker = new Looker(rules, from.setup, lines, { effort: EFFORT });
  const analysis = lines.reduce((known, { seat }, at) => {
    const judged = at % every === 0 ? looker.look(at).judged : null;
    return withLook(known, seat, { at, judged, chances: chances.get(at + 1) ?? null });
  }, looker.beginning());
  return {
    table: fromRecord({ ...record, names: record.names.map((own, seat) => own || NAMES[seat]) }, title, whole.state.core.result),
    lines,
    analysis,
  };
}
