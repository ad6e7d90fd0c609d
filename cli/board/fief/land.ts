/** The kingdom: villages by fief, church and crown, decks and what lies on them. */

import type { BishopricView, FiefView, FieView, LordView, StackView, VillageView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import { listed, paragraph, parted, section } from '../lines.ts';

type Row = readonly [string, string];

/** A Lord in play, and whose he is. */
export function lordIn(view: FieView, id: string | null): { readonly lord: LordView; readonly seat: number } | null {
  for (const { seat, lords } of view.players) {
    const lord = lords.find((one) => one.id === id);
    if (lord !== undefined) return { lord, seat };
  }
  return null;
}

/** “Henri (Anne)”. */
export function lordInWords(speaker: Speaker, view: FieView, id: string): string {
  const found = lordIn(view, id);
  return found === null ? speaker.say(`name.lord.${id}`) : speaker.say('board.lordOf', { lord: id, seat: found.seat });
}

export function mapLines(speaker: Speaker, view: FieView, width: number): string[] {
  return view.fiefs.flatMap((fief) => {
    const villages = fief.villages.flatMap((id) => view.villages.find((village) => village.id === id) ?? []);
    const empty = villages.filter(isEmpty).map((village) => speaker.say('board.village', mark(village)));
    const rows = villages.flatMap((village): Row[] =>
      isEmpty(village) ? [] : [[speaker.say('board.village', mark(village)), villageInWords(speaker, village)]],
    );
    return section(
      fiefHeading(speaker, view, fief),
      empty.length === 0 ? rows : [...rows, [speaker.say('board.empty'), listed(empty)]],
      width,
    );
  });
}

/** Nobody controls it, and nothing is built or stands there. */
function isEmpty({ controller, fort, mills, stacks }: VillageView): boolean {
  return controller === null && fort === 'none' && mills === 0 && stacks.length === 0;
}

function mark({ id, principal }: VillageView) {
  return { village: id, principal: String(principal) };
}

function fiefHeading(speaker: Speaker, view: FieView, { id, title, holder, city, price, claims }: FiefView): string {
  const best = claims[0];
  const state =
    title === 'held' && holder !== null
      ? speaker.say('board.title.held', { who: lordInWords(speaker, view, holder) })
      : speaker.say(`board.title.${title}`, { price });
  return parted([
    speaker.say(`name.fief.${id}`),
    state,
    city === null ? '' : speaker.say('board.city', { village: city }),
    best === undefined ? '' : speaker.say('board.claim', { seat: best.seat, n: best.villages, ready: String(best.why === null) }),
  ]);
}

/** Who controls it, what is built there, who stands there. */
export function villageInWords(speaker: Speaker, { controller, byDefault, fort, mills, siege, stacks }: VillageView): string {
  const garrison = stacks.find(({ seat, outside }) => seat === controller && !outside);
  return parted([
    controller === null
      ? speaker.say('board.nobodys')
      : garrison === undefined
        ? speaker.say(byDefault ? 'board.byTitle' : 'board.controller', { seat: controller })
        : speaker.say('board.garrison', { seat: controller, what: stackInWords(speaker, garrison) }),
    fort === 'none' ? '' : speaker.say(`board.fort.${fort}`),
    mills === 0 ? '' : speaker.say('board.mills', { n: mills }),
    siege === null ? '' : speaker.say('board.siege', { round: siege.since, seats: siege.besiegers }),
    ...stacks
      .filter((stack) => stack !== garrison)
      .map((stack) =>
        speaker.say('board.stack', {
          seat: stack.seat,
          what: stackInWords(speaker, stack),
          where: stack.outside ? 'outside' : stack.gates.length === 0 ? 'noRoad' : 'gates',
          from: stack.gates.map((village) => speaker.say(`name.village.${village}`)),
        }),
      ),
  ]);
}

function stackInWords(speaker: Speaker, stack: StackView): string {
  return listed([
    troopsInWords(speaker, stack),
    ...stack.lords.map((lord) => speaker.say(`name.lord.${lord}`)),
    ...stack.captives.map((captive) => speaker.say('board.captive', { captive })),
  ]);
}

type Pawns = { readonly size: number; readonly sergeants: number | null; readonly knights: number | null; readonly engines: number | null };

/** Of others in fog of war only how many pawns there are. */
export function troopsInWords(speaker: Speaker, { size, sergeants, knights, engines }: Pawns): string {
  if (sergeants === null || knights === null || engines === null) return size === 0 ? '' : speaker.say('board.pawns', { n: size });
  return listed([
    sergeants === 0 ? '' : speaker.say('board.sergeants', { n: sergeants }),
    knights === 0 ? '' : speaker.say('board.knights', { n: knights }),
    engines === 0 ? '' : speaker.say('board.engines', { n: engines }),
  ]);
}

export function churchLines(speaker: Speaker, view: FieView, width: number): string[] {
  const holder = (is: (lord: LordView) => boolean): string =>
    listed(view.players.flatMap(({ lords }) => lords.filter(is).map(({ id }) => lordInWords(speaker, view, id))));
  const rows: Row[] = [
    ...view.bishoprics.map((bishopric): Row => [speaker.say(`name.bishopric.${bishopric.id}`), bishopricInWords(speaker, view, bishopric)]),
    ...(['pope', 'cardinal', 'king', 'queen', 'prince', 'dArc'] as const).flatMap((office): Row[] => {
      const who = holder((lord) => lord[office]);
      return who === '' ? [] : [[speaker.say(`board.office.${office}`), who]];
    }),
  ];
  return section(speaker.say('board.church'), rows, width);
}

export function bishopricInWords(speaker: Speaker, view: FieView, bishopric: BishopricView): string {
  const { bishop, votes, calamities, harvest, weather } = bishopric;
  return parted([
    bishop === null ? speaker.say('board.noBishop') : lordInWords(speaker, view, bishop),
    speaker.say('board.votes', { votes: votesInWords(speaker, votes) }),
    ...calamities.map((calamity) => speaker.say(`name.card.${calamity}`)),
    harvest ? speaker.say('name.card.goodHarvest') : '',
    weather ? speaker.say('name.card.fairWeather') : '',
  ]);
}

export function votesInWords(speaker: Speaker, votes: readonly number[]): string {
  const some = votes.flatMap((n, seat) => (n > 0 ? [speaker.say('board.votesOf', { seat, n })] : []));
  return some.length === 0 ? speaker.say('board.none') : listed(some);
}

/** Decks, calamities of the round, taxes, what is left to buy. */
export function cardsInWords(speaker: Speaker, view: FieView): readonly string[] {
  const { decks, discards, calamities, taxes, stock } = view;
  return [
    parted([
      speaker.say('board.characterDeck', { n: decks.character, out: discards.character.length }),
      speaker.say('board.eventDeck', { n: decks.event, back: decks.back ?? 'none', out: discards.event.length }),
      speaker.say('board.stock', { mills: stock.mills, castles: stock.castles, cities: stock.cities, cardinal: String(stock.cardinal) }),
    ]),
    parted([
      ...calamities.map((one) =>
        one === null
          ? speaker.say('board.faceDown')
          : one.bishopric === null
            ? speaker.say('board.harmless', { card: one.card })
            : speaker.say('board.strikes', { card: one.card, bishopric: one.bishopric }),
      ),
      ...taxes.map(({ kind, seat, where }) =>
        where === null
          ? speaker.say('board.titheOnAll', { seat })
          : kind === 'taille'
            ? speaker.say('board.taille', { seat, fief: where })
            : speaker.say('board.tithe', { seat, bishopric: where }),
      ),
    ]),
  ].filter((text) => text !== '');
}

export function named(speaker: Speaker, label: string, text: string, width: number): string[] {
  return text === '' ? [] : paragraph(speaker.say('cli.labelled', { label: speaker.say(label), text }), width);
}
