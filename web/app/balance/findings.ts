/** What a report comes to, in sentences. */

import type { BalanceReport, BalanceRun, Claim, Named } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { currentLanguage } from '../language.ts';
import { percentText, pointsText } from './figures.tsx';

export interface Finding {
  readonly id: string;
  readonly isFault: boolean;
  readonly head: string;
  readonly text: string;
}

export function named(name: Named): string {
  return name[currentLanguage()];
}

/** What holds at every player and at this number of seats. */
export function claimsOf({ claims }: BalanceReport, { seats }: BalanceRun): readonly Claim[] {
  const size = (claim: Claim): number =>
    Math.max(...claim.found.map(({ value }) => Math.abs(value - (claim.about === 'thing' ? 0 : claim.fair))));
  return claims.filter((claim) => claim.seats === seats).toSorted((one, other) => size(other) - size(one));
}

/** Of places at which one begins only the farthest out is told: what one wins more, the others win less. */
function isNews({ about, kind }: Claim, at: number, all: readonly Claim[]): boolean {
  return about === 'thing' || all.findIndex((one) => one.about === about && one.kind === kind) === at;
}

/** At most two faults, and how long it takes; where there is no fault, that there is none, and how small one could not be seen. */
export function findingsOf(report: BalanceReport, run: BalanceRun, words: Speaker): readonly Finding[] {
  const faults = claimsOf(report, run)
    .filter(isNews)
    .slice(0, 2)
    .map((claim): Finding => {
      const found = claim.found.map(({ player, value }) => {
        const level = words.say(`level.${player}`);
        return words.say('page.balance.at', { level, value: claim.about === 'thing' ? pointsText(value) : percentText(value) });
      });
      const key = claim.about === 'thing' ? 'page.balance.claim.thing' : 'page.balance.claim.share';
      return {
        id: `${claim.about} ${claim.kind} ${claim.id}`,
        isFault: true,
        head: named(claim.name),
        text: words.say(key, { found, fair: percentText(claim.fair, 0) }),
      };
    });
  const widest = Math.max(...run.bySeat.map(({ interval: [low, high] }) => (high - low) / 2));
  const even: readonly Finding[] =
    faults.length > 0
      ? []
      : [
          {
            id: 'even',
            isFault: false,
            head: words.say('page.balance.even'),
            text: words.say('page.balance.even.what', { n: run.games, off: percentText(widest, 0) }),
          },
        ];
  const length: Finding = {
    id: 'length',
    isFault: false,
    head: words.say('page.balance.length'),
    text: words.say('page.balance.length.what', { most: run.answers.ninetieth, median: run.answers.median }),
  };
  return [...faults, ...even, length];
}
