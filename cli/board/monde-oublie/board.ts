/** The table of Un Monde Oublié in the terminal. */

import { laidOver, type Seat } from '@castellan/engine';
import { type CitizenPlace, type Content, content, type MonView, type PlayerView, TRIBES } from '@castellan/monde-oublie';
import shipped from '@castellan/monde-oublie/data' with { type: 'json' };
import { namesIn } from '@castellan/monde-oublie/messages/names';
import type { Speaker } from '@castellan/text';
import { listed, paragraph, parted, section } from '../lines.ts';
import type { Board, Look, OwnBoard } from '../own.ts';
import { actionInWords, costInWords, gives, printed, soldiersInWords, symbolsInWords, titanInWords } from './facts.ts';

export const board: OwnBoard<MonView> = {
  draw,
  things: (view, { speaker }) => printed(speaker, content.of({ core: view })),
  messages: async (language) => (language === 'fr' ? await import('./fr.ts') : await import('./en.ts')).default,
  renamed: (language, changes) => namesIn(language, laidOver(shipped, changes)),
};

type Row = readonly [string, string];

function draw(view: MonView, look: Look): Board {
  const { speaker, width, me } = look;
  const c = content.of({ core: view });
  const shown = cardsIn(c);
  const cardRow = (id: string): Row => [speaker.say(`name.card.${id}`), costAndGains(speaker, shown.card(id), discountOf(view, me))];
  return {
    common: [
      ...paragraph(roundInWords(speaker, view), width),
      ...section(speaker.say('board.actions'), actionRows(speaker, c, view), width),
      ...section(speaker.say('board.titans'), titanRows(speaker, shown, view), width),
      ...section(
        speaker.say('board.row'),
        view.empireRow.map(({ card, takenBy }) => (card === null ? taken(speaker, takenBy) : cardRow(card))),
        width,
      ),
      ...section(
        speaker.say('board.soldiers'),
        view.militaryRow.map(
          ({ card, takenBy }): Row =>
            card === null ? taken(speaker, takenBy) : [speaker.say(`name.soldier.${card}`), soldiersInWords(speaker, shown.soldiers(card))],
        ),
        width,
      ),
      ...section(speaker.say('board.provinces'), provinceRows(speaker, shown, view), width),
      ...section(speaker.say('board.explored'), (view.exploring.cards ?? []).map(cardRow), width),
    ],
    players: view.players.map((player) => ({
      head: headOf(speaker, player),
      lines: player.seat === me ? inFull(speaker, shown, view, player, width) : inShort(speaker, player, width),
    })),
  };
}

/** Cards by their ids. */
function cardsIn(c: Content) {
  const shelf = <T extends { readonly id: string }>(things: readonly T[]) => {
    const byId = new Map(things.map((thing) => [thing.id, thing]));
    return (id: string): T => {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`there is no card ${id}`);
      return found;
    };
  };
  return { card: shelf(c.empire), soldiers: shelf(c.military), province: shelf(c.provinces), titan: shelf(c.titans) };
}

type Cards = ReturnType<typeof cardsIn>;
type EmpireCard = ReturnType<Cards['card']>;

function discountOf({ players }: MonView, me: Seat | null): number {
  return me === null ? 0 : players[me].discount;
}

/** What a card costs this player, and what it gives. */
function costAndGains(speaker: Speaker, card: EmpireCard, discount: number): string {
  const coins = Math.max(0, card.cost.coins - discount);
  return parted([costInWords(speaker, { coins, knowledge: card.cost.knowledge }), gives(speaker, 'card', card)]);
}

function taken(speaker: Speaker, seat: Seat | null): Row {
  return ['–', seat === null ? '' : speaker.say('board.taken', { seat })];
}

function roundInWords(speaker: Speaker, { round, rounds, deck, empireDeck, tile, expansionPlus }: MonView): string {
  return parted([
    speaker.say('board.round', { round, rounds }),
    speaker.say('board.deck', { deck, n: empireDeck }),
    speaker.say(tile.hand ? 'board.tileTaken' : 'board.tile', { seat: tile.holder }),
    expansionPlus ? speaker.say('setup.expansionPlus') : '',
  ]);
}

function actionRows(speaker: Speaker, c: Content, view: MonView): Row[] {
  return view.actions.map(({ id, open, fromRound, citizens }) => {
    const there = citizens.map(({ seat, value }) => speaker.say('board.citizenOf', { seat, value }));
    const placed = there.length === 0 ? '' : speaker.say('board.there', { citizens: listed(there) });
    const text = open ? parted([actionInWords(speaker, c, id), placed]) : speaker.say('board.opens', { round: fromRound });
    return [speaker.say(`name.action.${id}`), text];
  });
}

function titanRows(speaker: Speaker, shown: Cards, view: MonView): Row[] {
  return view.titans.map(({ top, stars, beneath }): Row => {
    const mark = '★'.repeat(stars);
    if (top === null) return [mark, speaker.say('board.noTitan')];
    return [
      `${mark} ${speaker.say(`name.titan.${top}`)}`,
      parted([titanInWords(speaker, shown.titan(top)), beneathInWords(speaker, 'titan', beneath)]),
    ];
  });
}

function provinceRows(speaker: Speaker, shown: Cards, { province: { top, beneath } }: MonView): Row[] {
  if (top === null) return [['–', speaker.say('board.noProvince')]];
  const text = parted([gives(speaker, 'province', shown.province(top)), beneathInWords(speaker, 'province', beneath)]);
  return [[speaker.say(`name.province.${top}`), text]];
}

/** How many cards lie below, and which of them this seat knows. */
function beneathInWords(speaker: Speaker, kind: 'titan' | 'province', beneath: readonly (string | null)[]): string {
  const known = listed(beneath.map((id) => (id === null ? '' : speaker.say(`name.${kind}.${id}`))));
  return parted([speaker.say('board.beneath', { n: beneath.length }), known === '' ? '' : speaker.say('board.known', { cards: known })]);
}

function headOf(speaker: Speaker, { coins, knowledge, vp, passed, reserved }: PlayerView): string {
  return parted([
    speaker.say('board.purse', { coins, knowledge }),
    speaker.say('board.vp', { vp }),
    reserved > 0 ? speaker.say('board.reserved', { n: reserved }) : '',
    passed ? speaker.say('board.passed') : '',
  ]);
}

function inShort(speaker: Speaker, player: PlayerView, width: number): string[] {
  return [
    ...paragraph(citizensInWords(speaker, player), width),
    ...paragraph(stateInWords(speaker, player), width),
    ...labelled(speaker, 'board.city', cityNames(speaker, player), width),
    ...labelled(speaker, 'board.armies', armiesInShort(speaker, player), width),
    ...labelled(speaker, 'board.banners', bannersInWords(speaker, player), width),
  ];
}

function inFull(speaker: Speaker, shown: Cards, view: MonView, player: PlayerView, width: number): string[] {
  const city: Row[] = [
    ...player.city.map(({ card, damaged, citizen }): Row => {
      const state = listed([damaged ? speaker.say('board.damaged') : '', citizen === null ? '' : speaker.say('board.usedBy', { citizen })]);
      return [speaker.say(`name.card.${card}`), parted([gives(speaker, 'card', shown.card(card)), state])];
    }),
    ...player.provinces.map((id): Row => [speaker.say(`name.province.${id}`), gives(speaker, 'province', shown.province(id))]),
    ...player.titans.map((id): Row => [speaker.say(`name.titan.${id}`), gives(speaker, 'titan', shown.titan(id))]),
  ];
  const reserve = (player.reserve ?? []).map(
    (id): Row => [speaker.say(`name.card.${id}`), costAndGains(speaker, shown.card(id), discountOf(view, player.seat))],
  );
  return [
    ...paragraph(citizensInWords(speaker, player), width),
    ...paragraph(stateInWords(speaker, player), width),
    ...section(speaker.say('board.city'), city, width),
    ...section(speaker.say('board.armies'), armyRows(speaker, player), width),
    ...section(speaker.say('board.reserve'), reserve, width),
    ...labelled(speaker, 'board.banners', bannersInWords(speaker, player), width),
  ];
}

function labelled(speaker: Speaker, label: string, text: string, width: number): string[] {
  return text === '' ? [] : paragraph(speaker.say('cli.labelled', { label: speaker.say(label), text }), width);
}

function citizensInWords(speaker: Speaker, { citizens }: PlayerView): string {
  const free = citizens.filter(({ place }) => place.kind === 'available').map(({ value }) => String(value));
  const away = citizens.map(({ value, place }) => placeInWords(speaker, value, place));
  return parted([speaker.say('board.free', { n: free.length, citizens: free }), listed(away)]);
}

/** Where a citizen is; nothing of one who is free. */
function placeInWords(speaker: Speaker, citizen: number, place: CitizenPlace): string {
  switch (place.kind) {
    case 'available':
      return '';
    case 'famine':
      return speaker.say('board.starving', { citizen });
    case 'action':
      return speaker.say('board.onAction', { citizen, action: place.action });
    case 'city':
      return speaker.say('board.onCard', { citizen, card: place.card });
  }
}

function stateInWords(speaker: Speaker, player: PlayerView): string {
  const { income, food, citizens, capacity, armies, armyLimit, sword, arrow, roundSwords, exploreBonus, discount } = player;
  const strength = listed([
    sword + roundSwords > 0 ? speaker.say('board.symbol.sword', { n: sword + roundSwords }) : '',
    arrow > 0 ? speaker.say('board.symbol.arrow', { n: arrow }) : '',
  ]);
  return parted([
    speaker.say('board.income', { coins: income.coins, knowledge: income.knowledge }),
    speaker.say('board.food', { food, citizens: citizens.length }),
    speaker.say('board.room', { used: capacity.used, total: capacity.total }),
    speaker.say('board.armyCount', { n: armies.length, limit: armyLimit }),
    strength === '' ? '' : speaker.say('board.always', { symbols: strength }),
    exploreBonus > 0 ? speaker.say('board.icon.exploreBonus', { n: exploreBonus }) : '',
    discount > 0 ? speaker.say('board.discount', { n: discount }) : '',
  ]);
}

function cityNames(speaker: Speaker, { city, provinces, titans }: PlayerView): string {
  return listed([
    ...city.map(({ card, damaged }) => `${speaker.say(`name.card.${card}`)}${damaged ? ` (${speaker.say('board.damaged')})` : ''}`),
    ...provinces.map((id) => speaker.say(`name.province.${id}`)),
    ...titans.map((id) => speaker.say(`name.titan.${id}`)),
  ]);
}

function armyRows(speaker: Speaker, { armies }: PlayerView): Row[] {
  return armies.map(({ active, legacy, price, used, symbols }, i): Row => {
    const soldiers = speaker.say('board.army', { number: i + 1, soldiers: active });
    return [
      soldiers,
      parted([
        used ? speaker.say('board.usedUp') : speaker.say('board.price', { n: price }),
        symbolsInWords(speaker, symbols),
        legacy.length === 0 ? '' : speaker.say('board.over', { soldiers: [...legacy] }),
      ]),
    ];
  });
}

function armiesInShort(speaker: Speaker, { armies }: PlayerView): string {
  return listed(
    armies.map(({ active, price, used, symbols }) => {
      const state = used ? speaker.say('board.usedUp') : speaker.say('board.price', { n: price });
      return `${speaker.say(`name.soldier.${active}`)} (${state}; ${symbolsInWords(speaker, symbols)})`;
    }),
  );
}

function bannersInWords(speaker: Speaker, { banners, famineVp, cardVp }: PlayerView): string {
  return listed([
    ...TRIBES.map((tribe) => {
      const { count, vp } = banners[tribe];
      return count > 0 ? speaker.say('board.tribe', { tribe, n: count, vp }) : '';
    }),
    cardVp === 0 ? '' : speaker.say('board.cardVp', { vp: cardVp }),
    famineVp === 0 ? '' : speaker.say('board.famineVp', { vp: famineVp }),
  ]);
}
