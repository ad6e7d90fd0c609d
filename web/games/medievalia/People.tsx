/** Characters: as cards where they stand by themselves, as tokens where there is little room. */

import type { CardView } from '@castellan/medievalia';
import { bearingOf, faceIn, stepsIn } from '@castellan/medievalia/preview';
import { Miniature, Shield } from '../../design/index.ts';
import { type Choice, type Thing, thing } from '../../shell/index.ts';
import { Art, MedIcon } from './icons.ts';
import { useMedTable } from './table.ts';

export function Strength({
  attack,
  defence,
  size = 16,
}: {
  readonly attack: number;
  readonly defence: number;
  readonly size?: 14 | 16 | 20;
}) {
  return (
    <span class="strength">
      <span>
        <MedIcon name="attack" size={size} title={true} />
        {attack}
      </span>
      <span>
        <MedIcon name="defence" size={size} title={true} />
        {defence}
      </span>
    </span>
  );
}

/** By how much the answer to a question would change what a card can bear. */
export function changeBy(step: string): number {
  return step === 'shoot' ? -1 : step === 'heal' || step === 'assignBonus' ? 1 : 0;
}

interface ThenProps {
  readonly from: number;
  readonly by: number;
  readonly doomed?: boolean;
  readonly saved?: boolean;
}

/** What a card can bear, now and then. */
export function Then({ from, by, doomed, saved }: ThenProps) {
  const { speaker } = useMedTable();
  if (by === 0) return null;
  return (
    <span class={`then ${saved ? 'gain' : doomed ? 'short' : ''}`}>
      {from} › {Math.max(0, from + by)}
      {doomed && ` · ${speaker.say('board.wouldFall')}`}
      {saved && ` · ${speaker.say('board.wouldLive')}`}
    </span>
  );
}

/** The same for a character outside every formation. */
function Bystander({ of: { id, type, damage } }: { readonly of: CardView }) {
  const { choice, view } = useMedTable();
  const by = changeBy(choice.asked?.step ?? '');
  if (view.battle === null || by === 0 || choice.lit(`card:${id}`) === null) return null;
  const from = bearingOf(view.battle, id, faceIn(view, type).defence, damage);
  return <Then from={from} by={by} doomed={from + by <= 0} />;
}

/** To send somebody away is allowed throughout a turn (MED-10.9): who can do nothing else does not shine. */
function person(choice: Choice, id: string, classes: string): Thing {
  const target = `card:${id}`;
  const options = choice.lit(target)?.options ?? [];
  const drawn = thing(choice, target, classes);
  const onlyLeaves = drawn['data-state'] === 'lit' && options.every((option) => 'move' in option && option.move === 'remove');
  return onlyLeaves ? { ...drawn, class: `${classes} may-leave` } : drawn;
}

interface PersonProps {
  readonly of: CardView;
  /** Drawn elsewhere as well, so not to be touched here. */
  readonly still?: boolean;
  /** Not in its owner's fief: whose it is must be seen. */
  readonly abroad?: boolean;
}

/** Only the picture is turned: who it is, and how strong, is read as before. */
function Used() {
  const { speaker } = useMedTable();
  return (
    <span class="used-mark">
      <span class="sr">{speaker.say('board.used')}</span>
      <span aria-hidden="true">↻</span>
    </span>
  );
}

/** A character that stands on open ground. */
export function Troop({ of: card, still, abroad }: PersonProps) {
  const { choice, current, fresh, nameOf, speaker, tincture, view } = useMedTable();
  const { attack, defence } = faceIn(view, card.type);
  const classes = `troop seat-${tincture(card.seat)} ${card.used ? 'turned' : ''} ${current === card.id ? 'current' : ''} ${fresh.has(`card:${card.id}`) ? 'fresh' : ''}`;
  const walked = view.phase === 'movement' && card.seat === view.active && card.steps > 0;
  return (
    <span class="spot" data-spot={`card:${card.id}`}>
      <div {...(still ? { class: classes } : person(choice, card.id, classes))}>
        <Miniature>
          <Art name={card.type} size={28} />
        </Miniature>
        <span class="name">{speaker.say(`name.card.${card.type}`)}</span>
        <Strength attack={attack} defence={defence - card.damage} size={14} />
        {abroad && <Shield tincture={tincture(card.seat)} size={18} title={nameOf(card.seat)} class="whose" />}
        {card.used && <Used />}
        {card.damage > 0 && <span class="hurt">−{card.damage}</span>}
        {walked && (
          <span class="walked" data-tip={speaker.say('board.steps', { n: card.steps, of: stepsIn(view, card.type) })}>
            <MedIcon name="steps" size={14} />
            {card.steps}/{stepsIn(view, card.type)}
          </span>
        )}
      </div>
      <Bystander of={card} />
    </span>
  );
}

/** A character on a host, or in a fief drawn small. */
export function Token({ of: card, still, abroad }: PersonProps) {
  const { choice, current, fresh, nameOf, speaker, tincture, view } = useMedTable();
  const { attack, defence } = faceIn(view, card.type);
  const name = speaker.say('board.person', { card: card.type, attack, defence: defence - card.damage });
  const classes = `token-person seat-${tincture(card.seat)} ${card.used ? 'turned' : ''} ${current === card.id ? 'current' : ''} ${fresh.has(`card:${card.id}`) ? 'fresh' : ''}`;
  return (
    <span class="spot" data-spot={`card:${card.id}`}>
      <span {...(still ? { class: `${classes} away` } : person(choice, card.id, classes))}>
        <span class="sr">{name}</span>
        <Art name={card.type} size={24} />
        {card.used && <Used />}
        {abroad && <Shield tincture={tincture(card.seat)} size={14} title={nameOf(card.seat)} class="whose" />}
        {card.damage > 0 && <span class="hurt">−{card.damage}</span>}
      </span>
      {!still && <Bystander of={card} />}
    </span>
  );
}
