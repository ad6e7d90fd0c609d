import { fastChance, printAnswer, randomAnswer, Table, toldTo } from '@castellan/engine';
import { game, type MonView } from '@castellan/monde-oublie';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../tables/client.ts';
import art from '../art.json' with { type: 'json' };
import { freshOf, movementsOf, rollIn } from '../changes.ts';
import { seenBy } from './view.ts';

const ME = 0;

function entry(key: string, params: LogEntry['params']): LogEntry {
  return { seq: 0, seat: ME, key, params };
}

function opening(): MonView {
  return seenBy(new Table(game, { seats: 3, options: {}, seed: '1'.repeat(64) }), ME);
}

describe('what travels after an answer', () => {
  const view = opening();
  const [first] = view.empireRow;

  it('is my citizen from its place, a rival’s from the panel', () => {
    const placed = entry('placed', { seat: ME, citizen: 2, action: 'labour', fee: 0 });
    expect(movementsOf([placed], view, view, ME)).toEqual([
      { what: { kind: 'citizen', seat: ME, value: 2 }, from: 'citizen:2', to: 'action:labour' },
    ]);
    const theirs = entry('placed', { seat: 2, citizen: 1, action: 'labour', fee: 0 });
    expect(movementsOf([theirs], view, view, ME)[0]).toMatchObject({ from: 'seat:2', to: 'action:labour' });
  });

  it('is a card from its place in the row to its city', () => {
    const card = first.card ?? '';
    const built = entry('built', { seat: ME, card, coins: 2, knowledge: 0 });
    expect(movementsOf([built], view, view, ME)).toEqual([{ what: { kind: 'card', id: card }, from: 'place:row:0', to: `city:${card}` }]);
  });

  it('are coins out of the action that was entered', () => {
    const news = [entry('placed', { seat: ME, citizen: 2, action: 'labour', fee: 0 }), entry('gainedCoins', { seat: ME, n: 2 })];
    expect(movementsOf(news, view, view, ME)[1]).toEqual({ what: { kind: 'coins', n: 2 }, from: 'action:labour', to: 'token:coins' });
    expect(movementsOf(news.slice(1), view, view, ME)[0].from).toBe('supply');
  });

  it('never shows a card the others may not see', () => {
    expect(movementsOf([entry('keptExplored', { seat: 1 })], view, view, ME)).toEqual([
      { what: { kind: 'hidden' }, from: 'deck:empire', to: 'seat:1' },
    ]);
  });
});

describe('what is marked as changed', () => {
  it('is where something happened', () => {
    const view = opening();
    const news = [
      entry('placed', { seat: 1, citizen: 2, action: 'build', fee: 0 }),
      entry('built', { seat: 1, card: 'forge', coins: 3, knowledge: 0 }),
      entry('damaged', { seat: ME, cards: ['port-de-peche'] }),
      entry('titanRevealed', { titan: 'leviathan' }),
    ];
    expect([...freshOf(news, view, ME)]).toEqual(['action:build', 'rival:1:forge', 'city:port-de-peche', 'titan:leviathan']);
  });

  it('is the army that was used', () => {
    const view = opening();
    const news = [entry('attacked', { seat: ME, titan: 'leviathan', soldiers: ['miliciens'], coins: 1, attack: 9, defence: 9 })];
    const miliciens = view.players[ME].armies.findIndex(({ active }) => active === 'miliciens') + 1;
    expect([...freshOf(news, view, ME)]).toEqual(['owned:leviathan', `army:${miliciens}`]);
  });
});

it('finds the last roll of the dice', () => {
  expect(rollIn([entry('diceRolled', { seat: 2, faces: ['titan', 'blank'] }), entry('lostCoins', { seat: 2, n: 1 })])).toEqual({
    seat: 2,
    faces: ['titan', 'blank'],
  });
  expect(rollIn([])).toBeNull();
});

it('whole games move only cards that have a picture, from and to places that are named', () => {
  const spot =
    /^(seat:\d|citizen:\d|action:\w+|city:[\w-]+|place:(row|soldiers):\d|reserve|deck:empire|army:\d|pile:province|land:[\w-]+|stack:[123]|owned:[\w-]+|token:(coins|knowledge)|supply)$/;
  let moved = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const table = new Table(game, {
      seats: 2 + (seed % 3),
      options: { expansionPlus: seed % 2 === 0 },
      seed: String(seed).padStart(64, '0'),
    });
    const rng = fastChance(seed);
    let before = seenBy(table, ME);
    while (table.result === null) {
      const [question] = table.questions();
      const outcome = table.reply(question.seat, printAnswer(question, randomAnswer(question, rng)));
      if (!outcome.ok) throw new Error(outcome.refusal.key);
      const news = outcome.done.flatMap(({ told }) =>
        told.flatMap((event) => {
          const heard = toldTo(event, ME);
          return heard === null ? [] : [entry(heard.key, heard.params)];
        }),
      );
      const after = seenBy(table, ME);
      for (const { what, from, to } of movementsOf(news, before, after, ME)) {
        moved++;
        expect(from).toMatch(spot);
        expect(to).toMatch(spot);
        if (what.kind === 'card') expect(art).toHaveProperty(what.id);
      }
      before = after;
    }
  }
  expect(moved).toBeGreaterThan(200);
});
