import { describe, expect, it } from 'vitest';
import { foresee, refusal, supposed, type Table } from '../index.ts';
import { caravan, plays, SALT, SILK } from './builders.ts';
import { type ToyState, toy } from './toy.ts';

const HANDS = [SILK.slice(0, 3), SALT.slice(0, 3), SALT.slice(3, 6)];

function inTurn(): Table<ToyState> {
  return plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0', '1 ! borrow');
}

describe('foresight', () => {
  it('tells what is certain', () => {
    const { state } = inTurn();
    expect(foresee(toy, state, 0, ['rest'])).toMatchObject({
      carried: 1,
      refusal: null,
      chance: 'never',
      shown: false,
      certain: [{ key: 'rested', params: { seat: 0, n: 1 } }],
      likely: [],
    });
  });

  it('tells that dice fall, and what they may bring', () => {
    const table = plays(inTurn(), '1 raid 2');
    const foresight = foresee(toy, table.state, 1, ['endure'], { worlds: 60 });
    expect(foresight.chance).toBe('surely');
    expect(foresight.certain).toEqual([]);
    const stolen = foresight.likely.filter(({ key }) => key === 'stolen').reduce((sum, { share }) => sum + share, 0);
    expect(stolen).toBeGreaterThan(0.2);
    expect(stolen).toBeLessThan(0.8);
  });

  it('tells that something hidden is shown', () => {
    const table = inTurn();
    const show = table.view(0).asked?.options.find(({ say }) => say === 'show');
    expect(foresee(toy, table.state, 0, [show?.key ?? '']).shown).toBe(true);
  });

  it('looks several answers ahead, and says where a plan would be refused', () => {
    const { state } = inTurn();
    expect(foresee(toy, state, 0, ['invest', '2'])).toMatchObject({ carried: 2, refusal: null, certain: [{ key: 'invested' }] });
    expect(foresee(toy, state, 0, ['invest', '9'])).toMatchObject({ carried: 1, refusal: { key: 'outOfRange' } });
    expect(foresee(toy, state, 1, ['rest'])).toMatchObject({ carried: 0, refusal: refusal('kernel', 'notAsked') });
  });

  it('changes nothing', () => {
    const table = plays(inTurn(), '1 raid 2');
    const before = JSON.stringify(table.state);
    foresee(toy, table.state, 1, ['endure']);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('plays on by instinct as far as the game wants, and reads its numbers', () => {
    const game = {
      ...toy,
      prospect: {
        goesOn: (s: ToyState, _: number, from: ToyState) => s.round === from.round,
        read: (s: ToyState) => ({ coins: s.coins[0], round: s.round }),
      },
    };
    const { numbers } = foresee(game, inTurn().state, 0, ['rest']);
    expect(numbers.round).toEqual({ least: 2, most: 2, mean: 2 });
    expect(numbers.coins.most).toBeGreaterThanOrEqual(numbers.coins.least);
  });

  it('tells what comes as things stand when nothing is answered', () => {
    const game = { ...toy, prospect: { goesOn: () => false, read: (s: ToyState) => ({ coins: s.coins[0] }) } };
    const { state } = inTurn();
    expect(foresee(game, state, 0, [])).toMatchObject({ carried: 0, refusal: null, chance: 'never', shown: false, certain: [] });
    expect(foresee(game, state, 0, []).numbers.coins.mean).toBe(state.coins[0]);
  });

  it('tells of what is only supposed, in the words of the game, and of nothing that the game does not know', () => {
    const game = {
      ...toy,
      prospect: {
        goesOn: () => false,
        suppose(s: ToyState, seat: number, said: string) {
          s.coins[seat] += Number(said);
          return Number(said) > 0;
        },
        read: (s: ToyState, seat: number, from: ToyState) => ({ gained: s.coins[seat] - from.coins[seat] }),
      },
    };
    const { state } = inTurn();
    const before = JSON.stringify(state);
    expect(foresee(game, state, 0, [supposed('3')])).toMatchObject({
      carried: 0,
      refusal: null,
      chance: 'never',
      shown: false,
      certain: [],
      likely: [],
      numbers: { gained: { least: 3, most: 3, mean: 3 } },
    });
    expect(foresee(game, state, 0, [supposed('nothing')])).toMatchObject({ refusal: { key: 'unknownOption' }, numbers: {} });
    expect(foresee(toy, state, 0, [supposed('3')]).refusal).toMatchObject({ key: 'unknownOption' });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('looks at the same worlds whatever is answered', () => {
    const seen: string[] = [];
    const game = {
      ...toy,
      prospect: {
        goesOn: () => false,
        read(_s: ToyState, _seat: number, from: ToyState) {
          seen.push(JSON.stringify(from.hands));
          return {};
        },
      },
    };
    const { state } = inTurn();
    foresee(game, state, 0, ['rest']);
    foresee(game, state, 0, ['invest', '2']);
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(seen.slice(seen.length / 2)).toEqual(seen.slice(0, seen.length / 2));
  });
});
