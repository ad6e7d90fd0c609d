/** The realm: villages in the colours of those who hold them, with castles, mills and stacks. */

import type { FieView, PlayerView, VillageView } from '@castellan/fief';
import { areasOf, GROUND } from '../flat.ts';
import { SIGNS } from '../icons.ts';
import map from '../maps/fief.json' with { type: 'json' };
import { ARMS, COLOURS, element, icon, token } from '../paint.ts';
import { BOARD, type Drawing, type Look, WORDS } from '../picture.ts';
import { tinctureOf } from '../tinctures.ts';

const ICONS = SIGNS.fief;

export const drawing: Drawing<FieView> = {
  draw(view, look) {
    const villages = new Map(view.villages.map((village) => [village.id, village]));
    // A pack may have another map.
    if (villages.size !== map.areas.length || map.areas.some(({ id }) => !villages.has(id))) return null;
    const scale = BOARD.height / map.height;
    const land = areasOf(map, ({ id }) => {
      const seat = villages.get(id)?.controller ?? null;
      return seat === null ? { fill: GROUND.land } : { fill: ARMS[tinctureOf(seat)].field, opacity: 0.55 };
    });
    const signs = map.areas.map(({ id, heart }) => {
      const village = villages.get(id);
      return village === undefined ? '' : signsOf(village, heart[0] * scale, heart[1] * scale);
    });
    return {
      svg: element('g', { transform: `scale(${scale.toFixed(4)})` }, land) + signs.join(''),
      width: Math.round(map.width * scale),
      when: [WORDS[look.language].turn(Math.max(1, view.round), view.roundLimit)],
      players: view.players.map((player) => ({
        tincture: tinctureOf(player.seat),
        score: player.points,
        note: noteOf(view, player, look),
      })),
    };
  },
};

function signsOf({ fort, mills, siege, stacks }: VillageView, x: number, y: number): string {
  const built = fort === 'none' ? (mills > 0 ? ICONS.mill : null) : fort === 'city' ? ICONS.city : ICONS.castle;
  const shown = stacks.filter(({ size }) => size > 0);
  return [
    built === null
      ? element('circle', { cx: x, cy: y, r: 5, fill: COLOURS.ink, stroke: COLOURS.leaf, 'stroke-width': 1.5 })
      : icon(built, x, y, fort === 'none' ? 26 : 34, COLOURS.ink),
    fort !== 'none' && mills > 0 ? icon(ICONS.mill, x - 28, y + 2, 22, COLOURS.ink) : '',
    siege === null ? '' : icon(ICONS.siege, x, y - 30, 26, COLOURS.rubric),
    ...shown.map(({ seat, size, lords }, i) => {
      const at = { x: x + 20 + i * 25, y: y - 16 };
      return (
        token(tinctureOf(seat), at.x, at.y, 28, String(size)) + (lords.length > 0 ? icon(ICONS.lord, at.x, at.y - 19, 18, COLOURS.ink) : '')
      );
    }),
  ].join('');
}

/** Villages held, and the highest of the titles. */
function noteOf({ villages }: FieView, { seat, lords }: PlayerView, { language, name }: Look): string {
  const held = villages.filter(({ controller }) => controller === seat).length;
  const [king, pope, cardinal] = [lords.find((lord) => lord.king), lords.find((lord) => lord.pope), lords.find((lord) => lord.cardinal)];
  const titles = [
    ...(king === undefined ? [] : [language === 'en' ? 'King' : 'Roi']),
    ...(pope === undefined ? [] : [name('rank', 'pope')]),
    ...(pope === undefined && cardinal !== undefined ? [name('rank', 'cardinal')] : []),
    ...lords.flatMap(({ fiefs }) => fiefs.map((id) => name('fief', id))),
  ];
  return [WORDS[language].villages(held), ...titles.slice(0, 2)].join(' · ');
}
