/** ANA-30: food, deployment, and what is left is discarded. */

import { amount, type Frame, look, type Next, pick, type Seat, together } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type FoodOption, PAY_AS_IT_STANDS, TRADES } from '../options.ts';
import { type AnaState, type Player, scenarioCard } from '../state.ts';
import { FOOD, SIDES, WORKERS } from '../vocabulary.ts';
import { sideLevies } from './campaign.ts';
import { ALL_NUMBERS, ASKED_SIDES, DEPLOYED, forceOn, isAskedOf, nextNumber, withoutPost } from './deployment.ts';
import { gainDiscontent } from './gains.ts';
import { step } from './step.ts';
import { trade, whyNotTrade } from './trade.ts';

/** Each player settles the side card, pays food and deploys; nobody sees the others' deployments before all have deployed. */
export const prepareDefence = step.work('prepareDefence', {
  rule: ['ANA-30.1', 'ANA-30.11'],
  run(s) {
    const branch = (seat: Seat): Frame[] => [
      ...sideLevies(s, seat),
      foodStep.do({ seat }),
      payFood.do({ seat }),
      startDeploying.do({ seat }),
    ];
    return [
      together(
        s.players.map((_, seat) => ({ seat, calls: branch(seat) })),
        true,
      ),
      endPreparation.do({}),
    ];
  },
});

/** The round's food and, in siege mode, the ribbon are one debt (ANA-30.2, 30.12, 39.2). */
export function foodOwed(s: AnaState): number {
  const c = content.of(s);
  return c.foodDue[s.round] + (scenarioCard(s, c).siege?.ribbon ?? 0);
}

/** Food that a player lacks for that debt. */
export function foodMissing(s: AnaState, p: Player): number {
  return Math.max(0, foodOwed(s) - p.goods[FOOD]);
}

/** Asked only of a player who is short of food and could trade for some (ANA-30.12). */
export const foodStep = step.pick('foodStep', {
  rule: ['ANA-30.4', 'ANA-30.12', 'ANA-13.9'],
  ask(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    const short = foodMissing(s, p);
    if (short === 0) return null;
    const options: FoodOption[] = TRADES.filter((option) => option.take === FOOD && whyNotTrade(p, option) === null);
    if (options.length === 0) return null;
    options.push(PAY_AS_IT_STANDS);
    return pick(seat, options, { params: { short } });
  },
  answer(s, { seat }, option): Next {
    if (option.does === 'pay') return undefined;
    trade(s, seat, option);
    return foodStep.do({ seat });
  },
});

/** ANA-30.3 */
export const payFood = step.work('payFood', {
  rule: ['ANA-30.2', 'ANA-30.3', 'ANA-39.2'],
  run(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    const owed = foodOwed(s);
    const missing = foodMissing(s, p);
    const paid = owed - missing;
    p.goods[FOOD] -= paid;
    s.core.told?.push({ key: 'paysFood', params: { seat, paid, owed } });
    gainDiscontent(s, seat, missing);
  },
});

/** Those who defend, by kind. */
export function defendersOf(p: Player): readonly number[] {
  return DEPLOYED.map((good) => p.goods[good]);
}

export const startDeploying = step.work('startDeploying', {
  rule: ['ANA-30.5', 'ANA-30.6'],
  run(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    p.deploying = nextNumber(defendersOf(p), 0);
    return p.deploying < ALL_NUMBERS ? deploy.do({ seat }) : undefined;
  },
});

/** How many of a kind stand on a side: kind by kind, side by side. */
export const deploy = step.amount('deploy', {
  rule: ['ANA-30.5', 'ANA-30.6'],
  ask(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    const kind = Math.floor(p.deploying / ASKED_SIDES);
    const side = p.deploying % ASKED_SIDES;
    const left = withoutPost(p.goods[DEPLOYED[kind]], p.deployed, kind, side);
    const params = { worker: WORKERS[DEPLOYED[kind]], side: SIDES[side], n: left };
    return amount(seat, 0, left, { params, always: isAskedOf(left, s.core.seats === 1) });
  },
  answer(s, { seat }, n): Next {
    const p = s.players[seat];
    const kind = Math.floor(p.deploying / ASKED_SIDES);
    const side = p.deploying % ASKED_SIDES;
    p.deployed[kind * SIDES.length + side] = n;
    if (side < ASKED_SIDES - 1) {
      p.deploying++;
      return deploy.do({ seat });
    }
    const workers = defendersOf(p);
    p.deployed[kind * SIDES.length + ASKED_SIDES] = withoutPost(workers[kind], p.deployed, kind, ASKED_SIDES);
    p.deploying = nextNumber(workers, p.deploying + 1);
    return p.deploying < ALL_NUMBERS ? deploy.do({ seat }) : undefined;
  },
});

/** ANA-30.9, 30.10: everything left goes to the supply, then all cards are turned up. */
export const endPreparation = step.work('endPreparation', {
  rule: ['ANA-30.9', 'ANA-30.10'],
  crumb: () => ({}),
  run(s) {
    s.phase = 'resolution';
    s.players.forEach((p, seat) => {
      p.goods.fill(0);
      if (s.core.told !== null) {
        const [top, right, bottom, left] = SIDES.map((_, side) => forceOn(p.deployed, side));
        s.core.told.push({ key: 'deployed', params: { seat, top, right, bottom, left } });
      }
      const all = (1 << p.attacks.length) - 1;
      if (p.faceUp !== all) look(s.core.chance, p.attacks, p.attacks.length);
      p.faceUp = all;
    });
  },
});
