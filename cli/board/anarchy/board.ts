/** The table of The Anarchy in the terminal. */

import { type AnaView, type Content, content, LETTERS, ROUNDS } from '@castellan/anarchy';
import shipped from '@castellan/anarchy/data' with { type: 'json' };
import { namesIn } from '@castellan/anarchy/messages/names';
import { laidOver, type Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { listed, paragraph, parted, section } from '../lines.ts';
import type { Board, Look, OwnBoard } from '../own.ts';
import { castleInWords, gainsInWords, goodsInWords, pathInWords, printed } from './facts.ts';
import { headOf, inFull, inShort, pathNow } from './player.ts';

export const board: OwnBoard<AnaView> = {
  draw,
  things: (view, { speaker, me }) => printed(speaker, content.of({ core: view }), view, me === null ? null : view.players[me]),
  messages: async (language) => (language === 'fr' ? await import('./fr.ts') : await import('./en.ts')).default,
  renamed: (language, changes) => namesIn(language, laidOver(shipped, changes)),
};

type Row = readonly [string, string];

function draw(view: AnaView, { speaker, width, me }: Look): Board {
  const c = content.of({ core: view });
  return {
    common: [
      ...paragraph(roundInWords(speaker, view), width),
      ...section(speaker.say(view.tents ? 'board.row' : 'board.marches'), rowRows(speaker, c, view), width),
      ...(view.tents ? paragraph(crushInWords(speaker, c), width) : []),
      ...section(
        speaker.say('board.sideCards'),
        view.sideCards.map((id): Row => [speaker.say(`name.castle.${id}`), scenarioInWords(speaker, c, id, false)]),
        width,
      ),
      ...section(speaker.say('board.chapterGoals'), goalRows(speaker, view), width),
      ...section(speaker.say('board.offer'), offerRows(speaker, c, view, me), width),
    ],
    players: view.players.map((player) => ({
      head: headOf(speaker, view.phase, player),
      lines: player.seat === me ? inFull(speaker, c, player, width) : inShort(speaker, player, width),
    })),
  };
}

function roundInWords(speaker: Speaker, view: AnaView): string {
  const { round, phase, scenario, chapter, firstPlayer, foodOwed, resolve, strength, players } = view;
  return parted([
    speaker.say('board.round', { round, rounds: ROUNDS }),
    speaker.say(`board.phase.${phase}`),
    chapter > 0 ? speaker.say('board.chapter', { n: chapter, chapter: scenario }) : speaker.say(`name.scenario.${scenario}`),
    players.length > 1 ? speaker.say('board.first', { seat: firstPlayer }) : '',
    speaker.say('board.dues', { food: foodOwed, resolve }),
    speaker.say('board.strengths', { letters: listed(LETTERS.map((letter) => `${letter}\u00a0${strength[letter]}`)) }),
  ]);
}

function rowRows(speaker: Speaker, c: Content, view: AnaView): Row[] {
  return view.row.map(({ card, loot }, at): Row => {
    const tile = loot === null ? undefined : c.data.lootTiles.find(({ id }) => id === loot);
    const tents = view.players.filter(({ tent }) => tent === at + 1).map(({ seat }) => seat);
    return [
      `${at + 1} ${speaker.say(`name.castle.${card}`)}`,
      parted([
        at + 1 === view.round ? speaker.say('board.thisRound') : '',
        scenarioInWords(speaker, c, card, at < view.flipped),
        tile === undefined ? '' : speaker.say('board.loot', { loot: goodsInWords(speaker, tile.gain) }),
        tents.length === 0 ? '' : speaker.say('board.tents', { seats: tents }),
        view.rival === at + 1 ? speaker.say('board.rival') : '',
      ]),
    ];
  });
}

function scenarioInWords(speaker: Speaker, c: Content, id: string, flipped: boolean): string {
  const card = c.data.scenarioCards.find((one) => one.id === id);
  return card === undefined ? '' : castleInWords(speaker, card, flipped);
}

function crushInWords(speaker: Speaker, c: Content): string {
  const rewards = c.crush.map(({ extra, option }) =>
    speaker.say('board.crush', { n: extra, gains: gainsInWords(speaker, option.gains ?? []) }),
  );
  return speaker.say('cli.labelled', { label: speaker.say('term.crush'), text: listed(rewards) });
}

function goalRows(speaker: Speaker, { goals }: AnaView): Row[] {
  return goals.map(({ metric, atLeast, value, count, isReached }) => [
    speaker.say(`name.metric.${metric}`),
    parted([
      speaker.say(atLeast ? 'board.atLeast' : 'board.atMost', { n: value }),
      speaker.say('board.soFar', { n: count }),
      isReached ? '✓' : '',
    ]),
  ]);
}

/** Path cards to choose from, with how far the one who looks is already. */
function offerRows(speaker: Speaker, c: Content, view: AnaView, me: Seat | null): Row[] {
  if (me === null) return view.pathOffer.map((path) => [speaker.say(`name.path.${path}`), pathInWords(speaker, c, path)]);
  return view.players[me].offered.map((offered) => [
    speaker.say(`name.path.${offered.path}`),
    parted([pathInWords(speaker, c, offered.path), pathNow(speaker, offered)]),
  ]);
}
