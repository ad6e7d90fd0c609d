/** A siege engine, a building, a cube of goods or a die: what it costs and does, by the numbers of the content. */

import type { Target } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { BUILDINGS, DICE, ENGINES, GOODS } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Card } from '../../../design/index.ts';
import { type Content, contentAt } from '../content.ts';
import { idOf, kindOf } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { Die } from '../Pieces.tsx';
import { nameOf, ROMAN } from '../words.ts';

interface PieceProps {
  readonly view: UniView;
  readonly target: Target;
  readonly speaker: Speaker;
}

interface Shown {
  readonly picture: ComponentChildren;
  readonly name: string;
  readonly lines: readonly string[];
}

export function Piece({ view, target, speaker }: PieceProps) {
  const shown = shownOf(contentAt(view), target, speaker);
  if (shown === null) return null;
  return (
    <Card size="reading" class="uni-reading" miniature={shown.picture} name={shown.name}>
      <ul>
        {shown.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

function shownOf(content: Content, target: Target, speaker: Speaker): Shown | null {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'engine':
      return engine(content, id, speaker);
    case 'building':
      return building(content, id, speaker);
    case 'good':
      return good(content, id, speaker);
    default:
      return die(id, speaker);
  }
}

interface Priced {
  readonly level: number;
  readonly florins: number;
  readonly tech: string;
  readonly tp: { readonly colour: string; readonly n: number };
}

function priceLine({ level, florins, tech, tp }: Priced, speaker: Speaker): string {
  return speaker.say('pieces.price', { level: ROMAN[level] ?? '', florins, points: tp.n, branch: tp.colour, technology: tech });
}

function engine({ siegeEngines }: Content, id: string, speaker: Speaker): Shown | null {
  const sign = ENGINES.find((known) => known === id);
  const printed = siegeEngines.find((known) => known.id === id);
  if (sign === undefined || printed === undefined) return null;
  const { maxCrew, die: thrown, hit, damageUnits, damageBuildings, mp } = printed;
  return {
    picture: <UniIcon name={sign} size={44} />,
    name: nameOf(speaker, 'vehicle', id),
    lines: [
      priceLine(printed, speaker),
      speaker.say('pieces.engine.moves', { mp }),
      speaker.say('pieces.engine.shoots', {
        crew: maxCrew,
        die: thrown,
        from: hit[0],
        to: hit[1],
        units: damageUnits,
        buildings: damageBuildings,
      }),
    ],
  };
}

function building({ buildings, empireCardPrice }: Content, id: string, speaker: Speaker): Shown | null {
  const sign = BUILDINGS.find((known) => known === id);
  const printed = buildings.find((known) => known.id === id);
  if (sign === undefined || printed === undefined) return null;
  const { category, level, structure, taxTerritories, protection, controlTokens, honourOnBuild } = printed;
  const numbers = { level, taxed: taxTerritories, protection, tokens: controlTokens, cards: empireCardPrice.drawPerCathedral };
  return {
    picture: <UniIcon name={sign} size={44} />,
    name: nameOf(speaker, 'building', id),
    lines: [
      priceLine(printed, speaker),
      speaker.say('pieces.building.stands', { structure }),
      speaker.say(`pieces.building.${category}`, numbers),
      ...(honourOnBuild > 0 ? [speaker.say('pieces.building.honour', { honour: honourOnBuild })] : []),
    ],
  };
}

function good({ goods, map, trade }: Content, id: string, speaker: Speaker): Shown | null {
  const known = GOODS.find((one) => one === id);
  const printed = goods.find((one) => one.id === id);
  if (known === undefined || printed === undefined) return null;
  const zones = map.territories.flatMap((territory) => (territory.city?.good === id ? [nameOf(speaker, 'zone', territory.id)] : []));
  const { buyPrice, sellPrice, marketBonusPerCube } = trade;
  return {
    picture: (
      <span class={`uni-cube good-${known} s44`}>
        <UniIcon name={`good-${known}`} size={28} />
      </span>
    ),
    name: nameOf(speaker, 'good', id),
    lines: [
      speaker.say('pieces.good.trade', { n: printed.cubes, buy: buyPrice, sell: sellPrice, bonus: marketBonusPerCube }),
      speaker.say('pieces.good.zones', { zones: zones.join(', ') }),
    ],
  };
}

function die(id: string, speaker: Speaker): Shown | null {
  const faces = DICE.find((known) => `d${known}` === id);
  if (faces === undefined) return null;
  const name = speaker.say('pieces.die', { faces });
  return {
    picture: <Die faces={faces} said={name} shown={faces} />,
    name,
    lines: [speaker.say('pieces.die.battle'), speaker.say(`pieces.die.${faces}`)],
  };
}
