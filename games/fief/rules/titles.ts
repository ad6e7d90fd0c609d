/** 19. Fief titles: who holds one, and who may choose its holder. */

import { pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { LordOption } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import type { TitleGain } from '../vocabulary.ts';
import { examineFief } from './control.ts';
import { eligibleLords, isFree, whyNotEligible } from './families.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';

/** The player to whom a title belongs: its holder's, of a dead holder the one whose family he was of; -1 for none. */
export function seatOfTitle(s: FieState, fief: number): Seat {
  const holder = s.titles[fief];
  if (holder < 0) return NOBODY;
  if (s.owner[holder] >= 0) return s.owner[holder];
  return s.estates.find(({ lord }) => lord === holder)?.seat ?? NOBODY;
}

export function grantTitle(s: FieState, fief: number, lord: number, gain: TitleGain): void {
  s.titles[fief] = lord;
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({ key: 'titleGranted', params: { seat: s.owner[lord], lord: c.lords[lord].id, fief: c.fiefs[fief].id, gain } });
  }
  examineFief(s, fief);
}

/** Who may receive a title: of one that was taken, an eligible free Lord in the City before all others of the family (FIE-19.9). */
export function possibleHolders(s: FieState, seat: Seat, fief: number, gain: TitleGain): number[] {
  const family = eligibleLords(s, seat);
  if (gain !== 'taken') return family;
  const there = family.filter((lord) => isFree(s, lord) && s.at[lord] === s.cities[fief]);
  return there.length > 0 ? there : family;
}

const NOT_IN_CITY = reason('FIE-19.9', 'holderInCity');

/** A player who gains a title says which of his Lords holds it; with one who can, nobody is asked. */
export const chooseTitleHolder = step.pick('chooseTitleHolder', {
  rule: ['FIE-19.2', 'FIE-19.9', 'FIE-19.10', 'FIE-27.4'],
  ask(s, { seat, fief, gain }: { seat: Seat; fief: number; gain: TitleGain }) {
    const { options, fiefs } = content.of(s);
    const holders = possibleHolders(s, seat, fief, gain);
    if (holders.length === 0) return null;
    return pick(
      seat,
      holders.map((lord) => options.holder[lord]),
      { params: { fief: fiefs[fief].id, gain } },
    );
  },
  answer(s, { fief, gain }, { index }: LordOption) {
    grantTitle(s, fief, index, gain);
    return undefined;
  },
  refused(s, { seat, fief, gain }) {
    const { options } = content.of(s);
    const holders = possibleHolders(s, seat, fief, gain);
    return options.holder.flatMap((option) => {
      if (s.owner[option.index] !== seat || holders.includes(option.index)) return [];
      return [refuse(option, whyNotEligible(s, option.index) ?? NOT_IN_CITY, { lord: option.lord })];
    });
  },
});
