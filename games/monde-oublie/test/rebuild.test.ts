import { describe, expect, it } from 'vitest';
import { answer, asked, citizensOn, empire, events, give, keys, on, play, refusalOf, start, suggestions, view } from './builders.ts';

describe('Rebuild', () => {
  it('MON-10.30 repairs up to two damaged cards, or none', () => {
    const s = start();
    give(s, 0, { city: ['forge', 'ecole'], damaged: ['forge', 'ecole', 'champ-de-ble'] });
    answer(s, 'place 1 rebuild');
    expect(asked(s)).toEqual(['0 chooseRebuildRepairs']);
    expect(keys(s)).toEqual(['champ-de-ble', 'forge', 'ecole']);
    expect(refusalOf(s, 'forge + ecole + champ-de-ble')).toBe('MON-10.30 tooMany');
    expect(refusalOf(s, 'port-de-peche')).toBe('MON-6.19 notDamaged');
    expect(suggestions(s)).toEqual([]);
    answer(s, 'ecole + champ-de-ble');
    expect(s.players[0].damaged).toEqual([empire('forge')]);
    play(s, 'place 1 rebuild', 'place 2 rebuild');
    expect(suggestions(s)).toEqual([['forge']]);
    answer(s, '-');
    expect(s.players[0].damaged).toEqual([empire('forge')]);
  });

  it('MON-10.31 MON-10.34 then takes the tile, then 1 coin', () => {
    const s = start();
    give(s, 1, { damaged: ['champ-de-ble'] });
    play(s, 'place 1 labour', 'place 1 rebuild');
    expect(view(s).tile).toEqual({ holder: 0, hand: false });
    expect(events(answer(s, 'champ-de-ble'))).toEqual(['repaired', 'tookTile', 'gainedCoins']);
    expect(view(s).tile).toEqual({ holder: 1, hand: true });
    expect(s.players[1].coins).toBe(8);
  });

  it('MON-10.32 turns the tile of a player who holds it already', () => {
    const s = start();
    answer(s, 'place 1 rebuild');
    expect(view(s).tile).toEqual({ holder: 0, hand: true });
  });

  it('MON-10.33 MON-10.34 leaves the tile once the hand shows, but still gives the coin', () => {
    const s = start();
    play(s, 'place 1 rebuild', 'place 1 rebuild');
    expect(view(s).tile).toEqual({ holder: 0, hand: true });
    expect(s.players[1].coins).toBe(8);
  });

  it('MON-10.35 takes any citizen without a fee', () => {
    const s = start();
    give(s, 0, { coins: 3 });
    give(s, 1, { citizens: [on('rebuild'), -1, on('rebuild')] });
    answer(s, 'place 2 rebuild');
    expect(s.players[0].coins).toBe(4);
    expect(citizensOn(s, 'rebuild')).toEqual([2, 1, 3]);
  });
});
