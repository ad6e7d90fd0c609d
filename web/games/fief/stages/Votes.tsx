/** Votes laid open at length: each candidate with all who voted for him and the tests he stood, who voted what, and what changes. */

import { Icon, Shield } from '../../../design/index.ts';
import { RuleLink, Told } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { lordNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { Points } from '../Points.tsx';
import '../styles/stages.css';
import { useFieTable } from '../table.ts';
import { nameOf, titlesOf } from '../words.ts';
import { Leaf, useCalled, useLog, Who } from './parts.tsx';
import { aftermathOf, type Cast, type Count, isChurch, type Reveal } from './past.ts';
import { RevealLeaf } from './Reveal.tsx';
import { useReveals } from './useReveals.ts';
import { Worth } from './Worth.tsx';

export function Votes() {
  const { speaker } = useFieTable();
  const reveals = useReveals();
  const last = reveals.at(-1);
  if (last === undefined) return null;
  const { office, bishopric, elected, counts, outcome } = last;
  return (
    <div class="fs laid-open">
      <header class="verdict-line">
        <h2>
          <Told message={`event.${outcome.key}`} params={outcome.params} speaker={speaker} />
        </h2>
        <small>{speaker.say(`fief.stage.reveal.${office}`, bishopric === null ? {} : { bishopric })}</small>
      </header>
      {[...counts]
        .sort((a, z) => Number(z.lord === elected) - Number(a.lord === elected) || z.votes - a.votes)
        .map((count) => (
          <Stood key={count.lord} of={count} reveal={last} />
        ))}
      <div class="row wide-left">
        <WhoVoted of={last} />
        {elected !== null && (
          <div class="stack">
            <Changes lord={elected} of={last} />
            <Worth of={office} />
          </div>
        )}
      </div>
      {reveals.length > 1 && (
        <div class="row halves">
          {reveals
            .slice(0, -1)
            .reverse()
            .map((reveal) => (
              <RevealLeaf key={reveal.seq} of={reveal} whole={false} />
            ))}
        </div>
      )}
    </div>
  );
}

/** By which rule each test is made. */
const RULES: { readonly [office in Reveal['office']]: { readonly [test: string]: string } } = {
  bishop: { most: 'FIE-9.13' },
  pope: { majority: 'FIE-11.5' },
  king: { most: 'FIE-12.7', enough: 'FIE-12.7', church: 'FIE-12.7' },
};

function Stood({ of: { lord, votes, needed, tests }, reveal }: { readonly of: Count; readonly reveal: Reveal }) {
  const { speaker, tincture, view } = useFieTable();
  const called = useCalled();
  const { casts, elected, office } = reveal;
  const found = lordNamed(view, lord);
  const titles = found === null ? [] : titlesOf(speaker, found.lord);
  const all = casts.reduce((sum, cast) => sum + cast.votes, 0);
  const silent = casts.reduce((sum, cast) => sum + (cast.lord === null ? cast.votes : 0), 0);
  return (
    <section class={`stood ${lord === elected ? 'elected' : ''}`} aria-label={nameOf(speaker, 'lord', lord)}>
      <span class="arch">
        {lord === elected && <FieIcon name={office} size={28} />}
        <Arms lord={lord} size={64} />
        {found !== null && <Shield tincture={tincture(found.owner)} size={20} class="house" />}
      </span>
      <div class="body">
        <header>
          <h3>{nameOf(speaker, 'lord', lord)}</h3>
          {lord === elected && <b class="stamp">{speaker.say('fief.stage.reveal.elected')}</b>}
          <small>
            {[
              ...(titles.length === 0 ? [speaker.say('fief.stage.untitled')] : titles),
              ...(found === null ? [] : [called(found.owner)]),
            ].join(' · ')}
          </small>
          <strong>{votes}</strong>
        </header>
        <ul class="tiles" style={{ '--all': Math.max(1, all) }}>
          {casts
            .filter((cast) => cast.lord === lord)
            .map((cast) => (
              <Tile key={`${cast.seat} ${cast.elector}`} of={cast} />
            ))}
          {all > votes && (
            <li class="other-votes" style={{ '--n': all - votes }}>
              {speaker.say('fief.stage.votes.elsewhere', { n: all - votes - silent, silent })}
            </li>
          )}
        </ul>
        <ul class="tests">
          {tests.map(({ test, met }) => (
            <li key={test} class={met ? 'met' : 'missed'}>
              <Icon
                name={met ? 'confirm' : 'refuse'}
                size={16}
                title={speaker.say(met ? 'fief.stage.votes.met' : 'fief.stage.votes.missed')}
              />
              <span>
                {speaker.say(`fief.stage.votes.${test}`, { n: needed })} <RuleLink id={RULES[office][test]} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A vote, or all of a player's: clerics underlined. */
function Tile({ of: { seat, votes, elector } }: { readonly of: Cast }) {
  const { speaker, tincture, view } = useFieTable();
  const called = useCalled();
  const lord = elector === null ? null : (lordNamed(view, elector)?.lord ?? null);
  const [title] = lord === null ? [] : titlesOf(speaker, lord);
  return (
    <li class={`tile seat-${tincture(seat)} ${lord !== null && isChurch(lord) ? 'cleric' : ''}`} style={{ '--n': votes }}>
      {elector === null ? <Shield tincture={tincture(seat)} size={32} /> : <Arms lord={elector} size={32} />}
      {elector !== null && <Shield tincture={tincture(seat)} size={14} class="house" />}
      <b>{elector === null ? called(seat) : nameOf(speaker, 'lord', elector)}</b>
      <small>{elector === null ? speaker.say('fief.stage.votes.n', { n: votes }) : title}</small>
    </li>
  );
}

function WhoVoted({ of: { casts } }: { readonly of: Reveal }) {
  const { speaker, view } = useFieTable();
  return (
    <Leaf title={speaker.say('fief.stage.votes.who')} readers="all" class="who-voted">
      <ul>
        {view.players.map(({ seat }) => {
          const mine = casts.filter((cast) => cast.seat === seat);
          return (
            <li key={seat}>
              <Who seat={seat} size={20} />
              <ul>
                {mine.length === 0 && <li class="none">{speaker.say('fief.stage.election.noVotes')}</li>}
                {mine.map(({ elector, lord, votes }) => (
                  <li key={elector}>
                    {elector !== null && <Arms lord={elector} size={18} />}
                    <span>{elector === null ? speaker.say('fief.stage.votes.n', { n: votes }) : nameOf(speaker, 'lord', elector)}</span>
                    <FieIcon name="vote" size={16} title={speaker.say('fief.stage.votes.for')} />
                    <b class={lord === null ? 'silent' : ''}>
                      {lord === null ? speaker.say('fief.stage.votes.abstains') : nameOf(speaker, 'lord', lord)}
                    </b>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Leaf>
  );
}

/** The race as it stands now, and what else came of it. */
function Changes({ lord, of: reveal }: { readonly lord: string; readonly of: Reveal }) {
  const { speaker, view } = useFieTable();
  const called = useCalled();
  const log = useLog();
  const found = lordNamed(view, lord);
  const came = aftermathOf(log, reveal);
  if (found === null) return null;
  const { ally, goal, sidePoints } = view.players[found.owner];
  return (
    <Leaf title={speaker.say('fief.stage.votes.changes')} readers="all" class="vote-changes">
      <p class="race">
        <Who seat={found.owner} />
        {ally !== null && (
          <>
            <FieIcon name="marriage" size={16} title={speaker.say('fief.stage.votes.with')} /> <span>{called(ally)}</span>
          </>
        )}
        <Points of={sidePoints} goal={goal} />
        <b>
          {sidePoints}/{goal}
        </b>
      </p>
      <ul>
        {came.map(({ key, params }, at) => (
          <li key={`${key} ${at}`}>
            <Told message={`event.${key}`} params={params} speaker={speaker} />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
