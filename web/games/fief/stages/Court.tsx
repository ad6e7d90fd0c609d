/** The court: houses joined by marriage, every fief title and what is missing to create it, Church and Crown. Only to be read. */

import type { FiefView, LordView, PlayerView } from '@castellan/fief';
import { Shield } from '../../../design/index.ts';
import { RuleLink } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { lordNamed, type SideOfGame, sidesOf } from '../facts.ts';
import { FieIcon, type Sign } from '../icons.ts';
import { Points } from '../Points.tsx';
import '../styles/stages.css';
import { useFieTable } from '../table.ts';
import { nameOf, titlesOf } from '../words.ts';
import { Leaf, useCalled, Who } from './parts.tsx';

export function Court() {
  const { view } = useFieTable();
  return (
    <div class="fs court">
      <div class="alliances">
        {sidesOf(view).map((side) => (
          <Alliance key={side.seats.join()} of={side} />
        ))}
      </div>
      <div class="row halves">
        <FiefTitles />
        <Offices />
      </div>
    </div>
  );
}

function Alliance({ of: { seats, points, goal } }: { readonly of: SideOfGame }) {
  const { speaker, view } = useFieTable();
  const called = useCalled();
  const isNear = points >= goal - 1 && !view.over;
  const names = seats.map(called);
  return (
    <section class={`alliance ${isNear ? 'near' : ''} ${seats.length > 1 ? 'joined' : ''}`} aria-label={names.join(', ')}>
      <header>
        {seats.length > 1 && <FieIcon name="marriage" size={20} />}
        <h3>{seats.length > 1 ? speaker.say('fief.stage.court.pair', { names }) : names[0]}</h3>
        <Points of={points} goal={goal} />
        <b>
          {points}/{goal}
        </b>
        {isNear && <em>{speaker.say(points >= goal ? 'fief.stage.court.wins' : 'fief.stage.court.near', { n: seats.length })}</em>}
      </header>
      <div class="houses-of">
        {seats.map((seat) => (
          <House key={seat} of={view.players[seat]} />
        ))}
      </div>
    </section>
  );
}

function House({ of: { seat, points, lords } }: { readonly of: PlayerView }) {
  const { speaker, tincture } = useFieTable();
  const called = useCalled();
  return (
    <article class={`house-card seat-${tincture(seat)}`} aria-label={called(seat)}>
      <header>
        <Shield tincture={tincture(seat)} size={22} />
        <h4>{called(seat)}</h4>
        <span class="points-of">{speaker.say('fief.stage.court.points', { n: points })}</span>
      </header>
      <ul>
        {lords.map((lord) => (
          <li key={lord.id} class={lord.captor === null ? '' : 'captive'}>
            <Lord of={lord} />
          </li>
        ))}
        {lords.length === 0 && <li class="empty">{speaker.say('fief.stage.court.noLord')}</li>}
      </ul>
    </article>
  );
}

function Lord({ of: lord }: { readonly of: LordView }) {
  const { me, nameOf: name, speaker } = useFieTable();
  const titles = titlesOf(speaker, lord);
  const { captor, ransom, village, spouse, man, dArc, excommunicated, assassin } = lord;
  const mark = (sign: Sign, words: string, bad = false) => (
    <span class={`mark ${bad ? 'bad' : ''}`}>
      <FieIcon name={sign} size={14} /> {words}
    </span>
  );
  return (
    <>
      <Arms lord={lord.id} size={36} captive={captor !== null} />
      <span class="said">
        <b>{nameOf(speaker, 'lord', lord.id)}</b>
        <small class="titles">{titles.length === 0 ? speaker.say('fief.stage.untitled') : titles.join(' · ')}</small>
        <small>
          {village !== null && nameOf(speaker, 'village', village)}
          {captor !== null && (
            <em class="bad">
              {' '}
              {captor === me ? speaker.say('fief.stage.captiveOfYou') : speaker.say('fief.stage.captiveOf', { name: name(captor) })},{' '}
              {speaker.say('fief.stage.ransom', { n: ransom })}
            </em>
          )}
        </small>
        <span class="marks">
          {spouse !== null && mark('marriage', speaker.say('fief.table.marriedTo', { lord: spouse, man: String(man) }))}
          {dArc && mark('dArc', speaker.say('fief.title.dArc'))}
          {excommunicated && mark('excommunicated', speaker.say('fief.table.excommunicated'), true)}
          {assassin && mark('assassin', speaker.say('fief.table.assassin'), true)}
        </span>
      </span>
    </>
  );
}

function FiefTitles() {
  const { speaker, view } = useFieTable();
  return (
    <Leaf title={speaker.say('fief.stage.court.fiefs')} readers="all" class="fief-titles">
      <ul>
        {view.fiefs.map((fief) => (
          <li key={fief.id}>
            <FieIcon name="fiefTitle" size={18} />
            <b>{nameOf(speaker, 'fief', fief.id)}</b>
            <Holder of={fief} />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** Who holds it; or who is nearest to creating it, and what he lacks. */
function Holder({ of: { title, holder, villages, price, claims } }: { readonly of: FiefView }) {
  const { speaker } = useFieTable();
  if (holder !== null) return <HeldBy lord={holder} />;
  if (title === 'crown') return <span class="lack">{speaker.say('fief.stage.court.crown')}</span>;
  if (title === 'vacant') return <span class="lack">{speaker.say('fief.stage.vacant')}</span>;
  const [first] = claims;
  if (first === undefined) return <span class="lack">{speaker.say('fief.stage.court.nobody', { n: price })}</span>;
  const { seat, why, rule, villages: held } = first;
  return (
    <span class={`lack ${why === null ? 'ready' : ''}`}>
      <Who seat={seat} size={16} />{' '}
      {why === null
        ? speaker.say('fief.stage.court.ready', { n: price })
        : held < villages.length
          ? speaker.say('fief.stage.court.part', { n: held, of: villages.length })
          : speaker.say(`fief.stage.court.lacks.${why}`, { n: price })}{' '}
      {why !== null && rule !== null && <RuleLink id={rule} />}
    </span>
  );
}

function HeldBy({ lord }: { readonly lord: string }) {
  const { speaker, view } = useFieTable();
  const found = lordNamed(view, lord);
  return (
    <span class="held">
      <Arms lord={lord} size={18} captive={found !== null && found.lord.captor !== null} /> {nameOf(speaker, 'lord', lord)}
      {found !== null && <Who seat={found.owner} size={16} />}
    </span>
  );
}

function Offices() {
  const { speaker, view } = useFieTable();
  const lords = view.players.flatMap((player) => player.lords);
  const cardinals = lords.filter(({ cardinal }) => cardinal);
  const office = (sign: Sign, name: string, lord: LordView | undefined) => (
    <li key={sign + name}>
      <FieIcon name={sign} size={18} />
      <b>{name}</b>
      {lord === undefined ? <span class="lack">{speaker.say('fief.stage.court.none', { office: sign })}</span> : <HeldBy lord={lord.id} />}
    </li>
  );
  const regent = lords.find((lord) => lord.regent);
  return (
    <Leaf title={speaker.say('fief.stage.court.offices')} readers="all" class="offices">
      <ul>
        {view.bishoprics.map(({ id, bishop }, at) => (
          <li key={id}>
            <span class="see">{at + 1}</span>
            <b>{nameOf(speaker, 'bishopric', id)}</b>
            {bishop === null ? <span class="lack">{speaker.say('fief.stage.vacant')}</span> : <HeldBy lord={bishop} />}
          </li>
        ))}
        <li>
          <FieIcon name="cardinal" size={18} />
          <b>{speaker.say('fief.stage.court.cardinals')}</b>
          <span class="held">
            {cardinals.map(({ id }) => nameOf(speaker, 'lord', id)).join(', ')}
            <small>
              {cardinals.length === 0 && speaker.say('fief.stage.court.none', { office: 'cardinal' })}{' '}
              {speaker.say(view.stock.cardinal ? 'fief.stage.court.hat' : 'fief.stage.court.noHat')}
            </small>
          </span>
        </li>
        {office(
          'pope',
          speaker.say('fief.title.pope'),
          lords.find((lord) => lord.pope),
        )}
        {office(
          'king',
          speaker.say('fief.title.king'),
          lords.find((lord) => lord.king),
        )}
        {regent !== undefined
          ? office('queen', speaker.say('fief.title.regent'), regent)
          : office(
              'queen',
              speaker.say('fief.title.queen'),
              lords.find((lord) => lord.queen),
            )}
        {office(
          'prince',
          speaker.say('fief.title.prince'),
          lords.find((lord) => lord.prince),
        )}
      </ul>
    </Leaf>
  );
}
