/** What lies where at each distance, packed to be kept and read to be drawn. */

import { packNumbers, unpackNumbers } from '../packed.ts';
import type { MadeArea, Place } from '../shape.ts';
import type { Distance, MadeDistance, MadeMedioevo, NamePlace, TownName } from './made.ts';

export function packDistance({ stacks, names, towns }: Distance, areas: readonly MadeArea[]): MadeDistance {
  const near = ([x, y]: Place | NamePlace, area: number): readonly number[] => [x - areas[area].heart[0], y - areas[area].heart[1]];
  const packNames = (places: readonly NamePlace[]): string =>
    packNumbers(places.flatMap((place, area) => [...near(place, area), place[2], place[3]]));
  const packTowns = (places: readonly (TownName | null)[]): string => packNumbers(places.flatMap((place) => place ?? []));
  return {
    stacks: packNumbers(stacks.flatMap(near)),
    names: { fr: packNames(names.fr), en: packNames(names.en) },
    towns: { fr: packTowns(towns.fr), en: packTowns(towns.en) },
  };
}

export function readDistances({ distances, shape: { areas }, towns: signs }: MadeMedioevo): readonly Distance[] {
  const near = (area: number, dx: number, dy: number): Place => [areas[area].heart[0] + dx, areas[area].heart[1] + dy];
  const fits = (flag: number): 0 | 1 => (flag === 1 ? 1 : 0);
  const readNames = (text: string): readonly NamePlace[] =>
    groupsOf(4, text).map(([dx, dy, turn, flag], area) => [...near(area, dx, dy), turn, fits(flag)]);
  const readTowns = (text: string): readonly (TownName | null)[] => {
    const named = groupsOf(3, text);
    let next = 0;
    return signs.map((sign) => {
      if (sign === null) return null;
      const [dx, dy, flag] = named[next++];
      return [dx, dy, fits(flag)];
    });
  };
  return distances.map(({ stacks, names, towns }) => ({
    stacks: groupsOf(2, stacks).map(([dx, dy], area) => near(area, dx, dy)),
    names: { fr: readNames(names.fr), en: readNames(names.en) },
    towns: { fr: readTowns(towns.fr), en: readTowns(towns.en) },
  }));
}

function groupsOf(size: number, text: string): readonly (readonly number[])[] {
  const numbers = unpackNumbers(text);
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(size * i, size * (i + 1)));
}
