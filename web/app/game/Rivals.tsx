/** The characters of bots and how each of them plays this game; a table against one of them is laid at once. */

import { CHARACTERS, type Character } from '@castellan/bots/character';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Miniature } from '../../design/index.ts';
import { playAgainst } from '../games/start.ts';
import { say } from '../language.ts';
import { GameIcon } from './icons.ts';

/** The most even-tempered is told last. */
const SHOWN: readonly Character[] = [...CHARACTERS.filter((character) => character !== 'even'), 'even'];

interface RivalsProps {
  readonly game: string;
  readonly words: Speaker;
}

export function Rivals({ game, words }: RivalsProps) {
  const [refused, refuse] = useState<string | null>(null);
  const nameOf = (character: Character): string => words.say(`page.rival.${character}`);
  const against = (character: Character): void => {
    const names = Object.fromEntries(CHARACTERS.map((one) => [one, nameOf(one)]));
    playAgainst(game, character, names).catch(() => refuse(say('app.trouble.storage')));
  };
  return (
    <section class="rivals" aria-labelledby="rivals">
      <h2 id="rivals">
        {words.say('page.game.rivals')} <small>{words.say('page.game.rivals.what')}</small>
      </h2>
      <ul>
        {SHOWN.map((character) => (
          <li key={character}>
            <button type="button" onClick={() => against(character)}>
              <Miniature>
                <GameIcon name={character} size={44} />
              </Miniature>
              <b>{nameOf(character)}</b>
              <em>{words.say(`page.rival.${character}.called`)}</em>
              <span>{words.say(character === 'even' ? 'page.rival.even.likes' : `page.${game}.${character}`)}</span>
              <small>{words.say('page.game.against', { name: nameOf(character) })}</small>
            </button>
          </li>
        ))}
      </ul>
      {refused !== null && <p role="alert">{refused}</p>}
    </section>
  );
}
