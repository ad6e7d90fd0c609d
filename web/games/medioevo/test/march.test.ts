import { Table } from '@castellan/engine';
import { game, type UniView } from '@castellan/medioevo';
import { describe, expect, it } from 'vitest';
import { view } from '../../../../games/medioevo/view.ts';
import { POSITIONS } from '../../../test/help/medioevo.ts';
import { answersOf, change, heading, loadAnswers, type March, marchOf, roomLeft } from '../march.ts';
import { tincture } from '../tinctures.ts';

function laidUp(name: 'move' | 'trade', ...answers: readonly string[]) {
  const { setup, state } = POSITIONS[name]();
  const table = Table.resume(game, setup, [], state);
  for (const text of answers) expect(table.reply(1, text)).toMatchObject({ ok: true });
  return table;
}

type Laid = ReturnType<typeof laidUp>;

function viewOf(table: Laid): UniView {
  return view(table.state, 1);
}

function taken(table: Laid): March {
  const { asked } = table.view(1);
  const march = marchOf(viewOf(table), 1, { asked }, heading.value);
  if (march === null || asked === null) throw new Error('Nothing is taken up.');
  return march;
}

function questionOf(table: Laid): string {
  return table.view(1).asked?.id ?? '';
}

describe('a move that is put together', () => {
  it('takes as many as there is room for, the strongest first', () => {
    const march = taken(laidUp('move', 'warWagon 1'));
    expect(march.rows.map(({ unit, n }) => `${n} ${unit}`)).toEqual([
      '0 lightInfantry',
      '0 heavyInfantry',
      '2 archer',
      '3 cavalry',
      '1 captain1',
    ]);
    expect(roomLeft(march)).toBe(0);
  });

  it('is one plan: the load, then every step of the way', () => {
    const table = laidUp('move', 'warWagon 1');
    change(questionOf(table), taken(table), { to: 'serbia' });
    const plan = answersOf(taken(table));
    expect(plan.map(({ text }) => text)).toEqual(['2 archer', '3 cavalry', '1 captain1', 'to severin', 'to serbia']);
    expect(table.replyAll(1, plan)).toMatchObject({ ok: true, stopped: null });
    expect(viewOf(table).territories.find(({ id }) => id === 'serbia')?.stacks[0].units).toEqual([0, 3, 2, 3, 1, 0, 0]);
  });

  it('says that it is enough where more could come', () => {
    const table = laidUp('move', 'warWagon 1');
    change(questionOf(table), taken(table), { load: [0, 1, 0, 0, 0, 0, 0], to: 'severin' });
    expect(loadAnswers(taken(table)).map(({ text }) => text)).toEqual(['1 heavyInfantry', 'go']);
    expect(table.replyAll(1, answersOf(taken(table)))).toMatchObject({ ok: true, stopped: null });
  });

  it('goes empty, too', () => {
    const table = laidUp('move', 'warWagon 1');
    change(questionOf(table), taken(table), { load: [0, 0, 0, 0, 0, 0, 0], to: 'alfold' });
    expect(table.replyAll(1, answersOf(taken(table)))).toMatchObject({ ok: true, stopped: null });
  });

  it('every load of a wagon can be given', () => {
    for (let light = 0; light <= 2; light++)
      for (let heavy = 0; heavy <= 4; heavy++)
        for (let horse = 0; horse <= 3 && light + heavy + horse <= 6; horse++) {
          const table = laidUp('move', 'warWagon 1');
          change(questionOf(table), taken(table), { load: [light, heavy, 0, horse, 0, 0, 0], to: 'severin' });
          expect(table.replyAll(1, answersOf(taken(table))), `${light} ${heavy} ${horse}`).toMatchObject({ ok: true, stopped: null });
        }
  });

  it('is forgotten with its question', () => {
    const table = laidUp('move', 'warWagon 1');
    change('another', taken(table), { to: 'serbia' });
    expect(taken(table).to).toBeNull();
  });

  it('leads a trade transport as far as it gets', () => {
    const table = laidUp('trade', 'caravan 1');
    expect(taken(table).kind).toBe('trade');
    change(questionOf(table), taken(table), { to: 'transylvania' });
    const plan = answersOf(taken(table));
    expect(plan.every(({ step }) => step === 'tradeAction')).toBe(true);
    expect(table.replyAll(1, plan)).toMatchObject({ ok: true });
    expect(viewOf(table).vehicles.find(({ kind }) => kind === 'caravan')?.node).toBe('transylvania');
  });
});

describe('the tinctures', () => {
  it('are those of the kingdoms, and differ from each other before there are any', () => {
    const now = viewOf(laidUp('move'));
    expect(now.players.map(({ seat }) => tincture(now, seat))).toEqual(['A', 'G', 'S', 'V', 'L', 'O']);
    const uncrowned = { ...now, players: now.players.map((player) => ({ ...player, kingdom: null })) };
    expect(new Set(now.players.map(({ seat }) => tincture(uncrowned, seat))).size).toBe(6);
  });
});
