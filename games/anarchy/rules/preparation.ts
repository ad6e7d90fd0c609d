/** ANA-30: food, deployment, and what is left is discarded. */

import { amount, type Frame, look, type Next, type Option, pick, type Seat, together } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type AnaState, type Player, scenarioCard, step } from '../state.ts';
import { ARTISAN, FOOD, FRESH_KINDS, KNIGHT, SIDES, SOLDIER, WORKERS } from '../vocabulary.ts';
import { sideLevies } from './campaign.ts';
import { gainDiscontent } from './gains.ts';
import { canTrade, TRADES, type TradeOption, trade } from './trade.ts';

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

interface PayOption extends Option {
  readonly does: 'pay';
}

const PAY_AS_IT_STANDS: PayOption = { key: 'pay', say: 'payFood', does: 'pay' };

/** Asked only of a player who is short of food and could trade for some (ANA-30.12). */
export const foodStep = step.pick('foodStep', {
  rule: ['ANA-30.4', 'ANA-30.12', 'ANA-13.9'],
  ask(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    const short = foodOwed(s) - p.goods[FOOD];
    if (short <= 0) return null;
    const trades = TRADES.filter((option) => option.take === FOOD && canTrade(p, option));
    const options: readonly (PayOption | TradeOption)[] = [...trades, PAY_AS_IT_STANDS];
    return trades.length === 0 ? null : pick(seat, options, { params: { short } });
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
    const paid = Math.min(owed, p.goods[FOOD]);
    p.goods[FOOD] -= paid;
    s.core.told?.push({ key: 'paysFood', params: { seat, paid, owed } });
    gainDiscontent(s, seat, owed - paid);
  },
});

/** The kinds of workers that defend, in the order in which they are deployed. */
export const DEPLOYED = [ARTISAN, SOLDIER, KNIGHT];
/** The last side takes the rest, so one number less than there are sides is asked for each kind. */
export const ASKED_SIDES = SIDES.length - 1;
const ALL_DEPLOYED = FRESH_KINDS * ASKED_SIDES;

export const startDeploying = step.work('startDeploying', {
  rule: ['ANA-30.5', 'ANA-30.6'],
  run(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    p.deploying = nextToDeploy(p, 0);
    return p.deploying < ALL_DEPLOYED ? deploy.do({ seat }) : undefined;
  },
});

/** The first number from `asked` on of a kind the player has. */
function nextToDeploy(p: Player, asked: number): number {
  let next = asked;
  while (next < ALL_DEPLOYED && p.goods[DEPLOYED[Math.floor(next / ASKED_SIDES)]] === 0) next += ASKED_SIDES;
  return next;
}

function notYetDeployed(p: Player, kind: number): number {
  let left = p.goods[DEPLOYED[kind]];
  for (let side = 0; side < SIDES.length; side++) left -= p.deployed[kind * SIDES.length + side];
  return left;
}

/** How many of a kind stand on a side: kind by kind, side by side. */
export const deploy = step.amount('deploy', {
  rule: ['ANA-30.5', 'ANA-30.6'],
  ask(s, { seat }: { seat: Seat }) {
    const p = s.players[seat];
    const kind = Math.floor(p.deploying / ASKED_SIDES);
    const left = notYetDeployed(p, kind);
    const params = { worker: WORKERS[DEPLOYED[kind]], side: SIDES[p.deploying % ASKED_SIDES], n: left };
    // How many numbers are asked must not tell the others how they were answered.
    return amount(seat, 0, left, { params, always: s.core.seats > 1 });
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
    p.deployed[kind * SIDES.length + ASKED_SIDES] = notYetDeployed(p, kind);
    p.deploying = nextToDeploy(p, p.deploying + 1);
    return p.deploying < ALL_DEPLOYED ? deploy.do({ seat }) : undefined;
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
      const [top, right, bottom, left] = SIDES.map((_, side) => forceOn(p, side));
      s.core.told?.push({ key: 'deployed', params: { seat, top, right, bottom, left } });
      const all = (1 << p.attacks.length) - 1;
      if (p.faceUp !== all) look(s.core.chance, p.attacks, p.attacks.length);
      p.faceUp = all;
    });
  },
});

/** Force of the workers on a side: knights 2, all others and those laid down 1 (ANA-30.7, 32.1). */
export function forceOn(p: Player, side: number): number {
  const { deployed } = p;
  return deployed[side] + deployed[4 + side] + 2 * deployed[8 + side] + deployed[12 + side] + deployed[16 + side] + deployed[20 + side];
}
