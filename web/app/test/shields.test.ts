import { type OptionValues, Table } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { OF_ANARCHY, OF_MONDE_OUBLIE } from '@castellan/pictures/tinctures';
import { describe, expect, it } from 'vitest';
import { shieldsOf } from '../games/shields.ts';

/** The colours the players of a table that has just been laid have, as its board shows them. */
async function coloursAtTable(id: string, seats: number, options: OptionValues = {}): Promise<readonly string[]> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  const view = JSON.parse(JSON.stringify(game.view(new Table(game, { seats, options, seed: '7'.repeat(64) }).state, null)));
  return view.players.map(({ colour }: { readonly colour: string }) => colour);
}

describe('the shields of a table before it is laid', () => {
  it('are in the colours of its players: anarchy', async () => {
    const tinctures: { readonly [colour: string]: string } = OF_ANARCHY;
    for (const seats of [1, 2, 3, 4])
      expect(shieldsOf('anarchy', seats, {})).toEqual((await coloursAtTable('anarchy', seats)).map((colour) => tinctures[colour]));
  });

  it('are in the colours of its players, also those they have chosen: monde-oublie', async () => {
    const tinctures: { readonly [colour: string]: string } = OF_MONDE_OUBLIE;
    const chosen: readonly OptionValues[] = [{}, { colour1: 'green' }, { colour1: 'green', colour3: 'grey' }, { colour2: 'blue' }];
    for (const options of chosen) {
      const colours = await coloursAtTable('monde-oublie', 3, options);
      expect(shieldsOf('monde-oublie', 3, options)).toEqual(colours.map((colour) => tinctures[colour]));
    }
    expect(shieldsOf('monde-oublie', 3, { colour1: 'green', colour3: 'grey' })).toEqual(['V', 'A', 'L']);
  });

  it('come in the order of the tinctures where players have no colours', () => {
    expect(shieldsOf('medievalia', 4, {})).toEqual(['A', 'G', 'O', 'V']);
  });
});
