import type { Game, State } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  botsAlike,
  chairsOf,
  type Draft,
  fitting,
  movedTo,
  newDraft,
  resized,
  seated,
  seatsOf,
  specOf,
  withOption,
  withPack,
} from '../create/draft.ts';

type Rules = Game<State>;
let monde: Rules;
let medievalia: Rules;
let anarchy: Rules;

async function load(id: string): Promise<Rules> {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  return game;
}

beforeAll(async () => {
  [monde, medievalia, anarchy] = await Promise.all(['monde-oublie', 'medievalia', 'anarchy'].map(load));
});

const kinds = (game: Rules, draft: Draft): readonly string[] => seatsOf(game, draft).map(({ kind }) => kind);
const online = (): Draft => newDraft('online', 'The long bridge');
const knight = { kind: 'bot', level: 'knight', character: 'even' } as const;

describe('a table that is being set up', () => {
  it('is listed when a seat is for anybody, unless one says otherwise', () => {
    expect(accessOf(monde, online())).toBe('invitation');
    const forAnybody = seated(monde, online(), 2, { kind: 'open' });
    expect(specOf(monde, forAnybody).access).toBe('open');
    expect(specOf(monde, { ...forAnybody, access: 'invitation' }).access).toBe('invitation');
    const taken = seated(monde, { ...forAnybody, access: 'open' }, 2, knight);
    expect(specOf(monde, taken).access).toBe('invitation');
  });

  it('has the usual number of seats of each game until the seats are chosen', () => {
    expect([monde, medievalia, anarchy].map((game) => kinds(game, newDraft('local', '')).length)).toEqual([4, 2, 2]);
    const chosen = resized(monde, newDraft('local', ''), 3);
    expect([monde, medievalia, anarchy].map((game) => kinds(game, chosen).length)).toEqual([3, 3, 3]);
  });

  it('offers what there are enough seats for, and what was set before there were fewer', () => {
    const offered = (draft: Draft): readonly (readonly unknown[])[] =>
      ['firstPlayer', 'colour2', 'colour3'].map((id) => {
        const spec = monde.options.find((option) => option.id === id);
        if (spec === undefined) throw new Error(`there is no option ${id}`);
        return fitting(monde, draft, spec);
      });
    const two = resized(monde, newDraft('local', ''), 2);
    const colours = ['any', 'blue', 'grey', 'brown', 'green'];
    expect(offered(two)).toEqual([['random', 1, 2], colours, ['any']]);
    expect(offered(withOption(monde, two, 'colour3', 'blue'))[2]).toEqual(colours);
    expect(offered(resized(monde, two, 3))).toEqual([['random', 1, 2, 3], colours, colours]);
  });

  it('does not offer what makes no difference beside the other options', async () => {
    const medioevo = await load('medioevo');
    const spec = medioevo.options.find(({ id }) => id === 'kingdom2');
    if (spec === undefined) throw new Error('there is no such option');
    const draft = newDraft('local', '');
    expect(fitting(medioevo, draft, spec)).toEqual([]);
    expect(fitting(medioevo, withOption(medioevo, draft, 'kingdoms', 'agreed'), spec)).toContain('hungary');
  });

  it('keeps what was chosen when another game is chosen: people, levels, clock, visibility, name', () => {
    let draft: Draft = { ...online(), pace: 'day', spectators: false, onTimeout: 'resign' };
    draft = seated(monde, draft, 3, { kind: 'open' });
    draft = seated(monde, draft, 2, knight);
    const [before, after] = [specOf(monde, draft), specOf(medievalia, draft)];
    expect(after.seats).toEqual([{ kind: 'me' }, { kind: 'friend' }, knight, { kind: 'open' }]);
    expect({ ...after, game: 'monde-oublie' }).toEqual(before);
    expect(after).toMatchObject({ title: 'The long bridge', access: 'open', spectators: false, onTimeout: 'resign' });
  });

  it('keeps the names of friends at this device and the levels of bots', () => {
    let draft = seated(monde, newDraft('local', ''), 1, { kind: 'here', name: 'Yolande' });
    draft = seated(monde, draft, 2, { kind: 'bot', level: 'castellan', character: 'even' });
    expect(chairsOf(anarchy, draft, 'Odon').slice(0, 3)).toMatchObject([
      { kind: 'person', name: 'Odon' },
      { kind: 'person', name: 'Yolande' },
      { kind: 'bot', level: 'castellan', character: 'even' },
    ]);
  });

  it('makes all bots like one, and leaves people where they sit', () => {
    const alike = botsAlike(monde, seated(monde, online(), 2, { kind: 'open' }), knight);
    expect(seatsOf(monde, alike)).toEqual([{ kind: 'me' }, { kind: 'friend' }, { kind: 'open' }, knight]);
  });

  it('sends bots away first where a game has fewer seats, never the reader, and has them back with the other game', () => {
    const small: Rules = { ...anarchy, seats: { min: 1, max: 2, usual: 2 } };
    let draft = seated(monde, online(), 3, { kind: 'me' });
    expect(kinds(monde, draft)).toEqual(['bot', 'friend', 'bot', 'me']);
    expect(kinds(small, draft)).toEqual(['friend', 'me']);
    expect(kinds(monde, draft)).toEqual(['bot', 'friend', 'bot', 'me']);
    draft = seated(small, draft, 0, { kind: 'open' });
    expect(kinds(small, draft)).toEqual(['open', 'me']);
    const large: Rules = { ...monde, seats: { min: 3, max: 6, usual: 4 } };
    expect(kinds(large, draft)).toEqual(['open', 'me', 'bot']);
  });

  it('keeps the options and the pack of each game for when one comes back to it', () => {
    let draft = withOption(monde, newDraft('local', ''), 'expansionPlus', true);
    draft = withPack(monde, draft, { id: 'mine@1', name: 'mine', content: {} });
    expect(specOf(medievalia, draft)).not.toHaveProperty('pack');
    expect(specOf(medievalia, draft).options).toEqual({});
    draft = withOption(anarchy, draft, 'scenario', 'siegeEasy');
    expect(specOf(monde, draft)).toMatchObject({ options: { expansionPlus: true }, pack: 'mine@1' });
    expect(specOf(monde, withPack(monde, draft, null))).not.toHaveProperty('pack');
  });

  it('remembers who sat on seats that were taken away, and who sat here and there', () => {
    let draft = seated(monde, newDraft('local', ''), 3, knight);
    draft = resized(monde, resized(monde, draft, 2), 4);
    expect(seatsOf(monde, draft)[3]).toEqual(knight);
    const there = movedTo(draft, 'online');
    expect(kinds(monde, there)).toEqual(['me', 'bot', 'bot', 'friend']);
    expect(seatsOf(monde, movedTo(there, 'local'))).toEqual(seatsOf(monde, draft));
    expect(kinds(monde, movedTo(newDraft('local', ''), 'online'))).toEqual(['me', 'friend', 'bot', 'bot']);
  });
});
