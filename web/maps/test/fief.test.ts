/** Fief's map: everything in its place, and nothing in the way of anything else. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Room, room, shared } from '../build/boxes.ts';
import { widthOf } from '../build/letters.ts';
import { areaOf, distanceToLine, isWithin, type Point } from '../build/points.ts';
import { buildFief, curve } from '../fief/build.ts';
import type { FiefLayout } from '../fief/layout.ts';
import type { MadeFief } from '../fief/made.ts';
import { BANNER, CLOSE, DISC, NAME, NAME_HEIGHT, PRINCIPAL_NAME, STACK } from '../fief/measures.ts';
import made from '../made/fief.json' with { type: 'json' };
import { fileOf, flatFileOf, flatOf, hashOf, MAPS, textOf } from '../make.ts';
import { outlinesAround, readShape, ringsOf } from '../shape.ts';

const { map: layout }: { map: FiefLayout } = JSON.parse(readFileSync(MAPS.fief.content, 'utf8'));
const shape = readShape(made.shape);

describe('the map of Fief', () => {
  it('is the one that its builder makes', () => {
    expect(hashOf(MAPS.fief)).toBe(JSON.parse(readFileSync(fileOf('fief'), 'utf8')).madeOf);
    expect(readFileSync(fileOf('fief'), 'utf8')).toBe(textOf(MAPS.fief));
    expect(readFileSync(flatFileOf('fief'), 'utf8')).toBe(flatOf(textOf(MAPS.fief)));
  });

  it('has every village in its own cell', () => {
    expect(shape.areas.map(({ id }) => id)).toEqual(layout.villages.map(({ id }) => id));
    made.villages.forEach(({ at }, v) => {
      expect(isWithin(at, ringsOf(shape, shape.areas[v].outlines))).toBe(true);
      expect(shape.areas[v].heart).toEqual(at);
    });
  });

  it('has fiefs and bishoprics without holes, each in as few pieces as its villages lie', () => {
    for (const { villages } of [...layout.fiefs, ...layout.bishoprics]) {
      const areas = new Set(villages.map((id) => layout.villages.findIndex((village) => village.id === id)));
      const rings = ringsOf(shape, outlinesAround(shape, areas));
      expect(rings.every((ring) => areaOf(ring) > 0)).toBe(true);
    }
  });

  it('has roads that begin and end in their villages and pass no other', () => {
    made.roads.forEach(({ ends: [a, b], bend, gates }, r) => {
      expect([a, b].map((v) => layout.villages[v].id)).toEqual(layout.roads[r]);
      const line = curve(made.villages[a].at, bend, made.villages[b].at);
      made.villages.forEach(({ at }, v) => {
        if (v !== a && v !== b)
          expect(distanceToLine(at, line) * CLOSE, `${layout.roads[r]} by ${layout.villages[v].id}`).toBeGreaterThan(DISC);
      });
      for (const { at } of gates) expect(distanceToLine(at, line)).toBeLessThan(4);
    });
  });
});

const onScreen = ([x, y]: Point): Point => [x * CLOSE, y * CLOSE];
const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

/** What stands on the map when it is as small as it may be with names on it. */
function signsOf(map: MadeFief, { villages }: FiefLayout): readonly { readonly what: string; readonly box: Room }[] {
  return map.villages.flatMap(({ at, name, stack }, v) => {
    const { id, principal, name: names } = villages[v];
    const size = principal ? PRINCIPAL_NAME : NAME;
    const width = Math.max(widthOf(names.fr, size), widthOf(names.en, size));
    return [
      { what: `${id}`, box: room(onScreen(at), 2 * DISC, 2 * DISC) },
      { what: `name of ${id}`, box: room(moved(onScreen(at), name), width, NAME_HEIGHT) },
      { what: `stack of ${id}`, box: room(moved(onScreen(at), stack), STACK.width, STACK.height) },
    ];
  });
}

describe('its signs', () => {
  it('cover each other nowhere', () => {
    const signs = signsOf(made, layout);
    const covering = signs.flatMap(({ what, box }, i) =>
      signs.slice(0, i).flatMap((other) => (shared(box, other.box) > 12 ? [`${what} and ${other.what}`] : [])),
    );
    expect(covering).toEqual([]);
  });

  it('stay on the map', () => {
    for (const { what, box } of signsOf(made, layout)) {
      expect(box.x - box.width / 2, what).toBeGreaterThanOrEqual(0);
      expect(box.y - box.height / 2, what).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2, what).toBeLessThanOrEqual(shape.width * CLOSE);
      expect(box.y + box.height / 2, what).toBeLessThanOrEqual(shape.height * CLOSE);
    }
  });

  it('leave room for the banners of fiefs and bishoprics in their own land', () => {
    layout.fiefs.forEach(({ villages }, f) => {
      const areas = new Set(villages.map((id) => layout.villages.findIndex((village) => village.id === id)));
      expect(isWithin(made.fiefs[f].banner, ringsOf(shape, outlinesAround(shape, areas)))).toBe(true);
      const banner = room(onScreen(made.fiefs[f].banner), BANNER.width, BANNER.height);
      for (const { at } of made.villages) expect(shared(banner, room(onScreen(at), DISC, DISC))).toBe(0);
    });
  });
});

describe('another layout', () => {
  /** As a content pack may bring it: every village elsewhere. */
  const turned: FiefLayout = { ...layout, villages: layout.villages.map((village) => ({ ...village, x: village.y, y: 1000 - village.x })) };

  it('makes another map, as sound as the first', () => {
    const map = buildFief(turned);
    const drawn = readShape(map.shape);
    map.villages.forEach(({ at }, v) => {
      expect(isWithin(at, ringsOf(drawn, drawn.areas[v].outlines))).toBe(true);
    });
    const signs = signsOf(map, turned);
    const discs = signs.filter(({ what }) => !what.includes(' of '));
    for (const { what, box } of signs)
      if (what.startsWith('name')) for (const disc of discs) expect(shared(box, disc.box), `${what} on ${disc.what}`).toBeLessThan(40);
  });
});
