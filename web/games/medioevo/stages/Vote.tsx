/** A pact denounced: its text, who says what, and the votes. */

import { useUniTable } from '../table.ts';
import { Choices, Leaf, useCalled, Who } from './parts.tsx';
import { sentenceOf } from './sentence.ts';

export function VoteStage() {
  const { choice, speaker, view } = useUniTable();
  const called = useCalled();
  const { asked } = choice;
  if (asked === null) return null;
  const pact = view.pacts.find(({ id }) => id === asked.params.pact);
  const isVote = asked.step === 'vote';
  const { bySeat, accusedSeat } = asked.params;
  return (
    <div class="us vote">
      <Leaf title={speaker.say(isVote ? 'medioevo.stage.vote' : 'medioevo.stage.vote.accused')} readers="all">
        {typeof accusedSeat === 'number' && (
          <p class="lead">
            <Who seat={accusedSeat} size={22} /> {speaker.say('medioevo.stage.vote.of')}
          </p>
        )}
        {typeof bySeat === 'number' && <p class="lead">{speaker.say('medioevo.stage.vote.by', { name: called(bySeat) })}</p>}
        {pact !== undefined && (
          <blockquote class="contract">{sentenceOf(speaker, { ...pact, deal: 'pact', once: [], prisoners: [], pact: pact.id })}</blockquote>
        )}
        <Choices
          options={asked.options}
          note={(option) => {
            const message = `medioevo.stage.vote.${option.key}`;
            return speaker.has(message) ? speaker.say(message) : null;
          }}
        />
        <p class="seen">{speaker.say(isVote ? 'medioevo.stage.vote.seen' : 'medioevo.stage.vote.then')}</p>
      </Leaf>
    </div>
  );
}
