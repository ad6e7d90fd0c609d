import { describe, expect, it } from 'vitest';
import { arrive, cede, isByDefault, isInside } from '../rules/control.ts';
import { removePawns } from '../rules/pawns.ts';
import { spot } from '../state.ts';
import { SERGEANT } from '../vocabulary.ts';
import {
  asked,
  c,
  controller,
  gatesOf,
  holderOf,
  interject,
  keysOf,
  type PlayerPlan,
  place,
  position,
  putTroops,
  refusalOf,
  settled,
  troops,
  village,
  waitingFor,
  whereIs,
} from './builders.ts';

function leave(s: ReturnType<typeof position>, seat: number, where: string): void {
  const at = spot(seat, place(where));
  s.sergeants[at] = 0;
  s.knights[at] = 0;
}

describe('control', () => {
  it('FIE-4.1 FIE-4.2 is his who alone has a unit there, be it one Lord', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { troops: { saintPaul: '1S' } }, { troops: { pugnac: '1E' } }]);
    expect([controller(s, 'sigy'), controller(s, 'saintPaul'), controller(s, 'pugnac')]).toEqual([0, 1, null]);
  });

  it('FIE-4.3 stays with him while he has a unit, whatever comes', () => {
    const s = position([{ troops: { sigy: '1S' } }, {}, {}]);
    putTroops(s, 1, village('sigy'), '9K');
    settled(s);
    expect(controller(s, 'sigy')).toBe(0);
  });

  it('FIE-4.4 passes to the only other, and of several to the one who has been there longest, else in turn order', () => {
    const one = position([{ troops: { sigy: '1S' } }, {}, {}]);
    putTroops(one, 2, village('sigy'), '1S');
    settled(one);
    leave(one, 0, 'sigy');
    expect(controller(settled(one), 'sigy')).toBe(2);

    const several = position([{ troops: { sigy: '1S' } }, {}, {}]);
    for (const seat of [2, 1]) {
      putTroops(several, seat, village('sigy'), '1S');
      settled(several);
    }
    leave(several, 0, 'sigy');
    expect(controller(settled(several), 'sigy')).toBe(2);

    const level = position([{ troops: { sigy: '1S' } }, {}, {}], { first: 1 });
    for (const seat of [2, 1]) putTroops(level, seat, village('sigy'), '1S');
    settled(level);
    leave(level, 0, 'sigy');
    expect(controller(settled(level), 'sigy')).toBe(1);
  });

  it('FIE-4.4 counts the time without a break only', () => {
    const s = position([{ troops: { sigy: '1S' } }, {}, {}]);
    putTroops(s, 2, village('sigy'), '1S');
    settled(s);
    putTroops(s, 1, village('sigy'), '1S');
    settled(s);
    leave(s, 2, 'sigy');
    settled(s);
    putTroops(s, 2, village('sigy'), '1S');
    settled(s);
    leave(s, 0, 'sigy');
    expect(controller(settled(s), 'sigy')).toBe(1);
  });

  it('FIE-4.5 is by default that of the title of a constituted fief, and nobody’s where the title has no holder', () => {
    const s = position([{ lords: { henri: 'bourg' } }, {}, {}], { titles: { comteSigy: ['henri', 'sigy'] } });
    for (const id of ['sigy', 'saintCiers', 'marcamps']) expect(controller(s, id)).toBe(0);
    expect(isByDefault(s, village('sigy'))).toBe(true);
    const vacant = position([{ lords: { henri: 'bourg' } }, {}, {}], { titles: { comteSigy: ['vacant', 'sigy'] } });
    expect(controller(vacant, 'saintCiers')).toBeNull();
  });

  it('FIE-4.6 is nobody’s without units elsewhere, and buildings stay', () => {
    const s = position([{ troops: { sigy: '1S' } }, {}, {}], { castles: ['sigy'], mills: { sigy: 2 } });
    leave(s, 0, 'sigy');
    settled(s);
    expect(controller(s, 'sigy')).toBeNull();
    expect([s.forts[village('sigy')], s.mills[village('sigy')]]).toEqual([1, 2]);
  });

  it('FIE-4.7 gives mills and fortification to whoever controls the village', () => {
    const s = position([{ troops: { sigy: '1S' } }, {}, {}], { castles: ['sigy'], mills: { sigy: 1 } });
    putTroops(s, 1, village('sigy'), '1S');
    settled(s);
    expect([isInside(s, 0, village('sigy')), isInside(s, 1, village('sigy'))]).toEqual([true, false]);
    leave(s, 0, 'sigy');
    settled(s);
    expect(isInside(s, 1, village('sigy'))).toBe(true);
  });

  it('FIE-4.8 is never given by engines, which go back to stock when another comes', () => {
    const s = position([{ troops: { sigy: '1S 2E' } }, {}, {}]);
    leave(s, 0, 'sigy');
    settled(s);
    expect([controller(s, 'sigy'), troops(s, 0, 'sigy')]).toEqual([null, '2E']);
    putTroops(s, 1, village('sigy'), '1K');
    settled(s);
    expect([controller(s, 'sigy'), troops(s, 0, 'sigy')]).toEqual([1, '']);
  });

  it('FIE-4.9 FIE-4.10 FIE-4.15 can be ceded at a decision point to one with a unit there; the former stands at the gates without road', () => {
    const s = position(
      [{ troops: { sigy: '1S', tournus: '1S' } }, { troops: { sigy: '1S' } }, { lords: { othon: 'bourg', raoul: 'bourg' } }],
      {
        control: { sigy: 0 },
        gates: { '1 sigy': ['saintPaul'] },
        titles: { ducheBlaye: ['vacant', 'blaye'] },
        next: waitingFor(2),
      },
    );
    expect(refusalOf(s, '! cede tournus to 2', 0)).toBe('FIE-4.9 noUnitThere');
    expect(refusalOf(s, '! cede sigy to 3', 0)).toBe('FIE-4.9 noUnitThere');
    expect(refusalOf(s, '! cede sigy to 1', 1)).toBe('FIE-4.9 villageNotYours');
    expect(keysOf(interject(s, 0, 'cede sigy to 2'))).toEqual(['ceded', 'controlled']);
    expect(controller(s, 'sigy')).toBe(1);
    expect(gatesOf(s, 0, 'sigy')).toEqual(['none']);
    expect(gatesOf(s, 1, 'sigy')).toEqual([]);
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-4.11 FIE-4.12 keeps the roads by which units came, until none is left or he controls the village', () => {
    const s = position([{ troops: { sigy: '1S' } }, {}, {}]);
    const sigy = village('sigy');
    putTroops(s, 1, sigy, '2S');
    arrive(s, 1, sigy, c.villages[sigy].roadTo[village('saintPaul')]);
    arrive(s, 1, sigy, c.villages[sigy].roadTo[village('saintCiers')]);
    settled(s);
    expect(gatesOf(s, 1, 'sigy')).toEqual(['saintCiers', 'saintPaul']);
    expect(gatesOf(s, 0, 'sigy')).toEqual([]);
    removePawns(s, 1, sigy, SERGEANT, 2);
    settled(s);
    expect(s.gates[spot(1, sigy)]).toBe(0);
    putTroops(s, 1, sigy, '1S');
    arrive(s, 1, sigy, c.villages[sigy].roadTo[village('saintPaul')]);
    removePawns(s, 0, sigy, SERGEANT, 1);
    settled(s);
    expect([controller(s, 'sigy'), gatesOf(s, 1, 'sigy')]).toEqual([1, []]);
  });

  it('FIE-4.13 FIE-23.13 stays with the besieged, whose relief outside counts for nothing', () => {
    const plan = { castles: ['sigy'], control: { sigy: 0 }, sieges: { sigy: [1, 1] as const } };
    const players: PlayerPlan[] = [
      { troops: { sigy: '1S', 'outside sigy': '5K' } },
      { troops: { sigy: '2S' } },
      { troops: { sigy: '1K' } },
    ];
    expect(controller(position(players, plan), 'sigy')).toBe(0);
    const fallen = position(players, plan);
    removePawns(fallen, 0, village('sigy'), SERGEANT, 1);
    settled(fallen);
    expect([controller(fallen, 'sigy'), troops(fallen, 0, 'sigy'), fallen.siegeSince[village('sigy')]]).toEqual([1, '5K', 0]);
  });

  it('FIE-23.10 goes to the besieger who was there first, before others at the gates', () => {
    const s = position([{ troops: { sigy: '1S' } }, { troops: { sigy: '1S' } }, {}], {
      castles: ['sigy'],
      control: { sigy: 0 },
    });
    putTroops(s, 2, village('sigy'), '1S');
    settled(s);
    s.siegeSince[village('sigy')] = 1;
    s.besiegers[village('sigy')] = 1 << 2;
    removePawns(s, 0, village('sigy'), SERGEANT, 1);
    expect(controller(settled(s), 'sigy')).toBe(2);
  });

  it('FIE-23.2 FIE-23.13 lets the relief in when the last besieger is gone', () => {
    const s = position(
      [{ troops: { sigy: '1S', 'outside sigy': '2K' }, lords: { henri: 'outside sigy' } }, { troops: { sigy: '1S' } }, {}],
      {
        castles: ['sigy'],
        control: { sigy: 0 },
        sieges: { sigy: [1, 1] },
        gates: { '0 outside sigy': ['saintPaul'] },
      },
    );
    expect(gatesOf(s, 0, 'outside sigy')).toEqual(['saintPaul']);
    removePawns(s, 1, village('sigy'), SERGEANT, 1);
    settled(s);
    expect([troops(s, 0, 'sigy'), troops(s, 0, 'outside sigy'), whereIs(s, 'henri')]).toEqual(['1S 2K', '', 'sigy']);
    expect([s.siegeSince[village('sigy')], gatesOf(s, 0, 'sigy')]).toEqual([0, []]);
  });

  it('FIE-4.14 moves no title when a City is ceded', () => {
    const s = position(
      [
        { lords: { henri: 'sigy' }, troops: { sigy: '1S' } },
        { lords: { louis: 'sigy' }, troops: { sigy: '1S' } },
        { lords: { othon: 'blaye' } },
      ],
      { titles: { comteSigy: ['henri', 'sigy'] }, control: { sigy: 0 } },
    );
    cede(s, 0, village('sigy'), 1);
    settled(s);
    expect([controller(s, 'sigy'), holderOf(s, 'comteSigy')]).toEqual([1, 'henri']);
  });
});
