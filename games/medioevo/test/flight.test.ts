import { describe, expect, it } from 'vitest';
import { stoppedAt } from '../rules/troops.ts';
import { battleOf, VEHICLE_DUAL } from '../state.ts';
import { BARBARIANS, type BuildingId, HEAVY } from '../vocabulary.ts';
import { answer, army, asked, c, keys, node, question, refusalOf, slotOf, units, viewOf } from './builders.ts';
import { battle, damageOf, present, tell, until, valuesOf } from './war.ts';

/** Thrace, Macedonia … are the attacker's home; Bulgaria lies between it and Serbia. */
const WAGON = 'warWagon 1 serbia';
const flights = (s: Parameters<typeof keys>[0]) => keys(s).filter((key) => key.startsWith('flee'));

describe('flight', () => {
  it('UNI-28.1 UNI-28.2 UNI-28.3 UNI-28.7 the attacker may name a place that his transports reach without being stopped', () => {
    const s = until(battle([{ units: { serbia: '2HI' }, vehicles: [WAGON] }, { units: { serbia: '4LI' } }]), 'roundChoice');
    expect(flights(s)).toContain('flee to macedonia');
    // He alone is told the places and their price, also while he is not asked.
    const [mine, theirs] = [0, 1].map((eyes) => viewOf(s, eyes).battles[0].escapes);
    expect(mine?.map(({ node: place }) => `flee to ${place}`).sort()).toEqual(flights(s).sort());
    expect([mine?.find(({ node: place }) => place === 'macedonia')?.mp, theirs]).toEqual([1, null]);
    expect(keys(s)).not.toContain('flee to bulgaria');
    expect(refusalOf(s, 'flee to bosnia')).toBe('UNI-28.8 noWayOut');
    const none = until(battle([{ units: { serbia: '2HI' } }, { units: { serbia: '4LI' } }]), 'roundChoice');
    expect(flights(none)).toEqual([]);
    const tired = until(
      battle([{ units: { serbia: '2HI' }, vehicles: [WAGON] }, { units: { serbia: '4LI' } }], { set: (t) => t.mp.fill(0) }),
      'roundChoice',
    );
    expect(flights(tired)).toEqual([]);
  });

  it('UNI-28.8 a ban on leaving holds fleeing armies', () => {
    const s = until(
      battle([{ units: { serbia: '2HI' }, vehicles: [WAGON] }, { units: { serbia: '4LI' } }], {
        set: (t) => t.bans.push(node('serbia') * 3 + 2),
      }),
      'roundChoice',
    );
    expect(flights(s)).toEqual([]);
    expect(refusalOf(s, 'flee to macedonia')).toBe('UNI-28.8 flightBanned');
  });

  it('UNI-28.4 UNI-20.9 UNI-28.5 example 34: half the attack, rounded up, the MP on the losses; then he leaves', () => {
    const s = until(
      battle([{ units: { serbia: '1HI' }, vehicles: [WAGON] }, { units: { serbia: '2LI' } }, {}, {}], {
        order: [0, 1, 2, 3],
        dice: [1, 2, 7, 1, 2, 5],
      }),
      'roundChoice',
    );
    answer(s, 'flee to macedonia');
    const told = tell(s);
    expect(valuesOf(told)).toEqual([4, 4]);
    expect(damageOf(told)).toEqual(['0 losses 1', '1 losses 1']);
    expect([units(s, 0, 'macedonia'), army(s, 0, 'serbia'), units(s, 1, 'serbia')]).toEqual(['1LI', 0, '1LI']);
    const wagon = slotOf(s, 0, 'warWagon');
    expect([s.at[wagon], s.mp[wagon], s.halted[wagon]]).toEqual([node('macedonia'), 0, 1]);
    // The penalty of the third player comes before the halving: 7 − 2 = 5, and half of it 3.
    const third = until(
      battle([{ units: { serbia: '1HI' }, vehicles: [WAGON] }, { units: { serbia: '2LI' } }, {}, {}], {
        order: [1, 2, 0, 3],
        dice: [1, 2, 7, 1, 2, 5],
      }),
      'roundChoice',
    );
    answer(third, 'flee to macedonia');
    expect(valuesOf(tell(third))).toEqual([3, 5]);
  });

  it('UNI-28.9 example 58: where no opposing unit is left the flight is off, and he stays as winner', () => {
    const s = until(
      battle([{ units: { serbia: '4HI' }, vehicles: [WAGON] }, { units: { serbia: '1LI' } }], { dice: [1, 2, 8, 1, 2, 3] }),
      'roundChoice',
    );
    answer(s, 'flee to macedonia');
    until(s);
    expect([battleOf(s), army(s, 0, 'serbia') > 0, army(s, 1, 'serbia')]).toEqual([null, true, 0]);
  });

  it('UNI-28.4 UNI-28.7 a way of two steps costs 2 MP, which the losses rise by; the army is not carried out to sea', () => {
    const s = until(
      battle([{ units: { serbia: '3LI' }, vehicles: [WAGON] }, { units: { serbia: '9LI' } }], { dice: [1, 2, 7, 1, 2, 8] }),
      'roundChoice',
    );
    expect(viewOf(s, 0).battles[0].escapes?.find(({ node: place }) => place === 'thrace')?.mp).toBe(2);
    expect(flights(s).filter((key) => c.nodes[node(key.slice('flee to '.length))].sea)).toEqual([]);
    answer(s, 'flee to thrace');
    expect(damageOf(tell(s))).toEqual(expect.arrayContaining(['0 losses 3', '1 losses 1']));
  });

  it('UNI-28.2 UNI-28.5 UNI-28.6 UNI-28.7 UNI-41.11 a wagon that lacks the MP takes nobody along and is left as spoils; flight from a player costs no honour', () => {
    const s = until(
      battle([{ units: { serbia: '3LI 3HI' }, vehicles: [WAGON, WAGON] }, { units: { serbia: '9HI' } }], {
        dice: [1, 2, 7, 1, 2, 6],
        set: (t) => {
          t.mp[slotOf(t, 0, 'warWagon')] = 0;
        },
      }),
      'roundChoice',
    );
    answer(s, 'flee to macedonia');
    until(s, 'fleeLoad');
    expect(question(s)).toMatchObject({ min: 0, max: 1, params: { room: 3 } });
    until(s);
    expect([army(s, 0, 'macedonia'), s.honour[0], asked(s)]).toEqual([3, 10, ['1 keepOrPillage']]);
    expect(stoppedAt(s, 0, node('macedonia'), HEAVY)).toBe(3);
  });

  it('UNI-28.3 UNI-28.8 the way does not lead through land under a ban on leaving', () => {
    const open = (banned: boolean) =>
      flights(
        until(
          battle([{ units: { serbia: '2HI' }, vehicles: [WAGON] }, { units: { serbia: '4LI' } }], {
            set: (t) => {
              if (banned) t.bans.push(node('macedonia') * 3 + 2);
            },
          }),
          'roundChoice',
        ),
      );
    expect(open(false)).toEqual(expect.arrayContaining(['flee to macedonia', 'flee to thessaly']));
    expect(open(true)).toContain('flee to macedonia');
    expect(open(true)).not.toContain('flee to thessaly');
  });

  it('UNI-39.38 who flees through land by leave pays for it first', () => {
    const s = until(
      battle([{ units: { serbia: '3LI' }, vehicles: [WAGON] }, { units: { serbia: '4LI' } }, { units: { bulgaria: '1LI' } }], {
        pacts: [
          {
            id: 1,
            parties: [0, 2],
            clauses: [{ kind: 'passage', giver: 2, receiver: 0, support: 0, targets: [] }],
            first: 1,
            last: 0,
            perUse: [{ kind: 'passage', from: 0, to: 2, florins: 40 }],
            secret: false,
          },
        ],
      }),
      'roundChoice',
    );
    answer(s, 'flee to bulgaria');
    expect(s.florins).toEqual([960, 1000, 1040]);
  });

  it('UNI-39.38 UNI-39.40 who flees through the lands of two by one pact pays both, and who flees to the one only him', () => {
    const paid = (from: number, to: number, florins: number) => ({ kind: 'passage' as const, from, to, florins });
    const through = (to: string, perUse = [40, 25].map((florins, n) => paid(0, n + 2, florins)), florins = 1000) => {
      const s = until(
        battle(
          [
            { units: { serbia: '3LI' }, vehicles: [WAGON] },
            { units: { serbia: '4LI' } },
            { units: { bulgaria: '1LI', dobruja: '1LI' }, florins },
            { units: { wallachia: '1LI' }, florins },
          ],
          {
            pacts: [
              {
                id: 1,
                parties: [0, 2, 3],
                clauses: [2, 3].map((giver) => ({ kind: 'passage', giver, receiver: 0, support: 0, targets: [] })),
                first: 1,
                last: 0,
                perUse,
                secret: false,
              },
            ],
          },
        ),
        'roundChoice',
      );
      answer(s, `flee to ${to}`);
      return s;
    };
    expect(through('bulgaria').florins).toEqual([960, 1000, 1040, 1000]);
    expect(through('dobruja').florins).toEqual([960, 1000, 1040, 1000]);
    expect(through('wallachia').florins).toEqual([935, 1000, 1040, 1025]);
    // Where the givers owe for it and cannot pay, the first of them breaks the pact, which ends for all.
    const owed = through('wallachia', [paid(2, 0, 40), paid(3, 0, 25)], 10);
    expect([owed.florins, owed.honour, owed.pacts]).toEqual([[1000, 1000, 10, 10], [10, 10, 8, 10], []]);
  });

  it('UNI-28.5 as many go as can be carried, the others go to the reserve', () => {
    const s = until(
      battle([{ units: { serbia: '5LI 2HI' }, vehicles: [WAGON] }, { units: { serbia: '9HI' } }], { dice: [1, 2, 7, 1, 2, 5] }),
      'roundChoice',
    );
    answer(s, 'flee to macedonia');
    until(s, 'fleeLoad');
    expect([asked(s), question(s)]).toMatchObject([['0 fleeLoad'], { min: 1, max: 3 }]);
    const had = army(s, 0, 'serbia');
    expect(had).toBeGreaterThan(3);
    answer(s, '1');
    expect(battleOf(s)).toBeNull();
    expect([army(s, 0, 'macedonia'), army(s, 0, 'serbia')]).toEqual([3, 0]);
  });

  it('UNI-28.2 UNI-45.38 a caravan that card 11 made a wagon takes as many units along as a wagon of its level', () => {
    const s = until(
      battle([{ units: { serbia: '5LI 2HI' }, vehicles: ['caravan 1 serbia'] }, { units: { serbia: '9HI' } }], {
        dice: [1, 2, 7, 1, 2, 5],
        set: (t) => {
          t.special[slotOf(t, 0, 'caravan')] = VEHICLE_DUAL;
        },
      }),
      'roundChoice',
    );
    answer(s, 'flee to macedonia');
    until(s, 'fleeLoad');
    expect(question(s)).toMatchObject({ min: 1, max: 3 });
  });

  it('UNI-28.6 UNI-42.11 UNI-41.11 fleeing from barbarians costs 1 honour', () => {
    const s = battle([{ units: { serbia: '4HI' }, vehicles: [WAGON] }, {}], {
      barbarians: { serbia: '9LI' },
      warCircle: [2, 5, 7],
      defender: BARBARIANS,
      dice: [1, 2, 3],
    });
    answer(s, 'flee to macedonia');
    until(s);
    expect([s.honour[0], army(s, 0, 'macedonia') > 0, army(s, 0, 'serbia')]).toEqual([9, true, 0]);
  });

  it('UNI-28.2 a castle’s free step needs no transport and no MP', () => {
    const s = until(
      battle([{ units: { thrace: '2HI' } }, { units: { thrace: '4LI' } }], {
        where: 'thrace',
        buildings: { thrace: ['castle'] },
        dice: [1, 2, 7, 1, 2, 5],
      }),
      'roundChoice',
    );
    expect(flights(s)).toContain('flee to macedonia');
    answer(s, 'flee to macedonia');
    expect(present(s).flightCost).toBe(0);
    until(s);
    expect(army(s, 0, 'thrace')).toBe(0);
  });

  it('UNI-28.2 only a castle, and only one’s own, gives that step', () => {
    const open = (building: BuildingId, owner: number) =>
      flights(
        until(
          battle([{ units: { thrace: '2HI' } }, { units: { thrace: '4LI' } }], {
            where: 'thrace',
            buildings: { thrace: [building] },
            owners: { thrace: owner },
          }),
          'roundChoice',
        ),
      );
    expect(open('castle', 0)).toContain('flee to macedonia');
    expect([open('fort', 0), open('castle', 1)]).toEqual([[], []]);
  });

  it('UNI-28.7 at sea whole galleys flee with what is aboard; those lacking MP stay behind', () => {
    const s = battle([{ vehicles: ['galley 1 aegeanSea: 3HI', 'galley 1 aegeanSea: 3HI'] }, { vehicles: ['galley 1 aegeanSea: 3LI'] }], {
      where: 'aegeanSea',
      dice: [1, 2, 3, 1, 2, 5, 8, 8],
      set: (t) => {
        t.mp[0] = 0;
      },
    });
    until(s, 'roundChoice');
    const [way] = flights(s);
    answer(s, way);
    until(s);
    expect([s.at[0] === node('aegeanSea'), s.at[1] === node('aegeanSea'), s.vehicleOf[1]]).toEqual([true, false, 0]);
  });

  it('UNI-20.11 a side that flees takes no prisoners and halves once', () => {
    const s = until(
      battle([{ units: { serbia: '4HI' }, vehicles: [WAGON] }, { units: { serbia: '4LI' } }], { dice: [1, 2, 8, 1, 2, 3] }),
      'announceCapture',
    );
    answer(s, 'capture');
    until(s, 'roundChoice');
    answer(s, 'flee to macedonia');
    const told = tell(s);
    expect(valuesOf(told)).toEqual([4, 1]);
    expect(s.prisoners.every((n) => n === 0)).toBe(true);
  });
});
