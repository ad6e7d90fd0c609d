/** Cards 69 and 70: a building grows by one level beside a higher one of the other kind (UNI-45.36). */

import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import type { UniState, Use } from '../../state.ts';
import { CATEGORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { complete } from '../building.ts';
import { buildingsLeft, levelOf } from '../buildings.ts';
import { reason } from '../reason.ts';
import { landOf } from '../sites.ts';

const NONE_QUALIFIES = reason('UNI-45.36', 'noBuildingQualifies');

/** Which kind grows, and beside which. */
function kindsOf(s: UniState, { index }: Use): { readonly grows: number; readonly beside: number } {
  const { effect } = content.of(s).cards[index];
  if (effect.op !== 'upgradeByOther') return { grows: 0, beside: 0 };
  return { grows: CATEGORIES.indexOf(effect.category), beside: CATEGORIES.indexOf(effect.needs) };
}

function qualifies(s: UniState, use: Use, territory: number): boolean {
  const { grows, beside } = kindsOf(s, use);
  const level = levelOf(s, territory, grows);
  if (s.control[territory] !== use.seat || level === 0 || level >= levelOf(s, territory, beside)) return false;
  return buildingsLeft(s, grows, level + 1) > 0;
}

/** The upgrades, as the purchases that they replace. */
function upgrades(s: UniState, use: Use): TargetOption[] {
  const { build } = content.of(s).options.shop;
  const { grows } = kindsOf(s, use);
  return landOf(s, use.seat)
    .filter((territory) => qualifies(s, use, territory))
    .map((territory) => ({ ...build[grows][levelOf(s, territory, grows) + 1][territory][0], target: territory }));
}

export const sheriff: Ability = {
  whyNot(s, use) {
    for (const territory of landOf(s, use.seat)) if (qualifies(s, use, territory)) return null;
    return NONE_QUALIFIES;
  },
  choose: (s, use) => (use.targets.length > 0 ? null : upgrades(s, use)),
  apply(s, use) {
    const [territory] = use.targets;
    const { grows } = kindsOf(s, use);
    return qualifies(s, use, territory) ? complete(s, use.seat, territory, grows, levelOf(s, territory, grows) + 1, 0) : undefined;
  },
};
