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
