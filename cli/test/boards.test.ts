/** The boards that games have of their own: what a player reads, at many moments of many games, in both languages. */

import { fastChance, printAnswer, randomAnswer, type Seat, type State, seedFrom, Table } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { LANGUAGES, type Language } from '@castellan/text';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { ownBoard } from '../board/own.ts';
import { tableText } from '../board/table.ts';
import { speakerFor } from '../language.ts';
import { widthOf } from '../layout.ts';

const NAMES = ['Aliénor', 'Édouard', 'Raoul', 'Isabeau', 'Thibaut', 'Mahaut'];
const WIDTH = 78;
/** An id, a key, or a thing of the program. */
const RAW =
  /[{}]|undefined|\bnull\b|\[object|\b[a-z]+[A-Z]\w*|\b[a-z]+-\d\d\b|\b(fief|n)\d+\b|\b(board|name|term|text|option)\.\w|\b(SCN|ATK|FIN)-/;
/** French that does not elide. */
const UNELIDED = /(?<![\p{L}’])(de|le|la) (?=[AEIOUÉÈ]\p{Ll})/u;

async function opened(id: string, language: Language) {
  const shelved = gameNamed(id);
  const board = await ownBoard(id);
  if (shelved === null || board === null) throw new Error(`${id} has no board of its own`);
  const [game, messages, ours] = await Promise.all([shelved.load(), shelved.messages(language), board.messages(language)]);
  const catalogue = { ...messages, ...ours };
  const speaker = await speakerFor(language, catalogue, (seat) => NAMES[seat]);
  return { game, board, text: tableText({ game, messages: catalogue, board, pack: '', packed: null }, speaker, NAMES.length) };
}

/** Tables at many moments of random games: often at first, more rarely once a game has gone on for long. */
function* moments(game: OwnGame, seats: number, seed: number): Generator<Table<State>> {
  const table = new Table(game, { seats, options: {}, seed: seedFrom(`board ${seed}`), pack: '' });
  const rng = fastChance(seed);
  for (let q = table.questions()[0]; q !== undefined; q = table.questions()[0]) {
    if (table.lines.length % (table.lines.length < 400 ? 11 : 101) === 0) yield table;
    table.reply(q.seat, printAnswer(q, randomAnswer(q, rng)));
  }
  yield table;
}

type OwnGame = Awaited<ReturnType<typeof opened>>['game'];

describe.each(GAME_IDS)('the board of %s', (id) => {
  it('says the same things in both languages, set as each of them is', async () => {
    const board = await ownBoard(id);
    const [en, fr] = await Promise.all([board?.messages('en'), board?.messages('fr')]);
    expect(misprints({ en: en ?? {}, fr: fr ?? {} })).toEqual([]);
  });

  it('shows no id, no key and no untold number in either language, and keeps to its width', async () => {
    const tongues = await Promise.all(
      LANGUAGES.map(async (language) => ({ language, known: new Set<string>(), ...(await opened(id, language)) })),
    );
    const [{ game }] = tongues;
    const wrong = new Set<string>();
    for (const seats of [game.seats.min, game.seats.max])
      for (const table of moments(game, seats, seats)) {
        // A guest and the seats in turn: what one of them reads of a thing, another reads a little later.
        for (const seat of [null, table.lines.length % seats]) {
          const { board } = table.view(seat);
          for (const { language, known, text } of tongues) {
            const { common, players } = text.draw(board, seat, WIDTH);
            for (const line of [...common, ...players.flatMap(({ lines }) => lines)]) {
              if (known.has(line)) continue;
              known.add(line);
              if (RAW.test(line) || (language === 'fr' && UNELIDED.test(line))) wrong.add(line);
              if (widthOf(line) > WIDTH) wrong.add(`too wide: ${line}`);
            }
          }
        }
      }
    expect([...wrong]).toEqual([]);
  });

  it.each(LANGUAGES)('tells all about every thing there is (%s)', async (language) => {
    const { game, text } = await opened(id, language);
    const table = new Table(game, { seats: game.seats.usual, options: {}, seed: seedFrom('things'), pack: '' });
    const me: Seat = 0;
    const things = text.things(table.view(me).board, me, WIDTH);
    expect(things.length).toBeGreaterThan(50);
    const wrong = things.filter(({ name, lines }) => name === '' || lines.join('') === '' || RAW.test([name, ...lines].join('\n')));
    expect(wrong).toEqual([]);
  });
});
