import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, verify } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { CHAPTERS, SCENARIOS } from '../vocabulary.ts';

const folder = new URL('records/', import.meta.url);

/** What a kept game was, and how it ended, found by playing it again. */
function played(name: string) {
  const parsed = parseRecord(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}, line ${parsed.error.line}: ${parsed.error.key}`);
  const verified = verify(game, parsed.record);
  if (!verified.ok) throw new Error(`${name}, line ${verified.error.line}: ${verified.error.key}`);
  const {
    players,
    core: { result },
  } = verified.state;
  if (result === null) throw new Error(`${name} has no end`);
  const { seats, options } = parsed.record;
  return { seats, scenario: options.scenario, players, ...result };
}

const SEATS = ['solo', 'two', 'three', 'four'];
const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const names = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));

describe('kept games', () => {
  it('are one of each scenario alone and one in company, one of each chapter, and one of each tie-break', () => {
    const among = SCENARIOS.flatMap((scenario) => {
      const company = names.filter((name) => SEATS.slice(1).some((seats) => name === `${seats}-${kebab(scenario)}`));
      return [`solo-${kebab(scenario)}`, company.length === 1 ? company[0] : `no company for ${scenario}`];
    });
    const chapters = CHAPTERS.map((_, i) => `chapter-${i + 1}`);
    expect(names).toEqual(
      expect.arrayContaining([
        ...among,
        ...chapters,
        'chapter-1-failed',
        'chapter-6-failed',
        'tie-discontent',
        'tie-workers',
        'tie-shared',
      ]),
    );
  });

  it.each(names.filter((name) => SEATS.includes(name.split('-')[0])))('%s is what its name says', (name) => {
    const [seats, ...scenario] = name.split('-');
    const game = played(name);
    expect([game.seats, kebab(String(game.scenario))]).toEqual([SEATS.indexOf(seats) + 1, scenario.join('-')]);
    if (game.seats > 1) expect(game.by).toBe('score');
  });

  it.each(names.filter((name) => name.startsWith('chapter')))('%s is that chapter, passed unless it says otherwise', (name) => {
    const [, chapter, failed] = name.split('-');
    expect(played(name)).toMatchObject({
      scenario: CHAPTERS[Number(chapter) - 1],
      by: failed ?? 'passed',
      winners: failed === undefined ? [0] : [],
    });
  });

  it('ANA-37.5 ANA-37.6 ANA-37.7 the ties are broken by discontent, by workers, or not at all', () => {
    const tied = (name: string) => {
      const { scores, winners, by, players } = played(name);
      const best = Math.max(...scores);
      const rivals = scores.flatMap((score, seat) => (score === best ? [seat] : []));
      expect(rivals.length).toBeGreaterThan(1);
      const counts = (count: (seat: number) => number) => rivals.map(count);
      const discontent = counts((seat) => players[seat].discontent);
      const workers = counts((seat) => players[seat].goods.slice(0, 5).reduce((sum, n) => sum + n, 0));
      return { by, won: rivals.map((seat) => winners.includes(seat)), discontent, workers };
    };
    const byDiscontent = tied('tie-discontent');
    expect([byDiscontent.by, byDiscontent.won]).toEqual(['discontent', [true, false]]);
    expect(byDiscontent.discontent[0]).toBeLessThan(byDiscontent.discontent[1]);
    const byWorkers = tied('tie-workers');
    expect([byWorkers.by, byWorkers.won]).toEqual(['workers', [true, false]]);
    expect(byWorkers.discontent[0]).toBe(byWorkers.discontent[1]);
    expect(byWorkers.workers[0]).toBeGreaterThan(byWorkers.workers[1]);
    const shared = tied('tie-shared');
    expect([shared.by, shared.won]).toEqual(['shared', [true, true]]);
    expect([shared.discontent[0], shared.workers[0]]).toEqual([shared.discontent[1], shared.workers[1]]);
  });
});
