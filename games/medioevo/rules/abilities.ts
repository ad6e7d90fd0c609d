/** 45, 46. Every Empire card by the verb of its ability, and every technology: the two lists that windows and turns read. */

import type { Next, Seat } from '@castellan/engine';
import type { EffectOp } from '../content/verbs.ts';
import type { TargetOption } from '../options.ts';
import type { UniState, Use } from '../state.ts';
import type { TechnologyId } from '../vocabulary.ts';
import { architect } from './cards/architects.ts';
import { assassin } from './cards/assassins.ts';
import { bard } from './cards/bards.ts';
import { bishop } from './cards/bishops.ts';
import { crossbows, marksmen, secondVolley } from './cards/crossbowmen.ts';
import { diplomat } from './cards/diplomats.ts';
import { dualUse } from './cards/dual-use.ts';
import { carryingEngine, followingEngine } from './cards/gunners.ts';
import { heroine, muse } from './cards/heroines.ts';
import { agitator, infiltrator } from './cards/infiltrators.ts';
import { gaoler, jailer, turnkey } from './cards/jailers.ts';
import { joker } from './cards/jokers.ts';
import { creditor, debtor, depositor } from './cards/magnates.ts';
import { hireling, lender } from './cards/marauders.ts';
import { boldMerchant, finderMerchant, wildMerchant } from './cards/merchants.ts';
import { hurryingMilitia, makeshiftTower, militia } from './cards/militia.ts';
import { mystic } from './cards/mystics.ts';
import { pirate } from './cards/pirates.ts';
import { plagueDoctor } from './cards/plague-doctors.ts';
import { princess } from './cards/princesses.ts';
import { ranger } from './cards/rangers.ts';
import { redrawing, saviour } from './cards/saviours.ts';
import { doubleCrews, extraCrew, secondProtection } from './cards/scientists.ts';
import { sheriff } from './cards/sheriffs.ts';
import { saboteur, spy } from './cards/spies.ts';
import { delayedLosses, fieldHospital, surgeon } from './cards/surgeons.ts';
import { taxCollector } from './cards/tax-collectors.ts';
import { templar } from './cards/templars.ts';
import { turncoat } from './cards/turncoats.ts';
import { vanguard } from './cards/vanguard.ts';
import { keeper, rearranger, roadMaster } from './cards/vendors.ts';
import { overlord, warlord } from './cards/warlords.ts';
import type { Reason } from './reason.ts';
import { cartography } from './technologies/cartography.ts';
import { cameleer, control } from './technologies/control.ts';
import { engineering } from './technologies/engineering.ts';
import { guides } from './technologies/guides.ts';
import { influence } from './technologies/influence.ts';
import { law } from './technologies/law.ts';
import { machinery } from './technologies/machinery.ts';
import { monasticism } from './technologies/monasticism.ts';
import { nation } from './technologies/nation.ts';
import { passingOfTime } from './technologies/passing-of-time.ts';
import { promotion } from './technologies/promotion.ts';
import { proselytism } from './technologies/proselytism.ts';
import { strategy, tactics } from './technologies/tactics.ts';

/** What a card's ability or a technology is to whoever may use it. `use` says who, which, in which window and about what. */
export interface Ability {
  /**
   * Why it cannot be used now, as everybody at the table could tell: no legal target, not this battle … Florins and points are asked for
   * apart, since whether a seat is asked must not betray its money.
   */
  whyNot(s: UniState, use: Use): Reason | null;
  /** What is to be chosen next (`use.targets` holds what has been); null when nothing is. None left means that the use lapses. */
  choose?(s: UniState, use: Use): readonly TargetOption[] | null;
  /** How many times a technology is used, which is paid for each; once unless said. */
  times?(s: UniState, use: Use): number;
  /** Florins that it costs beside points and what is printed on the card; none unless said. */
  florins?(s: UniState, use: Use): number;
  /** Whether it touches land, pieces, dice or cards of another seat, who then may want to answer it (UNI-47.8); nobody's unless said. */
  touches?(s: UniState, use: Use, seat: Seat): boolean;
  /** What it does, once it is paid and no Joker stands against it. */
  apply(s: UniState, use: Use): Next;
}

/** The ability of an Empire card by the verb of its effect; null where the card is used otherwise, in the chapter that it belongs to. */
export function cardAbility(op: EffectOp): Ability | null {
  switch (op) {
    // Realm and events: banks and tolls, event cards, hordes.
    case 'blockReactivation':
      return infiltrator;
    case 'rebellionInNeighbour':
      return agitator;
    case 'toll':
      return taxCollector;
    case 'deposit':
      return depositor;
    case 'halfOfInterestPaid':
      return creditor;
    case 'interestReduction':
      return debtor;
    case 'protectFromEvent':
      return plagueDoctor;
    case 'chooseEvent':
      return saviour;
    case 'hireHorde':
      return hireling;
    case 'lendUnits':
      return lender;
    // Purchases: discounts, new cards, upgrades.
    case 'buildingDiscount':
      return architect;
    case 'redrawEmpire':
      return redrawing;
    case 'upgradeByOther':
      return sheriff;
    // Movement: bans, entries, unnoticed moves, free units.
    case 'banInTerritory':
      return bishop;
    case 'keepMovementOnEntry':
      return vanguard;
    case 'dualUseTransport':
      return dualUse;
    case 'freeUnitHere':
      return militia;
    case 'defensiveMove':
      return hurryingMilitia;
    case 'improvisedTower':
      return makeshiftTower;
    case 'freeUnit':
      return templar;
    case 'protectFromPillage':
      return diplomat;
    case 'engineFollowsArmy':
      return followingEngine;
    case 'engineAsWagon':
      return carryingEngine;
    case 'unnoticedMove':
      return ranger;
    // Battle: everything in the windows of a battle, dice and damage.
    case 'lowerDie':
      return assassin;
    case 'abilityByMajority':
      return overlord;
    case 'attackBonus':
      return warlord;
    case 'grantArcherAbility':
      return crossbows;
    case 'archerRollBonus':
      return marksmen;
    case 'rerollArchers':
      return secondVolley;
    case 'crewCountsDouble':
      return doubleCrews;
    case 'extraCrew':
      return extraCrew;
    case 'secondProtection':
      return secondProtection;
    case 'convertEnemyUnit':
      return turncoat;
    case 'sabotage':
      return saboteur;
    case 'ambush':
    case 'trap':
      return spy;
    case 'ignoreFirstDamage':
      return surgeon;
    case 'halfPriceRebuy':
      return fieldHospital;
    case 'delayRangedLosses':
      return delayedLosses;
    case 'captureDestroyed':
      return jailer;
    case 'captureRatio':
      return turnkey;
    case 'capturePenaltyReduction':
      return gaoler;
    case 'makeCaptain':
      return heroine;
    case 'promoteCaptain':
      return muse;
    // Trade, markets and cards about cards.
    case 'sellAnywhereBarbarian':
      return wildMerchant;
    case 'sellAnywhereFlat':
      return boldMerchant;
    case 'buyAny':
      return finderMerchant;
    case 'keepRoute':
      return keeper;
    case 'rearrangeRoute':
      return rearranger;
    case 'routePlusMarket':
      return roadMaster;
    case 'moveMarketCube':
      return cameleer;
    case 'reactivateCard':
      return bard;
    case 'abilityAndTP':
    case 'doubleTP':
      return princess;
    case 'sellTP':
      return mystic;
    case 'cancelCard':
      return joker;
    case 'gainTP':
      return pirate;
    default:
      return null;
  }
}

/** A technology that is used through windows; null for those that purchases, moves and sales use by themselves. */
export function technologyAbility(id: TechnologyId): Ability | null {
  switch (id) {
    // Realm: law.
    case 'law':
      return law;
    // Purchases: engineering.
    case 'engineering':
      return engineering;
    // Movement: cartography, nation, influence.
    case 'cartography':
      return cartography;
    case 'nation':
      return nation;
    case 'influence':
      return influence;
    // Battle: machinery, promotion, tactics, strategy.
    case 'machinery':
      return machinery;
    case 'promotion':
      return promotion;
    case 'tactics':
      return tactics;
    case 'strategy':
      return strategy;
    // Trade: control, guides, monasticism, proselytism, passingOfTime.
    case 'control':
      return control;
    case 'guides':
      return guides;
    case 'proselytism':
      return proselytism;
    case 'passingOfTime':
      return passingOfTime;
    case 'monasticism':
      return monasticism;
    default:
      return null;
  }
}
