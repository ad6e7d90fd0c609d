/** An election: who stands and who cannot, who votes and why, my ballot, and the last votes laid open. */

import type { ElectionView } from '@castellan/fief';
import { OFFICES, type Office } from '@castellan/fief/vocabulary';
import { Icon, Shield } from '../../../design/index.ts';
import { RuleLink, thing, useDesk } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { lordNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf, titlesOf } from '../words.ts';
import { Ballot, OutcomesLeaf, usePersonal } from './Ballot.tsx';
import { Brief, Course, Leaf, useLog, Who } from './parts.tsx';
import { revealsIn } from './past.ts';
import { RevealLeaf } from './Reveal.tsx';
import { Surprise } from './Surprise.tsx';
import { Worth } from './Worth.tsx';

const SURPRISE = 'surprise';

export function ElectionStage() {
  const { choice, view } = useFieTable();
  const { election } = view;
  const reveal = revealsIn(useLog()).at(-1) ?? null;
  // A ballot with a vote for each elector is long: what comes of it stands on the other side.
  const isBlock = election?.office === 'bishop';
  return (
    <div class={`fs election ${isBlock ? '' : 'by-lord'}`}>
      <ElectionCourse />
      {election !== null && <Candidates of={election} />}
      {choice.asked?.step === SURPRISE && <Surprise />}
      {election !== null && election.candidates.length > 0 && (
        <div class="row wide-left">
          <div class="stack">
            <Voters of={election} />
            {isBlock ? <Worth of={election.office} /> : <OutcomesLeaf of={election} />}
          </div>
          <div class="stack">
            <Ballot of={election} />
            {!isBlock && <Worth of={election.office} />}
          </div>
        </div>
      )}
      {reveal !== null && <RevealLeaf of={reveal} whole={election === null} />}
      {election === null && reveal === null && <Waits />}
    </div>
  );
}

function Waits() {
  const { speaker } = useFieTable();
  return <p class="empty">{speaker.say('fief.stage.election.none')}</p>;
}

const OF_STAGE: { readonly [stage: string]: Office } = { bishopElections: 'bishop', popeElection: 'pope', kingElection: 'king' };

/** Every see, then Pope and King: filled, vacant, or being voted on. */
function ElectionCourse() {
  const { speaker, view } = useFieTable();
  const { bishoprics, election, players, stage } = view;
  const lords = players.flatMap((player) => player.lords);
  const now = election?.office ?? OF_STAGE[stage] ?? 'bishop';
  const passed = (office: Office): boolean => OFFICES.indexOf(office) < OFFICES.indexOf(now);
  const [pope, king] = [lords.find((lord) => lord.pope), lords.find((lord) => lord.king)];
  const held = election?.office === 'bishop' ? bishoprics.findIndex(({ id }) => id === election.bishopric) : -1;
  const holder = (id: string | null) =>
    id === null ? (
      <em>{speaker.say('fief.stage.vacant')}</em>
    ) : (
      <>
        <Arms lord={id} size={16} />
        <span class="sr">{nameOf(speaker, 'lord', id)}</span>
      </>
    );
  return (
    <Course
      label={speaker.say('fief.stage.election.course')}
      steps={[
        ...bishoprics.map(({ id, principal, bishop }, at) => ({
          id,
          name: (
            <>
              <span class="see">{at + 1}</span> {nameOf(speaker, 'village', principal)} {holder(bishop)}
            </>
          ),
          state:
            at === held
              ? ('now' as const)
              : passed('bishop') || (held >= 0 && at < held) || bishop !== null
                ? ('past' as const)
                : ('later' as const),
        })),
        ...(['pope', 'king'] as const).map((office) => {
          const lord = office === 'pope' ? pope : king;
          return {
            id: office,
            name: (
              <>
                <FieIcon name={office} size={16} /> {speaker.say(`fief.stage.office.${office}`)} {holder(lord?.id ?? null)}
              </>
            ),
            state:
              election?.office === office
                ? ('now' as const)
                : passed(office) || lord !== undefined
                  ? ('past' as const)
                  : ('later' as const),
          };
        }),
      ]}
    />
  );
}

/** By which rule each is elected. */
const HOW: { readonly [office in Office]: string } = { bishop: 'FIE-9.13', pope: 'FIE-11.5', king: 'FIE-12.7' };

/** The candidates are the buttons: to name one's own, or to vote for one. */
function Candidates({ of: { office, bishopric, candidates, barred, votes } }: { readonly of: ElectionView }) {
  const { choice, me, speaker, view } = useFieTable();
  const naming = choice.asked?.step.startsWith('name') === true;
  const mine = naming && me !== null ? view.players[me].lords.filter(({ id }) => choice.lit(`lord:${id}`) !== null) : [];
  const shown = [...candidates, ...mine.map(({ id }) => id).filter((id) => !candidates.includes(id))];
  const title = speaker.say(`fief.stage.election.${office}`, bishopric === null ? {} : { bishopric });
  return (
    <section class="standing" aria-label={title}>
      <header>
        <h3 class="rubric">{title}</h3>
        <span class="how">
          {speaker.say(`fief.stage.election.how.${office}`)} <RuleLink id={HOW[office]} />
        </span>
      </header>
      <div class="row candidates">
        {shown.length === 0 && <p class="empty">{speaker.say('fief.stage.election.nobodyYet')}</p>}
        {shown.map((lord) => (
          <Candidate key={lord} lord={lord} votes={votes} stands={candidates.includes(lord)} touchable={naming || office === 'bishop'} />
        ))}
        {barred.length > 0 && (
          <section class="barred" aria-labelledby="fs-barred">
            <h4 id="fs-barred">{speaker.say('fief.stage.election.barred')}</h4>
            <ul>
              {reasonsOf(barred).map(({ rule, why, lords }) => (
                <li key={why}>
                  <span class="brief">
                    {speaker.say(`fief.stage.brief.${why}`)} <RuleLink id={rule} />
                  </span>
                  <span class="those">
                    {lords.map((lord) => (
                      <span key={lord}>
                        <Arms lord={lord} size={16} /> {nameOf(speaker, 'lord', lord)}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </section>
  );
}

/** Those who cannot stand, by why not. */
function reasonsOf(barred: ElectionView['barred']) {
  const reasons = [...new Map(barred.map(({ rule, why }) => [why, { rule, why }])).values()];
  return reasons.map(({ rule, why }) => ({ rule, why, lords: barred.filter((one) => one.why === why).map(({ lord }) => lord) }));
}

interface CandidateProps {
  readonly lord: string;
  /** By seat. */
  readonly votes: readonly number[];
  readonly stands: boolean;
  readonly touchable: boolean;
}

function Candidate({ lord, votes, stands, touchable }: CandidateProps) {
  const { choice, speaker, tincture, view } = useFieTable();
  const personal = usePersonal();
  const found = lordNamed(view, lord);
  if (found === null) return null;
  const titles = titlesOf(speaker, found.lord);
  const { ally } = view.players[found.owner];
  const own = votes[found.owner];
  const classes = `candidate ${stands ? '' : 'proposed'}`;
  const isBallot = !touchable && choice.asked?.step.startsWith('vote') === true;
  const Frame = isBallot ? 'button' : 'div';
  return (
    <Frame {...(touchable ? thing(choice, `lord:${lord}`, classes) : isBallot ? forAll(personal, lord, classes) : { class: classes })}>
      <span class="arch">
        <Arms lord={lord} size={64} />
        <Shield tincture={tincture(found.owner)} size={20} class="house" />
      </span>
      <span class="said">
        <b>{nameOf(speaker, 'lord', lord)}</b>
        <Who seat={found.owner} />
        <small>{titles.length === 0 ? speaker.say('fief.stage.untitled') : titles.join(', ')}</small>
        <small class="backing">
          {ally === null
            ? speaker.say('fief.stage.election.backing', { n: own })
            : speaker.say('fief.stage.election.backingAllied', { n: own, sum: own + votes[ally], seat: ally })}
        </small>
        {!stands && <small class="hint">{speaker.say('fief.stage.election.mayStand')}</small>}
        {isBallot && !personal.haveAll(lord) && (
          <small class="hint">{speaker.say('fief.stage.election.allFor', { n: personal.electors.length })}</small>
        )}
      </span>
    </Frame>
  );
}

/** Where each Lord votes for himself, a candidate who is touched gets the votes of all. */
function forAll({ haveAll, voteAll }: ReturnType<typeof usePersonal>, lord: string, classes: string) {
  const isChosen = haveAll(lord);
  return {
    type: 'button' as const,
    class: `${classes} ${isChosen ? 'selected' : 'lit'}`,
    'aria-pressed': isChosen,
    onClick: () => voteAll(lord),
  };
}

const SIGNS = { none: null, later: null, open: <Icon name="waiting" size={18} />, sealed: <FieIcon name="vote" size={18} /> };

/** Who has how many votes and from where; and whose ballot is still awaited. */
function Voters({ of: { grounds, votes } }: { readonly of: ElectionView }) {
  const { me, speaker, view } = useFieTable();
  const { snapshot } = useDesk();
  const { asked, waiting } = snapshot.view;
  const voting = waiting.some(({ step }) => step.startsWith('vote')) || asked?.step.startsWith('vote') === true;
  const total = votes.reduce((sum, n) => sum + n, 0);
  const stateOf = (seat: number): 'none' | 'open' | 'sealed' | 'later' => {
    if (votes[seat] === 0) return 'none';
    if (!voting) return 'later';
    return waiting.some((open) => open.seat === seat) ? 'open' : 'sealed';
  };
  return (
    <Leaf
      title={speaker.say('fief.stage.election.voters')}
      note={speaker.say('fief.stage.election.total', { n: total, most: Math.floor(total / 2) + 1 })}
      class="voters"
    >
      <ul>
        {view.players.map(({ seat }) => (
          <li key={seat} class={seat === me ? 'mine' : ''}>
            <Who seat={seat} size={20} />
            <ul class="grounds">
              {grounds
                .filter((ground) => ground.seat === seat)
                .map(({ village, lord, votes: n, rule, why }) => (
                  <li key={village ?? lord} class={why === null ? '' : 'off'}>
                    {lord !== null ? <Arms lord={lord} size={16} /> : <FieIcon name="village" size={16} />}
                    {why === null || lord === null ? (
                      <span>{village !== null ? nameOf(speaker, 'village', village) : lord !== null && nameOf(speaker, 'lord', lord)}</span>
                    ) : (
                      <Brief rule={rule} why={why} lord={lord} />
                    )}
                    <b>{n}</b>
                  </li>
                ))}
              {votes[seat] === 0 && !grounds.some((ground) => ground.seat === seat) && (
                <li class="off">{speaker.say('fief.stage.election.noVotes')}</li>
              )}
            </ul>
            <b class="sum">{votes[seat]}</b>
            <span class={`ballot-state ${stateOf(seat)}`}>
              {SIGNS[stateOf(seat)]}
              {speaker.say(`fief.stage.ballot.${stateOf(seat)}`)}
            </span>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
