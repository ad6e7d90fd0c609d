/** An uprising: where, against whom, who has tried to calm it, and what the peasants strike. */

import { Arms } from '../Arms.tsx';
import { bishopricNamed, villageNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Faces } from './Battle.tsx';
import { Losses } from './Losses.tsx';
import { Leaf, LordLine, useLog, Who } from './parts.tsx';
import { Stand } from './Stand.tsx';
import { Surprise } from './Surprise.tsx';

export function UprisingStage() {
  const { choice, nameOf: nameOfSeat, speaker, view } = useFieTable();
  const log = useLog();
  const { uprising } = view;
  if (uprising === null) return null;
  const village = villageNamed(view, uprising.village);
  const bishop = village === null ? null : (bishopricNamed(view, village.bishopric)?.bishop ?? null);
  const garrison = village?.stacks.find(({ seat, outside }) => seat === village.controller && !outside) ?? null;
  const strike = log.findLast(({ key }) => key === 'peasantsStrike' || key === 'uprising');
  const dice = strike?.key === 'peasantsStrike' && Array.isArray(strike.params.dice) ? strike.params.dice.map(Number) : null;
  return (
    <div class="fs uprising">
      <Leaf
        title={
          <>
            <FieIcon name="revolt" size={18} /> {speaker.say('fief.stage.uprising.in', { village: uprising.village })}
          </>
        }
        readers="all"
      >
        <p class="lead">
          {village?.controller != null &&
            speaker.say('fief.stage.uprising.against', { name: nameOfSeat(uprising.bySeat), other: nameOfSeat(village.controller) })}
        </p>
        <div class="row">
          <div>
            <h4>{speaker.say('fief.stage.uprising.garrison')}</h4>
            {garrison !== null && (
              <p class="matter">
                <Who seat={garrison.seat} /> <FieIcon name="sergeant" size={20} title={true} /> {garrison.sergeants ?? '?'}{' '}
                <FieIcon name="knight" size={20} title={true} /> {garrison.knights ?? '?'}
                {garrison.lords.map((lord) => (
                  <span key={lord} class="small-lord">
                    <Arms lord={lord} size={20} /> {nameOf(speaker, 'lord', lord)}
                  </span>
                ))}
              </p>
            )}
            {village !== null && village.fort !== 'none' && (
              <p class="matter">
                <FieIcon name={village.fort} size={20} />{' '}
                {speaker.say(uprising.passage ? 'fief.stage.uprising.opened' : 'fief.stage.uprising.walls')}
              </p>
            )}
          </div>
          <div>
            <h4>{speaker.say('fief.stage.uprising.clerics')}</h4>
            {bishop !== null && <LordLine id={bishop} />}
            {uprising.tried.length > 0 && (
              <p class="bad">
                {speaker.say('fief.stage.uprising.tried', { names: uprising.tried.map((lord) => nameOf(speaker, 'lord', lord)) })}
              </p>
            )}
            {bishop === null && uprising.tried.length === 0 && <p class="empty">{speaker.say('fief.stage.uprising.nobody')}</p>}
          </div>
          {dice !== null && (
            <div>
              <h4>{speaker.say('fief.stage.uprising.dice')}</h4>
              <Faces dice={dice} />
            </div>
          )}
        </div>
      </Leaf>
      <Stand />
      <Losses />
      {choice.asked?.step === 'surprise' && <Surprise />}
    </div>
  );
}
