/** Fiefs as rows: each host with its buildings and people, the open ground beneath, the building piles between. */

import type { CardView, HostView, MedView } from '@castellan/medievalia';
import { SIGNS } from '../icons.ts';
import { ARMS, box, COLOURS, element, group, icon, text } from '../paint.ts';
import { BOARD, type Drawing, type Look, WORDS } from '../picture.ts';
import { tinctureOf } from '../tinctures.ts';

const GAP = 10;
const HOSTS = 5;

function sign(type: string): string {
  return Object.entries(SIGNS.medievalia).find(([id]) => id === type)?.[1] ?? SIGNS.medievalia.city;
}

export const drawing: Drawing<MedView> = {
  draw(view, look) {
    const market = 74;
    const height = (BOARD.height - market - GAP * view.players.length) / view.players.length;
    const half = Math.ceil(view.players.length / 2);
    const top = (row: number): number => row * (height + GAP) + (row >= half ? market + GAP : 0);
    const rows = view.players.map((player, row) => group(0, top(row), fief(view, player.seat, height, look)));
    return {
      svg: rows.join('') + group(0, half * (height + GAP), offer(view, market, look)),
      width: BOARD.wide,
      when: [`${whenOf(view, look)} · ${WORDS[look.language].goal(view.goal)}`],
      players: view.players.map(({ seat, prestige, eliminated, ally, characters }) => ({
        tincture: tinctureOf(seat),
        score: prestige,
        note: eliminated
          ? WORDS[look.language].eliminated
          : ally === null
            ? WORDS[look.language].characters(characters)
            : `${WORDS[look.language].ally} ${tinctureOf(ally)}`,
      })),
    };
  },
};

function whenOf({ turn }: MedView, { language }: Look): string {
  return turn === 0 ? WORDS[language].setup : WORDS[language].turn(turn, null);
}

/** A fief: its hosts, and whoever stands on its open ground. */
function fief({ players, fiefs }: MedView, seat: number, height: number, look: Look): string {
  const { hosts } = players[seat];
  const ground = fiefs.find((one) => one.seat === seat)?.ground ?? [];
  const outside = ground.length > 0 ? 34 : 0;
  const width = (BOARD.wide - 12 - (HOSTS - 1) * GAP) / HOSTS;
  return [
    element('rect', { width: 6, height, rx: 3, fill: ARMS[tinctureOf(seat)].field, stroke: COLOURS.ink, 'stroke-width': 0.8 }),
    ...Array.from({ length: HOSTS }, (_, spot) =>
      group(12 + spot * (width + GAP), 0, hostCard(hosts[spot] ?? null, width, height - outside, look)),
    ),
    outside > 0 ? group(16, height - 15, ...ground.map((card, i) => person(card, 14 + i * 36, 0, 30))) : '',
  ].join('');
}

function hostCard(host: HostView | null, width: number, height: number, { name }: Look): string {
  if (host === null) return box(0, 0, width, height, { fill: 'none', stroke: COLOURS.rule, 'stroke-dasharray': '6 5' });
  const low = height < 130;
  const people = host.characters;
  const art = low ? 40 : Math.min(96, height - 112);
  const signs = low ? 24 : Math.min(42, height - art - 56);
  const own = low ? { x: width / 2 - 24, at: 30 } : { x: width / 2, at: 8 + art / 2 };
  const shown = [...host.buildings].map(({ type }, i) => ({ type, i }));
  return [
    box(0, 0, width, height, host.used ? { fill: COLOURS['vellum-3'] } : {}),
    icon(sign(host.type), low ? 27 : own.x, low ? 30 : own.at, art, COLOURS['ink-2']),
    text(low ? 54 : width / 2, low ? 30 : art + 32, name('card', host.type), {
      size: low ? 22 : 24,
      weight: 700,
      anchor: low ? 'start' : 'middle',
      width: low ? width - 58 : width - 12,
    }),
    ...shown.map(({ type, i }) => built(type, width - 8 - (signs + 4) * (i + 0.5), height - signs / 2 - 8, signs)),
    ...people
      .slice(0, low ? 2 : 4)
      .map((card, i) => person(card, (low ? 48 : 8) + (signs - 2) * (i + 0.5), height - signs / 2 - 8, signs - 2)),
  ].join('');
}

function built(type: string, x: number, y: number, size: number): string {
  return (
    box(x - size / 2, y - size / 2, size, size, { fill: COLOURS['vellum-2'], rx: 3, 'stroke-width': 1 }) +
    icon(sign(type), x, y, size * 0.84, COLOURS.rubric)
  );
}

/** Whose they are shows the ring around them. */
function person({ type, seat, used }: CardView, x: number, y: number, size: number): string {
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: size / 2,
      fill: used ? COLOURS['vellum-3'] : COLOURS.leaf,
      stroke: ARMS[tinctureOf(seat)].field,
      'stroke-width': 2.5,
    }) + icon(sign(type), x, y, size * 0.72, COLOURS.ink)
  );
}

/** The buildings that may be bought, and who stands on neutral ground. */
function offer({ piles, fiefs }: MedView, height: number, { name }: Look): string {
  const neutral = fiefs.filter(({ seat }) => seat === null).flatMap(({ ground }) => ground);
  const tops = piles.map(({ top }) => top?.replace(/-\d+$/, '') ?? null);
  const room = neutral.length > 0 ? 200 : 0;
  const width = (BOARD.wide - room - GAP * (tops.length - 1)) / tops.length;
  return [
    ...tops.map((type, i) => {
      const x = i * (width + GAP);
      if (type === null) return box(x, 0, width, height, { fill: 'none', stroke: COLOURS.rule, 'stroke-dasharray': '6 5' });
      return (
        box(x, 0, width, height, { fill: COLOURS['vellum-2'] }) +
        icon(sign(type), x + 44, height / 2, 54, COLOURS.rubric) +
        text(x + 84, height / 2 + 9, name('card', type), { size: 26, weight: 700, width: width - 90 })
      );
    }),
    ...neutral.slice(0, 5).map((card, i) => person(card, tops.length * (width + GAP) + 24 + i * 40, height / 2, 36)),
  ].join('');
}
