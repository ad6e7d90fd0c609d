/** How likely a sensible player is to give each answer, at a glance. */

import { type Next, type Option, type Pick, type Prior, plainPrior, type Question, type Seat, type Subset } from '@castellan/engine';
import type { DeckOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import { chooseTarget, deployAttack, deployDefence } from '../rules/battle.ts';
import { placeBuilding } from '../rules/buildings.ts';
import { placeCharacter } from '../rules/characters.ts';
import { assignBonus, chooseStruckArmy } from '../rules/damage.ts';
import { starve } from '../rules/feeding.ts';
import { drawDeck } from '../rules/flow.ts';
import { moveInside } from '../rules/guarding.ts';
import { moveOutside } from '../rules/movement.ts';
import { heal, shoot } from '../rules/powers.ts';
import { draftDeck } from '../rules/setup.ts';
import { declareWar } from '../rules/war.ts';
import type { MedState } from '../state.ts';
import { weighDeployment } from './battle.ts';
import { weighDeck, weighStarving } from './economy.ts';
import { glanceAtEngagements, glanceAtMarches, glanceAtStrikes, glanceAtTargets, glanceAtTouches, glanceAtWars } from './glance/battle.ts';
import { glanceAtActions, glanceAtPlaces, glanceAtSites } from './glance/economy.ts';
import { PAYMENTS } from './paying.ts';

/** Scores all options of a question at once, in points of the slower judgement; makes no list of its own. */
interface Glance {
  readonly step: string;
  at(s: MedState, q: Pick, scores: number[]): void;
}

/** A method, so that a glance may name the options and the frame it really gets. */
interface Glances<P, O extends Option> {
  at(s: MedState, q: Pick<O> & { readonly frame: P }, scores: number[]): void;
}

function glance<P, O extends Option>(
  step: { readonly name: string; answer?(s: MedState, p: P, a: O): Next },
  at: (s: MedState, options: readonly O[], scores: number[], seat: Seat, p: P) => void,
): Glance {
  const glances: Glances<P, O> = { at: (s, { options, seat, frame }, scores) => at(s, options, scores, seat, frame) };
  return { step: step.name, ...glances };
}

export const GLANCES: ReadonlyMap<string, Glance> = new Map(
  [
    glance(draftDeck, glanceAtDecks),
    glance(drawDeck, glanceAtDecks),
    glance(starve, (s, options, scores, seat) => {
      for (let i = 0; i < options.length; i++) scores[i] = weighStarving(s, seat, options[i]);
    }),
    glance(action, glanceAtActions),
    glance(placeCharacter, (s, options, scores, seat) => glanceAtPlaces(s, options, scores, seat, s.purchase?.card ?? 0)),
    glance(placeBuilding, glanceAtSites),
    glance(moveInside, (s, options, scores, seat, { id }) => glanceAtPlaces(s, options, scores, seat, id)),
    glance(moveOutside, glanceAtMarches),
    glance(declareWar, glanceAtWars),
    glance(deployAttack, (s, options, scores, _seat, { cards }) => {
      for (let i = 0; i < options.length; i++) scores[i] = weighDeployment(s, cards[0], options[i]);
    }),
    glance(deployDefence, (s, options, scores, _seat, { cards }) => glanceAtEngagements(s, options, scores, cards[0])),
    glance(chooseTarget, (s, options, scores, _seat, { army }) => glanceAtTargets(s, options, scores, army)),
    glance(assignBonus, glanceAtTouches),
    glance(chooseStruckArmy, glanceAtStrikes),
    glance(shoot, glanceAtTouches),
    glance(heal, glanceAtTouches),
  ].map((one) => [one.step, one]),
);

function glanceAtDecks(s: MedState, options: readonly DeckOption[], scores: number[], seat: Seat): void {
  for (let i = 0; i < options.length; i++) scores[i] = weighDeck(s, seat, options[i].index);
}

/** So many points better make an answer e times as likely; nothing is ruled out. */
const SPREAD = 4;
const LEAST = 1e-4;

export function prior(s: MedState, q: Question): Prior {
  if (q.kind === 'subset' && q.suggest !== undefined) return glanceAtPayments(s, q, q.suggest());
  const known = q.kind === 'pick' ? GLANCES.get(q.frame.step) : undefined;
  if (q.kind !== 'pick' || known === undefined) return plainPrior(q);
  const scores = new Array<number>(q.options.length);
  known.at(s, q, scores);
  return { answers: q.options, weights: likelihoods(scores) };
}

/** In place. */
function likelihoods(scores: number[]): readonly number[] {
  let most = scores[0];
  for (let i = 1; i < scores.length; i++) if (scores[i] > most) most = scores[i];
  for (let i = 0; i < scores.length; i++) scores[i] = Math.max(LEAST, Math.exp((scores[i] - most) / SPREAD));
  return scores;
}

/** Payments as they are suggested. */
function glanceAtPayments(s: MedState, q: Subset, suggested: readonly (readonly Option[])[]): Prior {
  const weigher = PAYMENTS.get(q.frame.step);
  const scores: number[] = [];
  for (let i = 0; i < suggested.length; i++) scores.push(weigher?.of(s, suggested[i], q.seat) ?? 0);
  return { answers: suggested, weights: likelihoods(scores) };
}
