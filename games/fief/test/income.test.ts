import { advance, type Frame } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { income } from '../rules/income.ts';
import { CALAMITY_BITS } from '../rules/struck.ts';
import { surpriseWindow } from '../rules/windows.ts';
import { type FieState, HARVEST } from '../state.ts';
import { answer, bishopric, c, fief, type PlayerPlan, type PositionPlan, position, viewOf } from './builders.ts';
import { toldWhile } from './running.ts';

/** Phase 3 from a position; the players begin with nothing. */
function paid(players: readonly PlayerPlan[], plan: PositionPlan = {}, prepare?: (s: FieState) => void): FieState {
  const s = position(
    players.map((player) => ({ ecus: 0, ...player })),
    { stage: 'income', ...plan },
  );
  prepare?.(s);
  collect(s);
  return s;
}

function collect(s: FieState, before: readonly Frame[] = []): ReturnType<typeof toldWhile> {
  return toldWhile(s, () => {
    s.core.stack = [...before, ...income(s)].toReversed();
    advance(game, s);
  });
}

const famine =
  (where: string) =>
  (s: FieState): void => {
    s.struck[bishopric(where)] |= CALAMITY_BITS.famine;
  };

describe('income', () => {
  it('FIE-17.1 each controlled village gives one écu, also one controlled by the title alone', () => {
    const s = paid([{ troops: { sigy: '1S', bourg: '1S' }, lords: { henri: 'sigy' } }, { troops: { blaye: '5S' } }, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
    });
    expect(s.ecus).toEqual([4, 1, 0]);
  });

  it('FIE-17.2 W11 villages, mills and a King: 4 + 4 + 5', () => {
    const plan: PositionPlan = { king: 'henri', mills: { sigy: 1, bourg: 1 }, castles: ['sigy'], control: { sigy: 0 } };
    const own = { troops: { sigy: '1S', bourg: '1S', saintPaul: '1S', lesEssarts: '1S' }, lords: { henri: 'bourg' } };
    expect(paid([own, {}, {}], plan).ecus[0]).toBe(13);
    expect(paid([own, { troops: { sigy: '2S' } }, {}], { ...plan, sieges: { sigy: [1, 1] } }).ecus[0]).toBe(10);
  });

  it('FIE-17.2 W12 the tithe takes the mills of the whole bishopric with their bonus, the villages pay as ever', () => {
    const s = paid(
      [{ troops: { sigy: '1S', beaujeu: '1S' } }, { troops: { saintPaul: '1S' } }, { troops: { tournus: '1S' } }],
      { mills: { sigy: 1, beaujeu: 1, saintPaul: 1, tournus: 1 } },
      (now) => {
        now.taxes.push({ kind: 'dime', seat: 2, where: bishopric('sigy'), rank: 'bishop' });
        now.bonus[bishopric('sigy')] |= HARVEST;
      },
    );
    expect(s.ecus).toEqual([2, 1, 9 + 1 + 2]);
  });

  it('FIE-17.3 FIE-23.5 a besieged village gives nothing, and its mills nothing to anyone, tithe included', () => {
    const s = paid(
      [{ troops: { sigy: '1S' } }, { troops: { sigy: '2S' } }, {}],
      { castles: ['sigy'], control: { sigy: 0 }, sieges: { sigy: [1, 1] }, mills: { sigy: 2 } },
      (now) => now.taxes.push({ kind: 'dime', seat: 2, where: bishopric('sigy'), rank: 'bishop' }),
    );
    expect(s.ecus).toEqual([0, 0, 0]);
    expect(viewOf(s, 1).players.map(({ income: { siege } }) => siege)).toEqual([1, 0, 4]);
  });

  it('FIE-17.4 a mill in a village of nobody gives nothing, except to a tithe', () => {
    const mills = { sigy: 2 };
    expect(paid([{}, {}, {}], { mills }).ecus).toEqual([0, 0, 0]);
    const s = paid([{}, {}, {}], { mills }, (now) => now.taxes.push({ kind: 'dime', seat: 1, where: bishopric('sigy'), rank: 'cardinal' }));
    expect(s.ecus).toEqual([0, 4, 0]);
  });

  it('FIE-15.5 famine: no village or mill gives anything there, no tithe is paid', () => {
    const s = paid([{ troops: { sigy: '1S', bourg: '1S' } }, {}, {}], { mills: { sigy: 2, bourg: 1 } }, (now) => {
      famine('sigy')(now);
      now.taxes.push({ kind: 'dime', seat: 1, where: bishopric('sigy'), rank: 'bishop' });
    });
    expect(s.ecus).toEqual([3, 0, 0]);
    expect(viewOf(s, null).players.map(({ income: { famine: lost } }) => lost)).toEqual([1, 4, 0]);
  });

  it('FIE-17.5 FIE-15.5 W13 a taille pays two écus for each village, whoever controls it, but not besieged or under famine', () => {
    const taille = (now: FieState): void => void now.taxes.push({ kind: 'taille', seat: 2, where: fief('ducheBlaye'), rank: null });
    const players: readonly PlayerPlan[] = [{ troops: { blaye: '1S' } }, { troops: { blaye: '1S' } }, { lords: { raoul: 'sigy' } }];
    const plan: PositionPlan = { castles: ['blaye'], control: { blaye: 0 } };
    expect(paid(players, plan, taille).ecus[2] - 1).toBe(8);
    const hungry = paid(players, plan, (now) => {
      taille(now);
      famine('sigy')(now);
    });
    expect(hungry.ecus[2]).toBe(6);
    expect(paid(players, { ...plan, sieges: { blaye: [1, 1] } }, taille).ecus[2] - 1).toBe(6);
  });

  it('FIE-17.6 FIE-5.8 King 5, Queen 3, Pope 5, a Regent 8; captivity changes nothing', () => {
    const royal: readonly PlayerPlan[] = [
      { lords: { henri: 'sigy' } },
      { lords: { agnes: 'sigy' } },
      { troops: { sigy: '1S' }, lords: { othon: 'sigy' } },
    ];
    const s = paid(royal, {
      king: 'henri',
      marriages: [['henri', 'agnes']],
      bishops: { bourg: 'othon' },
      pope: 'othon',
      captives: { henri: 2, agnes: 2 },
      control: { sigy: 2 },
    });
    expect(s.ecus).toEqual([5, 3, 6]);
    expect(paid(royal, { regent: 'agnes', control: { sigy: 2 } }).ecus).toEqual([0, 8, 1]);
  });

  it('FIE-16.15 W27 a tithe is paid to whoever laid it, although the Bishop was assassinated', () => {
    const s = position(
      [
        { ecus: 0, lords: { henri: 'bourg' } },
        { ecus: 0, lords: { othon: 'tournus' }, hand: ['assassination'] },
        { ecus: 0, troops: { sigy: '1S', saintPaul: '1S' } },
      ],
      { bishops: { sigy: 'henri' }, mills: { sigy: 1, saintPaul: 1 }, stage: 'income' },
    );
    s.taxes.push({ kind: 'dime', seat: 0, where: bishopric('sigy'), rank: 'bishop' });
    collect(s, [surpriseWindow(s, 'income')]);
    answer(s, 'assassinate henri by othon', 1);
    expect(s.bishops[bishopric('sigy')]).toBe(-1);
    expect(s.ecus[0]).toBe(4);
  });

  it('FIE-3.4 FIE-2.6 is reckoned for all at once and paid by a bank without limit, with a public account of every source', () => {
    const s = position(
      [
        { ecus: 1_000_000, troops: { sigy: '1S' }, lords: { henri: 'sigy' } },
        { ecus: 0, troops: { bourg: '1S', marcamps: '1S' } },
        { ecus: 7 },
      ],
      { mills: { sigy: 1, bourg: 2 }, king: 'henri', first: 1, stage: 'income' },
    );
    s.taxes.push({ kind: 'taille', seat: 0, where: fief('comteSigy'), rank: null });
    famine('bourg')(s);
    const forecast = viewOf(s, 2).players.map(({ income: { total } }) => total);
    const told = collect(s).filter(({ key }) => key === 'income');
    expect(told.map(({ params }) => params)).toEqual([
      { seat: 1, ecus: 0, villages: 0, mills: 0, tithes: 0, tailles: 0, titles: 0, siege: 0, famine: 6 },
      { seat: 2, ecus: 0, villages: 0, mills: 0, tithes: 0, tailles: 0, titles: 0, siege: 0, famine: 0 },
      { seat: 0, ecus: 12, villages: 1, mills: 2, tithes: 0, tailles: 4, titles: 5, siege: 0, famine: 2 },
    ]);
    expect(forecast).toEqual([12, 0, 0]);
    expect(s.ecus).toEqual([1_000_012, 0, 7]);
  });

  it('FIE-17.7 discards the tax and bonus cards of the round and leaves the markers', () => {
    const s = position([{}, {}, {}], { stage: 'income' });
    s.laid = [c.cards.findIndex(({ id }) => id === 'tax-1'), c.cards.findIndex(({ id }) => id === 'goodHarvest-1')];
    s.taxes.push({ kind: 'taille', seat: 0, where: 0, rank: null });
    expect(viewOf(s, null).laid).toEqual(['tax-1', 'goodHarvest-1']);
    collect(s);
    expect(viewOf(s, null)).toMatchObject({ laid: [], discards: { event: ['tax-1', 'goodHarvest-1'] } });
    expect(s.taxes).toHaveLength(1);
  });
});
