/** Europe: territories in the colours of those who control them, with towns, armies, hordes and ships. */

import type { PlayerView, TerritoryView, UniView } from '@castellan/medioevo';
import { areasOf, GROUND } from '../flat.ts';
import { SIGNS } from '../icons.ts';
import map from '../maps/medioevo.json' with { type: 'json' };
import { ARMS, COLOURS, element, icon, text, token } from '../paint.ts';
import { BOARD, type Drawing, type Look, WORDS } from '../picture.ts';
import { tinctureOfRealm } from '../tinctures.ts';

const ICONS = SIGNS.medioevo;

export const drawing: Drawing<UniView> = {
  draw(view, look) {
    const scale = BOARD.height / map.height;
    const territories = new Map(view.territories.map((territory) => [territory.id, territory]));
    const seas = new Map(view.seas.map((sea) => [sea.id, sea]));
    const tincture = (seat: number) => tinctureOfRealm(view.players[seat]?.kingdom, seat);
    const land = areasOf(map, ({ id }) => {
      const territory = territories.get(id);
      const sea = seas.get(id);
      if (sea !== undefined) return { fill: GROUND.sea, edge: '#b4c4c1' };
      if (territory === undefined)
        return { fill: /sea/i.test(id) ? GROUND.sea : GROUND.beyond, edge: /sea/i.test(id) ? '#b4c4c1' : COLOURS.rule };
      if (!territory.inPlay) return { fill: GROUND.beyond, edge: COLOURS.rule };
      const { controller } = territory;
      return controller === null ? { fill: GROUND.land } : { fill: ARMS[tincture(controller)].field, opacity: 0.62 };
    });
    const signs = map.areas.map(({ id, heart }) => {
      const territory = territories.get(id);
      return territory === undefined || !territory.inPlay ? '' : signsOf(territory, heart[0] * scale, heart[1] * scale, tincture);
    });
    return {
      svg:
        element('rect', { width: map.width * scale, height: BOARD.height, fill: GROUND.sea }) +
        element('g', { transform: `scale(${scale.toFixed(4)})` }, land) +
        signs.join(''),
      width: Math.round(map.width * scale),
      when: [view.turn === 0 ? WORDS[look.language].setup : WORDS[look.language].turn(view.turn, view.turnLimit)],
      players: view.players.map((player) => ({
        tincture: tincture(player.seat),
        score: player.honour,
        note: noteOf(view, player, look),
      })),
    };
  },
};

/** A town or a fortress, and a disc for each army with how many there are; barbarians have a lozenge. */
function signsOf(
  { buildings, stacks, rebel }: TerritoryView,
  x: number,
  y: number,
  tincture: (seat: number) => ReturnType<typeof tinctureOfRealm>,
): string {
  const best = buildings.toSorted((a, b) => b.level - a.level)[0];
  const size = 17;
  return [
    best === undefined ? '' : icon(ICONS[best.id], x, y, size, COLOURS.ink),
    rebel ? icon(ICONS.rebellion, x - 12, y, 16, COLOURS.rubric) : '',
    ...stacks.map(({ seat, units }, i) => {
      const n = units.reduce((sum, count) => sum + count, 0);
      const at = { x: x + (best === undefined ? 0 : 13) + i * 18, y: y - (best === undefined ? 0 : 9) };
      if (seat !== null) return token(tincture(seat), at.x, at.y, 21, String(n));
      const lozenge = `M${at.x} ${at.y - 12}l11 12l-11 12l-11 -12z`;
      return (
        element('path', { d: lozenge, fill: COLOURS.rubric, stroke: COLOURS.leaf, 'stroke-width': 1.5 }) +
        text(at.x, at.y + 5, String(n), { size: 14, weight: 800, fill: '#ffffff', anchor: 'middle' })
      );
    }),
  ].join('');
}

function noteOf({ territories }: UniView, { seat, kingdom, out }: PlayerView, { language, name }: Look): string {
  if (out) return WORDS[language].eliminated;
  const held = territories.filter(({ controller, inPlay }) => inPlay && controller === seat).length;
  return [...(kingdom === null ? [] : [name('kingdom', kingdom)]), WORDS[language].territories(held)].join(' · ');
}
