/** My ballot: a private paper, sealed until all are in. */

import type { Option } from '@castellan/engine';
import type { ElectionView } from '@castellan/fief';
import { useDesk } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf, LordLine } from './parts.tsx';

export function Ballot({ of: election }: { readonly of: ElectionView }) {
  const { choice, me, speaker } = useFieTable();
  const { waiting } = useDesk().snapshot.view;
  const step = choice.asked?.step ?? '';
  if (me === null) return null;
  const isOpen = step.startsWith('vote');
  const isGiven = !isOpen && election.votes[me] > 0 && waiting.some((open) => open.step.startsWith('vote'));
  return (
    <Leaf title={speaker.say('fief.stage.ballot')} readers={[me]} class="ballot">
      {isGiven && <Sealed />}
      {!isOpen && !isGiven && (
        <p class="empty">{speaker.say(election.votes[me] === 0 ? 'fief.stage.ballot.without' : 'fief.stage.ballot.notNow')}</p>
      )}
      {isOpen && step === 'voteBishop' && <Block votes={election.votes[me]} />}
      {isOpen && step === 'voteBishop' && <Outcomes of={election} />}
      {isOpen && step !== 'voteBishop' && <Personal candidates={election.candidates} />}
      <p class="seen">{speaker.say('fief.stage.ballot.seen')}</p>
    </Leaf>
  );
}

const SUPPOSED = ['kin', 'own', 'against'] as const;

/** What comes of each vote, apart from the ballot. */
export function OutcomesLeaf({ of: election }: { readonly of: ElectionView }) {
  const { choice, me, speaker } = useFieTable();
  if (me === null || election.outcomes.length === 0 || choice.asked?.step.startsWith('vote') !== true) return null;
  return (
    <Leaf title={speaker.say('fief.stage.outcomes')} readers={[me]}>
      <Outcomes of={election} />
    </Leaf>
  );
}

/** What comes of each vote, if the others vote so: by the weights alone. */
function Outcomes({ of: { outcomes } }: { readonly of: ElectionView }) {
  const { speaker } = useFieTable();
  const votes = [...new Set(outcomes.map(({ vote }) => vote))];
  if (votes.length === 0) return null;
  return (
    <table class="outcomes">
      <thead>
        <tr>
          <th scope="col">{speaker.say('fief.stage.outcomes.mine')}</th>
          {SUPPOSED.map((supposed) => (
            <th key={supposed} scope="col">
              {speaker.say(`fief.stage.outcomes.${supposed}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {votes.map((vote) => (
          <tr key={vote}>
            <th scope="row">
              {vote === null ? speaker.say('fief.stage.ballot.nobody') : <Arms lord={vote} size={18} />}
              {vote !== null && nameOf(speaker, 'lord', vote)}
            </th>
            {SUPPOSED.map((supposed) => {
              const outcome = outcomes.find((one) => one.vote === vote && one.supposed === supposed);
              return outcome === undefined ? <td key={supposed} /> : <Outcome key={supposed} of={outcome} />;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who would be elected, with how many votes against how many; or what the leader lacks. */
function Outcome({ of: { lord, votes, next, why, vote } }: { readonly of: ElectionView['outcomes'][number] }) {
  const { speaker } = useFieTable();
  if (why !== null)
    return (
      <td class="lapsed">
        {speaker.say(`fief.stage.outcomes.why.${why}`, { votes })}
        {why === 'tie' && ` ${votes}–${next}`}
      </td>
    );
  return (
    <td class={lord === vote ? 'wanted' : 'unwanted'}>
      <b>{nameOf(speaker, 'lord', lord)}</b> {votes}–{next}
    </td>
  );
}

/** All votes go to one candidate, as a block: the candidates themselves are touched. */
function Block({ votes }: { readonly votes: number }) {
  const { speaker } = useFieTable();
  return (
    <div class="paper">
      <p>{speaker.say('fief.stage.ballot.block', { n: votes })}</p>
      <span class="wax" aria-hidden="true">
        {speaker.say('fief.stage.ballot.wax')}
      </span>
    </div>
  );
}

/** What I have sealed, as long as I may take it back. */
function Sealed() {
  const { speaker } = useFieTable();
  const { snapshot } = useDesk();
  const { undo } = snapshot.view;
  const [, lord] = (undo.ok ? /^for (\w+)$/.exec(undo.text) : null) ?? [];
  return (
    <div class="paper">
      {lord === undefined ? <p>{speaker.say('fief.stage.ballot.given')}</p> : <LordLine id={lord} />}
      <span class="wax sealed" aria-hidden="true">
        {speaker.say('fief.stage.ballot.sealed')}
      </span>
    </div>
  );
}

function fieldOf(option: Option, name: string): string {
  return String(Reflect.get(option, name));
}

/** Those who vote one by one, how they vote so far, and how one changes it. */
export function usePersonal() {
  const { choice } = useFieTable();
  const options = choice.asked?.options ?? [];
  const electors = [...new Set(options.map((option) => fieldOf(option, 'lord')))];
  const vote = (elector: string, lord: string | null): void => {
    const wanted = options.find((option) => fieldOf(option, 'lord') === elector && fieldOf(option, 'forLord') === lord);
    for (const option of choice.chosen) if (fieldOf(option, 'lord') === elector && option.key !== wanted?.key) choice.choose(option);
    if (wanted !== undefined && !choice.chosen.some(({ key }) => key === wanted.key)) choice.choose(wanted);
  };
  return {
    electors,
    vote,
    voteAll: (lord: string): void => {
      for (const elector of electors) vote(elector, lord);
    },
    haveAll: (lord: string): boolean =>
      choice.chosen.length === electors.length && choice.chosen.every((option) => fieldOf(option, 'forLord') === lord),
  };
}

/** Each elector has a vote of his own: a row of candidates for each, or none. */
function Personal({ candidates }: { readonly candidates: readonly string[] }) {
  const { choice, speaker } = useFieTable();
  const { electors, vote } = usePersonal();
  return (
    <ul class="paper personal">
      {electors.map((elector) => {
        const chosen = choice.chosen.find((option) => fieldOf(option, 'lord') === elector);
        const given = chosen === undefined ? null : fieldOf(chosen, 'forLord');
        return (
          <li key={elector}>
            <fieldset>
              <legend>
                <LordLine id={elector} size={24} />
              </legend>
              {candidates.map((lord) => (
                <button key={lord} type="button" class="pick-lord" aria-pressed={given === lord} onClick={() => vote(elector, lord)}>
                  <Arms lord={lord} size={20} /> {nameOf(speaker, 'lord', lord)}
                </button>
              ))}
              <button type="button" class="pick-lord" aria-pressed={given === null} onClick={() => vote(elector, null)}>
                {speaker.say('fief.stage.ballot.nobody')}
              </button>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
