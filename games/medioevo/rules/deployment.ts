/** 44.10, 44.11, 44.14. Deployment: purchases stay hidden until the end of the phase if somebody demands it. */

import { type Frame, look, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Deployed, NOBODY, NOWHERE, type UniState } from '../state.ts';
import { CAPTAIN, type PactKind } from '../vocabulary.ts';
import { complete, whyNotLot } from './building.ts';
import { buildingsLeft, levelOf } from './buildings.ts';
import { PAUSE } from './calls.ts';
import { promoteCaptain, whyNotPromote } from './captains.ts';
import { heldBy, refund, titleOf } from './hidden-purchases.ts';
import type { PurchaseOption } from './purchase-options.ts';
import { quarter, recruitingSites, TROOPS, whyNoUnit } from './recruiting.ts';
import { improve, launch, upgradeOf, whyNotImprove } from './shipyard.ts';
import { landOf, NEED_OF, PACT_OF, sitesFor, tollIn } from './sites.ts';
import { step } from './step.ts';
import { whyNotVehicle } from './vehicles.ts';

const DEMANDS = [
  { key: 'no', say: 'noDeployment', demands: false },
  { key: 'demand', say: 'demandDeployment', demands: true },
] as const;

/** Any player may demand it at the start of the phase; one is enough (UNI-44.10). */
export const demandDeployment = step.poll('demandDeployment', {
  rule: 'UNI-44.10',
  crumb: (_: object) => ({}),
  ask: (_, { seat }: { seat: Seat }) => pick<(typeof DEMANDS)[number]>(seat, DEMANDS),
  resolve(s, _p, given) {
    const bySeat = given.find(({ answer }) => answer?.demands === true)?.seat ?? NOBODY;
    s.deploying = bySeat !== NOBODY;
    if (s.deploying) s.core.told?.push({ key: 'deploymentDemanded', params: { seat: bySeat } });
    return undefined;
  },
});

export function deployment(s: UniState): readonly Frame[] {
  return s.deployment ? [demandDeployment.do({ seats: s.order.slice() })] : [];
}

/** What was bought is placed at the end of the phase, each player in turn order (UNI-44.10). */
export function endDeployment(s: UniState): readonly Frame[] {
  return s.deployment ? [closeDeployment.do({})] : [];
}

export const closeDeployment = step.work('closeDeployment', {
  rule: 'UNI-44.10',
  run(s, _: object): Next {
    if (!s.deploying) return undefined;
    s.deploying = false;
    return s.order.flatMap((seat) => [PAUSE, showPurchases.do({ seat }), placePurchase.do({ seat }), endPlacing.do({ seat })]);
  },
});

/** The screen is lifted: from now on everybody sees what this player has bought. */
export const showPurchases = step.work('showPurchases', {
  rule: 'UNI-44.10',
  run(s, { seat }: { seat: Seat }) {
    if (!s.order.includes(seat)) return undefined;
    const own = look(s.core.chance, heldBy(s, seat), s.deployed.length);
    s.deployed = s.deployed.map((piece) => (piece.seat === seat ? { ...piece, shown: true } : piece));
    if (s.core.told !== null)
      for (const piece of own.toReversed()) s.core.told.push({ key: 'purchaseShown', params: { seat, ...titleOf(piece) } });
    return undefined;
  },
});

/** Where a piece may stand now: its options, and whether each costs a toll (UNI-44.11). */
function placesOf(s: UniState, piece: Deployed): { readonly option: PurchaseOption; readonly toll: number }[] {
  const { shop } = content.of(s).options;
  const { seat, kind, index, level, place } = piece;
  const free = (option: PurchaseOption): { option: PurchaseOption; toll: number } => ({ option, toll: 0 });
  const tolled = (territories: readonly number[], pact: PactKind | null, option: (territory: number) => PurchaseOption) =>
    territories.map((territory) => ({ option: option(territory), toll: tollIn(s, seat, territory, pact) }));
  switch (kind) {
    case 'building':
      if (buildingsLeft(s, index, level) === 0) return [];
      return (place === NOWHERE ? landOf(s, seat) : [place])
        .filter((territory) => whyNotLot(s, seat, territory, index, level) === null)
        .filter((territory) => (place === NOWHERE) === (levelOf(s, territory, index) === 0))
        .map((territory) => free(shop.build[index][level][territory][0]));
    case 'vehicle':
      if (whyNotVehicle(s, seat, index, level) !== null) return [];
      return tolled(sitesFor(s, seat, NEED_OF[index], PACT_OF[index]), PACT_OF[index], (to) => shop.vehicle[index][level][to][0]);
    case 'upgrade':
      if (s.vehicleOf[index] !== seat || whyNotImprove(s, seat, index, level) !== null) return [];
      return [free(upgradeOf(s, index, level)[0])];
    case 'unit':
      if (whyNoUnit(s, seat, index, NOTHING) !== null) return [];
      return tolled(recruitingSites(s, seat), TROOPS, (to) => shop.unit[index][to][0]);
    case 'promotion':
      if (whyNotPromote(s, seat, place, index, level) !== null) return [];
      return [free(shop.promote[index - CAPTAIN][level - CAPTAIN][place][0])];
  }
}

const NOTHING: readonly Deployed[] = [];

/** Purchases of a player that still differ from each other. */
function different(pieces: readonly Deployed[]): Deployed[] {
  return pieces.filter(
    (piece, i) =>
      pieces.findIndex(
        (one) => one.kind === piece.kind && one.index === piece.index && one.level === piece.level && one.place === piece.place,
      ) === i,
  );
}

/**
 * One piece at a time, in whatever order (UNI-44.14); what can no longer be placed anywhere is given back (UNI-44.11). Where only places are
 * left whose pact asks a toll, a piece may be given back instead.
 */
export const placePurchase = step.pick('placePurchase', {
  rule: ['UNI-44.10', 'UNI-44.11', 'UNI-44.14'],
  ask(s, { seat }: { seat: Seat }) {
    const places = different(heldBy(s, seat)).flatMap((piece) => placesOf(s, piece));
    if (places.length === 0) return null;
    const left = heldBy(s, seat).length;
    if (places.some(({ toll }) => toll === 0)) {
      const open = places.filter(({ toll }) => toll === 0 || toll <= s.florins[seat]).map(({ option }) => option);
      return pick(seat, open, { always: places.some(({ toll }) => toll > 0), params: { left } });
    }
    const open = places.filter(({ toll }) => toll <= s.florins[seat]).map(({ option }) => option);
    return pick(seat, [content.of(s).options.shop.giveBack, ...open], { always: true, params: { left } });
  },
  answer(s, { seat }, option: PurchaseOption): Next {
    if (option.act === 'giveBack') return undefined;
    const piece = heldBy(s, seat).find((one) => placesOf(s, one).some((place) => place.option.key === option.key));
    const placed = piece === undefined ? [] : put(s, piece, option.place);
    return [...placed, PAUSE, placePurchase.do({ seat })];
  },
});

/** Puts a purchase on the map; control tokens and honour of a building come now (UNI-44.14). */
function put(s: UniState, piece: Deployed, territory: number): readonly Frame[] {
  const { seat, kind, index, level, place, paid } = piece;
  s.deployed = s.deployed.filter((other) => other !== piece);
  switch (kind) {
    case 'building':
      return complete(s, seat, territory, index, level, paid);
    case 'vehicle':
      launch(s, seat, index, level, territory, paid);
      return [];
    case 'upgrade':
      improve(s, seat, index, level, paid);
      return [];
    case 'unit':
      quarter(s, seat, index, territory, paid);
      return [];
    case 'promotion':
      promoteCaptain(s, seat, place, index, level, paid);
      return [];
  }
}

/** What is left could not be placed (UNI-44.11). */
export const endPlacing = step.work('endPlacing', {
  rule: 'UNI-44.11',
  run(s, { seat }: { seat: Seat }) {
    for (const piece of heldBy(s, seat)) refund(s, piece);
    return undefined;
  },
});
