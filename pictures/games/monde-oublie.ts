/** The actions with their citizens, titans and cards on offer, and the city of each player. */

import { content, type MonView, type PlayerView, TRIBES, type Tribe } from '@castellan/monde-oublie';
import { SIGNS } from '../icons.ts';
import { ARMS, box, COLOURS, element, group, icon, shield, text } from '../paint.ts';
import { BOARD, type Drawing, type Look, WORDS } from '../picture.ts';
import { OF_MONDE_OUBLIE, type Tincture, TRIBE_TINTS } from '../tinctures.ts';

const GAP = 8;
const ICONS = SIGNS['monde-oublie'];
type Contents = ReturnType<typeof content.of>;
type Banners = readonly Tribe[];

export const drawing: Drawing<MonView> = {
  draw(view, look) {
    const c = content.of({ core: { pack: view.pack } });
    const tinctures = view.players.map(({ colour }) => OF_MONDE_OUBLIE[colour]);
    return {
      svg: [
        actions(view, tinctures),
        group(0, 118, offer(view, c, look)),
        group(0, 264, row(view, c, look)),
        group(0, 374, ...cities(view, c, tinctures)),
      ].join(''),
      width: BOARD.wide,
      when: [view.round === 0 ? WORDS[look.language].setup : WORDS[look.language].round(view.round, view.rounds)],
      players: view.players.map(({ vp, coins, knowledge }, seat) => ({
        tincture: tinctures[seat],
        score: vp,
        note: WORDS[look.language].purse(coins, knowledge),
      })),
    };
  },
};

function actions({ actions: open }: MonView, tinctures: readonly Tincture[]): string {
  const width = (BOARD.wide - GAP * (open.length - 1)) / open.length;
  return open
    .map(({ id, open: isOpen, citizens }, i) => {
      const x = i * (width + GAP);
      const each = Math.min(30, (width - 8) / Math.max(1, citizens.length));
      return [
        box(x, 0, width, 106, isOpen ? {} : { fill: COLOURS['vellum-2'], stroke: COLOURS.rule }),
        icon(ICONS[id], x + width / 2, 34, 50, isOpen ? COLOURS['ink-2'] : COLOURS['rule-2']),
        ...(isOpen
          ? citizens.map(({ seat, value }, n) =>
              citizen(tinctures[seat], x + width / 2 + (n - (citizens.length - 1) / 2) * each, 84, value),
            )
          : [icon(ICONS.locked, x + width / 2, 84, 24, COLOURS['rule-2'])]),
      ].join('');
    })
    .join('');
}

function citizen(tincture: Tincture, x: number, y: number, value: number): string {
  const { field, letter } = ARMS[tincture];
  return (
    icon(ICONS.citizen, x, y, 36, COLOURS.ink) +
    icon(ICONS.citizen, x, y, 32, field) +
    text(x, y + 9, String(value), { size: 17, weight: 800, fill: letter, anchor: 'middle' })
  );
}

/** Titans and what defeats them, soldiers, and the province. */
function offer({ titans, militaryRow, province }: MonView, c: Contents, { name }: Look): string {
  const places = titans.length + militaryRow.length + 1;
  const width = (BOARD.wide - GAP * (places - 1)) / places;
  const height = 136;
  const at = (i: number): number => i * (width + GAP);
  const wide = { size: 20, weight: 700, anchor: 'middle', width: width - 8 } as const;
  const cards = [
    ...titans.map(({ top, stars }) => {
      if (top === null) return empty(width, height);
      const titan = c.titans.find(({ id }) => id === top);
      return [
        box(0, 0, width, height),
        icon(ICONS.titan, width * 0.33, 46, width * 0.5, COLOURS.rubric),
        text(width * 0.77, 56, String(titan?.defence ?? ''), { size: width * 0.29, weight: 800, anchor: 'middle' }),
        ...Array.from({ length: stars }, (_, i) => star(width / 2 + (i - (stars - 1) / 2) * 18, 92)),
        text(width / 2, height - 12, name('titan', top), wide),
      ].join('');
    }),
    ...militaryRow.map(({ card, takenBy }) =>
      card === null || takenBy !== null
        ? empty(width, height)
        : box(0, 0, width, height) +
          icon(soldierSign(c, card), width / 2, 52, 62) +
          text(width / 2, height - 12, name('soldier', card), wide),
    ),
    province.top === null
      ? empty(width, height)
      : box(0, 0, width, height) +
        icon(ICONS.province, width / 2, 52, 66, COLOURS.verdigris) +
        text(width / 2, height - 12, name('province', province.top), wide),
  ];
  return cards.map((card, i) => group(at(i), 0, card)).join('');
}

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? 8 : 3.6;
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return element('polygon', { points: points.join(' '), fill: COLOURS['or-2'] });
}

function soldierSign(c: Contents, card: string): string {
  const soldier = c.military.find(({ id }) => id === card);
  return soldier !== undefined && soldier.arrow > soldier.sword ? ICONS.arrow : ICONS.sword;
}

function empty(width: number, height: number): string {
  return box(0, 0, width, height, { fill: 'none', stroke: COLOURS.rule, 'stroke-dasharray': '6 5' });
}

/** The Empire row. */
function row({ empireRow }: MonView, c: Contents, { name }: Look): string {
  const width = Math.min(190, (BOARD.wide - GAP * (empireRow.length - 1)) / empireRow.length);
  const height = 100;
  return empireRow
    .map(({ card, takenBy }, i) => {
      if (card === null || takenBy !== null) return group(i * (width + GAP), 0, empty(width, height));
      const tribes = bannersOf(c.empire.find(({ id }) => id === card)?.banners ?? []);
      return group(
        i * (width + GAP),
        0,
        box(0, 0, width, height, { fill: COLOURS.leaf }),
        ...tribes.map((tribe, n) => banner(tribe, 24 + n * 38, 34, 34)),
        text(12, height - 16, name('card', card), { size: 23, weight: 700, width: width - 20 }),
      );
    })
    .join('');
}

function bannersOf(counts: readonly number[]): Banners {
  return TRIBES.flatMap((tribe, i) => Array.from({ length: counts[i] ?? 0 }, () => tribe));
}

/** A banner of a tribe, by its middle. */
function banner(tribe: Tribe, x: number, y: number, size: number, fill: string = TRIBE_TINTS[tribe]): string {
  const half = size / 2;
  const d = `M${x - half} ${y - half * 1.2}h${size}v${size * 1.25}l${-half}${-size * 0.22}l${-half} ${size * 0.22}z`;
  return (
    element('path', { d: d.replace(/l(-[\d.]+)(-[\d.]+)/, 'l$1 $2'), fill }) +
    icon(ICONS[tribe], x, y - size * 0.06, size * 0.72, COLOURS.leaf)
  );
}

/** Each player's city: its cards by their banners, then titans, then armies. */
function cities({ players }: MonView, c: Contents, tinctures: readonly Tincture[]): string[] {
  const height = (BOARD.height - 374 - GAP * (players.length - 1)) / players.length;
  return players.map((player, seat) => group(0, seat * (height + GAP), city(player, c, tinctures[seat], height)));
}

function city({ city: cards, titans, provinces, armies }: PlayerView, c: Contents, tincture: Tincture, height: number): string {
  const size = Math.min(44, height - 10);
  const middle = height / 2;
  const things = [
    ...cards.map(({ card, damaged }) => {
      const [first] = bannersOf(c.empire.find(({ id }) => id === card)?.banners ?? []);
      return (x: number): string => cardOf(first, damaged, x, middle, size);
    }),
    ...provinces.map(
      () =>
        (x: number): string =>
          small(x, middle, size) + icon(ICONS.province, x, middle, size * 0.72, COLOURS.verdigris),
    ),
    ...titans.map(
      () =>
        (x: number): string =>
          small(x, middle, size) + icon(ICONS.titan, x, middle, size * 0.8, COLOURS.rubric),
    ),
    ...armies.map(
      ({ symbols }) =>
        (x: number): string =>
          small(x, middle, size) + icon(symbols.arrow > symbols.sword ? ICONS.arrow : ICONS.sword, x, middle, size * 0.74, COLOURS.ink),
    ),
  ];
  const each = Math.min(size + 6, (BOARD.wide - 64) / Math.max(1, things.length));
  return [
    box(0, 0, BOARD.wide, height, { fill: COLOURS['vellum-2'], stroke: COLOURS.rule }),
    shield(tincture, 26, middle, Math.min(30, height - 10)),
    ...things.map((draw, i) => draw(56 + each * (i + 0.5))),
  ].join('');
}

function small(x: number, y: number, size: number): string {
  return box(x - size / 2, y - size / 2, size, size, { rx: 3, 'stroke-width': 1 });
}

function cardOf(tribe: Tribe | undefined, damaged: boolean, x: number, y: number, size: number): string {
  if (damaged) return small(x, y, size) + icon(ICONS.damaged, x, y, size * 0.78, COLOURS['ink-3']);
  if (tribe === undefined) return small(x, y, size) + icon(ICONS.capital, x, y, size * 0.74);
  return (
    element('rect', { x: x - size / 2, y: y - size / 2, width: size, height: size, rx: 3, fill: TRIBE_TINTS[tribe] }) +
    icon(ICONS[tribe], x, y, size * 0.78, COLOURS.leaf)
  );
}
