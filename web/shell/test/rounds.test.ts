import { gameNamed } from '@castellan/games';
import { speaker } from '@castellan/text';
import { expect, it } from 'vitest';
import { roundWord } from '../ending/verdict.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

it.each([
  ['medioevo', '8 turns', '8 tours', 'turn 3', 'tour 3'],
  ['fief', '8 rounds', '8 tours', 'round 3', 'tour 3'],
  ['anarchy', '8 rounds', '8 manches', 'round 3', 'manche 3'],
  ['monde-oublie', '8 rounds', '8 manches', 'round 3', 'manche 3'],
])('the end of a game of %s counts its rounds as its rulebook calls them', async (game, ...said) => {
  const voices = await Promise.all(
    (
      [
        ['en', en],
        ['fr', fr],
      ] as const
    ).map(async ([language, shell]) => speaker(language, [shell, (await gameNamed(game)?.messages(language)) ?? {}], String)),
  );
  expect([
    ...voices.map((voice) => voice.say(roundWord(voice, 'rounds'), { n: 8 })),
    ...voices.map((voice) => voice.say(roundWord(voice, 'round'), { n: 3 })),
  ]).toEqual(said);
});
