/** A player's fief: its name, its open ground, the City in the middle of four territories. */

import type { FiefView, PlayerView } from '@castellan/medievalia';
import { RESOURCES } from '@castellan/medievalia/vocabulary';
import { Counter, Icon, Shield } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { Backs } from './Backs.tsx';
import { FreeSpot, Host, Hunger } from './Host.tsx';
import { MedIcon } from './icons.ts';
import { Token, Troop } from './People.tsx';
import { useRoom } from './room.ts';
import { openFief, useMedTable } from './table.ts';
import { landFor } from './where.ts';

/** The City between two territories on either side. */
const SPOTS = [1, 2, 0, 3, 4] as const;

interface FiefProps {
  readonly of: PlayerView;
  /** Drawn small, to be opened in full. */
  readonly small?: boolean;
  readonly area?: string;
}

export function Fief({ of: player, small, area }: FiefProps) {
  const { me, nameOf, speaker, tincture, view } = useMedTable();
  const fief = landFor(view, player.seat);
  const mine = player.seat === me;
  const ours = mine || (me !== null && player.ally === me);
  return (
    <section
      class={`fief seat-${tincture(player.seat)} ${small ? 'small' : ''} ${ours ? 'filet' : player.ally !== null ? 'allied' : ''} ${mine ? 'mine' : ''}`}
      style={area === undefined ? undefined : { gridArea: area }}
      aria-label={speaker.say('board.fiefOf', { seat: player.seat })}
      data-area={mine ? 'mine' : 'rivals'}
      data-spot={`fief-of:${player.seat}`}
      data-drop={fief === null ? undefined : `fief:${fief.id}`}
    >
      <FiefHead of={player} fief={fief} small={small} />
      {fief !== null && (
        <div class="land">
          <Ground of={fief} small={small} />
          {player.eliminated ? (
            <p class="gone">{speaker.say('board.neutralNow', { seat: player.seat })}</p>
          ) : (
            <ol class="hosts">
              {SPOTS.map((spot) => {
                const host = player.hosts[spot];
                return <li key={spot}>{host === null || host === undefined ? <FreeSpot /> : <Host of={host} />}</li>;
              })}
            </ol>
          )}
        </div>
      )}
      <span class="sr">{nameOf(player.seat)}</span>
    </section>
  );
}

function FiefHead({ of: player, fief, small }: { readonly of: PlayerView; readonly fief: FiefView | null; readonly small?: boolean }) {
  const { choice, me, nameOf, speaker, tincture, view } = useMedTable();
  const { seat, prestige, sidePrestige, characters, capacity, siege, ally } = player;
  return (
    <header class="fief-head">
      <h3>
        <span {...(fief === null ? { class: 'fief-name' } : thing(choice, `fief:${fief.id}`, 'fief-name'))}>
          <Shield tincture={tincture(seat)} size={18} />
          <span class="called">{seat === me ? speaker.say('board.mine') : nameOf(seat)}</span>
          {me !== null && ally === me && <span class="caption">{speaker.say('board.ally')}</span>}
        </span>
      </h3>
      {seat === me && <Potential of={player} />}
      {!player.eliminated && (
        <span class="counts">
          <Counter
            icon={<MedIcon name="prestige" size={18} />}
            label={speaker.say(ally === null ? 'board.prestige' : 'board.sidePrestige', {
              n: prestige,
              side: sidePrestige,
              goal: view.goal,
            })}
            value={ally === null ? prestige : `${prestige} · ${sidePrestige}`}
            of={view.goal}
          />
          <Feeding characters={characters} capacity={capacity} />
          {siege > 0 && (
            <Counter
              icon={<MedIcon name="siege" size={18} />}
              label={speaker.say('board.siege')}
              value={siege}
              of={view.siegeTurns}
              short
            />
          )}
          {seat !== me && !small && <Backs of={player} speaker={speaker} />}
        </span>
      )}
      {small && (
        <button
          type="button"
          class="open"
          aria-label={speaker.say('board.open', { seat })}
          data-tip={speaker.say('board.open', { seat })}
          onClick={() => {
            openFief.value = seat;
          }}
        >
          <Icon name="search" size={16} />
        </button>
      )}
    </header>
  );
}

/** What I can still produce: others have it in their panels. */
function Potential({ of: { potential } }: { readonly of: PlayerView }) {
  const { speaker } = useMedTable();
  return (
    <span class="potential" data-tip={speaker.say('board.potential')}>
      <span class="caption">{speaker.say('board.canMake')}</span>
      {RESOURCES.map((resource) => (
        <Counter
          key={resource}
          icon={<MedIcon name={resource} size={18} />}
          label={speaker.say(`name.resource.${resource}`)}
          value={potential[resource]}
        />
      ))}
    </span>
  );
}

export function Feeding({ characters, capacity }: { readonly characters: number; readonly capacity: number }) {
  const { speaker } = useMedTable();
  return (
    <Counter
      icon={<MedIcon name="feeding" size={18} />}
      label={speaker.say('board.feeding', { characters, capacity })}
      value={characters}
      of={capacity}
      short={characters > 0 && characters >= capacity}
    />
  );
}

/** The open ground of a fief: all who stand there, whoever they are. */
export function Ground({ of: fief, small }: { readonly of: FiefView; readonly small?: boolean }) {
  const { choice, me, speaker, staged, view } = useMedTable();
  const standing = fief.ground.filter(({ id }) => !staged.has(id));
  const { box, crowded } = useRoom(standing, CROWD);
  return (
    <div
      {...thing(choice, `ground:${fief.id}`, `ground ${crowded && standing.length <= ROOMY ? 'roomy' : ''}`, speaker.say('board.ground'))}
    >
      <span class="caption">{speaker.say(view.battle === null || small ? 'board.ground' : 'board.available')}</span>
      <div ref={box} class="folk">
        {standing.map((card) =>
          small || crowded ? (
            <Token key={card.id} of={card} abroad={card.seat !== fief.seat} />
          ) : (
            <Troop key={card.id} of={card} abroad={card.seat !== fief.seat} />
          ),
        )}
      </div>
      {fief.seat === me && <Hunger to={null} />}
    </div>
  );
}

/** More are tokens however much room there is. */
const CROWD = 6;
/** So many tokens may be large. */
const ROOMY = 10;
