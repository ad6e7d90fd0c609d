import { describe, expect, it } from 'vitest';
import { groupOutput } from '../rules/production.ts';
import { cardNamed, isUsed, keys, play, refusalOf, scene, viewOf } from './builders.ts';

/** What the group of the first territory gives. */
const output = (...on: readonly string[]): number => groupOutput(scene([{ territories: [on] }, {}]), 0, 1);

describe('using cards and producing', () => {
  it('MED-5.1 a used card is turned and cannot be used again until its owner’s next reactivation', () => {
    const s = scene([{ hand: ['field', 'field', 'farm'] }, {}]);
    play(s, 'play field', 'use city-01');
    expect(isUsed(s, 'city-01')).toBe(true);
    play(s, 'play field');
    expect(keys(s)).not.toContain('use city-01');
    expect(refusalOf(s, 'use city-01')).toBe('MED-6.15 sourceUsed');
    play(s, 'discard farm-01', 'end turn', 'draw territory', 'end turn');
    expect(isUsed(s, 'city-01')).toBe(true);
    play(s, 'draw territory');
    expect(isUsed(s, 'city-01')).toBe(false);
  });

  it('MED-5.2 MED-5.3 a card enters play unused and may be used in the same turn', () => {
    const s = scene([{ hand: ['field', 'peasant', 'farm'] }, {}]);
    play(s, 'play field', 'use city-01');
    expect(isUsed(s, 'field-01')).toBe(false);
    play(s, 'play peasant', 'on open ground', 'use field-01');
    expect([isUsed(s, 'field-01'), isUsed(s, 'peasant-01')]).toEqual([true, false]);
    expect(keys(s)).not.toContain('play farm');
    play(s, 'remove peasant-01');
  });

  it('MED-5.4 MED-5.5 MED-5.6 City 1 labour, Field 1 food, Farm 2 food, Forest 1 energy, Mine 1 gold', () => {
    const s = scene([{ territories: [['field'], ['farm'], ['forest'], ['mine']] }, {}]);
    const outputs = viewOf(s, 0).players[0].hosts.map((host) => `${host?.type} ${host?.output} ${host?.resource}`);
    expect(outputs).toEqual(['city 1 labour', 'field 1 food', 'farm 2 food', 'forest 1 energy', 'mine 1 gold']);
    const needs = scene([{ city: ['forge'], territories: [['field'], ['forest'], ['mine']], hand: ['infantry'] }, {}]);
    play(needs, 'play infantry', 'on open ground');
    expect(refusalOf(needs, 'use field-01 + use forest-01 + use city-01')).toBe('MED-6.7 notCovered');
    play(needs, 'use field-01 + use forest-01 + use mine-01');
  });

  it('MED-5.7 MED-5.13 MED-5.14 a group is turned as a whole, guards too, but never its military buildings', () => {
    const s = scene([{ territories: [['field', 'peasant', 'soldier', 'school', 'tower']], hand: ['peasant'] }, {}]);
    play(s, 'play peasant', 'on open ground', 'use field-01');
    expect(['field-01', 'peasant-01', 'soldier-01', 'school-01'].map((id) => isUsed(s, id))).toEqual([true, true, true, true]);
    expect(isUsed(s, 'tower-01')).toBe(false);
    expect(isUsed(s, 'peasant-02')).toBe(false);
  });

  it('MED-5.8 MED-5.9 MED-8.13 a group gives its host’s resource: base, one per worker, one per civil building', () => {
    expect(output('forest', 'peasant', 'priest', 'school', 'bank')).toBe(5);
    expect([output('mine', 'artist'), output('mine', 'bureaucrat'), output('mine', 'priest')]).toEqual([2, 2, 2]);
    expect(output('mine', 'soldier', 'archer', 'infantry', 'knight', 'merchant')).toBe(1);
    expect(output('mine', 'tower')).toBe(1);
    const s = scene([{ territories: [['mine', 'peasant', 'bank']] }, {}]);
    expect(viewOf(s, 0).players[0].hosts[1]).toMatchObject({ resource: 'gold', output: 3 });
  });

  it('MED-5.10 no more workers count than the host has slots: two, on a Farm one', () => {
    expect(['field', 'forest', 'mine'].map((host) => output(host, 'peasant', 'peasant', 'peasant'))).toEqual([3, 3, 3]);
    expect(output('farm', 'peasant', 'peasant')).toBe(3);
    expect(groupOutput(scene([{ city: ['peasant', 'peasant', 'peasant'] }, {}]), 0, 0)).toBe(3);
  });

  it('MED-5.11 W2 a Field gives 1 food, with one Peasant 2, with two 3, with a third still 3; all its cards end used', () => {
    expect([output('field'), output('field', 'peasant'), output('field', 'peasant', 'peasant')]).toEqual([1, 2, 3]);
    expect(output('field', 'peasant', 'peasant', 'peasant')).toBe(3);
    const s = scene([{ cityUsed: true, territories: [['field', 'peasant', 'peasant', 'peasant']], hand: ['farm'] }, {}]);
    expect(keys(s)).not.toContain('play farm');
    const fed = scene([{ territories: [['field', 'peasant', 'peasant', 'peasant']], hand: ['peasant'] }, {}]);
    play(fed, 'play peasant', 'on open ground', 'use field-01');
    for (const id of ['field-01', 'peasant-01', 'peasant-02', 'peasant-03']) expect(isUsed(fed, id)).toBe(true);
  });

  it('MED-5.12 a character on a host never produces its own symbol; it must leave the host first', () => {
    const s = scene([{ cityUsed: true, territories: [['farm', 'peasant']], hand: ['field', 'mine'] }, {}]);
    play(s, 'play field');
    expect(refusalOf(s, 'use peasant-01')).toBe('MED-5.12 producesWithGroup');
    const moved = scene([{ cityUsed: true, territories: [['farm', 'peasant']], hand: ['field', 'mine'] }, {}]);
    play(moved, 'move peasant-01', 'on open ground', 'play field', 'use peasant-01');
    expect(isUsed(moved, 'farm-01')).toBe(false);
  });

  it('MED-5.15 alone on open ground Peasant, Priest, Artist and Bureaucrat give 1 labour, the Merchant 1 gold', () => {
    for (const worker of ['peasant', 'priest', 'artist', 'bureaucrat']) {
      const s = scene([{ cityUsed: true, territories: [['farm']], open: [worker], hand: ['field'] }, {}]);
      play(s, 'play field', `use ${worker}-01`);
      expect(isUsed(s, `${worker}-01`)).toBe(true);
    }
    const s = scene([{ cityUsed: true, territories: [['farm']], open: ['merchant'], hand: ['field', 'priest'] }, {}]);
    expect(viewOf(s, 0).players[0].potential).toEqual({ labour: 0, food: 2, energy: 0, gold: 1 });
  });

  it('MED-5.16 Soldier, Archer, Infantry and Knight produce nothing', () => {
    const s = scene([{ territories: [['farm', 'peasant']], open: ['soldier', 'archer', 'infantry', 'knight'], hand: ['field'] }, {}]);
    play(s, 'play field');
    for (const id of ['soldier-01', 'archer-01', 'infantry-01', 'knight-01']) expect(refusalOf(s, `use ${id}`)).toBe('MED-5.16 noSymbol');
  });

  it('MED-5.17 a group whose host is used does not produce, though an unused character was put on it later', () => {
    const s = scene([{ territories: [['field'], ['farm']], open: ['peasant'], hand: ['peasant', 'peasant', 'peasant'] }, {}]);
    play(s, 'play peasant', 'on farm-01', 'use field-01', 'move peasant-01', 'on field-01');
    expect(isUsed(s, 'peasant-01')).toBe(false);
    play(s, 'play peasant', 'on open ground');
    expect(keys(s)).not.toContain('use field-01');
    expect(refusalOf(s, 'use field-01')).toBe('MED-6.15 sourceUsed');
  });

  it('MED-5.18 cards are used only for a purpose: outside payments and battles nothing offers to turn a card', () => {
    const s = scene([{ territories: [['field', 'peasant']], open: ['priest', 'archer', 'artist'], hand: ['field'] }, {}]);
    expect(keys(s).filter((key) => /^(use|power|shoot|heal)/.test(key))).toEqual([]);
    expect(s.used[cardNamed('priest-01')]).toBe(0);
  });
});
