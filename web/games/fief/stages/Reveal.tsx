/** Votes laid open: what each candidate got from whom, and what was missing when nobody was elected. */

import { Shield } from '../../../design/index.ts';
import { Told } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { lordNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf, useCalled } from './parts.tsx';
import { type Cast, isChurch, type Reveal, votesFor } from './past.ts';

export function RevealLeaf({ of: reveal, whole }: { readonly of: Reveal; readonly whole: boolean }) {
  const { speaker } = useFieTable();
  const { office, bishopric } = reveal;
  return (
    <Leaf
      title={speaker.say(`fief.stage.reveal.${office}`, bishopric === null ? {} : { bishopric })}
      readers="all"
      class={`reveal ${whole ? 'whole' : ''}`}
    >
      <Tally of={reveal} />
    </Leaf>
  );
}

/** One scale for all, so that abstentions show. */
export function Tally({ of: reveal }: { readonly of: Reveal }) {
  const { speaker } = useFieTable();
  const { candidates, casts, elected, outcome } = reveal;
  const all = casts.reduce((sum, { votes }) => sum + votes, 0);
  const ranked = [...candidates].sort((a, z) => votesFor(reveal, z) - votesFor(reveal, a));
  const silent = casts.filter(({ lord }) => lord === null);
  return (
    <>
      <ul class="tally" style={{ '--all': Math.max(1, all) }}>
        {ranked.map((lord) => (
          <li key={lord} class={lord === elected ? 'elected' : ''}>
            <Arms lord={lord} size={28} />
            <span class="said">
              <b>{nameOf(speaker, 'lord', lord)}</b>
              <small>{speaker.say(lord === elected ? 'fief.stage.reveal.elected' : 'fief.stage.reveal.beaten')}</small>
            </span>
            <Scale casts={casts.filter((cast) => cast.lord === lord)} />
            <strong>{votesFor(reveal, lord)}</strong>
          </li>
        ))}
        {silent.length > 0 && (
          <li class="silent">
            <span />
            <span class="said">
              <b>{speaker.say('fief.stage.reveal.abstained')}</b>
            </span>
            <Scale casts={silent} />
            <strong>{silent.reduce((sum, { votes }) => sum + votes, 0)}</strong>
          </li>
        )}
      </ul>
      <p class={`outcome ${elected === null ? 'nobody' : ''}`}>
        <Told message={`event.${outcome.key}`} params={outcome.params} speaker={speaker} />
      </p>
    </>
  );
}

/** Votes as lengths in the colours of the houses; of a Lord's own vote his arms, clerics underlined. */
function Scale({ casts }: { readonly casts: readonly Cast[] }) {
  const { speaker, tincture, view } = useFieTable();
  const called = useCalled();
  return (
    <ul class="scale">
      {casts.map(({ seat, votes, elector }) => {
        const lord = elector === null ? null : (lordNamed(view, elector)?.lord ?? null);
        const isCleric = lord !== null && isChurch(lord);
        return (
          <li key={`${seat} ${elector}`} class={`seat-${tincture(seat)} ${isCleric ? 'cleric' : ''}`} style={{ '--n': votes }}>
            {elector === null ? (
              <>
                <Shield tincture={tincture(seat)} size={16} /> <b>{votes}</b>
                <span class="sr">{called(seat)}</span>
              </>
            ) : (
              <>
                <Arms lord={elector} size={18} />
                <span class="elector">{nameOf(speaker, 'lord', elector)}</span>
                {isCleric && <FieIcon name="bishop" size={14} title={speaker.say('fief.stage.cleric')} />}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
