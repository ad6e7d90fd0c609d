/** Whoever looks ahead goes in no circles: what would be taken back at once is not chosen, and what was chosen is not taken back. */

import { advance, fastChance, guess, type Instinct } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game as medioevo } from '../../games/medioevo/index.ts';
import { combatTurn } from '../../games/medioevo/rules/combat.ts';
import { beginPhase } from '../../games/medioevo/rules/turn.ts';
import type { UniState } from '../../games/medioevo/state.ts';
import { advanceTo, keys, play, position, question } from '../../games/medioevo/test/builders.ts';
import { PHASE } from '../../games/medioevo/vocabulary.ts';
import { botLine, botNamed, type Memory, newMemory, search, sightOf } from '../index.ts';
import { goesRound } from '../search/circles.ts';

/** So many tries that all roads are thought of. */
const BUDGET = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY };

/** Seat 0 is on the road beside Severin, which is held weakly by seat 1, with whom there is no war: an attack has to be confirmed (UNI-39.6). */
function beside(): UniState {
  const s = position([{ units: { bulgaria: '4HI' }, vehicles: ['warWagon 2 bulgaria'] }, { units: { severin: '1LI' } }], {
    active: 0,
    warCircle: [3, 5, 7],
    next: (state) => combatTurn(state, 0),
  });
  advance(medioevo, s);
  play(s, 'warWagon 1', 'all');
  return s;
}

/** The game with an instinct that always takes back what has to be confirmed, or never does. */
function minded(goes: boolean): typeof medioevo {
  const { instinct } = medioevo;
  const weigh: Instinct<UniState>['weigh'] = (s, q, option) =>
    q.frame.step === 'confirmUndeclaredAttack' ? Number(goes === ('goesOn' in option && option.goesOn)) : instinct.weigh(s, q, option);
  return { ...medioevo, instinct: { ...instinct, weigh } };
}

const PLAYER = { hasPlans: false, mayTakeBack: false };

function worthOf(game: typeof medioevo, s: UniState, text: string, scope = PLAYER): number | undefined {
  const sight = sightOf(game);
  if (sight === null) throw new Error('nobody looks ahead');
  return search(game, sight, s, question(s), BUDGET, fastChance(3), scope).find((one) => one.text === text)?.value;
}

describe('an answer that takes back the one before', () => {
  it('is not thought of where there is another', () => {
    const s = beside();
    play(s, 'to severin');
    expect(keys(s)).toEqual(['take back', 'go on']);
    for (const game of [minded(true), minded(false)]) {
      expect(worthOf(game, s, 'take back')).toBeUndefined();
      // Whoever advises somebody else thinks of all that this one may do.
      expect(worthOf(game, s, 'take back', { ...PLAYER, mayTakeBack: true })).toBeGreaterThan(0);
      const castellan = botNamed('castellan', game);
      expect(castellan && botLine(game, s, 0, castellan, fastChance(1), BUDGET)).toBe('go on');
    }
  });

  it('makes the one before worth nothing to whoever would give it at once', () => {
    const s = beside();
    expect(keys(s)).toContain('to severin');
    expect(worthOf(minded(false), s, 'to severin')).toBe(0);
    expect(worthOf(minded(true), s, 'to severin')).toBeGreaterThan(0);
  });
});

/** Seat 0 may claim an objective before it buys anything, and has asked to act (UNI-47.13). */
function acting(): UniState {
  const levels = { blue: 1, yellow: 1, orange: 1, red: 1, green: 1, violet: 1 };
  const s = advanceTo(
    position([{ cards: [11], levels, units: { thrace: '1LI' } }, {}], {
      phase: 'purchases',
      next: () => [beginPhase.do({ phase: PHASE.purchases })],
    }),
  );
  play(s, '! act');
  return s;
}

describe('passing where one has asked to act', () => {
  it('is not thought of before something is done, for the instinct would ask to act again', () => {
    const s = acting();
    expect(question(s).frame.step).toBe('actNow');
    expect(keys(s)).toContain('pass');
    expect(worthOf(medioevo, s, 'pass')).toBeUndefined();
    expect(worthOf(medioevo, s, 'pass', { ...PLAYER, mayTakeBack: true })).toBeGreaterThan(0);
  });

  it('is, once something was done', () => {
    const s = acting();
    const claim = keys(s).find((key) => key.startsWith('claim')) ?? '';
    play(s, claim);
    expect(question(s).frame.step).toBe('actNow');
    expect(worthOf(medioevo, s, 'pass')).toBeGreaterThan(0);
  });
});

describe('what comes up again and again', () => {
  /** The worlds that a castellan guesses before it answers: none but the one it is shown where its instinct answers. */
  function worldsBehind(s: UniState, memory: Memory): number {
    let worlds = 0;
    const determinize: typeof medioevo.determinize = (world, seat, rng) => {
      worlds++;
      medioevo.determinize(world, seat, rng);
    };
    const castellan = botNamed('castellan', medioevo);
    if (castellan === null) throw new Error('there is no castellan');
    botLine({ ...medioevo, determinize }, s, 0, castellan, fastChance(1), { ...BUDGET, memory });
    return worlds;
  }

  it('is thought about twice, and then answered by instinct', () => {
    const s = beside();
    const memory = newMemory();
    expect(worldsBehind(s, memory)).toBeGreaterThan(1);
    expect(worldsBehind(s, memory)).toBeGreaterThan(1);
    expect(worldsBehind(s, memory)).toBe(1);
    // Whoever has another memory, or comes to something else, thinks.
    expect(worldsBehind(s, newMemory())).toBeGreaterThan(1);
    play(s, 'to severin');
    expect(question(s).frame.step).toBe('confirmUndeclaredAttack');
    const met = memory.met.length;
    worldsBehind(s, memory);
    expect(memory.met.length).toBe(met + 1);
  });

  it('is known by what the seat can see, whatever others hold', () => {
    const s = beside();
    const memory = newMemory();
    for (let n = 0; n < 3; n++) goesRound(medioevo, guess(medioevo, s, 0, fastChance(n)), question(s), memory);
    expect(new Set(memory.met).size).toBe(1);
    expect(goesRound(medioevo, s, question(s), memory)).toBe(true);
  });
});
