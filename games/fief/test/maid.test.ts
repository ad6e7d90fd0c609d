import { describe, expect, it } from 'vitest';
import { capture } from '../rules/captivity.ts';
import { surpriseWindow } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import type { WindowKind } from '../vocabulary.ts';
import { answer, asked, keys, lord, type PlayerPlan, type PositionPlan, play, refusalOf, viewOf } from './builders.ts';
import { running } from './running.ts';

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy', agnes: 'sigy', jeanne: 'tournus' }, hand: ['dArc'] },
  { lords: { blanche: 'bourg', isabelle: 'bourg' } },
  { lords: { mireille: 'tournus', raoul: 'tournus' } },
];

function opened(kind: WindowKind = 'income', plan: Omit<PositionPlan, 'next'> = {}): FieState {
  return running(players, { captives: { jeanne: 2 }, control: { tournus: 2 }, ...plan }, (s) => [surpriseWindow(s, kind)]);
}

const maid = (s: FieState): string | undefined =>
  viewOf(s, null)
    .players.flatMap(({ lords }) => lords)
    .find(({ dArc }) => dArc)?.id;

describe('d’Arc', () => {
  it('FIE-26.7 the card is put on a free woman in play', () => {
    const s = opened();
    expect(keys(s, 0)).toEqual(['pass', 'dArc agnes', 'dArc blanche', 'dArc isabelle', 'dArc mireille']);
    for (const id of ['henri', 'jeanne']) expect(refusalOf(s, `dArc ${id}`, 0)).toBe('FIE-26.7 noFreeWoman');
    answer(s, 'dArc agnes', 0);
    expect([maid(s), s.hands[0], asked(s)]).toEqual(['agnes', [], []]);
  });

  it('FIE-26.7 FIE-21.5 in every window, that of a ride-through too, but not in that of an uprising', () => {
    expect(keys(opened('ride'), 0)).toHaveLength(5);
    expect(keys(opened('uprising'), 0)).toEqual(['pass']);
    expect(refusalOf(opened('uprising'), 'dArc agnes', 0)).toBe('FIE-25.8 notInUprising');
  });

  it('FIE-26.7 of another family with that player’s consent', () => {
    const s = opened();
    answer(s, 'dArc blanche', 0);
    expect(asked(s)).toEqual(['1 consentDArc']);
    expect(viewOf(s, 2)).toMatchObject({ laid: ['dArc-1'], consent: { kind: 'dArc', lords: ['blanche'] } });
    answer(s, 'yes');
    expect([maid(s), s.hands[0], viewOf(s, null).laid]).toEqual(['blanche', [], []]);
  });

  it('FIE-26.7 refused, the card goes back to the hand and is not offered to that player again this round', () => {
    const s = opened();
    play(s, 'dArc blanche', 'no');
    expect([maid(s), viewOf(s, 2).players[0].hand.cards]).toEqual([undefined, ['dArc-1']]);
    expect(keys(s, 0)).toEqual(['pass', 'dArc agnes', 'dArc mireille']);
    expect(refusalOf(s, 'dArc isabelle', 0)).toBe('FIE-26.7 dArcWasRefused');
    play(s, 'dArc mireille', 'yes');
    expect(maid(s)).toBe('mireille');
  });

  it('FIE-26.7 FIE-27.2 she is d’Arc until death; then the card goes to the character discard', () => {
    const s = running([players[0], { ...players[1], hand: ['assassination'] }, players[2]], {}, (now) => [surpriseWindow(now, 'income')]);
    answer(s, 'dArc agnes', 0);
    answer(s, 'pass', 1);
    expect(maid(s)).toBe('agnes');
    answer(s, 'assassinate agnes by blanche', 1);
    expect([maid(s), viewOf(s, null).discards.character]).toEqual([undefined, ['dArc-1', 'lord-agnes']]);
  });

  it('FIE-26.8 she may be married and titled, and stays d’Arc as a captive', () => {
    const s = opened('income', { marriages: [['agnes', 'raoul']], titles: { comteSigy: ['agnes', 'sigy'] } });
    answer(s, 'dArc agnes', 0);
    capture(s, lord('agnes'), 1);
    expect(viewOf(s, null).players[0].lords.find(({ id }) => id === 'agnes')).toMatchObject({
      dArc: true,
      captor: 1,
      spouse: 'raoul',
      fiefs: ['comteSigy'],
      ransom: 7,
    });
  });
});
