import { type Standing, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { conquest } from '../rules/conquest.ts';
import type { UniState } from '../state.ts';
import { advanceTo, answer, keys, node, position, question } from './builders.ts';
import { battle, until } from './war.ts';

const SETUP = { seats: 2, options: {}, seed: '0'.repeat(64) };

function table(s: UniState): Table<UniState> {
  return Table.resume(game, SETUP, [], s);
}

const HELD = { buildings: { serbia: ['tower'] }, owners: { serbia: 1 }, dice: [1, 2, 3, 1, 2, 3] } as const;

describe('battle orders', () => {
  it('UNI-47.15 answer for a seat in its battles, in general or in one place', () => {
    const s = until(battle([{ units: { serbia: '6LI' } }, { units: { serbia: '6HI' } }], HELD), 'roundChoice');
    const t = table(s);
    t.setStanding(1, { step: 'offerSurrender', key: 'fight', until: 'ever' });
    t.setStanding(1, { step: 'chooseProtection', key: 'archers', until: 'ever', where: { node: 'serbia' } });
    t.setStanding(1, { step: 'rerollBattleDice', key: '-', until: 'ever' });
    t.reply(0, 'fight');
    expect(t.questions().map(({ seat, frame }) => `${seat} ${frame.step}`)).toEqual(['0 sacrificeLight']);
    expect(t.state.battles[0].protection).toEqual([0, 2]);
    const elsewhere = table(until(battle([{ units: { serbia: '6LI' } }, { units: { serbia: '6HI' } }], HELD), 'chooseProtection'));
    elsewhere.setStanding(1, { step: 'chooseProtection', key: 'archers', until: 'ever', where: { node: 'bulgaria' } });
    expect(elsewhere.questions().map(({ frame }) => frame.step)).toEqual(['chooseProtection']);
  });

  it('UNI-47.15 each of its decisions says where, so that orders may be given for a place; so do its windows', () => {
    const players = [
      { units: { serbia: '6LI 2AR 1C1' }, vehicles: ['siegeEngine 1 serbia'], cards: [35] },
      { units: { serbia: '6HI 1CA' } },
    ];
    const where = (step: string) => question(until(battle(players, { ...HELD, dice: [1, 1, 1, 2, 3, 1, 2, 3] }), step)).params?.node;
    const steps = ['announceCapture', 'roundChoice', 'offerSurrender', 'chooseProtection', 'assignCrews', 'captainActions', 'assignDamage'];
    for (const step of [...steps, 'sacrificeLight', 'rerollBattleDice', 'window']) expect([step, where(step)]).toEqual([step, 'serbia']);
    const parley = until(battle(players, HELD), 'roundChoice');
    answer(parley, 'demand surrender', 0);
    expect([question(parley).frame.step, question(parley).params?.node]).toEqual(['answerSurrender', 'serbia']);
    const spoils = position([{ units: { severin: '3LI' } }, {}], {
      buildings: { severin: ['village', 'tower'] },
      wars: [[0, 1]],
      next: () => [conquest.do({ seat: 0, node: node('severin'), losers: 0 })],
    });
    spoils.owner[node('severin')] = 1;
    spoils.control[node('severin')] = 1;
    advanceTo(spoils);
    expect([question(spoils).frame.step, question(spoils).params?.node]).toEqual(['keepOrPillage', 'severin']);
  });

  it('UNI-47.15 are also cards to use, in general or in one place', () => {
    const used = (where?: { readonly node: string }): boolean => {
      const s = until(battle([{ units: { serbia: '6LI' } }, { units: { serbia: '6HI' }, cards: [35] }], HELD), 'roundChoice');
      const t = table(s);
      const order: Standing = { step: 'window', key: 'use empire-35', until: 'ever', when: { name: 'card', n: 35, each: true } };
      t.setStanding(1, where === undefined ? order : { ...order, where });
      t.reply(0, 'fight');
      t.reply(1, 'fight');
      return t.lines.some(({ seat, text }) => seat === 1 && text === 'use empire-35');
    };
    expect([used(), used({ node: 'serbia' }), used({ node: 'bulgaria' })]).toEqual([true, true, false]);
  });

  it('UNI-47.15 surrender may wait for an enemy who is so many times stronger', () => {
    const asked = (mine: string) => {
      const s = until(battle([{ units: { serbia: '6LI' } }, { units: { serbia: mine } }]), 'roundChoice');
      const t = table(s);
      t.setStanding(1, { step: 'answerSurrender', key: 'accept', until: 'ever', when: { name: 'outnumbered', n: 3 } });
      t.reply(0, 'demand surrender');
      return t.state.battles.length;
    };
    expect([asked('2HI'), asked('3HI')]).toEqual([0, 1]);
  });

  /** What a way of answering finds at the first question of its step, which a table then says for its seat. */
  function found(s: UniState, step: string, way: string, seat = 0): string | undefined {
    until(s, `${seat} ${step}`);
    const t = table(s);
    t.setStanding(seat, { step, key: `~${way}`, until: 'ever', where: { node: 'serbia' } });
    expect(t.view(seat).asked?.ways?.[way]).toBeDefined();
    const outcome = t.answerAhead([]);
    return outcome.find(({ line }) => line.seat === seat)?.line.text;
  }

  it('UNI-47.15 crews: all engines are manned and shoot at units, or at the military building, without a further question', () => {
    const besieged = (way: string) => {
      const s = battle(
        [{ units: { serbia: '6LI' }, vehicles: ['siegeEngine 2 serbia', 'siegeEngine 2 serbia'] }, { units: { serbia: '6HI' } }],
        {
          ...HELD,
          dice: [8, 8, 8, 8, 1, 2, 3, 1, 2, 3],
        },
      );
      const t = table(until(s, 'assignCrews'));
      t.setStanding(0, { step: 'assignCrews', key: `~${way}`, until: 'ever' });
      t.answerAhead([]);
      expect(t.questions().map(({ frame }) => frame.step)).not.toContain('assignCrews');
      return t.lines.filter(({ seat }) => seat === 0).map(({ text }) => text);
    };
    expect(besieged('all')).toEqual(['man all', 'done']);
    expect(besieged('batter')).toEqual(['man all', 'siegeEngine 1 at military', 'siegeEngine 2 at military', 'done']);
  });

  it('UNI-47.15 captain actions: where they count most, or all shoot, and no further question', () => {
    const led = (way: string, theirs: string, mine = '3LI 1C2') => {
      const t = table(
        until(
          battle([{ units: { serbia: mine } }, { units: { serbia: theirs } }], {
            dice: [...(way === 'shoot' ? [8] : []), 1, 2, 3, 1, 2, 3],
          }),
          'captainActions',
        ),
      );
      t.setStanding(0, { step: 'captainActions', key: `~${way}`, until: 'ever' });
      t.answerAhead([]);
      return t.lines.filter(({ seat }) => seat === 0).map(({ text }) => text);
    };
    // Horse of the enemy is held; where there is none the captain himself rides, then stands as heavy infantry.
    expect(led('best', '4CA')).toEqual(['cancel cavalry', 'cancel cavalry']);
    expect(led('best', '4LI')).toEqual(['act cavalry', 'act heavyInfantry']);
    // One captain shoots once, whatever his level.
    expect(led('shoot', '4CA')).toEqual(['act archer', 'stop']);
  });

  it('UNI-47.15 sacrifice: as many as may be, or one where the enemy is so many times stronger', () => {
    const given = (order: Partial<Standing>, theirs: string) => {
      const t = table(
        until(battle([{ units: { serbia: '4LI' } }, { units: { serbia: theirs } }], { dice: [1, 2, 3, 1, 2, 3] }), '0 sacrificeLight'),
      );
      t.setStanding(0, { step: 'sacrificeLight', key: '1', until: 'ever', ...order });
      t.answerAhead([]);
      return t.lines.find(({ seat }) => seat === 0)?.text;
    };
    // Not the last unit of the side (UNI-21.5).
    expect(given({ key: '~all' }, '6HI')).toBe('3');
    const outnumbered = { name: 'outnumbered', n: 2 };
    expect([given({ when: outnumbered }, '8HI'), given({ when: outnumbered }, '7HI')]).toEqual(['1', undefined]);
  });

  it('UNI-47.15 reroll: for high attack and low losses, or for the best chance against what the enemy has rolled', () => {
    const rolled = (dice: readonly number[], seat: number, way: string) =>
      found(
        battle([{ units: { serbia: '6HI' } }, { units: { serbia: '6HI' } }], { dice: [...dice, 1, 2, 3, 1, 2, 3] }),
        'rerollBattleDice',
        way,
        seat,
      );
    // A pair that multiplies is kept, and so is the one that is lost by.
    expect(rolled([1, 5, 5], 0, 'best')).toBe('-');
    expect(rolled([4, 2, 1], 0, 'best')).not.toBe('-');
    // A fair roll, which loses against the one that lies there: whoever wants the round throws all of it again.
    expect([rolled([1, 2, 8, 1, 2, 7], 1, 'best'), rolled([1, 2, 8, 1, 2, 7], 1, 'win')]).toEqual(['-', 'd4 + d6 + d8']);
    // Whoever has won by his dice keeps them all.
    expect(rolled([1, 2, 3, 1, 2, 8], 1, 'win')).toBe('-');
  });

  it('UNI-47.15 order of damage: the cheapest first, or first those that are only reduced', () => {
    const hurt = (way: string) =>
      found(
        battle([{ units: { serbia: '9CA' } }, { units: { serbia: '2HI 2AR' } }], { dice: [8, 8, 1, 2, 8, 1, 2, 3] }),
        'assignDamage',
        way,
        1,
      );
    expect([hurt('cheapest'), hurt('reduce')]).toEqual(['archer', 'heavyInfantry']);
  });

  it('UNI-47.15 superiority: all to damage, or first to one’s own losses', () => {
    const split = (way: string) =>
      found(battle([{ units: { serbia: '6CA' } }, { units: { serbia: '6LI' } }], { dice: [4, 6, 6, 1, 2, 3] }), 'superioritySplit', way);
    expect([split('harm'), split('spare')]).toEqual(['1', '0']);
  });

  it('UNI-47.10 whoever does not answer in time: the cheapest unit, melee, fight on, nothing', () => {
    const players = [{ units: { serbia: '6LI 2AR 1C1' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '6HI 1CA' } }];
    const said = (step: string) => question(until(battle(players, { ...HELD, dice: [1, 1, 1, 2, 3, 1, 2, 3] }), step)).limit?.answer;
    expect(
      [
        'announceCapture',
        'roundChoice',
        'offerSurrender',
        'chooseProtection',
        'assignCrews',
        'captainActions',
        'assignDamage',
        'sacrificeLight',
        'rerollBattleDice',
      ].map(said),
    ).toEqual(['no capture', 'fight', 'fight', 'melee', 'done', 'stop', 'heavyInfantry', '0', '-']);
  });

  it('UNI-47.10 cheapest is what costs least, not what stands first', () => {
    const s = battle([{ units: { serbia: '9CA' } }, { units: { serbia: '2HI 2AR' } }], { dice: [8, 8, 1, 2, 8, 1, 2, 3] });
    until(s, '1 assignDamage');
    expect([keys(s), question(s).limit?.answer]).toEqual([['heavyInfantry', 'archer'], 'archer']);
  });
});
