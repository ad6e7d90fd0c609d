import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed, newMemory } from '@castellan/bots';
import {
  fastChance,
  type Line,
  type OptionValues,
  printAnswer,
  type Question,
  randomAnswer,
  seedFrom,
  Table,
  usualStandings,
} from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { letBotsPlay, passWindows, recordText, reply, type Sitting } from '../play/sitting.ts';
import { castellan, spawned, temporaryFolder } from './run.ts';

/** Within the test, with the games of the real shelf. */
const inside: typeof castellan = (args, where) => castellan(args, { ...where, games: { ids: GAME_IDS, named: gameNamed } });

/** Keys, and ids of things as the program knows them. */
const RAW = /\b(ask|event|option|crumb|refusal|ending|score|board)\.\w|\b[a-z]+[A-Z]\w*|\b[a-z]+-\d\d\b|\b(fief|n)\d+\b|[{}]/;

/** The shortest way to play a game whole, where there is a choice: whatever is said in a long one is said in it. */
const SHORT: { readonly [id: string]: OptionValues } = { fief: { roundLimit: 8 }, medioevo: { turns: 8 } };

/** Bots take their time with every further seat; full tables are drawn in `boards.test.ts`. */
const seatsOf = (id: string): number => (id === 'fief' ? 3 : 2);

/** Each game of the shelf, simulated and played at the terminal. */
describe.each(GAME_IDS)('%s', (id) => {
  const folder = temporaryFolder();

  // One game by the installed program shows that it can be played there: what it costs is to start.
  const installed = id === GAME_IDS[0] ? spawned : inside;
  const script = lazily(() => scripted(id));
  const options = Object.entries(SHORT[id] ?? {}).flatMap(([option, value]) => ['--options', `${option}=${value}`]);
  const short = ['--seats', String(seatsOf(id)), ...options];

  it('is simulated into records that verify, replay and fork', async () => {
    const args = ['simulate', id, '--games', '1', '--seed', 'shelf', '--out', '.', '--json', ...short];
    const simulated = await installed(args, { cwd: folder });
    expect(JSON.parse(simulated.out)).toMatchObject({ games: 1, finished: 1, errors: 0, deadEnds: 0 });
    const [file] = readdirSync(folder);
    const verified = await inside(['verify', file, '--json'], { cwd: folder });
    expect([verified.code, JSON.parse(verified.out).ok]).toEqual([0, true]);
    const replayed = await inside(['replay', file, '--lang', 'fr'], { cwd: folder });
    expect([replayed.code, replayed.err]).toEqual([0, '']);
    expect(replayed.out).not.toMatch(/\b(event|option|crumb|waiting|ending|score)\.\w/);
    const forked = await inside(['fork', file, '--at', '9'], { cwd: folder });
    expect(forked.out).toContain('\nend 9\n');
  });

  it.each([
    ['en', 'The record of this game: played.txt', installed],
    ['fr', 'Cette partie est gardée dans played.txt', inside],
  ])('is played at the terminal from the first question to the scoring (%s)', async (language, end, run) => {
    const { typed, record } = await script();
    const args = ['play', id, '--seed', 'terminal', '--bots', 'page', '--name', 'Anna', '--save', 'played.txt', '--lang', language];
    const { code, out, err } = await run([...args, ...short], { cwd: folder, input: `${typed.join('\n')}\n` });
    expect([code, err]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'played.txt'), 'utf8')).toBe(record);
    expect(out).toContain(end);
    expect(out.replace(/^> .*$/gm, '')).not.toMatch(RAW);
  });
});

describe('asked after a thing', () => {
  const folder = temporaryFolder();

  it('tells what it gives and costs, also by the names and values of a content pack', async () => {
    const changes = { empireA: { forge: { name: { fr: 'Fonderie', en: 'Foundry' }, cost: { coins: 9, knowledge: 0 } } } };
    writeFileSync(join(folder, 'box.json'), JSON.stringify({ game: 'monde-oublie', name: 'Box', changes }));
    const args = ['play', 'monde-oublie', '--seed', 'x', '--save', 'x.txt', '--pack', 'box.json'];
    const english = await inside(args, { cwd: folder, input: 'i foundry\ni sand worm\ni raiders\ni discovery\n?\nq\n' });
    expect(english.out).toContain('  Foundry\n    Empire card of deck A: 9 coins\n    1 Merkian banner, 1 sword in every attack\n');
    expect(english.out).toMatch(/Sand Worm\n {4}1-star titan\n {4}defence 6, swords and arrows count, 1 damage die/);
    expect(english.out).toMatch(/Raiders\n {4}Soldiers\n {4}free.* 2 swords, loot 2.* legacy: loot 1\n/);
    expect(english.out).toMatch(/Discovery\n {4}pay 3 coins, take 1 knowledge\n/);
    expect(english.out).toMatch(/✗ Exploration opens in round 2\. \[MON-4\.11\]\n {6}Citizen 1 on Exploration · Citizen 2 on Exploration/);
    const french = await inside([...args, '--lang', 'fr'], { cwd: folder, input: 'i fonderie\ni oiseau\nq\n' });
    expect(french.out).toContain('Carte Empire de la pile A\u202f: 9 pièces');
    expect(french.out).toMatch(/Oiseau-Tempête\n {4}Titan à 1 étoile\n/);
  });
});

/** Made when it is first asked for, and kept. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What a person types who answers at random at a table, and the record of that game. */
async function scripted(id: string): Promise<{ readonly typed: readonly string[]; readonly record: string }> {
  const game = await gameNamed(id)?.load();
  const page = botNamed('page');
  if (game === undefined || page === null) throw new Error(`there is no ${id}`);
  const seats = seatsOf(id);
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : page));
  const table = new Table(game, { seats, options: SHORT[id] ?? {}, seed: seedFrom('terminal'), pack: '' });
  table.restoreStandings(usualStandings(game, [0]));
  const sitting: Sitting = {
    table,
    me: 0,
    bots,
    memories: bots.map(newMemory),
    names: bots.map((bot, seat) => (bot === null ? 'Anna' : `page ${seat + 1}`)),
    log: [],
    file: '',
  };
  const rng = fastChance(3);
  const typed: string[] = [];
  for (;;) {
    letBotsPlay(sitting);
    passWindows(sitting);
    const q = sitting.table.question(0);
    if (q === null) return { typed, record: recordText(sitting) };
    const line: Line = { seat: 0, text: printAnswer(q, randomAnswer(q, rng)) };
    typed.push(line.text);
    if (needsConfirming(q, line.text)) typed.push('y');
    reply(sitting, line.seat, line.text);
  }
}

function needsConfirming(q: Question, text: string): boolean {
  return q.kind !== 'amount' && q.options.some(({ key, confirm }) => confirm === true && text.split(/ [+>] /).includes(key));
}
