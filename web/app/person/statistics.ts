/** What the games of a person come to: by kind of game, against whom, and which of them are worth telling. */

import { marginOf, type Played, placeOf } from '../played/played.ts';

/** How far the wins have run ahead of chance after a game, and how far luck alone may carry them. */
export interface Form {
  readonly ahead: number;
  readonly luck: number;
}

export interface Tally {
  readonly game: string;
  readonly played: number;
  /** Of these, without a rival: there chance has no share. */
  readonly alone: number;
  /** The others, and how many of them were won. */
  readonly contested: number;
  readonly won: number;
  /** Wins that chance alone would give: a share of each table. */
  readonly fair: number;
  /** After each contested game, the oldest first. */
  readonly form: readonly Form[];
}

/** Games that count: those one sat at and that were decided. Forks are tried over, and count for nothing. */
export function counted(games: readonly Played[]): readonly Played[] {
  return games.filter(
    ({ seat, outcome, forkedAt }) => seat !== null && forkedAt === undefined && (outcome === 'won' || outcome === 'lost'),
  );
}

/** The share of a table that chance would give each who sits there; allies win together. */
function chanceOf({ winners, names }: Played): number {
  return Math.max(1, winners.length) / names.length;
}

/** `games` are the newest first. */
export function talliesOf(games: readonly Played[]): readonly Tally[] {
  const kinds = [...new Set(games.map(({ game }) => game))];
  const tallies = kinds.map((game): Tally => {
    const own = games.filter((played) => played.game === game);
    const contested = own.filter(({ names }) => names.length > 1);
    return {
      game,
      played: own.length,
      alone: own.length - contested.length,
      contested: contested.length,
      won: contested.filter(({ outcome }) => outcome === 'won').length,
      fair: contested.reduce((sum, played) => sum + chanceOf(played), 0),
      form: formOf(contested.toReversed()),
    };
  });
  return tallies.toSorted((one, other) => other.played - one.played);
}

function formOf(games: readonly Played[]): readonly Form[] {
  let [ahead, spread] = [0, 0];
  return games.map((played) => {
    const chance = chanceOf(played);
    ahead += (played.outcome === 'won' ? 1 : 0) - chance;
    spread += chance * (1 - chance);
    return { ahead, luck: Math.sqrt(spread) };
  });
}

export interface FaceToFace {
  readonly name: string;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
}

/** Who finished before whom at the same table. People only: bots take other names the next time. */
export function facesOf(games: readonly Played[]): readonly FaceToFace[] {
  const faces = new Map<string, FaceToFace>();
  for (const played of games) {
    const mine = played.seat === null ? null : placeOf(played, played.seat);
    if (mine === null) continue;
    for (const { seat, name, isBot } of played.rivals) {
      const theirs = placeOf(played, seat);
      if (isBot || name === '' || theirs === null) continue;
      const { ahead, level, behind } = faces.get(name) ?? { ahead: 0, level: 0, behind: 0 };
      faces.set(name, {
        name,
        ahead: ahead + (mine < theirs ? 1 : 0),
        level: level + (mine === theirs ? 1 : 0),
        behind: behind + (mine > theirs ? 1 : 0),
      });
    }
  }
  const size = ({ ahead, level, behind }: FaceToFace): number => ahead + level + behind;
  return [...faces.values()].toSorted((one, other) => size(other) - size(one));
}

export interface Deed {
  readonly kind: 'level' | 'closest' | 'clearest' | 'longest' | 'crowded' | 'best';
  readonly played: Played;
}

/** As many as are read in one look. */
const TOLD = 7;

/** Fewer games of a kind have no best one. */
const SEVERAL = 3;

/** Games worth telling, each at most once: those won in a way of their own, then the best of each kind. */
export function deedsOf(games: readonly Played[]): readonly Deed[] {
  const won = games.filter(({ outcome }) => outcome === 'won');
  // Where nobody had a point, something else than points decided.
  const rated = won.filter((played) => marginOf(played) !== null && scoreOf(played) > 0);
  const by = (list: readonly Played[], worth: (played: Played) => number): Played | undefined =>
    list.toSorted((one, other) => worth(other) - worth(one))[0];
  // Of one alone it cannot be said.
  const closest = rated.length < 2 ? undefined : by(rated, (played) => -(marginOf(played) ?? 0));
  const kinds = [...new Set(games.map(({ game }) => game))].map((game) => games.filter((played) => played.game === game));
  const wishes: readonly (readonly [Deed['kind'], Played | undefined])[] = [
    [closest !== undefined && marginOf(closest) === 0 ? 'level' : 'closest', closest],
    ['clearest', by(rated, (played) => marginOf(played) ?? 0)],
    ['longest', by(won, ({ answers }) => answers)],
    [
      'crowded',
      by(
        won.filter(({ names }) => names.length > 2),
        ({ names }) => names.length,
      ),
    ],
    ...kinds
      .filter(({ length }) => length >= SEVERAL)
      .map((kind) => by(kind, scoreOf))
      .filter((best) => best !== undefined && scoreOf(best) > 0)
      .map((best) => ['best', best] as const),
  ];
  const deeds: Deed[] = [];
  for (const [kind, played] of wishes)
    if (played !== undefined && !deeds.some((deed) => deed.played === played)) deeds.push({ kind, played });
  return deeds.slice(0, TOLD);
}

/** What the reader scored; nothing where nothing was counted. */
export function scoreOf({ result, seat }: Played): number {
  return seat === null ? 0 : (result?.scores[seat] ?? 0);
}
