import { COMMANDS, content, type PlayerView, TRACKS } from '@castellan/anarchy';
import messages from '@castellan/anarchy/messages/en';
import { describe, expect, it } from 'vitest';
import { meansAgainst } from '../defence/facts.ts';
import { factsOf } from '../facts.ts';
import icons from '../icons.json' with { type: 'json' };
import { isMet, measureNeeded } from '../needs.ts';
import { layPack } from '../pack.ts';
import { countsPrinted, rewardPrinted, wordsOf } from '../printed.ts';
import { opening } from './opening.ts';

const shipped = content.of({ core: { pack: '' } });
const { boxAt, boxesOf, boxesOn, chapel, domainCard, levelsOf, loot, pathCard, unlockedBy, wheel } = factsOf({ pack: '' });

describe('the path cards', () => {
  it('have a picture each, under the names of the rules', () => {
    const drawn = shipped.data.pathCards.map(
      ({ key, name }) => [Object.entries(icons).find(([id]) => id === `path-${key}`)?.[1], name] as const,
    );
    for (const [picture, { en, fr }] of drawn) expect(picture?.slice(1)).toEqual([en, fr]);
    expect(new Set(drawn.map(([picture]) => picture?.[0])).size).toBe(drawn.length);
  });
});

describe('the boxes of the sheets', () => {
  it('are those of the rules, with their costs and gains', () => {
    for (const { options, costs } of shipped.boxes) {
      const [{ at, gains }] = options;
      const box = boxAt(at?.[0] ?? '');
      expect(box, at?.[0]).not.toBeNull();
      if (box === null) continue;
      expect(box.costs.length).toBe(costs.length);
      const isSquare = box.id.startsWith('chapel.') && box.id.split('.').length === 3;
      if (!isSquare) expect([...wordsOf(box.reward)].sort(), box.id).toEqual([...gains].sort());
    }
  });

  it('stand in the order in which the rules fill them', () => {
    for (const track of TRACKS) {
      const drawn = boxesOf(track).filter(({ id }) => !/^chapel\.\d\./.test(id));
      expect(drawn.map(({ id }) => id)).toEqual(shipped.tracks[TRACKS.indexOf(track)].map(({ id }) => id));
    }
    expect(levelsOf('keep').map(({ before, boxes }) => [before, boxes.length])).toEqual([
      [0, 4],
      [4, 4],
      [8, 4],
    ]);
  });

  it('say what a command line opens', () => {
    const [first] = boxesOn('governance');
    expect(unlockedBy(first)).toEqual(['keep.1']);
    for (const line of COMMANDS) expect(boxesOn(line).flatMap(unlockedBy).length).toBeGreaterThan(8);
    expect(unlockedBy(boxesOn('gate')[0])).toEqual([]);
  });

  it('join on the wheel both ways', () => {
    for (const { id, links } of wheel.nodes)
      for (const link of links)
        if (link !== 'centre') expect(wheel.nodes.find((node) => node.id === link)?.links, `${id} ${link}`).toContain(id);
  });

  it('need measures, cranes and chapels', () => {
    const [mine] = opening(2).players;
    const third = boxesOn('gate')[2];
    expect(isMet(third.need, mine)).toBe(false);
    expect(isMet(third.need, { ...mine, constructed: ['smallCrane'] })).toBe(true);
    const [, second] = levelsOf('keep');
    const grown: PlayerView = { ...mine, tracks: { ...mine.tracks, governance: 4 } };
    expect(measureNeeded(second.need)).toEqual({ line: 'governance', n: 4 });
    expect(isMet(second.need, grown)).toBe(false);
    expect(isMet(second.need, { ...grown, constructed: ['smallCrane'] })).toBe(true);
    const [square] = chapel[0].squares;
    expect(isMet(square.need, mine)).toBe(false);
    expect(isMet(square.need, { ...mine, tracks: { ...mine.tracks, chapel: 1 } })).toBe(true);
  });
});

describe('what is printed', () => {
  it('has a name of the rules for every sign', () => {
    expect(rewardPrinted({ fort: 'gate', gain: { might: 2 } }).map(({ word }) => word)).toEqual(['gate', 'might.2']);
    expect(rewardPrinted({ prod: ['coin'], gain: { coin: 1 } }).map(({ word, mark }) => [word, mark])).toEqual([
      ['more-coin', 'made'],
      ['coin', undefined],
    ]);
    expect(rewardPrinted({ horse: 'black', develop: 'ram', brew: 2 }).map(({ word }) => word)).toEqual([
      'brew.2',
      'black-horse',
      'develop-ram',
    ]);
    expect(wordsOf(rewardPrinted({}))).toEqual(['nothing']);
    expect(countsPrinted({ food: 0, serf: 3 })).toEqual([{ sign: 'serf', n: 3, word: 'serf.3' }]);
  });

  it('is found by name', () => {
    expect(pathCard('mason').metrics).toEqual(['wallPips']);
    expect(pathCard('peacemaker').atLeast).toBe(false);
    expect(pathCard('mason').goal.length).toBe(3);
    expect(domainCard(1).valentine).toBe(1);
    expect(loot('SML-1')).toEqual([{ sign: 'coin', n: 2, word: 'coin.2' }]);
    expect(() => pathCard('nobody')).toThrow();
  });
});

describe('a content pack', async () => {
  const gate = shipped.data.sheets.left.find((area) => area.id === 'gate');
  if (gate?.kind !== 'fortTrack') throw new Error('There is no gate.');
  const [mason] = shipped.data.pathCards.filter(({ key }) => key === 'mason');
  const [castle] = shipped.data.scenarioCards;
  if (castle.mode !== 'castle') throw new Error('The first scenario card has no castle.');
  const changes = {
    sheets: {
      left: {
        gate: {
          name: { fr: 'Barbacane', en: 'Barbican' },
          cost: [{ artisan: 2, material: 1 }],
          boxes: gate.boxes.map((box) => (box.pos === 1 ? { ...box, reward: { ...box.reward, gain: { coin: 3 } } } : box)),
        },
      },
    },
    machines: { ram: { cost: [{ material: 12 }] } },
    pathCards: {
      [mason.id]: { name: { fr: 'Bâtisseur', en: 'Builder' }, gain: { knight: 4 }, goal: { ...mason.goal, vp1: 2, vp2: 4, vp3: 6 } },
    },
    attackTypes: { ladder: { forts: ['wall'], workers: false } },
    scenarioCards: { [castle.id]: { castle: { shield: 9, food: 4, name: { fr: 'Rouen', en: 'Rouen' } } } },
    crushRewards: { crush2: { reward: { gain: { might: 3 } } } },
  };
  const added = await content.add({ game: 'anarchy', name: 'My box', changes });
  if (!added.ok) throw new Error(added.errors.join());
  const names = layPack(added.id, changes, 'en');
  const facts = factsOf({ pack: added.id });

  it('changes what is printed on sheets and cards, as the rules read it', () => {
    for (const { options, costs } of content.of({ core: { pack: added.id } }).boxes) {
      const [{ at, gains }] = options;
      const box = facts.boxAt(at?.[0] ?? '');
      expect(box?.costs.length, at?.[0]).toBe(costs.length);
      if (at?.[0] === 'box:gate.1') expect([...wordsOf(box?.reward ?? [])].sort()).toEqual([...gains].sort());
    }
    expect(facts.boxAt('box:gate.1')?.costs).toEqual([{ artisan: 2, material: 1 }]);
    expect(wordsOf(facts.boxAt('box:gate.1')?.reward ?? [])).toContain('coin.3');
    expect(facts.boxAt('machine:ram')?.costs).toEqual([{ material: 12 }]);
    expect(facts.pathCard('mason')).toMatchObject({ goal: [[2], [4], [6]] });
    expect(facts.pathCard('mason').gain).toContainEqual({ sign: 'knight', n: 4, word: 'knight.4' });
    expect(facts.scenarioCard(castle.id)).toMatchObject({ castle: { shield: 9, food: 4 } });
    expect(facts.crushes[0].prize).toContainEqual({ sign: 'might', n: 3, word: 'might.3' });
  });

  it('changes what helps against an attack', () => {
    expect(meansAgainst({ pack: added.id }, 'ladder')).toMatchObject({ forts: ['wall'], workers: false });
  });

  it('changes what things are called, in both languages', () => {
    expect(names['name.area.gate']).toBe('Barbican');
    expect(names['name.box.gate.3']).toBe('Barbican 3');
    expect(names['name.path.mason']).toBe('Builder');
    expect(names[`name.castle.${castle.id}`]).toBe('Rouen');
    expect(layPack(added.id, changes, 'fr')['name.area.gate']).toBe('Barbacane');
  });

  it('has a name for every count it may print', () => {
    expect(wordsOf(countsPrinted({ material: 12, serf: 40 })).filter((word) => !Object.hasOwn(messages, `name.gain.${word}`))).toEqual([]);
  });

  it('changes nothing at other tables', () => {
    expect(boxAt('box:gate.1')?.costs).toEqual(gate.cost);
    expect(pathCard('mason').goal).not.toEqual([[2], [4], [6]]);
    expect(meansAgainst({ pack: '' }, 'ladder').workers).toBe(true);
    expect(factsOf({ pack: 'never laid' }).boxAt('box:gate.1')?.costs).toEqual(gate.cost);
  });
});
