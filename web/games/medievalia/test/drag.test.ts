import type { Asked, Option } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { dropped } from '../drag.ts';

function asking(step: string, options: readonly Option[], params: Asked['params'] = {}) {
  const asked: Asked = { id: '1', step, kind: 'pick', params, options, min: 1, max: 1, by: 1, suggestions: [] };
  const lit = (target: string) => {
    const there = options.filter(({ at }) => at?.includes(target));
    return there.length === 0 ? null : { options: there, label: '', selected: false, place: null };
  };
  return { asked, lit };
}

const march: Option = { key: 'march soldier-01 neutral', say: 'march', at: ['card:soldier-01', 'fief:neutral'] };
const move: Option = { key: 'move peasant-01', say: 'moveInside', at: ['card:peasant-01'] };
const remove: Option = { key: 'remove peasant-01', say: 'remove', at: ['card:peasant-01'] };
const join: Option = { key: 'army 1', say: 'join', at: ['army:1'] };

describe('a card that is dragged', () => {
  it('marches to the fief it is dropped in, and nowhere else', () => {
    const choice = asking('moveOutside', [march]);
    expect(dropped(choice, 'card:soldier-01', ['ground:neutral', 'fief:neutral'])?.option).toBe(march);
    expect(dropped(choice, 'card:soldier-01', ['fief:fief1'])).toBeNull();
  });

  it('moves inside its fief, and the place answers the question that follows', () => {
    const choice = asking('action', [remove, move]);
    expect(dropped(choice, 'card:peasant-01', ['card:field-01', 'fief:fief0'])).toEqual({
      option: move,
      next: ['card:field-01', 'fief:fief0'],
    });
    expect(dropped(choice, 'card:peasant-01', [])).toBeNull();
  });

  it('joins the army it is dropped on when it is the one in question', () => {
    const choice = asking('deployAttack', [join], { id: 'soldier-01' });
    expect(dropped(choice, 'card:soldier-01', ['army:1'])?.option).toBe(join);
    expect(dropped(choice, 'card:knight-01', ['army:1'])).toBeNull();
  });
});
