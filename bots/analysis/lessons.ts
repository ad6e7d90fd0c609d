/** What an analysis holds to be worth keeping: where most was given away, at what and of what; who played best, and what dice and cards did. */

import type { Seat } from '@castellan/engine';
import type { Account, Analysis, Slip } from './analysis.ts';

/** Answers that gave something away, and what they have in common. */
export interface GivenAway<K> {
  readonly of: K;
  /** How many, what they cost together, and the dearest of them. */
  readonly slips: number;
  readonly loss: number;
  readonly dearest: Slip;
}

export interface Lessons {
  /** The player who gave most away; null where nobody did. */
  readonly player: GivenAway<Seat> | null;
  /** The question at which most was given away, and the part of the game, where several answers have it in common. */
  readonly question: GivenAway<string> | null;
  readonly part: GivenAway<number> | null;
  /** What was missing most behind those answers, and what there was too much of: features, the dearest first. */
  readonly missing: readonly string[];
  readonly tooMuch: readonly string[];
  /** Who gave the most answers as good as the best, alone; and whom dice and cards helped and harmed most, where that is worth telling. */
  readonly best: Seat | null;
  readonly lucky: Seat | null;
  readonly unlucky: Seat | null;
}

/** What can be said of an answer besides: the question it answered, and the part of the game it was given in; null where that is not known. */
export interface Circumstances {
  question(slip: Slip): string | null;
  part(slip: Slip): number | null;
}

/** So many features are told, and luck from this share of the win on. */
const FEATURES = 2;
const LUCK = 0.05;

export function lessonsOf({ slips, accounts }: Pick<Analysis, 'slips' | 'accounts'>, { question, part }: Circumstances): Lessons {
  return {
    player: mostOf(slips, ({ seat }) => seat),
    question: inCommon(mostOf(slips, question)),
    part: inCommon(mostOf(slips, part)),
    missing: featuresOf(slips, (more) => more > 0),
    tooMuch: featuresOf(slips, (more) => more < 0),
    best: bestOf(accounts),
    lucky: extremeOf(accounts, ({ luck }) => luck),
    unlucky: extremeOf(accounts, ({ luck }) => -luck),
  };
}

/** Where most was given away, of all that have something in common. */
function mostOf<K>(slips: readonly Slip[], nameOf: (slip: Slip) => K | null): GivenAway<K> | null {
  const groups = new Map<K, Slip[]>();
  for (const slip of slips) {
    const name = nameOf(slip);
    if (name !== null) groups.set(name, [...(groups.get(name) ?? []), slip]);
  }
  const all = [...groups].map(([of, within]) => ({
    of,
    slips: within.length,
    loss: within.reduce((sum, { loss }) => sum + loss, 0),
    dearest: within.reduce((most, slip) => (slip.loss > most.loss ? slip : most)),
  }));
  return all.toSorted((one, other) => other.loss - one.loss).at(0) ?? null;
}

/** One answer teaches nothing of a question or of a part of the game. */
function inCommon<K>(given: GivenAway<K> | null): GivenAway<K> | null {
  return given !== null && given.slips > 1 ? given : null;
}

function featuresOf(slips: readonly Slip[], isMeant: (more: number) => boolean): readonly string[] {
  const losses = new Map<string, number>();
  for (const { because, loss } of slips)
    for (const { feature, more } of because) if (isMeant(more)) losses.set(feature, (losses.get(feature) ?? 0) + loss);
  return [...losses]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, FEATURES)
    .map(([feature]) => feature);
}

function bestOf(accounts: readonly Account[]): Seat | null {
  const shares = accounts.map(({ weighed, good }) => (weighed === 0 ? 0 : good / weighed));
  const most = Math.max(...shares);
  const best = shares.flatMap((share, seat) => (share === most ? [seat] : []));
  return accounts.length > 1 && most > 0 && best.length === 1 ? best[0] : null;
}

/** Half the width of the interval of 95 % of somebody's luck. */
export function luckBand({ doubt = 0 }: Account): number {
  return 1.96 * Math.sqrt(doubt);
}

/** Of whom it is most, if it is sure to be anything at all. */
function extremeOf(accounts: readonly Account[], worth: (account: Account) => number): Seat | null {
  const worths = accounts.map(worth);
  const most = Math.max(...worths);
  const seat = worths.indexOf(most);
  return accounts.length > 1 && most >= LUCK && most > luckBand(accounts[seat]) ? seat : null;
}
