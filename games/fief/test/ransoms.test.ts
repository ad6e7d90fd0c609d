import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { captivesPass, ransomOf } from '../rules/captivity.ts';
import { hasUnit } from '../rules/control.ts';
import { framesOf } from '../rules/frames.ts';
import { ransoms } from '../rules/ransoms.ts';
import { CALAMITY_BITS } from '../rules/struck.ts';
import { surpriseWindow } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  bishopric,
  c,
  controller,
  gatesOf,
  interject,
  keys,
  lord,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  refusalOf,
  settled,
  viewOf,
  village,
  waitingFor,
  whereIs,
} from './builders.ts';
import { running } from './running.ts';

function asking(players: readonly PlayerPlan[], plan: Omit<PositionPlan, 'next'>): FieState {
  return running(players, { stage: 'ransoms', ...plan }, ransoms);
}

const held: readonly PlayerPlan[] = [
  { ecus: 20, lords: { henri: 'sigy', louis: 'bourg' }, troops: { tournus: '1S' } },
  { ecus: 0, lords: { othon: 'sigy' }, troops: { bourg: '1S' } },
  { ecus: 9, lords: { agnes: 'blaye', raoul: 'sigy' } },
];
const captivity: Omit<PositionPlan, 'next'> = { captives: { henri: 1, louis: 1, raoul: 1 }, control: { sigy: 1, bourg: 1 } };

describe('captives and ransom', () => {
  it('FIE-18.6 W20 is 3 écus and 2 for each title', () => {
    const s = position([{ lords: { henri: 'sigy', agnes: 'sigy' } }, { lords: { louis: 'bourg', blanche: 'bourg', othon: 'bourg' } }, {}], {
      bishops: { sigy: 'henri', bourg: 'louis' },
      cardinals: ['henri'],
      titles: { comteSigy: ['henri', 'sigy'] },
    });
    expect(ransomOf(s, lord('henri'))).toBe(9);
    expect(ransomOf(s, lord('agnes'))).toBe(3);
    s.pope = lord('louis');
    s.maid = lord('agnes');
    s.queen = lord('blanche');
    s.king = lord('othon');
    expect(['louis', 'agnes', 'blanche', 'othon'].map((id) => ransomOf(s, lord(id)))).toEqual([7, 5, 5, 5]);
    s.king = -1;
    s.prince = lord('othon');
    s.titles[1] = lord('othon');
    s.titles[2] = lord('othon');
    expect(ransomOf(s, lord('othon'))).toBe(9);
  });

  it('FIE-18.7 each player in turn order may pay the ransom of his own captives and of his ally’s; the captor cannot refuse', () => {
    const s = asking(held, {
      ...captivity,
      marriages: [['agnes', 'louis']],
      titles: { baronnieMazilles: ['henri', 'mazilles'] },
      first: 2,
    });
    expect(asked(s)).toEqual(['2 payRansom']);
    expect(keys(s)).toEqual(['ransom henri', 'ransom louis', 'ransom raoul', 'done']);
    expect(refusalOf(s, 'ransom agnes')).toBe('FIE-18.7 nobodyHoldsHim');
    const told = answer(s, 'ransom henri');
    expect(told[0]).toEqual({ key: 'ransomed', params: { seat: 2, toSeat: 1, lord: 'henri', ecus: 5 } });
    expect(s.ecus).toEqual([20, 5, 4]);
    expect(whereIs(s, 'henri')).toBe('mazilles');
    play(s, 'ransom raoul');
    expect([whereIs(s, 'raoul'), s.ecus]).toEqual(['blaye', [20, 8, 1]]);
    expect(asked(s)).toEqual(['0 payRansom']);
    play(s, 'done');
    expect(asked(s)).toEqual([]);
    expect(whereIs(s, 'louis')).toBe('bourg');
  });

  it('FIE-18.7 only for one’s own family and one’s ally’s, held by another, with the money there', () => {
    const s = asking([{ ...held[0], ecus: 4 }, ...held.slice(1)], { ...captivity, bishops: { tournus: 'henri' } });
    expect(keys(s)).toEqual(['ransom louis', 'done']);
    expect(refusalOf(s, 'ransom raoul')).toBe('FIE-18.7 notYourKin');
    expect(refusalOf(s, 'ransom henri')).toBe('FIE-18.7 ransomTooHigh');
    expect(asked(asking([{ ...held[0], ecus: 2 }, held[1], { ecus: 2 }], { captives: { henri: 1 }, control: { sigy: 1 } }))).toEqual([]);
    const ally = asking([{ lords: { henri: 'bourg' } }, { ecus: 20, lords: { agnes: 'bourg', othon: 'bourg' } }, {}], {
      marriages: [['henri', 'agnes']],
      captives: { agnes: 0 },
      control: { bourg: 0 },
      first: 1,
    });
    expect(keys(ally)).toEqual(['ransom agnes', 'done']);
  });

  it('FIE-18.7 nobody pays for a captive he holds himself', () => {
    const s = asking(
      [
        { ecus: 20, lords: { agnes: 'bourg' }, troops: { bourg: '1S' } },
        { ecus: 20, lords: { henri: 'bourg', raoul: 'tournus' } },
        { lords: { louis: 'tournus' } },
      ],
      { marriages: [['agnes', 'raoul']], captives: { henri: 0, agnes: 2 }, control: { bourg: 0, tournus: 2 } },
    );
    expect(keys(s)).toEqual(['ransom agnes', 'done']);
    expect(refusalOf(s, 'ransom henri')).toBe('FIE-18.7 youHoldHim');
  });

  it('FIE-18.9 a released Lord goes to a castle or City that is not besieged, else to such a village, else to an empty one', () => {
    const free = (troops: { readonly [village: string]: string }, plan: Omit<PositionPlan, 'next'>): string[] => {
      const s = asking([{ ecus: 9, lords: { henri: 'bourg' }, troops }, { troops: { bourg: '1S', sigy: '1S' } }, {}], {
        captives: { henri: 1 },
        ...plan,
      });
      answer(s, 'ransom henri');
      const place = whereIs(s, 'henri');
      return place === null ? keys(s) : [`to ${place}`];
    };
    const castles = ['sigy', 'tournus', 'blaye'];
    const siege: Omit<PositionPlan, 'next'> = { castles, control: { sigy: 0, bourg: 1 }, sieges: { sigy: [1, 1] } };
    expect(free({ sigy: '1S', tournus: '1S', blaye: '1S', mazilles: '1S' }, siege)).toEqual(['to tournus', 'to blaye']);
    expect(free({ sigy: '1S', mazilles: '1S', pugnac: '1S' }, siege)).toEqual(['to pugnac', 'to mazilles']);
    expect(free({ sigy: '1S' }, siege)).toHaveLength(24 - 4);
  });

  it('FIE-16.14 finding no such place he goes to any village, at its gates without entry road, of his own besieged one outside', () => {
    const everywhere = Object.fromEntries(c.villages.filter(({ id }) => id !== 'sigy').map(({ id }) => [id, '1S']));
    const s = asking([{ ecus: 9, lords: { henri: 'bourg' }, troops: { sigy: '1S' } }, { troops: { ...everywhere, sigy: '1S' } }, {}], {
      captives: { henri: 1 },
      castles: ['sigy'],
      control: { sigy: 0 },
      sieges: { sigy: [1, 1] },
    });
    answer(s, 'ransom henri');
    expect(keys(s)).toHaveLength(24);
    const other = structuredClone(s);
    answer(s, 'to tournus');
    expect([whereIs(s, 'henri'), gatesOf(s, 0, 'tournus')]).toEqual(['tournus', ['none']]);
    answer(other, 'to sigy');
    expect([whereIs(other, 'henri'), gatesOf(other, 0, 'outside sigy')]).toEqual(['outside sigy', ['none']]);
  });

  it('FIE-15.13 a Lord released into the plague is not touched by it', () => {
    const s = asking([{ ecus: 9, lords: { henri: 'bourg' }, troops: { sigy: '1S' } }, { troops: { bourg: '1S' } }, {}], {
      captives: { henri: 1 },
    });
    s.struck[bishopric('sigy')] |= CALAMITY_BITS.plague;
    const { moments } = s.core.chance;
    answer(s, 'ransom henri');
    expect([whereIs(s, 'henri'), s.core.chance.moments]).toEqual(['sigy', moments]);
  });

  it('FIE-18.1 a captive is held where the captor’s units guard him, behind bars for all to see with his ransom', () => {
    const s = settled(position(held, captivity));
    expect(viewOf(s, 2).villages.find(({ id }) => id === 'sigy')?.stacks).toContainEqual(
      expect.objectContaining({ seat: 1, captives: ['henri', 'raoul'], lords: ['othon'] }),
    );
    expect(viewOf(s, 2).players[0].lords.find(({ id }) => id === 'henri')).toMatchObject({ captor: 1, ransom: 3, village: 'sigy' });
  });

  it('FIE-18.4 who takes over captives frees his own, chooses for others, and has no say without a unit there', () => {
    const keyed = (seat: number): FieState => {
      const s = position(
        [{ lords: { henri: 'sigy' } }, { lords: { louis: 'sigy' } }, { troops: { sigy: '1S' }, lords: { raoul: 'bourg' } }],
        { captives: { henri: 1, louis: 2 } },
      );
      s.core.stack = framesOf(captivesPass(s, [lord('henri'), lord('louis')], seat)).toReversed();
      return s;
    };
    const taken = keyed(2);
    expect(asked(taken)).toEqual(['2 captiveOnConquest', ...asked(taken).slice(1)]);
    play(taken, 'hold', 'free');
    expect([taken.captor[lord('henri')], taken.captor[lord('louis')]]).toEqual([2, -1]);
    const absent = keyed(0);
    expect(asked(absent)).toEqual([]);
    expect([absent.captor[lord('henri')], absent.captor[lord('louis')]]).toEqual([-1, -1]);
  });

  it('FIE-18.5 a captor can hold or release a captive, and nothing else', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { troops: { sigy: '1S' }, lords: { othon: 'sigy', blanche: 'sigy' } }, {}], {
      captives: { henri: 1 },
      titles: { ducheBlaye: ['vacant', 'blaye'] },
      next: waitingFor(1),
    });
    const about = (seat: number): string[] =>
      (game.interjections?.(s, seat) ?? []).map(({ key }) => key).filter((key) => key.includes('henri'));
    expect([about(0), about(1)]).toEqual([[], ['release henri']]);
    interject(s, 1, 'release henri');
    expect([s.captor[lord('henri')], s.owner[lord('henri')]]).toEqual([-1, 0]);
  });

  it('FIE-18.12 a captive is no unit, and assassination can kill him', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { troops: { sigy: '1S' } }, { lords: { othon: 'bourg' }, hand: ['assassination'] }], {
      captives: { henri: 1 },
      next: (now) => [surpriseWindow(now, 'income')],
    });
    expect([hasUnit(s, 0, village('sigy')), controller(s, 'sigy')]).toEqual([false, 1]);
    answer(s, 'assassinate henri by othon', 2);
    expect(whereIs(s, 'henri')).toBeNull();
  });

  it('FIE-5.10 a captive may be given a fief title', () => {
    const s = settled(
      position([{ lords: { henri: 'bourg' }, troops: { sigy: '1S' } }, { troops: { bourg: '1S' } }, {}], {
        captives: { henri: 1 },
        titles: { comteSigy: ['vacant', 'sigy'] },
      }),
    );
    expect(viewOf(s, null).fiefs.find(({ id }) => id === 'comteSigy')?.holder).toBe('henri');
  });
});
