/** Each castle from above, with its walls, towers, gate and moat, what attacks it, and what its lord is known for. */

import { type AnaView, ATTRIBUTES, CORNERS, type PlayerView, SIDES } from '@castellan/anarchy';
import { SIGNS } from '../icons.ts';
import { ARMS, box, COLOURS, element, group, icon, text } from '../paint.ts';
import { BOARD, type Drawing, type Look, WORDS } from '../picture.ts';
import { OF_ANARCHY } from '../tinctures.ts';

const GAP = 12;
const ICONS = SIGNS.anarchy;
/** As at the table: water, grass and stone. */
const GROUND = { water: '#9fc0cf', ditch: '#d9cfae', yard: '#e9dcb8', stone: '#8c7a62', built: '#6e5d47' } as const;

export const drawing: Drawing<AnaView> = {
  draw(view, look) {
    const { language, name } = look;
    const n = view.players.length;
    const columns = n > 1 ? 2 : 1;
    const rows = Math.ceil(n / columns);
    const width = (BOARD.wide - GAP * (columns - 1)) / columns;
    const height = (BOARD.height - GAP * (rows - 1)) / rows;
    const places = view.players.map((player, i) =>
      group((i % columns) * (width + GAP), Math.floor(i / columns) * (height + GAP), manor(player, width, height, look)),
    );
    return {
      svg: places.join(''),
      width: BOARD.wide,
      when: [WORDS[language].round(view.round, view.row.length), name('scenario', view.scenario)],
      players: view.players.map(({ colour, score }) => ({ tincture: OF_ANARCHY[colour], score, note: '' })),
    };
  },
};

function manor(player: PlayerView, width: number, height: number, look: Look): string {
  const beside = width > height * 1.3;
  const size = beside ? Math.min(height - 76, width * 0.5) : Math.min(width - 24, height - 190);
  const { field } = ARMS[OF_ANARCHY[player.colour]];
  const castleAt = { x: 16, y: beside ? 12 : 14 };
  const known = beside
    ? group(size + 32, 22, ...attributes(player, look, (height - 100) / 5, Math.min(42, (height - 100) / 5 - 4), true))
    : group(16, size + 34, ...attributes(player, look, (width - 32) / 5, 38, false));
  return [
    box(0, 0, width, height, {}),
    element('rect', { width, height: 7, rx: 3, fill: field }),
    group(castleAt.x, castleAt.y + 6, castle(player, size)),
    known,
    group(16, height - 60, attacks(player, width - 32)),
  ].join('');
}

/** What he is known for, and the castles he has taken: signs with their numbers, down with their names, or across. */
function attributes(
  { attributes: known, castles }: PlayerView,
  { name, language }: Look,
  step: number,
  size: number,
  down: boolean,
): string[] {
  const signs = [
    ...ATTRIBUTES.map((attribute) => ({ sign: ICONS[attribute], n: known[attribute], says: name('attribute', attribute) })),
    { sign: ICONS.enemyCastle, n: castles, says: WORDS[language].castles },
  ];
  return signs.map(({ sign, n, says }, i) => {
    const [x, y] = down ? [size / 2, step * (i + 0.5)] : [step * i + size / 2, size / 2];
    return (
      icon(sign, x, y, size) +
      text(x + size / 2 + 10, y + size * 0.28, String(n), { size: size * 0.84, weight: 800 }) +
      (down ? text(x + size * 1.5 + 14, y + size * 0.22, says, { size: 20, fill: COLOURS['ink-3'] }) : '')
    );
  });
}

/** The plan of the castle as the table draws it (`web/games/anarchy/defence/Castle.tsx`), with its numbers. */
function castle({ castle: { gate, moat, towers, walls } }: PlayerView, size: number): string {
  const unbuilt = { fill: 'none', stroke: GROUND.built, 'stroke-width': 2, 'stroke-dasharray': '5 5' } as const;
  const number = (n: number, x: number, y: number): string =>
    n === 0
      ? ''
      : box(x - 12, y - 12, 24, 24, { rx: 4, 'stroke-width': 1.2, stroke: COLOURS.ink }) +
        text(x, y + 7, String(n), { size: 20, weight: 800, anchor: 'middle' });
  const inner = [
    element('rect', { x: 4, y: 4, width: 192, height: 192, rx: 22, fill: moat > 0 ? GROUND.water : GROUND.ditch }),
    element('rect', { x: 32, y: 32, width: 136, height: 136, fill: GROUND.yard }),
    ...SIDES.map((side, i) =>
      element(
        'g',
        { transform: `rotate(${90 * i} 100 100)` },
        walls[side] > 0
          ? element('rect', {
              x: 40,
              y: 28 - walls[side],
              width: 120,
              height: 12 + 2 * walls[side],
              fill: GROUND.stone,
              stroke: GROUND.built,
            })
          : element('path', { d: 'M52 33H148', ...unbuilt }),
      ),
    ),
    ...CORNERS.map((corner, i) =>
      element(
        'g',
        { transform: `rotate(${90 * i} 100 100)` },
        element('circle', {
          cx: 34,
          cy: 34,
          r: towers[corner] > 0 ? 20 + towers[corner] : 17,
          ...(towers[corner] > 0 ? { fill: GROUND.stone, stroke: GROUND.built } : { ...unbuilt, fill: GROUND.yard }),
        }),
      ),
    ),
    element('path', {
      d: 'M82 154h36v30h-36z',
      ...(gate > 0 ? { fill: GROUND.stone, stroke: GROUND.built } : { ...unbuilt, fill: GROUND.yard }),
    }),
    icon(ICONS.keep, 100, 98, 62, COLOURS.wood),
    ...SIDES.map((side, i) => {
      const [x, y] = [
        [100, 33],
        [167, 100],
        [140, 167],
        [33, 100],
      ][i];
      return number(walls[side], x, y);
    }),
    ...CORNERS.map((corner, i) => {
      const [x, y] = [
        [34, 34],
        [166, 34],
        [166, 166],
        [34, 166],
      ][i];
      return number(towers[corner], x, y);
    }),
    number(gate, 100, 169),
    moat > 0 ? icon(ICONS.moat, 62, 187, 18, COLOURS.ink) + text(74, 194, String(moat), { size: 19, weight: 800 }) : '',
  ];
  return element('g', { transform: `scale(${(size / 200).toFixed(3)})` }, inner.join(''));
}

/** The attack cards that lie before a castle, from right to left as they are met. */
function attacks({ attacks: cards }: PlayerView, width: number): string {
  const each = Math.min(52, width / Math.max(1, cards.length));
  const size = Math.min(46, each - 4);
  return cards
    .map(({ type, face }, i) => {
      const x = each * (i + 0.5);
      return (
        box(x - size / 2, 2, size, size, {
          rx: 4,
          fill: face === null ? COLOURS['vellum-3'] : COLOURS.leaf,
          stroke: face?.violent ? COLOURS.rubric : COLOURS['rule-2'],
        }) + icon(ICONS[type], x, 2 + size / 2, size * 0.78, face?.violent ? COLOURS.rubric : COLOURS['ink-2'])
      );
    })
    .join('');
}
