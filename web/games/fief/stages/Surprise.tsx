/** A surprise window: what goes on, my cards with their targets, what I have armed, and in which windows I am asked at all. */

import type { Option, Refused } from '@castellan/engine';
import { SURPRISES, type Surprise as SurpriseKind } from '@castellan/fief/vocabulary';
import { useState } from 'preact/hooks';
import { Chip, Miniature } from '../../../design/index.ts';
import { labelOf, Reason, useDesk, useRefused } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { kindOfCard } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Arm, Armed } from './Armed.tsx';
import { Beat } from './Beat.tsx';
import { Leaf } from './parts.tsx';
import { WindowSheet } from './WindowSheet.tsx';

/** Null outside a window. `narrow` where it stands in a column beside the map. */
export function Surprise({ narrow = false }: { readonly narrow?: boolean }) {
  const { choice, me, speaker, view } = useFieTable();
  const { client, snapshot } = useDesk();
  const { asked } = choice;
  const refused = useRefused(client, asked, snapshot.view.seq);
  if (asked === null || asked.step !== 'surprise' || me === null) return null;
  const kinds = SURPRISES.filter((kind) => view.players[me].hand.cards.some((card) => kindOfCard(card) === kind));
  return (
    <div class={`surprise ${narrow ? 'narrow' : ''}`}>
      <Leaf title={speaker.say('fief.stage.surprise')} readers={[me]} note={<Beat />} class="hand">
        <p class="going-on">{speaker.say('fief.stage.surprise.now', { window: String(asked.params.window) })}</p>
        {kinds.length === 0 && <p class="empty">{speaker.say('fief.stage.surprise.none')}</p>}
        <ul class="cards">
          {kinds.map((kind) => (
            <li key={kind}>
              <SurpriseCard
                kind={kind}
                options={asked.options.filter((option) => surpriseOf(option) === kind)}
                refused={refused.filter((option) => surpriseOf(option) === kind)}
              />
            </li>
          ))}
        </ul>
        <Armed />
        <p class="seen">{speaker.say('fief.stage.surprise.seen')}</p>
      </Leaf>
      <WindowSheet />
    </div>
  );
}

function surpriseOf(option: Option): string {
  return String(Reflect.get(option, 'surprise'));
}

function lordIn(option: Option, name: 'lord' | 'byLord'): string | null {
  const lord: unknown = Reflect.get(option, name);
  return typeof lord === 'string' ? lord : null;
}

interface CardProps {
  readonly kind: SurpriseKind;
  readonly options: readonly Option[];
  readonly refused: readonly Refused[];
}

function SurpriseCard({ kind, options, refused }: CardProps) {
  const { speaker } = useFieTable();
  const [isArming, setArming] = useState(false);
  const playable = options.length > 0;
  // The same reason is said once.
  const [reason] = refused;
  const armable = [...options, ...refused];
  return (
    <article class={`surprise-card ${playable ? 'playable' : 'dim'}`} aria-label={speaker.say(`name.card.${kind}`)}>
      <Miniature>
        <FieIcon name={kind} size={36} />
      </Miniature>
      <div class="body">
        <h4>{speaker.say(`name.card.${kind}`)}</h4>
        <p>{speaker.say(`fief.stage.surprise.does.${kind}`)}</p>
        {playable && (kind === 'assassination' ? <Murder options={options} /> : <Targets options={options} />)}
        {!playable && reason !== undefined && (
          <p class="why">
            <Reason refusal={reason.refusal} />
          </p>
        )}
        {!playable && reason === undefined && <p class="why">{speaker.say('fief.stage.surprise.useless')}</p>}
        {armable.length > 0 && !isArming && (
          <Chip kind="quiet" icon="standingAnswer" onClick={() => setArming(true)}>
            {speaker.say('fief.stage.arm')}
          </Chip>
        )}
        {isArming && <Arm options={armable} onDone={() => setArming(false)} />}
      </div>
    </article>
  );
}

/** A button for each target. */
function Targets({ options }: { readonly options: readonly Option[] }) {
  const { choice, speaker } = useFieTable();
  return (
    <ul class="targets">
      {options.map((option) => {
        const lord = lordIn(option, 'lord');
        return (
          <li key={option.key}>
            <button type="button" class="target" onClick={() => choice.choose(option)}>
              {lord !== null && <Arms lord={lord} size={22} />}
              <span>{labelOf(speaker, option)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Who does it, then against whom. */
function Murder({ options }: { readonly options: readonly Option[] }) {
  const { choice, speaker } = useFieTable();
  const hands = [...new Set(options.flatMap((option) => lordIn(option, 'byLord') ?? []))];
  const [chosen, choose] = useState<string | null>(null);
  const by = chosen !== null && hands.includes(chosen) ? chosen : hands[0];
  return (
    <>
      <fieldset class="by">
        <legend>{speaker.say('fief.stage.surprise.by')}</legend>
        {hands.map((lord) => (
          <button key={lord} type="button" class="pick-lord" aria-pressed={lord === by} onClick={() => choose(lord)}>
            <Arms lord={lord} size={20} /> {nameOf(speaker, 'lord', lord)}
          </button>
        ))}
      </fieldset>
      <fieldset class="by">
        <legend>{speaker.say('fief.stage.surprise.against')}</legend>
        {options
          .filter((option) => lordIn(option, 'byLord') === by)
          .map((option) => {
            const lord = lordIn(option, 'lord');
            return lord === null ? null : (
              <button
                key={option.key}
                type="button"
                class="target"
                aria-label={labelOf(speaker, option)}
                onClick={() => choice.choose(option)}
              >
                <Arms lord={lord} size={22} /> <span>{nameOf(speaker, 'lord', lord)}</span>
              </button>
            );
          })}
      </fieldset>
    </>
  );
}
