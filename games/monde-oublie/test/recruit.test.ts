import { describe, expect, it } from 'vitest';
import type { MonState } from '../state.ts';
import {
  alone,
  answer,
  army,
  asked,
  barracks,
  cards,
  faceUp,
  give,
  keys,
  on,
  play,
  refusalOf,
  roll,
  soldiers,
  start,
  view,
} from './builders.ts';

function recruiting(given: Parameters<typeof give>[2], ...ids: readonly string[]): MonState {
  const s = start();
  give(s, 0, given);
  barracks(s, ...ids);
  return play(s, 'place 1 recruit');
}

describe('Recruit', () => {
  it('MON-10.40 takes one card of the row at its cost', () => {
    const s = recruiting({ coins: 3, knowledge: 1 }, 'lanciers', 'phalange', 'garde-royale', 'elephants-de-guerre');
    expect(keys(s)).toEqual(['recruit lanciers', 'recruit phalange', 'recruit garde-royale']);
    expect(refusalOf(s, 'recruit elephants-de-guerre')).toBe('MON-10.40 soldiersTooDear');
    play(s, 'recruit phalange', 'army 1');
    expect(s.players[0]).toMatchObject({ coins: 0, knowledge: 1 });
    expect(s.militaryRow).toEqual([soldiers('lanciers'), -1, soldiers('garde-royale'), soldiers('elephants-de-guerre')]);
    const wise = play(recruiting({ coins: 0, knowledge: 1 }, 'lanciers', 'garde-royale'), 'recruit garde-royale', 'army 1');
    expect(wise.players[0]).toMatchObject({ coins: 0, knowledge: 0 });
  });

  it('MON-10.41 costs nothing for most cards', () => {
    const free = cards.piles.military.filter((card) => cards.military[card].cost.coins + cards.military[card].cost.knowledge === 0);
    expect(free.length).toBeGreaterThan(cards.piles.military.length / 2);
    const s = play(recruiting({ coins: 0 }, 'lanciers', 'pillards'), 'recruit lanciers', 'army 1');
    expect(s.players[0].coins).toBe(0);
  });

  it('MON-10.42 has the placement and fee rules of Build', () => {
    const s = start();
    give(s, 0, { coins: 3 });
    give(s, 1, { citizens: [-1, on('recruit'), -1] });
    barracks(s, 'phalange');
    expect(keys(s).filter((key) => key.endsWith('recruit'))).toEqual(['place 2 recruit']);
    expect(refusalOf(s, 'place 3 recruit')).toBe('MON-10.42 feeTooDear');
    give(s, 0, { coins: 0 });
    barracks(s, 'lanciers');
    expect(refusalOf(s, 'place 3 recruit')).toBe('MON-10.42 feeUnpayable');
    barracks(s, 'phalange');
    give(s, 0, { coins: 4 });
    answer(s, 'place 1 recruit');
    expect(s.players[0].coins).toBe(3);
    answer(s, 'army 1');
    expect(s.players[0].coins).toBe(0);
  });

  it('MON-10.43 counts helmets of capital, undamaged Empire cards, provinces and titans', () => {
    const s = start();
    expect(view(s).players[0].armyLimit).toBe(2);
    give(s, 0, {
      city: ['caserne', 'academie-de-guerre'],
      damaged: ['academie-de-guerre'],
      provinces: ['steppe-des-cavaliers'],
      titans: ['taureau-de-fer'],
    });
    expect(view(s).players[0].armyLimit).toBe(5);
  });

  it('MON-10.44 with room, founds a new army or goes on top of one', () => {
    const s = recruiting({ provinces: ['steppe-des-cavaliers'] }, 'lanciers', 'pillards');
    answer(s, 'recruit lanciers');
    expect(asked(s)).toEqual(['0 joinArmy']);
    expect(keys(s)).toEqual(['new army', 'army 1', 'army 2']);
    answer(s, 'new army');
    expect(s.players[0].armies).toEqual([army('gardes-de-la-cite'), army('miliciens'), army('lanciers')]);
  });

  it('MON-10.45 MON-10.46 at the limit, goes on top of an army and demobilises its active card', () => {
    const s = play(recruiting({}, 'lanciers', 'pillards'), 'recruit lanciers');
    expect(keys(s)).toEqual(['army 1', 'army 2']);
    expect(refusalOf(s, 'new army')).toBe('MON-10.45 armyLimit');
    answer(s, 'army 2');
    expect(s.players[0].armies).toEqual([army('gardes-de-la-cite'), army('lanciers', { legacy: ['miliciens'] })]);
    const damaged = play(recruiting({ city: ['caserne'], damaged: ['caserne'] }, 'lanciers', 'pillards'), 'recruit lanciers');
    expect(keys(damaged)).toEqual(['army 1', 'army 2']);
  });

  it('MON-10.47 demobilises only an unused active card', () => {
    const s = recruiting(
      { provinces: ['steppe-des-cavaliers'], armies: [army('lanciers', { name: 1 }), army('miliciens', { art: 3 })] },
      'pillards',
      'frondeurs',
    );
    answer(s, 'recruit pillards');
    expect(keys(s)).toEqual(['new army', 'army 2']);
    expect(refusalOf(s, 'army 1')).toBe('MON-10.47 armyUsed');
  });

  it('MON-10.48 is closed at the limit when all armies are used', () => {
    const s = start();
    give(s, 0, { armies: [army('lanciers', { name: 1 }), army('miliciens', { name: 1 })] });
    expect(refusalOf(s, 'place 1 recruit')).toBe('MON-10.48 noRoomForSoldiers');
    give(s, 0, { provinces: ['steppe-des-cavaliers'] });
    expect(keys(s)).toContain('place 1 recruit');
  });

  it('MON-10.49 MON-10.50 MON-10.52 W18 (and MON-10.45, MON-10.47) recruiting at the limit over Gardes de la Cité', () => {
    const s = recruiting({ coins: 5, armies: [army('gardes-de-la-cite', { art: 3 }), army('miliciens', { name: 1 })] }, 'lanciers');
    expect(s.players[0].coins).toBe(5);
    expect(s.players[0].armies).toEqual([army('lanciers', { legacy: ['gardes-de-la-cite'] }), army('miliciens', { name: 1 })]);
    expect(view(s).players[0].armies[0]).toMatchObject({ symbols: { sword: 4, arrow: 0 }, price: 1, used: false });
  });

  it('MON-10.50 a demobilised card shows its legacy instead of its front', () => {
    const s = recruiting({ armies: [army('catapultes'), army('miliciens', { name: 1 })] }, 'lanciers');
    expect(view(s).players[0].armies[0].symbols).toEqual({ sword: 3, arrow: 2, loot: 0, espionage: 0, repair: 0 });
  });

  it('MON-10.51 legacies of one army add up', () => {
    const s = start();
    give(s, 0, { armies: [army('lanciers', { legacy: ['vieille-garde', 'sapeurs', 'pillards', 'ninja-des-brumes', 'archers-longs'] })] });
    expect(view(s).players[0].armies[0].symbols).toEqual({ sword: 3 + 2 + 1, arrow: 2, loot: 1, espionage: 1, repair: 1 });
    const over = recruiting(
      { armies: [army('lanciers', { legacy: ['vieille-garde', 'pillards'] }), army('miliciens', { name: 1 })] },
      'sapeurs',
    );
    expect(over.players[0].armies[0]).toEqual(army('sapeurs', { legacy: ['vieille-garde', 'pillards', 'lanciers'] }));
    expect(view(over).players[0].armies[0].symbols).toEqual({ sword: 2 + 2 + 1, arrow: 1, loot: 1, espionage: 0, repair: 1 });
  });

  it('MON-10.52 the new card has no coins and may fight in the same round', () => {
    const s = alone(start());
    give(s, 0, { coins: 5, armies: [army('gardes-de-la-cite', { art: 7 }), army('miliciens', { name: 1 })] });
    barracks(s, 'elephants-de-guerre');
    play(s, 'place 1 recruit');
    faceUp(s, 'crabe-des-recifs');
    roll(s, 'blank');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(s.players[0].coins).toBe(5 - 4 - 1);
    expect(view(s).players[0].titans).toEqual(['crabe-des-recifs']);
  });

  it('MON-10.53 the legacy of an active card has no effect', () => {
    const s = start();
    give(s, 0, { armies: [army('vieille-garde'), army('sapeurs')] });
    expect(view(s).players[0].armies.map(({ symbols }) => symbols.sword)).toEqual([2, 2]);
    expect(view(s).players[0].armies[1].symbols.repair).toBe(1);
  });

  it('MON-10.54 legacies count only when their army is paid', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('lanciers'), army('miliciens', { legacy: ['phalange', 'phalange', 'phalange'], art: 9 })] });
    faceUp(s, 'crabe-des-recifs');
    expect(view(s).players[0].sword).toBe(0);
    expect(refusalOf(s, 'attack crabe-des-recifs')).toBe('MON-5.15 attackTooWeak');
    give(s, 0, { coins: 10 });
    answer(s, 'attack crabe-des-recifs');
    expect(keys(s)).toEqual(['army 2']);
  });
});
