/** Marriages: every match that could be proposed, those that cannot with their reason, and who is joined already. */

import type { Option } from '@castellan/engine';
import { labelOf, Reason, useDesk, useRefused } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { lordNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { Points } from '../Points.tsx';
import { useFieTable } from '../table.ts';
import { Ahead } from './Ahead.tsx';
import { Leaf, LordLine, useCalled, Who } from './parts.tsx';
import { Surprise } from './Surprise.tsx';

/** Reasons nobody needs to be told for each pair. */
const PLAIN: readonly string[] = ['sameFamily', 'manAndWoman'];

export function MarriagesStage() {
  const { choice, speaker } = useFieTable();
  const { client, snapshot } = useDesk();
  const { asked } = choice;
  const isMine = asked?.step === 'proposeMarriage';
  const refused = useRefused(client, isMine ? asked : null, snapshot.view.seq).filter(({ refusal }) => !PLAIN.includes(refusal.key));
  const matches = isMine ? asked.options.filter(({ at = [] }) => at.length === 2) : [];
  return (
    <div class="fs marriages">
      {asked?.step === 'surprise' && <Surprise />}
      <div class="row wide-left">
        <Leaf
          title={speaker.say('fief.stage.matches')}
          note={isMine && speaker.say('fief.stage.matches.count', { n: matches.length })}
          readers="all"
          class="matches"
        >
          {!isMine && <p class="empty">{speaker.say('fief.stage.matches.notYours')}</p>}
          <ul>
            {matches.map((option) => (
              <li key={option.key}>
                <button type="button" class="match lit" onClick={() => choice.choose(option)}>
                  <Pair of={option} />
                </button>
              </li>
            ))}
            {refused.map((option) => (
              <li key={option.key} class="match dim">
                <Pair of={option} />
                <small class="why">
                  <Reason refusal={option.refusal} />
                </small>
              </li>
            ))}
          </ul>
        </Leaf>
        <div class="stack">
          <Couples />
          {isMine && <Goals of={matches} />}
          <Ahead />
        </div>
      </div>
    </div>
  );
}

const lordsOf = ({ at = [] }: Option): readonly string[] => at.map((target) => target.slice('lord:'.length));

function Pair({ of: option }: { readonly of: Option }) {
  const { me, speaker, view } = useFieTable();
  const [one, other] = lordsOf(option);
  const house = [one, other].map((id) => lordNamed(view, id)?.owner).find((owner) => owner !== undefined && owner !== me);
  return (
    <span class="pair-line">
      <Arms lord={one} size={28} /> <FieIcon name="marriage" size={16} /> <Arms lord={other} size={28} />
      <span class="said">
        <b>{labelOf(speaker, option)}</b>
        {house !== undefined && <Who seat={house} size={14} />}
      </span>
    </span>
  );
}

/** How far one is alone, and how far with each who could be joined. */
function Goals({ of: matches }: { readonly of: readonly Option[] }) {
  const { me, nameOf, speaker, view } = useFieTable();
  const { pairGoal, players } = view;
  if (me === null || pairGoal === null) return null;
  const wooed = new Set(matches.flatMap(lordsOf));
  const { points, goal } = players[me];
  const others = players.filter(({ seat, lords }) => seat !== me && lords.some(({ id }) => wooed.has(id)));
  const rows = [
    { key: -1, words: speaker.say('fief.stage.consent.alone'), sum: points, goal },
    ...others.map((player) => ({
      key: player.seat,
      words: speaker.say('fief.stage.consent.with', { name: nameOf(player.seat) }),
      sum: points + player.points,
      goal: pairGoal,
    })),
  ];
  return (
    <Leaf title={speaker.say('fief.stage.consent.goal')} class="changes">
      {rows.map(({ key, words, sum, goal: most }) => (
        <p key={key} class="goal">
          <span>{words}</span> <Points of={sum} goal={most} />
          <b>
            {sum}/{most}
          </b>
        </p>
      ))}
    </Leaf>
  );
}

/** Alliances there are. */
function Couples() {
  const { speaker, view } = useFieTable();
  const called = useCalled();
  const wives = view.players.flatMap(({ seat, lords }) =>
    lords.flatMap(({ id, man, spouse }) => (!man && spouse !== null ? [{ seat, id, spouse }] : [])),
  );
  const ownerOf = (lord: string): number => view.players.findIndex(({ lords }) => lords.some(({ id }) => id === lord));
  return (
    <Leaf title={speaker.say('fief.stage.couples')} readers="all" class="couples">
      {wives.length === 0 && <p class="empty">{speaker.say('fief.stage.couples.none')}</p>}
      <ul>
        {wives.map(({ seat, id, spouse }) => (
          <li key={id}>
            <div class="pair ringed">
              <LordLine id={spouse} note={called(ownerOf(spouse))} />
              <FieIcon name="marriage" size={20} />
              <LordLine id={id} note={called(seat)} />
            </div>
          </li>
        ))}
      </ul>
      <p class="seen">
        {view.pairGoal === null ? speaker.say('fief.stage.consent.noPair') : speaker.say('fief.stage.couples.goal', { n: view.pairGoal })}
      </p>
    </Leaf>
  );
}
