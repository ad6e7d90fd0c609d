/** What is printed on the components of Un Monde Oublié, in words. */

import type { Content } from '@castellan/monde-oublie';
import { ACTIONS, ARMY_SYMBOLS, type ArmySymbol, ICONS, TRIBES } from '@castellan/monde-oublie';
import type { Speaker } from '@castellan/text';
import { listed, parted } from '../lines.ts';
import type { Thing } from '../own.ts';

interface Price {
  readonly coins: number;
  readonly knowledge: number;
}

type CityCard = Content['provinces'][number];
type Soldiers = Content['military'][number];
type Titan = Content['titans'][number];

export function costInWords(speaker: Speaker, { coins, knowledge }: Price): string {
  return speaker.say('board.cost', { coins, knowledge });
}

/** Banners, symbols, and what the text of a card adds. */
export function gives(speaker: Speaker, kind: 'card' | 'province' | 'titan', { id, banners, icons }: CityCard): string {
  const signs = listed([
    ...TRIBES.map((tribe, i) => (banners[i] > 0 ? speaker.say('board.banner', { n: banners[i], tribe }) : '')),
    ...ICONS.map((icon, i) => (icons[i] > 0 ? speaker.say(`board.icon.${icon}`, { n: icons[i] }) : '')),
  ]);
  return parted([signs, speaker.has(`text.${kind}.${id}`) ? speaker.say(`text.${kind}.${id}`) : '']);
}

export function symbolsInWords(speaker: Speaker, counts: { readonly [kind in ArmySymbol]: number }): string {
  return listed(ARMY_SYMBOLS.map((symbol) => (counts[symbol] > 0 ? speaker.say(`board.symbol.${symbol}`, { n: counts[symbol] }) : '')));
}

export function soldiersInWords(speaker: Speaker, soldiers: Soldiers): string {
  const legacy = symbolsInWords(speaker, soldiers.legacy);
  return parted([
    costInWords(speaker, soldiers.cost),
    symbolsInWords(speaker, soldiers),
    legacy === '' ? '' : speaker.say('board.legacy', { symbols: legacy }),
  ]);
}

export function titanInWords(speaker: Speaker, titan: Titan): string {
  const { defence, arrowsCount, dice } = titan;
  return parted([speaker.say('board.titan', { defence, arrows: arrowsCount ? 'yes' : 'no', dice }), gives(speaker, 'titan', titan)]);
}

export function actionInWords(speaker: Speaker, c: Content, action: (typeof ACTIONS)[number]): string {
  const [inKnowledge, inCoins] = c.expansionPrices;
  const numbers = {
    labour: { coins: c.labourCoins },
    build: {},
    conscription: { n: c.conscriptionSwords },
    expansion: { knowledge: inKnowledge.knowledge, coins: inCoins.coins },
    discovery: { coins: c.discoveryPrice.coins, n: c.discoveryGain.knowledge },
    rebuild: { n: c.rebuildRepairs, coins: c.rebuildCoins },
    recruit: {},
    exploration: { n: c.explorationDraw },
    repopulation: { coins: c.repopulationPrice.coins },
  };
  return speaker.say(`board.action.${action}`, numbers[action]);
}

/** Everything there is in the box. */
export function printed(speaker: Speaker, c: Content): readonly Thing[] {
  const named = (kind: string, id: string): string => speaker.say(`name.${kind}.${id}`);
  return [
    ...ACTIONS.map((action, i) => ({
      name: named('action', action),
      lines: [
        actionInWords(speaker, c, action),
        speaker.say(`board.placement.${c.actions[i].placement}`, { fee: c.crowdingFee }),
        ...(c.actions[i].fromRound > 1 ? [speaker.say('board.fromRound', { round: c.actions[i].fromRound })] : []),
      ],
    })),
    ...c.empire.map((card) => ({
      name: named('card', card.id),
      lines: [
        card.deck === 'start'
          ? speaker.say('board.kind.start')
          : speaker.say('board.kind.empire', { deck: card.deck, cost: costInWords(speaker, card.cost) }),
        gives(speaker, 'card', card),
      ],
    })),
    ...c.military.map((soldiers) => ({
      name: named('soldier', soldiers.id),
      lines: [speaker.say('board.kind.soldiers'), soldiersInWords(speaker, soldiers)],
    })),
    ...c.provinces.map((province) => ({
      name: named('province', province.id),
      lines: [speaker.say('board.kind.province'), gives(speaker, 'province', province)],
    })),
    ...c.titans.map((titan) => ({
      name: named('titan', titan.id),
      lines: [speaker.say('board.kind.titan', { stars: titan.stars }), titanInWords(speaker, titan)],
    })),
  ];
}
