/** The leaf on which every picture lies: the board, and beside it who plays, with shields and scores. */

import { type GameId, GROUNDS, isGameId } from './grounds.ts';
import { SIGNS } from './icons.ts';
import { box, COLOURS, DEFINITIONS, element, group, icon, shield, text } from './paint.ts';
import { BOARD, type Drawn, type Sight, WORDS } from './picture.ts';
import { SIZE } from './size.ts';
import { tinctureOf } from './tinctures.ts';

const MARGIN = 36;

export function framed(sight: Sight, drawn: Drawn | null): string {
  const board = drawn ?? plate(sight);
  const left = 2 * MARGIN - 8 + board.width;
  return leaf(
    group(MARGIN, MARGIN, board.svg) +
      element('rect', { x: left - 14, y: 18, width: SIZE.width - left - 4, height: 594, fill: COLOURS['vellum-2'] }) +
      column(sight, board, left, SIZE.width - left - MARGIN),
  );
}

/** Parchment with its double filet. */
export function leaf(inner: string): string {
  const filet = (inset: number, width: number): string =>
    element('rect', {
      x: inset,
      y: inset,
      width: SIZE.width - 2 * inset,
      height: SIZE.height - 2 * inset,
      fill: 'none',
      stroke: COLOURS['rule-2'],
      'stroke-width': width,
    });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE.width, height: SIZE.height, viewBox: `0 0 ${SIZE.width} ${SIZE.height}` },
    DEFINITIONS + element('rect', { width: SIZE.width, height: SIZE.height, fill: COLOURS.vellum }) + inner + filet(12, 3) + filet(18, 1.2),
  );
}

function column(sight: Sight, { when, players }: Drawn, x: number, width: number): string {
  const top = MARGIN + 36;
  const head = [
    text(x, top, sight.title, { size: 32, title: true, fill: COLOURS.rubric, width }),
    ...[...when, sight.name]
      .filter((line) => line !== '')
      .map((line, i) => text(x, top + 36 + 30 * i, line, { size: 25, weight: 700, fill: COLOURS['ink-2'], width })),
  ];
  const from = top + 22 + 30 * (head.length - 1);
  const each = Math.min(84, (SIZE.height - MARGIN - 46 - from) / Math.max(1, players.length));
  return [...head, ...players.map((_, seat) => row(sight, players, seat, { x, y: from + each * seat, width, each })), wordmark(x)].join('');
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly each: number;
}

function row({ seats, result, language, board }: Sight, players: Drawn['players'], seat: number, { x, y, width, each }: Row): string {
  const { tincture, score, note } = players[seat];
  const hasNote = note !== '' && each >= 62;
  const middle = y + each / 2;
  const won = result?.winners.includes(seat) ?? false;
  const shown = result?.scores[seat] ?? score;
  const name = seats[seat] || WORDS[language].seat(seat);
  const room = width - 62 - (board === null ? 0 : 66);
  return [
    won ? box(x - 8, y + 3, width + 16, each - 6, { fill: COLOURS.leaf }) : '',
    shield(tincture, x + 22, middle, Math.min(44, each - 18)),
    text(x + 56, middle + (hasNote ? -3 : 10), name, { size: 29, weight: won ? 800 : 700, width: room - (won ? 40 : 0) }),
    hasNote ? text(x + 56, middle + 24, note, { size: 21, fill: COLOURS['ink-3'], width: room }) : '',
    won ? icon(SIGNS.house.win, x + width - 80, middle - (hasNote ? 12 : 0), 34, COLOURS['ink-2']) : '',
    board === null ? '' : text(x + width, middle + 13, String(shown).replace('-', '−'), { size: 40, weight: 800, anchor: 'end' }),
  ].join('');
}

function wordmark(x: number): string {
  const y = SIZE.height - MARGIN - 14;
  return (
    icon(SIGNS.house.wordmark, x + 13, y - 8, 28, COLOURS.rubric) +
    text(x + 36, y, 'Castellan', { size: 24, title: true, fill: COLOURS['ink-2'] })
  );
}

/** Before a game has begun, and where it cannot be drawn: its plate, as the pages show it. */
function plate({ game, seats }: Sight): Drawn {
  const known: GameId | null = isGameId(game) ? game : null;
  const svg = plateOf(known, BOARD.wide, BOARD.height);
  return { svg, width: BOARD.wide, when: [], players: seats.map((_, seat) => ({ tincture: tinctureOf(seat), score: 0, note: '' })) };
}

export function plateOf(game: GameId | null, width: number, height: number): string {
  const { ground, lozenge } = game === null ? { ground: COLOURS.wood, lozenge: COLOURS['ink-2'] } : GROUNDS[game];
  const emblem = game === null ? SIGNS.house.wordmark : SIGNS.emblems[game];
  const size = Math.min(width, height);
  const pattern = Array.from({ length: Math.ceil(width / 40) + 1 }, (_, i) =>
    Array.from({ length: Math.ceil(height / 40) + 1 }, (_none, j) => `M${40 * i} ${40 * j - 14}l9 14l-9 14l-9-14z`).join(''),
  ).join('');
  const clip = `plate-${game ?? 'house'}`;
  return [
    element('clipPath', { id: clip }, element('rect', { width, height, rx: 6 })),
    element('rect', { width, height, rx: 6, fill: ground }),
    element('path', { d: pattern, fill: lozenge, 'clip-path': `url(#${clip})` }),
    element('rect', {
      x: 8,
      y: 8,
      width: width - 16,
      height: height - 16,
      rx: 3,
      fill: 'none',
      stroke: COLOURS['gilt-bright'],
      'stroke-width': 2,
    }),
    icon(emblem, width / 2, height / 2, size * 0.62, COLOURS['on-wood']),
  ].join('');
}
