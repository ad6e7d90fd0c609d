/** The table of Medievalia in the terminal. */

import { laidOver, type Seat } from '@castellan/engine';
import { type CardView, DECKS, type FiefView, type HostView, type MedView, type PlayerView, RESOURCES } from '@castellan/medievalia';
import shipped from '@castellan/medievalia/data' with { type: 'json' };
import { namesIn } from '@castellan/medievalia/messages/names';
import type { Speaker } from '@castellan/text';
import { counted, listed, paragraph, parted, section } from '../lines.ts';
import type { Board, Look, OwnBoard } from '../own.ts';
import { battleLines } from './battle.ts';
import { amountInWords, amountsInWords, cardInWords, costInWords, faceOf, factsInWords, printed, readingOf, typeOf } from './facts.ts';
import { fiefInWords } from './fiefs.ts';

export const board: OwnBoard<MedView> = {
  draw,
  things: (view, { speaker, me }) => printed(speaker, view, me),
  messages: async (language) => (language === 'fr' ? await import('./fr.ts') : await import('./en.ts')).default,
  renamed: (language, changes) => namesIn(language, laidOver(shipped, changes)),
};

type Row = readonly [string, string];

function draw(view: MedView, { speaker, width, me }: Look): Board {
  return {
    common: [
      ...paragraph(modeInWords(speaker, view), width),
      ...section(speaker.say('board.market'), marketRows(speaker, view, me), width),
      ...section(speaker.say('board.decks'), deckRows(speaker, view), width),
      ...section(speaker.say('board.land'), landRows(speaker, view), width),
      ...(view.discard.length === 0 ? [] : paragraph(discardInWords(speaker, view), width)),
      ...battleLines(speaker, view, width),
    ],
    players: view.players.map((player) => ({
      head: headOf(speaker, view, player),
      lines: player.eliminated
        ? []
        : [...fiefLines(speaker, view, player, width), ...handLines(speaker, view, player, player.seat === me, width)],
    })),
  };
}

function modeInWords(speaker: Speaker, { mode, goal, siegeTurns, phase }: MedView): string {
  return parted([
    speaker.say(`name.mode.${mode}`),
    speaker.say(`name.phase.${phase}`),
    speaker.say('board.goal', { goal }),
    speaker.say('board.siegeTurns', { n: siegeTurns }),
  ]);
}

function marketRows(speaker: Speaker, view: MedView, me: Seat | null): Row[] {
  return view.piles.map(({ top, size }): Row => {
    if (top === null) return ['–', speaker.say('board.emptyPile')];
    const face = faceOf(view, top);
    const worth = me !== null && owns(view, me, face.id) ? speaker.say('board.second', { n: face.duplicatePrestige }) : '';
    return [
      speaker.say(`name.card.${face.id}`),
      parted([
        costInWords(speaker, view, me, face),
        factsInWords(speaker, view, face),
        worth,
        speaker.say('board.beneath', { n: size - 1 }),
      ]),
    ];
  });
}

function owns({ players }: MedView, seat: Seat, type: string): boolean {
  return players[seat].hosts.some((host) => host?.buildings.some((building) => building.type === type));
}

function deckRows(speaker: Speaker, { decks }: MedView): Row[] {
  return decks.map(({ id, size, last }) => [
    speaker.say(`name.deck.${id}`),
    last === null ? speaker.say('board.deckEmpty') : speaker.say('board.deck', { n: size, card: typeOf(last) }),
  ]);
}

/** Neutral ground, with who stands there. */
function landRows(speaker: Speaker, view: MedView): Row[] {
  return view.fiefs
    .filter(({ seat }) => seat === null)
    .map((fief): Row => {
      const beside = fief.neighbours.length < view.players.length ? [] : fief.neighbours.map((id) => fiefInWords(speaker, view, id));
      const there = standing(speaker, view, fief, null);
      return [
        fiefInWords(speaker, view, fief.id),
        parted([
          beside.length === 0 ? '' : speaker.say('board.beside', { fiefs: beside }),
          ...(there.length === 0 ? [speaker.say('board.nobody')] : there),
        ]),
      ];
    });
}

/** Who stands on the open ground of a fief, by player; all but the one named. */
function standing(speaker: Speaker, view: MedView, { ground }: FiefView, but: Seat | null): string[] {
  return view.players
    .filter(({ seat }) => seat !== but)
    .flatMap(({ seat }) => {
      const there = ground.filter((card) => card.seat === seat);
      if (there.length === 0) return [];
      return [speaker.say('board.troopsOf', { seat, cards: there.map((card) => personInWords(speaker, view, card)) })];
    });
}

function discardInWords(speaker: Speaker, view: MedView): string {
  const cards = counted(view.discard.map((id) => speaker.say(`name.card.${typeOf(id)}`)));
  return speaker.say('cli.labelled', { label: speaker.say('board.discard'), text: listed(cards) });
}

/** A character: its number, how it fights, what it has done. */
function personInWords(speaker: Speaker, view: MedView, { id, used, damage, steps }: CardView): string {
  const { attack, defence } = faceOf(view, id);
  const state = listed([
    used ? speaker.say('board.used', { card: typeOf(id) }) : '',
    damage > 0 ? speaker.say('board.damage', { n: damage }) : '',
    steps > 0 ? speaker.say('board.marched') : '',
  ]);
  return `${cardInWords(speaker, view, id)} ${attack}/${defence}${state === '' ? '' : ` (${state})`}`;
}

function headOf(speaker: Speaker, view: MedView, player: PlayerView): string {
  if (player.eliminated) return speaker.say('board.out');
  const { prestige, sidePrestige, ally, characters, capacity, siege, hand } = player;
  return parted([
    speaker.say('board.prestige', { n: prestige, goal: view.goal }),
    ally === null ? '' : speaker.say('board.withAlly', { seat: ally, n: sidePrestige }),
    speaker.say('board.feeding', { n: characters, capacity }),
    speaker.say('board.cards', { n: hand.size }),
    siege > 0 ? speaker.say('board.siege', { n: siege }) : '',
  ]);
}

function fiefLines(speaker: Speaker, view: MedView, player: PlayerView, width: number): string[] {
  const home = view.fiefs.find(({ seat }) => seat === player.seat);
  const own = home?.ground.filter(({ seat }) => seat === player.seat) ?? [];
  const ground = [
    ...own.map((card) => personInWords(speaker, view, card)),
    ...(home === undefined ? [] : standing(speaker, view, home, player.seat)),
  ];
  const left = amountsInWords(
    speaker,
    RESOURCES.map((resource) => player.potential[resource]),
  );
  const rows: Row[] = player.hosts.flatMap((host) => (host === null ? [] : [hostRow(speaker, view, host)]));
  if (ground.length > 0) rows.push([speaker.say('term.openGround'), listed(ground)]);
  if (left !== '') rows.push([speaker.say('board.potential'), left]);
  return section(speaker.say('board.fief'), rows, width);
}

function hostRow(speaker: Speaker, view: MedView, host: HostView): Row {
  const { id, used, resource, output, workerSlots, buildings, characters, garrison, guarded } = host;
  const workers = Math.min(workerSlots, characters.filter(({ id: card }) => faceOf(view, card).isWorker).length);
  return [
    cardInWords(speaker, view, id),
    parted([
      used ? speaker.say('board.used', { card: typeOf(id) }) : '',
      speaker.say('board.output', { amount: amountInWords(speaker, resource, output), workers, slots: workerSlots }),
      listed(buildings.map((building) => cardInWords(speaker, view, building.id))),
      listed(characters.map((card) => personInWords(speaker, view, card))),
      garrison.defence > 0
        ? speaker.say('board.garrison', { attack: garrison.attack, defence: garrison.defence })
        : guarded
          ? ''
          : speaker.say('board.unguarded'),
    ]),
  ];
}

function handLines(speaker: Speaker, view: MedView, { seat, hand }: PlayerView, isMine: boolean, width: number): string[] {
  if (isMine) return section(speaker.say('board.hand'), handRows(speaker, view, seat, hand.cards), width);
  const from = DECKS.flatMap((deck) => (hand.decks[deck] > 0 ? [speaker.say('board.fromDeck', { n: hand.decks[deck], deck })] : []));
  const seen = counted(hand.cards.map((id) => speaker.say(`name.card.${typeOf(id)}`)));
  const text = parted([listed(from), seen.length === 0 ? '' : speaker.say('board.seen', { cards: listed(seen) })]);
  return text === '' ? [] : paragraph(speaker.say('cli.labelled', { label: speaker.say('board.hand'), text }), width);
}

/** Cards of a kind once, with what they cost now. */
function handRows(speaker: Speaker, view: MedView, me: Seat, cards: readonly string[]): Row[] {
  const types = [...new Set(cards.map(typeOf))];
  return types.map((type): Row => {
    const n = cards.filter((id) => typeOf(id) === type).length;
    const face = faceOf(view, type);
    const name = speaker.say(`name.card.${type}`);
    return [n === 1 ? name : `${name} ×${n}`, parted([costInWords(speaker, view, me, face), readingOf(speaker, view, face)])];
  });
}
