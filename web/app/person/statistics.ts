/** What the games of a person come to: by kind of game, against whom, and which of them are worth telling. */

import { marginOf, type Played, placeOf } from '../played/played.ts';

export interface Tally {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Wins that chance alone would give: a share of each table. */
  readonly fair: number;
}

/** Games that count: those one sat at and that were decided. Forks are tried over, and count for nothing. */
export function counted(games: readonly Played[]): readonly Played[] {
  return games.filter(
    ({ seat, outcome, forkedAt }) => seat !== null && forkedAt === undefined && (outcome === 'won' || outcome === 'lost'),
  );
}

export function talliesOf(games: readonly Played[]): readonly Tally[] {
  const kinds = [...new Set(games.map(({ game }) => game))];
  const tallies = kinds.map((game): Tally => {
    const own = games.filter((played) => played.game === game);
    const shared = (played: Played): number => (played.names.length === 1 ? 1 : 1 / played.names.length);
    return {
      game,
      played: own.length,
      won: own.filter(({ outcome }) => outcome === 'won').length,
      fair: own.reduce((sum, played) => sum + shared(played), 0),
    };
  });
  return tallies.toSorted((one, other) => other.played - one.played);
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
  readonly kind: 'closest' | 'clearest' | 'longest' | 'crowded';
  readonly played: Played;
}

/** Games that were won in a way worth telling; each game at most once. */
export function deedsOf(games: readonly Played[]): readonly Deed[] {
  const won = games.filter(({ outcome }) => outcome === 'won');
  const rated = won.filter((played) => marginOf(played) !== null);
  const by = (list: readonly Played[], worth: (played: Played) => number): Played | undefined =>
    list.toSorted((one, other) => worth(other) - worth(one))[0];
  const wishes: readonly (readonly [Deed['kind'], Played | undefined])[] = [
    ['closest', by(rated, (played) => -(marginOf(played) ?? 0))],
    ['clearest', by(rated, (played) => marginOf(played) ?? 0)],
    ['longest', by(won, ({ answers }) => answers)],
    [
      'crowded',
      by(
        won.filter(({ names }) => names.length > 2),
        ({ names }) => names.length,
      ),
    ],
  ];
  const deeds: Deed[] = [];
  for (const [kind, played] of wishes)
    if (played !== undefined && !deeds.some((deed) => deed.played === played)) deeds.push({ kind, played });
  return deeds;
}
