/** A City or a territory with its group: buildings as tabs, characters as tokens, what it gives and who guards it. */

import type { CardView, HostView } from '@castellan/medievalia';
import { faceIn, hungryAfter, pointsAt, protectionIn, threatTo } from '@castellan/medievalia/preview';
import { Miniature, Vacant } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { Art, MedIcon } from './icons.ts';
import { Token } from './People.tsx';
import { useMedTable } from './table.ts';

export function Host({ of: host }: { readonly of: HostView }) {
  const { choice, fresh, speaker, staged, view } = useMedTable();
  const { id, type, used, resource, output, workerSlots, buildingSlots, buildings, characters, guarded, garrison } = host;
  const workers = Math.min(workerSlots, characters.filter((card) => faceIn(view, card.type).isWorker).length);
  const classes = `plate ${used ? 'turned' : ''} ${fresh.has(`card:${id}`) ? 'fresh' : ''}`;
  const plate = thing(choice, `card:${id}`, classes);
  // The City fights among its garrison: there it is touched, except as a target.
  const fighting = staged.has(id) && choice.asked?.step !== 'chooseTarget';
  // Why it cannot be discarded is worth telling, but only used cards look spent.
  const isRefused = plate['data-state'] === 'refused';
  const stays = isRefused && choice.asked?.step === 'action' && !used;
  // Why not is told before what it gives, where something is to be done with it.
  const isToldWhy = isRefused && choice.asked?.step !== 'action';
  const gives = speaker.say('board.output', { n: output, resource, workers, slots: workerSlots });
  return (
    <div class={`host ${used ? 'is-used' : ''}`} data-spot={`card:${id}`} data-drop={`card:${id}`}>
      <div {...(fighting ? {} : plate)} class={fighting || stays ? classes : plate.class}>
        <span class="host-card">
          <Miniature tint={TINTS[resource]}>
            <Art name={type} size={36} />
          </Miniature>
        </span>
        <span class="what">
          <b>{speaker.say(`name.card.${type}`)}</b>
          <span class="gives" data-tip={isToldWhy ? undefined : gives}>
            <MedIcon name={resource} size={18} title={true} />
            {output}
            {used && <em>{speaker.say('board.used')}</em>}
          </span>
        </span>
        <Threat of={host} />
        <Hunger to={host} />
        {workers === workerSlots && <Idle at={host} />}
      </div>
      <ul class="built">
        {buildings.map((building) => (
          <li key={building.id}>
            <Building of={building} still={staged.has(building.id)} />
          </li>
        ))}
        {Array.from({ length: buildingSlots - buildings.length }, (_, at) => (
          <li key={at} class="free" />
        ))}
      </ul>
      <div class="people">
        {characters.map((card) => (
          <Token key={card.id} of={card} still={staged.has(card.id)} />
        ))}
        {guarded || garrison.defence > 0 ? (
          <span class="garrison" data-tip={speaker.say('board.garrison', { attack: garrison.attack, defence: garrison.defence })}>
            <MedIcon name="guard" size={18} title={true} />
            {garrison.attack}/{garrison.defence}
          </span>
        ) : (
          <span class="garrison none">{speaker.say('board.unguarded')}</span>
        )}
      </div>
    </div>
  );
}

const TINTS = { labour: '#a05a2c', food: '#b8912f', energy: '#3f7a4e', gold: '#8a6d3b' } as const;

function Building({ of: building, still }: { readonly of: CardView; readonly still: boolean }) {
  const { choice, fresh, speaker, view } = useMedTable();
  const { attack, defence, kind } = faceIn(view, building.type);
  const classes = `wing ${building.used ? 'spent' : ''} ${still ? 'away' : ''} ${fresh.has(`card:${building.id}`) ? 'fresh' : ''}`;
  return (
    <span data-spot={`card:${building.id}`} class="spot">
      <span {...(still ? { class: classes } : thing(choice, `card:${building.id}`, classes))}>
        <Art name={building.type} size={18} />
        <span class="called">{speaker.say(`name.card.${building.type}`)}</span>
        {kind === 'militaryBuilding' && (
          <small>
            {attack}/{defence - building.damage}
          </small>
        )}
      </span>
    </span>
  );
}

/** What the army that is choosing its target would do here. */
function Threat({ of: host }: { readonly of: HostView }) {
  const { choice, speaker, view } = useMedTable();
  const { asked } = choice;
  if (asked?.step !== 'chooseTarget' || view.battle === null || choice.lit(`card:${host.id}`) === null) return null;
  const army = view.battle.formations[Number(asked.params.army) - 1];
  const points = pointsAt(view.battle, host.id, army?.attack ?? 0);
  const threat = threatTo(host, points, faceIn(view, host.type).kind === 'city', protectionIn(view, host));
  return <span class={`threat ${threat}`}>{speaker.say(`board.threat.${threat}`)}</span>;
}

/** What would come of it if the character that moves inside the fief went here. */
export function Hunger({ to }: { readonly to: HostView | null }) {
  const { choice, current, speaker, view } = useMedTable();
  if (choice.asked?.step !== 'moveInside' || current === null || (to !== null && choice.lit(`card:${to.id}`) === null)) return null;
  const hungry = hungryAfter(view, current, to);
  return hungry > 0 ? <span class="threat losses">{speaker.say('board.hungry', { n: hungry })}</span> : null;
}

/** That a worker placed where all slots are taken adds nothing to what the host gives. */
function Idle({ at: host }: { readonly at: HostView }) {
  const { choice, speaker, view } = useMedTable();
  const { asked } = choice;
  if (asked?.step !== 'placeCharacter' || choice.lit(`card:${host.id}`) === null) return null;
  return faceIn(view, String(asked.params.card)).isWorker ? <span class="threat">{speaker.say('board.onlyGuards')}</span> : null;
}

/** Where a territory could lie. */
export function FreeSpot() {
  const { speaker } = useMedTable();
  return <Vacant class="host free-host">{speaker.say('board.freeSpot')}</Vacant>;
}
