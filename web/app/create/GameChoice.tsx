/** The five plates, small: which game is to be played. */

import { useEffect, useRef } from 'preact/hooks';
import { isPlayable, PLATES, titleOf } from '../games/plates.ts';
import { Art, Weight } from '../home/Plates.tsx';
import { say } from '../language.ts';

/** Pixels of the neighbour that stay in sight. */
const EDGE = 24;

interface GameChoiceProps {
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

export function GameChoice({ chosen, onChoose }: GameChoiceProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  // Where they do not all fit, the chosen one comes first into sight.
  useEffect(() => {
    const label = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (row.current && label) row.current.scrollLeft = label.offsetLeft - row.current.offsetLeft - EDGE;
  }, []);
  return (
    <fieldset ref={row} class="choose-game">
      <legend class="sr">{say('app.create.game')}</legend>
      {PLATES.map((plate) => (
        <label key={plate.id} class={isPlayable(plate.id) ? '' : 'dim'}>
          <input
            type="radio"
            name="game"
            checked={plate.id === chosen}
            disabled={!isPlayable(plate.id)}
            onChange={() => onChoose(plate.id)}
          />
          <Art plate={plate} />
          <b>{titleOf(plate.id)}</b>
          <Weight of={plate.weight} />
          <small>
            {isPlayable(plate.id)
              ? `${say(`app.game.${plate.id}.players`)} · ${say(`app.game.${plate.id}.length`)}`
              : say('app.plate.notYet')}
          </small>
        </label>
      ))}
    </fieldset>
  );
}
