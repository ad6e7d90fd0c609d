/** A family: its Lords, its money, its hand. */

import type { FieView, LordView, PlayerView } from '@castellan/fief';
import shipped from '@castellan/fief/data' with { type: 'json' };
import type { Speaker } from '@castellan/text';
import { counted, listed, parted, section } from '../lines.ts';
import { named } from './land.ts';

type Row = readonly [string, string];

export function headOf(speaker: Speaker, { players }: FieView, player: PlayerView): string {
  const { points, sidePoints, goal, ally, ecus, income, hand, embassies } = player;
  return parted([
    ally === null || players.length === 3
      ? speaker.say('board.points', { n: points, goal })
      : speaker.say('board.pointsWith', { n: points, all: sidePoints, goal, seat: ally }),
    ally !== null && players.length === 3 ? speaker.say('board.alliedTo', { seat: ally }) : '',
    speaker.say('board.ecus', { n: ecus, more: income.total }),
    speaker.say('board.cards', { n: hand.size }),
    speaker.say('board.embassies', { n: embassies }),
  ]);
}

export function inFull(speaker: Speaker, view: FieView, player: PlayerView, width: number): string[] {
  const { hand, stock, income } = player;
  const kinds = [...new Set(hand.cards.map(kindOf))];
  const times = (kind: string): number => hand.cards.filter((card) => kindOf(card) === kind).length;
  return [
    ...lordLines(speaker, player, width),
    ...section(
      speaker.say('board.hand'),
      kinds.map((kind): Row => {
        const name = speaker.say(`name.card.${kind}`);
        return [
          times(kind) === 1 ? name : `${name} ×${times(kind)}`,
          speaker.say(`board.card.${isLord(hand.cards, kind) ? 'lord' : kind}`),
        ];
      }),
      width,
    ),
    ...named(speaker, 'board.inStock', stock === null ? '' : stockInWords(speaker, stock), width),
    ...named(speaker, 'board.income', incomeInWords(speaker, income), width),
    ...talkLines(speaker, view, width),
  ];
}

export function inShort(speaker: Speaker, _: FieView, player: PlayerView, width: number): string[] {
  const { hand } = player;
  const seen = counted(hand.cards.map((card) => speaker.say(`name.card.${kindOf(card)}`)));
  const backs = parted([
    hand.brown === 0 ? '' : speaker.say('board.brown', { n: hand.brown }),
    hand.grey === 0 ? '' : speaker.say('board.grey', { n: hand.grey }),
    seen.length === 0 ? '' : speaker.say('board.seen', { cards: listed(seen) }),
  ]);
  return [...lordLines(speaker, player, width), ...named(speaker, 'board.hand', backs, width)];
}

/** `lord-henri` is Henri, `tax-3` one of the taxes. */
export function kindOf(card: string): string {
  return card.replace(/^lord-/, '').replace(/-\d+$/, '');
}

function isLord(cards: readonly string[], kind: string): boolean {
  return cards.includes(`lord-${kind}`);
}

function lordLines(speaker: Speaker, { lords }: PlayerView, width: number): string[] {
  return section(
    speaker.say('board.family'),
    lords.map((lord): Row => [speaker.say('board.lord', { lord: lord.id, man: String(lord.man) }), lordInFull(speaker, lord)]),
    width,
  );
}

/** Titles, where he is, whose captive or spouse, and what else is on him. */
export function lordInFull(speaker: Speaker, lord: LordView): string {
  const { village, outside, captor, ransom, spouse, steps } = lord;
  return parted([
    titlesInWords(speaker, lord),
    village === null ? speaker.say('board.nowhere') : speaker.say('board.at', { village, outside: String(outside) }),
    captor === null ? '' : speaker.say('board.captiveOf', { seat: captor, n: ransom }),
    spouse === null ? '' : speaker.say('board.marriedTo', { lord: spouse }),
    ...(['dArc', 'excommunicated', 'assassin'] as const).flatMap((mark) => (lord[mark] ? [speaker.say(`board.mark.${mark}`)] : [])),
    steps === 0 ? '' : speaker.say('board.made', { n: Math.min(steps, 3) }),
  ]);
}

export function titlesInWords(speaker: Speaker, lord: LordView): string {
  const { fiefs, bishopric } = lord;
  return listed([
    ...(['king', 'pope', 'prince', 'cardinal'] as const).flatMap((office) => (lord[office] ? [speaker.say(`board.office.${office}`)] : [])),
    lord.regent ? speaker.say('board.office.regent') : lord.queen ? speaker.say('board.office.queen') : '',
    ...fiefs.map((fief) => speaker.say(`name.fief.${fief}`)),
    bishopric === null ? '' : speaker.say('board.bishopOf', { village: principalOf(bishopric) }),
  ]);
}

/** The village by which a bishopric is known. */
function principalOf(bishopric: string): string {
  return shipped.map.bishoprics.find(({ id }) => id === bishopric)?.principal ?? bishopric;
}

function stockInWords(speaker: Speaker, { sergeants, knights, engines }: NonNullable<PlayerView['stock']>): string {
  return listed([
    sergeants === 0 ? '' : speaker.say('board.sergeants', { n: sergeants }),
    knights === 0 ? '' : speaker.say('board.knights', { n: knights }),
    engines === 0 ? '' : speaker.say('board.engines', { n: engines }),
  ]);
}

function incomeInWords(speaker: Speaker, income: PlayerView['income']): string {
  const parts = (['villages', 'mills', 'tithes', 'tailles', 'titles'] as const).flatMap((source) =>
    income[source] === 0 ? [] : [speaker.say(`board.income.${source}`, { n: income[source] })],
  );
  const lost = income.siege + income.famine;
  return parted([listed(parts), lost === 0 ? '' : speaker.say('board.income.lost', { n: lost })]);
}

function talkLines(speaker: Speaker, { embassies, bargains }: FieView, width: number): string[] {
  const talks = embassies.map(({ seats }) => speaker.say('board.talk', { seats }));
  const counts =
    bargains === null || bargains.turnedDown + bargains.concluded === 0
      ? ''
      : speaker.say('board.bargains', { out: bargains.turnedDown, most: bargains.mostTurnedDown, done: bargains.concluded });
  return named(speaker, 'board.talks', parted([...talks, counts]), width);
}
