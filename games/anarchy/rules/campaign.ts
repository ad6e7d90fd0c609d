/** ANA-42: side cards and boons of the solo campaign. */

import { type Frame, type Next, type OptionValues, pick, type Seat } from '@castellan/engine';
import { type Amounts, content, type SideEffects } from '../content/content.ts';
import { DISCARDS, type LevyOption, payLevy, REFUSE, TRADES, type TradeOption } from '../options.ts';
import { type AnaState, layoutOf, type Player } from '../state.ts';
import { BOONS, GOODS } from '../vocabulary.ts';
import { canPay, pay } from './boxes.ts';
import { gainAll, gainDiscontent } from './gains.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';
import { trade, whyNotTrade } from './trade.ts';

/** Cards 62 and 63, at the start of the Actions phase. */
export function sideDiscards(s: AnaState, seat: Seat): readonly Frame[] {
  return layoutOf(s).side.discards.flatMap(({ fromRound }, no) => (s.round >= fromRound ? [sideChoice.do({ seat, no })] : []));
}

export const sideChoice = step.pick('sideChoice', {
  rule: ['ANA-42.7', 'ANA-42.8'],
  ask(s, { seat, no }: { seat: Seat; no: number }) {
    const options = layoutOf(s).side.discards[no].oneOf.filter((good) => s.players[seat].goods[good] > 0);
    return options.length === 0
      ? null
      : pick(
          seat,
          options.map((good) => DISCARDS[good]),
        );
  },
  answer(s, { seat, no }, option) {
    s.players[seat].goods[option.no]--;
    s.core.told?.push({ key: 'discards', params: { seat, good: GOODS[option.no] } });
    gainAll(s, seat, layoutOf(s).side.discards[no].gain);
  },
});

/** Card 61, before the food step. */
export function sideLevies(s: AnaState, seat: Seat): readonly Frame[] {
  return layoutOf(s).side.levies.map((_, no) => sideLevy.do({ seat, no }));
}

type Levy = SideEffects['levies'][number];
type Paying = [p: Player, levy: Levy];

const CANNOT_PAY_LEVY = reason<Paying>('ANA-42.6', 'cannotPayLevy', (_p, { costs }) => ({ costs }));

function whyNotPayLevy(p: Player, { cost }: Levy): Reason<Paying> | null {
  return canPay(p, cost) ? null : CANNOT_PAY_LEVY;
}

/** Amounts are goods and how many of each by turns. */
function isAskedFor(cost: Amounts, good: number): boolean {
  return cost.some((n, at) => at % 2 === 0 && n === good);
}

/** Pay, trade for it first, or take the discontent (ANA-42.6, 42.11). */
export const sideLevy = step.pick('sideLevy', {
  rule: ['ANA-42.6', 'ANA-42.11'],
  ask(s, { seat, no }: { seat: Seat; no: number }) {
    const p = s.players[seat];
    const levy = layoutOf(s).side.levies[no];
    const options: (LevyOption | TradeOption)[] = [REFUSE];
    if (whyNotPayLevy(p, levy) === null) options.push(payLevy(levy.costs));
    else for (const option of TRADES) if (isAskedFor(levy.cost, option.take) && whyNotTrade(p, option) === null) options.push(option);
    return pick(seat, options, { params: { costs: levy.costs } });
  },
  answer(s, { seat, no }, option): Next {
    switch (option.does) {
      case 'trade':
        trade(s, seat, option);
        return sideLevy.do({ seat, no });
      case 'pay':
        pay(s.players[seat], layoutOf(s).side.levies[no].cost);
        s.core.told?.push({ key: 'paysLevy', params: { seat, costs: layoutOf(s).side.levies[no].costs } });
        return undefined;
      case 'refuse':
        gainDiscontent(s, seat, 1);
        return undefined;
    }
  },
  refused(s, { seat, no }) {
    const levy = layoutOf(s).side.levies[no];
    return refusedAmong([payLevy(levy.costs)], whyNotPayLevy, () => [s.players[seat], levy]);
  },
});

/** ANA-42.5: what is picked after a chapter is taken along into the next one, as its set-up option. */
export const chooseBoon = step.pick('chooseBoon', {
  rule: 'ANA-42.5',
  ask(s, { seat }: { seat: Seat }) {
    return pick(
      seat,
      content.of(s).boons.map(({ option }) => option),
    );
  },
  answer(s, { seat }, { no }) {
    s.nextBoon = no;
    s.core.told?.push({ key: 'takesBoon', params: { seat, boon: BOONS[no] } });
  },
});

/** There is a next chapter to take a boon into. */
export function hasNextChapter(s: AnaState): boolean {
  return nextChapter(s) !== undefined;
}

function nextChapter(s: AnaState) {
  const { layouts } = content.of(s);
  return layouts.find(({ chapter }) => chapter === layouts[s.layout].chapter + 1);
}

/** ANA-42.5: a chapter that was passed is followed by the next one, with the boon that was picked. */
export function sequel(s: AnaState): OptionValues | null {
  const next = nextChapter(s);
  return next === undefined || s.nextBoon < 0 ? null : { scenario: next.id, boon: BOONS[s.nextBoon] };
}
