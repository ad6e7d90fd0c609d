/** What a defence would bring, worked out from what is on the table before anything is confirmed (ANA-31 to 34). */

import type { AnaView, AttackView, PlayerView } from '@castellan/anarchy';
import { CORNERS, type Fort, SIDES, type Side, TACTICS } from '@castellan/anarchy/vocabulary';
import type { Asked } from '@castellan/engine';
import { type Face, facesBehind, type Means, meansAgainst, type Struck, siegeTable } from './facts.ts';
import { type BySide, bySide, isSide, sum } from './sides.ts';

type Castle = PlayerView['castle'];
export type Deployed = { readonly [side: string]: { readonly [defender: string]: number } };

interface Fortified {
  readonly fort: Fort;
  readonly n: number;
}

/** A blow against one side, or the whole castle, after the fortifications. */
interface Strike {
  readonly side: Struck;
  readonly strength: number;
  readonly forts: readonly Fortified[];
  /** What tactics and workers have stopped already, while the card is resolved. */
  readonly stopped: number;
  readonly open: number;
}

function pipsOf({ gate, moat, towers, walls }: Castle, fort: Fort, side: Side): number {
  const at = SIDES.indexOf(side);
  switch (fort) {
    case 'wall':
      return walls[side];
    case 'tower':
      return towers[CORNERS[at]] + towers[CORNERS[(at + 1) % CORNERS.length]];
    case 'gate':
      return side === 'bottom' ? gate : 0;
    case 'moat':
      return moat;
  }
}

/** Fortifications that the kind of attack allows absorb first (ANA-31.4, 31.5); nothing but covers protects the whole castle. */
export function strikesOf(castle: Castle, { forts }: Means, { hits }: Pick<Face, 'hits'>): readonly Strike[] {
  return hits.map(({ side, strength }) => {
    const raised = isSide(side) ? forts.map((fort) => ({ fort, n: pipsOf(castle, fort, side) })).filter(({ n }) => n > 0) : [];
    return { side, strength, forts: raised, stopped: 0, open: Math.max(0, strength - sum(raised.map(({ n }) => n))) };
  });
}

/** Who stands on a side: those laid down (force 1), artisans and soldiers (1, and 1 more with a beer), knights (2). */
interface Post {
  readonly laid: number;
  readonly drinkers: number;
  readonly knights: number;
}

/** What a player can still set against attacks. */
interface Stand {
  readonly posts: BySide<Post>;
  /** Ready uses of researched tactics. */
  readonly ready: { readonly [tactic: string]: number };
  readonly beers: number;
}

const NO_POST: Post = { laid: 0, drinkers: 0, knights: 0 };

function forceOf({ laid, drinkers, knights }: Post): number {
  return laid + drinkers + 2 * knights;
}

function postOf(defenders: Deployed[string] = {}): Post {
  const count = (kind: string): number => defenders[kind] ?? 0;
  return {
    laid: count('laidArtisan') + count('laidSoldier') + count('laidKnight'),
    drinkers: count('artisan') + count('soldier'),
    knights: count('knight'),
  };
}

/** Force of the workers on each side (ANA-30.7, 32.1). */
export function forces(deployed: Deployed): BySide<number> {
  return bySide((side) => forceOf(postOf(deployed[side])));
}

export function standOf({ tactics, beers }: PlayerView, deployed: Deployed): Stand {
  const ready = Object.fromEntries(TACTICS.map((tactic) => [tactic, tactics[tactic].researched ? tactics[tactic].ready : 0]));
  return { posts: bySide((side) => postOf(deployed[side])), ready, beers };
}

/** How a blow is met: fortifications, then tactics, then workers and their beer. */
export interface MetStrike extends Strike {
  readonly tactics: number;
  readonly workers: number;
  readonly beers: number;
  /** What nothing stops. */
  readonly through: number;
}

interface Met {
  readonly strikes: readonly MetStrike[];
  readonly held: boolean;
  readonly after: Stand;
}

/** How tactics may be used on a card. */
interface Use {
  /** On which sides; on all of them unless it is being resolved. */
  readonly on?: (side: Struck) => boolean;
  /** Whether they go before the workers, because no later card will need them. */
  readonly freely?: boolean;
}

/**
 * Meets a card with plain sense: tactics and beer only where they hold the whole card; workers as the rules force them
 * (ANA-31.6 to 31.9, 32.2).
 */
export function meet(
  strikes: readonly Strike[],
  { tactic, workers }: Means,
  stand: Stand,
  { on = () => true, freely = false }: Use = {},
): Met {
  const ready = tactic === null ? 0 : stand.ready[tactic];
  const needs = strikes.map((strike) => {
    const post = workers && isSide(strike.side) ? stand.posts[strike.side] : NO_POST;
    const force = forceOf(post);
    const lacking = Math.max(0, strike.open - force);
    const room = Math.min(lacking, post.drinkers);
    return { strike, force, lacking, room, helped: on(strike.side) };
  });
  const lacking = sum(needs.map((need) => need.lacking));
  const must = sum(needs.map((need) => need.lacking - need.room));
  const uses = Math.min(ready, sum(needs.map((need) => (need.helped ? need.lacking : 0))));
  const held = must <= uses && lacking - uses <= stand.beers && needs.every((need) => need.helped || need.lacking === need.room);

  // Tactics go where no beer can help, then wherever they spare one, then, if freely, wherever they spare a worker.
  let spare = held ? uses - must : 0;
  let free = held && freely ? ready - uses : 0;
  const met = needs.map(({ strike, force, room, helped, ...need }) => {
    const forBeer = helped ? Math.min(room, spare) : 0;
    spare -= forBeer;
    const beers = held ? room - forBeer : 0;
    const needed = held ? need.lacking - beers : 0;
    const forWorkers = helped ? Math.min(free, strike.open - needed - beers) : 0;
    free -= forWorkers;
    const tactics = needed + forWorkers;
    const absorbed = Math.min(strike.open - tactics, force + beers);
    return { ...strike, tactics, beers, workers: absorbed, through: strike.open - tactics - absorbed };
  });
  const posts = bySide((side) => {
    const hit = met.find((strike) => strike.side === side);
    return hit === undefined || !workers ? stand.posts[side] : afterAbsorbing(stand.posts[side], hit.workers);
  });
  const left = tactic === null ? stand.ready : { ...stand.ready, [tactic]: ready - sum(met.map(({ tactics }) => tactics)) };
  return { strikes: met, held, after: { posts, ready: left, beers: stand.beers - sum(met.map(({ beers }) => beers)) } };
}

/** Those laid down go first, then artisans and soldiers, then knights; a knight who takes 1 is laid down (ANA-31.10, 32.1). */
function afterAbsorbing({ laid, drinkers, knights }: Post, points: number): Post {
  const fromLaid = Math.min(laid, points);
  const fromDrinkers = Math.min(drinkers, points - fromLaid);
  const fromKnights = Math.min(2 * knights, points - fromLaid - fromDrinkers);
  return {
    laid: laid - fromLaid + (fromKnights % 2),
    drinkers: drinkers - fromDrinkers,
    knights: knights - Math.ceil(fromKnights / 2),
  };
}

/** A card of the row as it would go. */
export interface Foreseen {
  readonly attack: AttackView;
  /** Empty while the card lies face down. */
  readonly strikes: readonly MetStrike[];
  /** How many faces it may have, and against how many of them the castle would hold. */
  readonly faces: number;
  readonly held: number;
  /** Least and greatest strength of a blow. */
  readonly strength: readonly [least: number, greatest: number];
}

export interface Forecast {
  /** In the order of resolution: right to left. */
  readonly cards: readonly Foreseen[];
  /** What stands afterwards, as far as it can be foreseen. */
  readonly after: Stand;
}

/** Slot of the next card to be met, the one being resolved included; -1 when all are met. */
export function nextSlot({ round, phase }: AnaView, { defended, undefended }: PlayerView): number {
  return phase === 'resolution' ? round - defended - undefended : round;
}

/** The cards still to be met, from right to left (ANA-31.1). */
function cardsToMeet(view: AnaView, player: PlayerView): readonly AttackView[] {
  const next = nextSlot(view, player);
  return player.attacks.filter(({ slot }) => slot <= next).toSorted((a, b) => b.slot - a.slot);
}

/** How far the owner is with the card being resolved: so many tactics are about to be spent on a side, or workers absorb. */
export type Progress = { readonly spending: Struck; readonly n: number } | 'absorbing';

export function forecast(view: AnaView, player: PlayerView, deployed: Deployed, progress: Progress | null = null): Forecast {
  let stand = standOf(player, deployed);
  const cards = cardsToMeet(view, player).map((attack, at, row) => {
    const means = meansAgainst(view, attack.type);
    const freely = !row.slice(at + 1).some(({ type }) => meansAgainst(view, type).tactic === means.tactic);
    if (attack.face === null) return foreseeHidden(view, player, attack, means, stand);
    const strikes = strikesOf(player.castle, means, attack.face);
    const met =
      attack.slot === player.resolving
        ? meetFurther(strikes, attack.face.hits, means, stand, progress)
        : meet(strikes, means, stand, { freely });
    stand = met.after;
    return { attack, strikes: met.strikes, faces: 1, held: met.held ? 1 : 0, strength: spanOf(strikes.map(({ strength }) => strength)) };
  });
  return { cards, after: stand };
}

/** The card being resolved, from what is open of it now. Tactics are spent side by side; then only workers and beer are left. */
function meetFurther(
  strikes: readonly Strike[],
  hits: readonly { readonly left: number }[],
  means: Means,
  stand: Stand,
  progress: Progress | null,
): Met {
  const now = strikes.map((strike, at) => ({ ...strike, stopped: strike.open - hits[at].left, open: hits[at].left }));
  if (progress === null) return meet(now, means, stand);
  if (progress === 'absorbing' || means.tactic === null) return meet(now, means, stand, { on: () => false });
  const { spending, n } = progress;
  const at = now.findIndex(({ side }) => side === spending);
  const tried = now.map((strike) => (strike.side === spending ? { ...strike, open: strike.open - n } : strike));
  const left = { ...stand, ready: { ...stand.ready, [means.tactic]: stand.ready[means.tactic] - n } };
  const met = meet(tried, means, left, { on: (side) => now.findIndex((strike) => strike.side === side) > at });
  return {
    ...met,
    strikes: met.strikes.map((strike) => (strike.side === spending ? { ...strike, open: strike.open + n, tactics: n } : strike)),
  };
}

/** What a question about tactics asks about. */
export function struckIn({ params: { side } }: Asked): Struck {
  return isSide(side) ? side : 'whole';
}

/** How many tactics to spend on a side: as few as hold the most cards. */
export function tacticsAdvised(view: AnaView, player: PlayerView, deployed: Deployed, spending: Struck, most: number): number {
  const worths = Array.from({ length: most + 1 }, (_, n) =>
    sum(forecast(view, player, deployed, { spending, n }).cards.map(({ held, faces }) => held / faces)),
  );
  return worths.indexOf(Math.max(...worths));
}

/** A face-down card may strike anywhere: it takes nothing from the stand, but says how often the stand would hold. */
function foreseeHidden(view: AnaView, { castle }: PlayerView, attack: AttackView, means: Means, stand: Stand): Foreseen {
  const faces = facesBehind(view, attack.type);
  const held = faces.filter((face) => meet(strikesOf(castle, means, face), means, stand).held).length;
  return {
    attack,
    strikes: [],
    faces: faces.length,
    held,
    strength: spanOf(faces.flatMap(({ hits }) => hits.map(({ strength }) => strength))),
  };
}

function spanOf(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

type Span = readonly [least: number, greatest: number];

/** What the whole defence would bring (ANA-34, 39.3): spans, since face-down cards may go either way. */
interface Aftermath {
  readonly defended: Span;
  readonly undefended: Span;
  readonly loyalty: Span;
  readonly discontent: Span;
  readonly bravery: Span;
  /** At most: hidden cards may take more. */
  readonly serfs: number;
}

const FORCE_FOR_A_SERF = 3;

export function aftermathOf(view: AnaView, player: PlayerView, { cards, after }: Forecast): Aftermath {
  const met = view.phase === 'resolution' ? player : { defended: 0, undefended: 0 };
  const surely = cards.filter(({ held, faces }) => held === faces).length;
  const perhaps = cards.filter(({ held }) => held > 0).length;
  const defended: Span = [met.defended + surely, met.defended + perhaps];
  const undefended: Span = [met.undefended + cards.length - perhaps, met.undefended + cards.length - surely];
  const loyalty: Span = [Math.max(0, view.resolve - undefended[1]), Math.max(0, view.resolve - undefended[0])];
  const violent = cards.filter(({ attack, held }) => attack.face?.violent && held > 0).length;
  const siege = siegeTable(view);
  const bravery: Span = [violent + (siege?.[defended[0]] ?? 0), violent + (siege?.[defended[1]] ?? 0)];
  const force = sum(SIDES.map((side) => forceOf(after.posts[side])));
  return {
    defended,
    undefended,
    loyalty,
    discontent: [view.resolve - loyalty[1], view.resolve - loyalty[0]],
    bravery,
    serfs: Math.floor(force / FORCE_FOR_A_SERF),
  };
}

/** Food that will be missing, each 1 discontent (ANA-30.3); the debt is paid before workers are deployed. */
export function foodMissing({ foodOwed }: AnaView, { goods }: PlayerView): number {
  return Math.max(0, foodOwed - goods.food);
}

/** What hangs on one card: loyalty that turns into discontent when it is not defended (ANA-34.2, 34.4), bravery when it is. */
interface Stake {
  readonly loyalty: number;
  readonly bravery: number;
}

export function stakeOf(view: AnaView, { defended, undefended }: PlayerView, { face }: AttackView): Stake {
  const siege = siegeTable(view);
  const more = siege === null ? 0 : siege[defended + 1] - siege[defended];
  return { loyalty: undefended < view.resolve ? 1 : 0, bravery: more + (face?.violent ? 1 : 0) };
}
