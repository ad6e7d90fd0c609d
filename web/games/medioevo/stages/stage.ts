/** Which stage the present moment has; none where the map is the heart. */

import type { UniTable } from '../table.ts';

export type StageName = 'setup' | 'cards' | 'battle' | 'vote' | 'question' | 'end';

/** Composed on the leaf of dealings. */
export const ASIDES: readonly string[] = ['proposeDeal', 'pactSheet', 'pactNumber'];

const OF_STEP: { readonly [step: string]: StageName } = {
  chooseKingdom: 'setup',
  kingdomBid: 'setup',
  keepEmpireCard: 'cards',
  chooseEmpireCard: 'cards',
  chooseEvent: 'cards',
  takeObjectiveToken: 'cards',
  contest: 'vote',
  vote: 'vote',
};

/** What an army finds after a battle lies on the map, and so do the choices of a card that is used far from it. */
const ON_THE_MAP: readonly string[] = ['keepOrPillage', 'replaceControlTokens', 'attackOrSpareTransports', 'road', 'completeMove'];

/** Questions that nothing on the map answers: where one page is shown at a time, theirs is the board's. */
const OFF_THE_MAP: readonly string[] = [
  'bidTurnOrder',
  'rebidTurnOrder',
  'setTax',
  'rerollBarbarianDice',
  'chooseEventEffects',
  'openRoute',
  'routeBonus',
  'commercePoints',
  'marketPoints',
  'confirmSale',
  'bargain',
  'consentCard',
  'demandDeployment',
  'confirmUndeclaredAttack',
  'chooseOpponent',
];

export function stageOf({ view, choice, page, preparing }: Pick<UniTable, 'view' | 'choice' | 'page' | 'preparing'>): StageName | null {
  if (view.final !== null) return 'end';
  // What is prepared lies on the map, whatever goes on elsewhere.
  if (preparing !== null) return null;
  const step = choice.asked?.step ?? '';
  const named = OF_STEP[step];
  if (named !== undefined) return named;
  if (view.battles.length > 0 && !ON_THE_MAP.includes(step)) return 'battle';
  return page !== null && OFF_THE_MAP.includes(step) ? 'question' : null;
}
