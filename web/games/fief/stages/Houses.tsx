/** Questions about Lords of any house: papal acts, ransoms, gifts of the Crown. Houses side by side, each Lord a thing to touch. */

import type { LordView } from '@castellan/fief';
import type { ComponentChildren } from 'preact';
import { Shield } from '../../../design/index.ts';
import { thing } from '../../../shell/index.ts';
import { mineOf } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf, LordLine, useCalled } from './parts.tsx';
import { Surprise } from './Surprise.tsx';

export function PapalStage() {
  const { choice, speaker } = useFieTable();
  const { asked } = choice;
  const couple = asked?.step === 'requestAnnulment' ? [String(asked.params.lord), String(asked.params.otherLord)] : null;
  return (
    <div class="fs papal">
      {asked?.step === 'surprise' && <Surprise />}
      {couple !== null ? (
        <Leaf title={speaker.say('fief.stage.papal.annulment')} readers="all" class="consent-leaf">
          <div class="pair ringed">
            <LordLine id={couple[0]} size={44} />
            <FieIcon name="marriage" size={28} />
            <LordLine id={couple[1]} size={44} />
          </div>
          <Answers />
        </Leaf>
      ) : (
        <>
          <p class="lead">{speaker.say('fief.stage.papal.ban')}</p>
          <Houses />
        </>
      )}
    </div>
  );
}

/** The options that point at nothing, as buttons. */
function Answers() {
  const { choice, speaker } = useFieTable();
  return (
    <div class="answers big">
      {choice.asked?.options.map((option) => (
        <button key={option.key} type="button" class="btn normal plain" onClick={() => choice.choose(option)}>
          {speaker.say(`option.${option.say}`)}
        </button>
      ))}
    </div>
  );
}

export function RansomStage() {
  const { me, speaker, view } = useFieTable();
  const called = useCalled();
  return (
    <div class="fs ransoms">
      <p class="lead">{speaker.say('fief.stage.ransoms.help', { n: mineOf(view, me).ecus })}</p>
      <Houses
        only={({ captor }) => captor !== null}
        none={speaker.say('fief.stage.ransoms.none')}
        note={({ captor, ransom, village }) => (
          <>
            {captor !== null && speaker.say('fief.stage.captiveOf', { name: called(captor) })}
            {village !== null && ` · ${nameOf(speaker, 'village', village)}`} <FieIcon name="ransom" size={14} />{' '}
            <b>{speaker.say('fief.stage.ransom', { n: ransom })}</b>
          </>
        )}
      />
    </div>
  );
}

export function GrantStage() {
  const { choice, speaker, view } = useFieTable();
  return (
    <div class="fs grants">
      <p class="lead">{speaker.say('fief.stage.grants.help')}</p>
      <ul class="crown-titles">
        {view.fiefs
          .filter(({ title }) => title === 'crown')
          .map(({ id, city }) => (
            <li key={id}>
              <div {...thing(choice, `fief:${id}`, 'crown-title')}>
                <FieIcon name="king" size={24} />
                <span class="said">
                  <b>{nameOf(speaker, 'fief', id)}</b>
                  <small>{city !== null && nameOf(speaker, 'village', city)}</small>
                </span>
              </div>
            </li>
          ))}
      </ul>
      <Houses />
    </div>
  );
}

interface HousesProps {
  readonly only?: (lord: LordView) => boolean;
  readonly none?: string;
  readonly note?: (lord: LordView) => ComponentChildren;
}

function Houses({ only = () => true, none, note }: HousesProps) {
  const { choice, tincture, view } = useFieTable();
  const called = useCalled();
  const houses = view.players.map(({ seat, lords }) => ({ seat, lords: lords.filter(only) })).filter(({ lords }) => lords.length > 0);
  if (houses.length === 0 && none !== undefined) return <p class="empty">{none}</p>;
  return (
    <div class="houses">
      {houses.map(({ seat, lords }) => (
        <section key={seat} class={`house-box seat-${tincture(seat)}`} aria-label={called(seat)}>
          <h3>
            <Shield tincture={tincture(seat)} size={20} /> {called(seat)}
          </h3>
          <ul>
            {lords.map((lord) => (
              <li key={lord.id}>
                <div {...thing(choice, `lord:${lord.id}`, 'house-lord')}>
                  <LordLine id={lord.id} size={34} note={note?.(lord)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
