/** What turning points are headed with: in every game, for everything that can turn it. */

import { readFileSync } from 'node:fs';
import { fork, parseRecord } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { turnsOfGame } from '@castellan/games/turns';
import { type LogEntry, shownEvents } from '@castellan/tables';
import { LANGUAGES, speaker } from '@castellan/text';
import { misprints, paramsOf } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { memorableGames } from '../../memorable/shelf.ts';
import { headingsIn } from '../../shell/ending/headings.ts';
import { turnsOf } from '../analysis/headed.ts';
import { turningPoints } from '../analysis/turning.ts';

/** All that the public was told in a game that is worth seeing. */
async function logOf(game: string): Promise<readonly LogEntry[]> {
  const [{ id }] = memorableGames(game);
  const parsed = parseRecord(readFileSync(new URL(`../../memorable/${game}/${id}.txt`, import.meta.url), 'utf8'));
  const loaded = await gameNamed(game)?.load();
  const begun = parsed.ok && loaded !== undefined ? fork(loaded, parsed.record, 0) : null;
  if (!parsed.ok || begun === null || !begun.ok) throw new Error(`there is no such game of ${game}`);
  return parsed.record.lines.flatMap(({ seat, text }, seq) => {
    const outcome = begun.table.reply(seat, text);
    return outcome.ok ? outcome.done.flatMap(({ told }) => shownEvents(told, null, seq, seat)) : [];
  });
}

describe.each(GAME_IDS)('the headings of %s', async (game) => {
  const shelved = gameNamed(game);
  const [en, fr, words = {}] = await Promise.all([turnsOfGame(game, 'en'), turnsOfGame(game, 'fr'), shelved?.messages('en')]);

  it('are the same in both languages, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('are there for everything an analysis gives as a reason, and for nothing else', async () => {
    const outlook = (await shelved?.load())?.instinct.outlook;
    const told = [...(outlook?.names ?? []), ...(outlook?.within?.names ?? [])].filter((name) => !outlook?.untold?.includes(name));
    expect(told.filter((name) => en[`lack.${name}`] === undefined && en[`glut.${name}`] === undefined)).toEqual([]);
    const features = Object.keys(en).filter((key) => /^(lack|glut)\./.test(key));
    expect(features.filter((key) => words[key.replace(/^\w+/, 'feature')] === undefined)).toEqual([]);
  });

  it('tell of events with what those are told with', () => {
    const events = Object.keys(en).filter((key) => /^(rise|fall)\./.test(key));
    expect(events.length).toBeGreaterThan(9);
    const odd = events.filter((key) => {
      const event = words[key.replace(/^\w+/, 'event')];
      return event === undefined || paramsOf(en[key]).some((param) => !paramsOf(event).includes(param));
    });
    expect(odd).toEqual([]);
  });

  it('head much of what happens to anybody in a game, in words', async () => {
    const log = await logOf(game);
    for (const language of LANGUAGES) {
      const voice = speaker(language, [(await shelved?.messages(language)) ?? {}, language === 'en' ? en : fr], (seat) => `Seat ${seat}`);
      const headings = [true, false].flatMap((isGain) => headingsIn(log, 0, isGain, voice));
      expect(new Set(headings.map(({ key }) => key)).size).toBeGreaterThan(4);
      const said = headings.map(({ key, params }) => voice.say(key, params));
      expect(said.filter((text) => /[{}]|undefined|\b(rise|fall)\./.test(text))).toEqual([]);
    }
  });
});

describe('turning points', () => {
  const nothing = { text: '', chosen: [] };
  const slip = (line: number, seat: number, loss: number, better = `${line}`, because = [{ feature: 'swords', more: 1 }]) => ({
    line,
    seat,
    loss,
    surely: loss,
    played: nothing,
    better: { text: better, chosen: [] },
    because,
  });
  const course = (...first: readonly number[]) => first.map((share, at) => ({ after: at * 10, shares: [share, 1 - share], band: [0, 0] }));
  const entry = (seq: number, seat: number, key: string): LogEntry => ({ seq, seat, key, params: { seat } });
  const words = {
    'rise.won': 'A victory',
    'rise.built': 'Something built',
    'fall.lost': 'A defeat',
    'lack.swords': 'Too few swords',
    'glut.hungry': 'Too many mouths',
    'event.met': 'Somebody is met',
  };
  const voice = speaker('en', [words], String);

  it('are answers that cost most, one for each mistake, and changes of the chances that none of them explains', () => {
    const slips = [slip(12, 0, 0.2), slip(14, 0, 0.1), slip(33, 1, 0.05), slip(45, 1, 0.3, 'a'), slip(60, 1, 0.2, 'a')];
    // The first change is that of the first answer; nobody's answer explains the second.
    const found = turningPoints({ slips, chances: course(0.6, 0.6, 0.35, 0.35, 0.75, 0.75, 1) });
    expect(found.map((one) => (one.kind === 'slip' ? one.slip.line : `to ${one.swing.to}`))).toEqual(['to 40', 45, 12, 33]);
  });

  it('are headed with what befell their seat, else with what was missing, and no two alike where that can be', () => {
    const log = [entry(12, 0, 'lost'), entry(31, 0, 'built'), entry(36, 0, 'won'), entry(37, 1, 'built')];
    const mouths = [
      { feature: 'swords', more: 1 },
      { feature: 'hungry', more: -1 },
    ];
    const slips = [slip(12, 0, 0.2), slip(25, 1, 0.15), slip(55, 0, 0.1, 'b', mouths)];
    const turns = turnsOf({ slips, chances: course(0.4, 0.4, 0.4, 0.4, 0.7, 0.7, 0.7, 1) }, log, voice);
    expect(turns.map(({ at, heading }) => [at, heading])).toEqual([
      [13, 'A defeat'],
      [26, 'Too few swords'],
      [37, 'A victory'],
      [56, 'Too many mouths'],
    ]);
  });

  it('are no changes of the chances of which nothing is told, and headed with an event where the game has no heading', () => {
    const chances = course(0.4, 0.4, 0.7, 0.7, 0.45, 0.45, 1);
    expect(turnsOf({ slips: [], chances }, [entry(35, 0, 'met')], voice).map(({ heading }) => heading)).toEqual(['Somebody is met']);
  });
});
