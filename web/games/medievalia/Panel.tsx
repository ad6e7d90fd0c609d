/** A player folded to numbers: in the side column, the rail, the status line and the prompt sheet. */

import type { MedView } from '@castellan/medievalia';
import { RESOURCES } from '@castellan/medievalia/vocabulary';
import { Counter } from '../../design/index.ts';
import type { SeatProps } from '../../shell/index.ts';
import { Backs } from './Backs.tsx';
import { MedIcon } from './icons.ts';
import { openFief } from './table.ts';

export function Panel({ view, seat, speaker }: SeatProps<MedView>) {
  const { characters, capacity, siege, potential, eliminated, ally, sidePrestige } = view.players[seat];
  const isOpen = openFief.value === seat;
  return (
    <button
      type="button"
      class="med-panel"
      data-opens="fief"
      aria-expanded={isOpen}
      onClick={() => {
        openFief.value = isOpen ? null : seat;
      }}
    >
      <span class="sr">{speaker.say('board.open', { seat })}</span>
      {eliminated ? (
        <span class="line caption">{speaker.say('board.gone', { seat })}</span>
      ) : (
        <>
          <span class="line">
            <Backs of={view.players[seat]} speaker={speaker} />
            <Counter
              icon={<MedIcon name="feeding" size={18} />}
              label={speaker.say('board.feeding', { characters, capacity })}
              value={characters}
              of={capacity}
              short={characters > 0 && characters >= capacity}
            />
            <Counter
              icon={<MedIcon name="siege" size={18} />}
              label={speaker.say('board.siege')}
              value={siege}
              of={view.siegeTurns}
              short={siege > 0}
            />
            {ally !== null && (
              <Counter
                icon={<MedIcon name="aid" size={18} />}
                label={speaker.say('board.sideOnly', { side: sidePrestige, goal: view.goal })}
                value={sidePrestige}
                of={view.goal}
              />
            )}
            {view.first === seat && <MedIcon name="firstPlayer" size={18} title={true} class="first" />}
          </span>
          <span class="line quiet" data-tip={speaker.say('board.potential')}>
            <span class="caption">{speaker.say('board.canMake')}</span>
            {RESOURCES.map((resource) => (
              <Counter
                key={resource}
                icon={<MedIcon name={resource} size={16} />}
                label={speaker.say(`name.resource.${resource}`)}
                value={potential[resource]}
              />
            ))}
          </span>
        </>
      )}
    </button>
  );
}

/** How many of the characters a fief can feed: what everybody watches on everybody. */
export function Key({ view, seat, speaker }: SeatProps<MedView>) {
  const { characters, capacity } = view.players[seat];
  return (
    <>
      <MedIcon name="feeding" size={14} title={speaker.say('board.feeding', { characters, capacity })} />
      {characters}/{capacity}
    </>
  );
}

/** What I can still produce, and how many I feed, in the prompt sheet of a phone. */
export function Purse({ view, seat, speaker }: SeatProps<MedView>) {
  const { potential, characters, capacity, hand } = view.players[seat];
  return (
    <span class="med-purse">
      {RESOURCES.map((resource) => (
        <Counter
          key={resource}
          icon={<MedIcon name={resource} size={18} />}
          label={speaker.say(`name.resource.${resource}`)}
          value={potential[resource]}
        />
      ))}
      <Counter
        icon={<MedIcon name="feeding" size={18} />}
        label={speaker.say('board.feeding', { characters, capacity })}
        value={characters}
        of={capacity}
        short={characters > 0 && characters >= capacity}
      />
      <Counter icon={<MedIcon name="hand" size={18} />} label={speaker.say('board.handOf')} value={hand.size} />
    </span>
  );
}
