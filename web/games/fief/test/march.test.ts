import { type Asked, advance, Table } from '@castellan/engine';
import { CALAMITIES, type FieView, game } from '@castellan/fief';
import { describe, expect, it } from 'vitest';
import { movementTurn } from '../../../../games/fief/rules/movement.ts';
import { bishopric, type PlayerPlan, type PositionPlan, position } from '../../../../games/fief/test/builders.ts';
import { begin, choose } from '../../../shell/choice.ts';
import type { Choice } from '../../../shell/index.ts';
import { answersOf, isDangerous, type March, marchOf, setRow, shortcutOf, shortcutsOf, take, waysTo } from '../march.ts';

const PLAYERS: readonly PlayerPlan[] = [
  { lords: { arthur: 'blaye', guenievre: 'blaye' }, troops: { blaye: '3S 1K 1E' } },
  { lords: { gauvain: 'epervier', quentin: 'blaye' }, troops: { epervier: '1S' } },
  { lords: { charles: 'bourg' }, troops: { bourg: '1S' } },
];

function isView(board: unknown): board is FieView {
  return typeof board === 'object' && board !== null && 'villages' in board;
}

/** A table at which Arthur has been named to march. */
function marching(plan: PositionPlan = {}, players = PLAYERS, plagued: readonly string[] = []) {
  const state = position(players, {
    castles: ['blaye'],
    captives: { quentin: 0 },
    stage: 'movement',
    active: 0,
    ...plan,
    next: (s) => movementTurn(s, 0),
  });
  for (const see of plagued) state.struck[bishopric(see)] |= 1 << CALAMITIES.indexOf('plague');
  advance(game, state);
  const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], state);
  table.reply(0, 'arthur');
  const { asked, board } = table.view(0);
  if (asked === null || !isView(board)) throw new Error('nobody is asked');
  return { table, asked, view: board };
}

/** A choice as the shell makes it, for as much as a march needs. */
function choosing(asked: Asked): Choice {
  let selection = begin(asked);
  return {
    asked,
    selected: [],
    get chosen() {
      return selection.chosen.flatMap((key) => asked.options.filter((option) => option.key === key));
    },
    amount: 0,
    composed: null,
    lit: () => null,
    refusal: () => null,
    tap: () => undefined,
    choose: (option) => {
      selection = choose(asked, selection, option).selection;
    },
    setAmount: () => undefined,
    compose: () => undefined,
    confirm: () => undefined,
    clear: () => undefined,
  };
}

function marchNow(view: FieView, choice: Choice, to: string | null = null, via: string | null = null): March {
  const question = choice.asked?.id ?? '';
  const march = marchOf(view, 0, choice, to === null ? null : { question, to, via, sets: false });
  if (march === null) throw new Error('there is no march');
  return march;
}

describe('a march', () => {
  it('begins with everything that can go, as the rules suggest', () => {
    const { asked, view } = marching();
    const march = marchNow(view, choosing(asked));
    expect(march.others).toMatchObject([{ lord: 'guenievre', goes: true }]);
    expect(march.rows.map(({ pawn, made, n }) => [pawn, made, n])).toEqual([
      ['sergeant', 0, 3],
      ['knight', 0, 1],
      ['engine', 0, 1],
    ]);
    expect(march.captives).toMatchObject([{ lord: 'quentin', goes: true }]);
    expect(shortcutOf(march)).toBe('all');
    expect(shortcutsOf(march)).toEqual(['all', 'spare', 'alone']);
    expect(answersOf(march, [])).toEqual([]);
  });

  it('leaves a sergeant behind, or everything, with one touch', () => {
    const { asked, view } = marching();
    const choice = choosing(asked);
    take(choice, marchNow(view, choice), 'spare');
    expect(marchNow(view, choice).rows.map(({ n }) => n)).toEqual([2, 1, 1]);
    expect(shortcutOf(marchNow(view, choice))).toBe('spare');
    take(choice, marchNow(view, choice), 'alone');
    expect(marchNow(view, choice).rows.map(({ n }) => n)).toEqual([0, 0, 0]);
    expect(marchNow(view, choice).captives[0].goes).toBe(false);
    expect(shortcutOf(marchNow(view, choice))).toBe('alone');
  });

  it('is one plan that the table carries out, and takes back with one undo', () => {
    const { table, asked, view } = marching();
    const choice = choosing(asked);
    take(choice, marchNow(view, choice), 'spare');
    setRow(choice, marchNow(view, choice).rows[0], 1);
    choice.choose(marchNow(view, choice).captives[0].option);
    const plan = answersOf(marchNow(view, choice, 'charolles'), choice.chosen);
    expect(plan.map(({ step }) => step)).toEqual(['loadUp', 'takeRoad']);
    const outcome = table.replyAll(0, plan);
    expect(outcome.ok && outcome.stopped).toBeNull();
    const { board } = table.view(0);
    if (!isView(board)) throw new Error('there is no board');
    expect(board.villages.find(({ id }) => id === 'charolles')?.stacks).toMatchObject([
      { seat: 0, sergeants: 1, knights: 1, engines: 1, lords: ['arthur', 'guenievre'], captives: [] },
    ]);
    table.undo(0);
    expect(table.view(0).asked?.step).toBe('loadUp');
  });

  it('goes two steps as one plan, the engine staying on the way, and is taken back with one undo', () => {
    const { table, asked, view } = marching();
    const choice = choosing(asked);
    take(choice, marchNow(view, choice), 'spare');
    expect(waysTo(marchNow(view, choice), 'villeneuve')).toEqual([{ via: 'charolles', village: 'villeneuve', asks: null }]);
    const march = marchNow(view, choice, 'villeneuve', 'charolles');
    const plan = answersOf(march, choice.chosen);
    expect(plan.map(({ step }) => step)).toEqual(['loadUp', 'takeRoad', 'moveStep', 'loadUp', 'takeRoad']);
    const outcome = table.replyAll(0, plan);
    expect(outcome.ok && outcome.stopped).toBeNull();
    const { board } = table.view(0);
    if (!isView(board)) throw new Error('there is no board');
    const stackAt = (village: string) => board.villages.find(({ id }) => id === village)?.stacks;
    expect(stackAt('villeneuve')).toMatchObject([
      { sergeants: 2, knights: 1, engines: 0, lords: ['arthur', 'guenievre'], captives: ['quentin'] },
    ]);
    expect(stackAt('blaye')).toMatchObject([{ sergeants: 1 }]);
    table.undo(0);
    expect(table.view(0).asked?.step).toBe('loadUp');
  });

  it('is asked for its road at once where there is nothing to take, and goes two steps as one plan all the same', () => {
    const alone = [{ lords: { arthur: 'blaye' } }, PLAYERS[1], PLAYERS[2]];
    const { table, asked, view } = marching({ captives: {} }, alone);
    expect(asked.step).toBe('takeRoad');
    const choice = choosing(asked);
    expect(marchNow(view, choice)).toMatchObject({ lord: 'arthur', loads: false, rows: [], to: null });
    expect(answersOf(marchNow(view, choice, 'charolles'), [])).toEqual([{ step: 'takeRoad', text: 'to charolles' }]);
    expect(waysTo(marchNow(view, choice), 'villeneuve')).toEqual([{ via: 'charolles', village: 'villeneuve', asks: null }]);
    const march = marchNow(view, choice, 'villeneuve', 'charolles');
    // Nothing lies on the way either, so that it is not asked once more what goes along.
    expect(answersOf(march, []).map(({ step }) => step)).toEqual(['takeRoad', 'moveStep', 'loadUp', 'takeRoad']);
    const outcome = table.replyAll(0, answersOf(march, [], false));
    expect(outcome.ok && outcome.stopped).toBeNull();
    const { board } = table.view(0);
    if (!isView(board)) throw new Error('there is no board');
    expect(board.villages.find(({ id }) => id === 'villeneuve')?.stacks).toMatchObject([{ seat: 0, lords: ['arthur'] }]);
    table.undo(0);
    expect(table.view(0).asked?.step).toBe('takeRoad');
  });

  it('leaves what lies on the way where it is, when a Lord goes alone', () => {
    const alone = [{ lords: { arthur: 'blaye' }, troops: { charolles: '2S' } }, PLAYERS[1], PLAYERS[2]];
    const { table, asked, view } = marching({ captives: {} }, alone);
    const march = marchNow(view, choosing(asked), 'villeneuve', 'charolles');
    const outcome = table.replyAll(0, answersOf(march, []));
    expect(outcome.ok && outcome.stopped).toBeNull();
    const { board } = table.view(0);
    if (!isView(board)) throw new Error('there is no board');
    expect(board.villages.find(({ id }) => id === 'charolles')?.stacks).toMatchObject([{ seat: 0, sergeants: 2, lords: [] }]);
  });

  it('is no march of one when others go along: then the road alone is asked for', () => {
    const { table } = marching();
    table.reply(0, '1S');
    const { asked, board } = table.view(0);
    if (asked === null || !isView(board)) throw new Error('nobody is asked');
    expect([asked.step, marchOf(board, 0, choosing(asked), null)]).toEqual(['takeRoad', null]);
  });

  it('FIE-20.22 goes no further in one plan than where plague is met, since those who live decide there', () => {
    const beaujeu = [{ lords: { arthur: 'beaujeu' }, troops: { beaujeu: '3S' } }, PLAYERS[1], PLAYERS[2]];
    const further = (sees: readonly string[], players: readonly PlayerPlan[]) =>
      marching({ captives: {} }, players, sees).view.group?.further.map(({ via, village }) => `${via} ${village}`) ?? [];
    // Beaujeu lies in the bishopric of Sigy, La Salle and what is behind it in that of Blaye.
    expect(further(['tournus'], beaujeu)).toEqual(expect.arrayContaining(['laSalle blaye', 'laSalle sennecy']));
    expect(further(['blaye'], beaujeu).filter((way) => way.startsWith('laSalle'))).toEqual([]);
    // Within the bishopric nobody is tested, and who comes there last stops there anyway.
    expect(further(['sigy'], beaujeu)).toContain('saintCiers marcamps');
    expect(further(['sigy'], PLAYERS)).toContain('laSalle beaujeu');
  });

  it('goes no further in one plan than a village that another holds', () => {
    const further = (plan: PositionPlan) => marching(plan).view.group?.further.map(({ via, village }) => `${via} ${village}`) ?? [];
    expect(further({})).toContain('charolles villeneuve');
    expect(further({ control: { charolles: 2 } })).toContain('charolles villeneuve');
    const held = [PLAYERS[0], PLAYERS[1], { lords: { charles: 'bourg' }, troops: { charolles: '1S' } }];
    expect(marching({}, held).view.group?.further.some(({ via }) => via === 'charolles')).toBe(false);
  });

  it('is dangerous where it comes into a bishopric under plague, and nowhere else', () => {
    const { view } = marching();
    const stricken = {
      ...view,
      bishoprics: view.bishoprics.map((see) => (see.id === 'blaye' ? { ...see, calamities: ['plague' as const] } : see)),
    };
    expect(isDangerous(view, 'beaujeu', 'laSalle')).toBe(false);
    expect(isDangerous(stricken, 'beaujeu', 'laSalle')).toBe(true);
    expect(isDangerous(stricken, 'blaye', 'laSalle')).toBe(false);
  });
});
