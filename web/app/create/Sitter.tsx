/** Who shall sit on a seat: what kind of player, and of a bot its character and its strength. */

import { CHARACTERS } from '@castellan/bots/character';
import { LEVELS } from '@castellan/bots/level';
import type { Seat } from '@castellan/engine';
import { LIMITS } from '@castellan/server/protocol';
import { Miniature, Segmented } from '../../design/index.ts';
import { GameIcon } from '../game/icons.ts';
import { say } from '../language.ts';
import { type BotChoice, SEAT_KINDS, type SeatChoice, SOME_BOT, type Where } from './draft.ts';

const AS_CHOSEN: { readonly [kind in SeatChoice['kind']]: SeatChoice } = {
  me: { kind: 'me' },
  here: { kind: 'here', name: '' },
  friend: { kind: 'friend' },
  open: { kind: 'open' },
  bot: SOME_BOT,
};

interface SitterProps {
  readonly seat: Seat;
  readonly choice: SeatChoice;
  readonly where: Where;
  readonly onChoice: (choice: SeatChoice) => void;
  /** Makes all bots like one; null where they are. */
  readonly onAlike: ((bot: BotChoice) => void) | null;
}

export function Sitter({ seat, choice, where, onChoice, onAlike }: SitterProps) {
  const n = seat + 1;
  return (
    <>
      <Segmented
        label={say('app.create.who', { n })}
        choices={SEAT_KINDS[where].map((kind) => ({ id: kind, label: say(`app.create.kind.${kind}`) }))}
        chosen={choice.kind}
        onChoose={(kind) => kind !== choice.kind && onChoice(AS_CHOSEN[kind])}
      />
      {choice.kind === 'here' && (
        <input
          class="input"
          aria-label={say('app.create.nameOf', { n })}
          placeholder={say('app.create.nameHint')}
          value={choice.name}
          maxLength={LIMITS.name}
          onInput={(event) => onChoice({ kind: 'here', name: event.currentTarget.value })}
        />
      )}
      {choice.kind === 'bot' && <Bot n={n} bot={choice} onBot={onChoice} onAlike={onAlike} />}
    </>
  );
}

interface BotProps {
  /** Of the seat, as it is counted aloud. */
  readonly n: number;
  readonly bot: BotChoice;
  readonly onBot: (bot: BotChoice) => void;
  readonly onAlike: SitterProps['onAlike'];
}

function Bot({ n, bot, onBot, onAlike }: BotProps) {
  return (
    <>
      <fieldset class="characters">
        <legend class="sr">{say('app.create.character', { n })}</legend>
        {CHARACTERS.map((character) => (
          <label key={character}>
            <input
              type="radio"
              name={`character-${n}`}
              checked={character === bot.character}
              onChange={() => onBot({ ...bot, character })}
            />
            <Miniature>
              <GameIcon name={character} size={28} />
            </Miniature>
            <b>{say(`character.${character}`)}</b>
            <span class="how">{say(`app.character.${character}`)}</span>
          </label>
        ))}
      </fieldset>
      <div class="row">
        <Segmented
          label={say('app.create.level', { n })}
          choices={LEVELS.map((level) => ({ id: level, label: say(`level.${level}`) }))}
          chosen={bot.level}
          onChoose={(level) => onBot({ ...bot, level })}
        />
        <span class="aside">{say(`app.level.${bot.level}`)}</span>
        {onAlike !== null && (
          <button type="button" class="link" onClick={() => onAlike(bot)}>
            {say('app.create.alike')}
          </button>
        )}
      </div>
    </>
  );
}
