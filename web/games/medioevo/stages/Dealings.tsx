/** Diplomacy: the sheet, open offers, who stands how to whom, pacts in force, war and what it breaks, prisoners. */

import type { Offer, Option, Seat } from '@castellan/engine';
import type { PactView } from '@castellan/medioevo';
import { PACT_KINDS } from '@castellan/medioevo/vocabulary';
import { useState } from 'preact/hooks';
import { Button, Icon, Notice, numeral, Shield } from '../../../design/index.ts';
import { type AsideTalk, labelOf, Reason, RuleLink, useAside, useDesk } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import { relationOf, sum } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { Units } from '../Pieces.tsx';
import '../styles/stages.css';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Crowns, Proposals } from './Crowns.tsx';
import { CLAUSE_SIGNS } from './clauses.ts';
import { PactSheet } from './PactSheet.tsx';
import { Leaf, useCalled, Who } from './parts.tsx';
import { sentenceOf } from './sentence.ts';
import { Terms } from './Terms.tsx';
import { type Dealing, useDealing } from './useDealing.ts';

export function Dealings() {
  const { me, page, speaker } = useUniTable();
  const aside = useAside();
  const dealing = useDealing();
  const { propose } = dealing;
  if (page !== null) return <Court aside={aside} dealing={dealing} />;
  return (
    <div class="us dealings">
      <div class="row wide-left">
        <div class="stack">
          {aside.asked !== null ? (
            <PactSheet aside={aside} />
          ) : (
            <Leaf title={speaker.say('medioevo.stage.dealings')} class="begin">
              <p>{speaker.say('medioevo.stage.dealings.help')}</p>
              {me !== null && propose === null && <p class="empty">{speaker.say('medioevo.stage.dealings.notNow')}</p>}
              <Partners dealing={dealing} />
            </Leaf>
          )}
          {dealing.refusal !== null && (
            <Notice tone="refusal">
              <Reason refusal={dealing.refusal} />
            </Notice>
          )}
          {aside.asked === null && <Offers dealing={dealing} />}
          <Prisoners />
        </div>
        <div class="stack">
          <Relations />
          <Pacts dealing={dealing} />
          <War dealing={dealing} />
        </div>
      </div>
    </div>
  );
}

/** The same on a phone: what waits for an answer, the other crowns one line each, and folded what one looks up. */
function Court({ aside, dealing }: { readonly aside: AsideTalk; readonly dealing: Dealing }) {
  const { me, speaker, view } = useUniTable();
  const { offers } = useDesk().snapshot.view;
  const mine = view.pacts.filter(({ parties }) => me !== null && parties.includes(me)).length;
  const ending = view.pacts.filter(({ last, parties }) => last === view.turn && me !== null && parties.includes(me)).length;
  return (
    <div class="us dealings">
      {aside.asked !== null && (
        <div ref={showFirst}>
          <PactSheet aside={aside} />
        </div>
      )}
      {dealing.refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={dealing.refusal} />
        </Notice>
      )}
      {offers.length > 0 && (
        <section class="stack" aria-labelledby="court-offers">
          <h3 class="sr" id="court-offers">
            {speaker.say('medioevo.stage.offers')}
          </h3>
          {offers.map((offer) => (
            <OpenOffer key={offer.id} of={offer} dealing={dealing} />
          ))}
        </section>
      )}
      <Crowns dealing={dealing} />
      <details class="court-fold">
        <summary>
          <UniIcon name="pact" size={24} />
          <span class="said">
            <b>{speaker.say('medioevo.stage.court.pacts', { n: view.pacts.length })}</b>
            <small>{speaker.say('medioevo.stage.court.seal', { n: mine, ending })}</small>
          </span>
        </summary>
        <Pacts dealing={dealing} />
        <Relations />
      </details>
      <War dealing={dealing} />
      <Prisoners />
    </div>
  );
}

/** With whom: a pact, an exchange; with enemies an armistice or peace. */
function Partners({ dealing }: { readonly dealing: Dealing }) {
  const { me, speaker, view } = useUniTable();
  if (me === null) return null;
  return (
    <ul class="partners">
      {view.order
        .filter((seat) => seat !== me)
        .map((seat) => {
          const relation = relationOf(view, me, seat);
          return (
            <li key={seat}>
              <Who seat={seat} size={22} />
              <span class={`relation ${relation}`}>
                <UniIcon name={relation} size={18} /> {speaker.say(`medioevo.stage.relation.${relation}`)}
              </span>
              <Proposals to={seat} dealing={dealing} />
            </li>
          );
        })}
    </ul>
  );
}

const VERBS = ['accept', 'counter', 'decline', 'withdraw'] as const;

/** Open offers: theirs to me, and mine without an answer yet. */
function Offers({ dealing }: { readonly dealing: Dealing }) {
  const { speaker } = useUniTable();
  const { offers } = useDesk().snapshot.view;
  return (
    <Leaf title={speaker.say('medioevo.stage.offers')} note={speaker.say('medioevo.stage.offers.note')} class="offers">
      {offers.length === 0 ? (
        <p class="empty">{speaker.say('medioevo.stage.offers.none')}</p>
      ) : (
        <ul>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OpenOffer of={offer} dealing={dealing} />
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  );
}

function OpenOffer({ of: offer, dealing }: { readonly of: Offer; readonly dealing: Dealing }) {
  const { me, speaker } = useUniTable();
  const called = useCalled();
  const isMine = offer.from === me;
  const title = isMine
    ? speaker.say('medioevo.stage.offers.mine', { names: offer.to.map(called) })
    : speaker.say('medioevo.stage.offers.theirs', { name: called(offer.from) });
  return (
    <article class="open-offer" aria-label={title}>
      <h4>
        <Who seat={isMine ? offer.to[0] : offer.from} /> <small>{title}</small>
      </h4>
      <Terms offer={offer} seat={me} speaker={speaker} />
      <p class="answers">
        {VERBS.map((verb) => {
          const option = dealing.answerTo(offer.id, verb);
          return option === undefined ? null : (
            <Button
              key={verb}
              size="small"
              class={verb === 'accept' ? 'accept' : ''}
              icon={verb === 'accept' ? 'confirm' : verb === 'decline' ? 'refuse' : undefined}
              onClick={() => dealing.say(option)}
            >
              {speaker.say(`medioevo.stage.offers.${verb}`)}
            </Button>
          );
        })}
        {offer.accepted.length > 0 && <small>{speaker.say('medioevo.stage.offers.accepted', { names: offer.accepted.map(called) })}</small>}
      </p>
    </article>
  );
}

/** The row gives to the column; secret pacts only where I am a party. */
function Relations() {
  const { speaker, tincture, view } = useUniTable();
  const called = useCalled();
  const seats = view.order;
  return (
    <Leaf title={speaker.say('medioevo.stage.relations')} note={speaker.say('medioevo.stage.relations.note')} class="relations">
      <div class="fits">
        <table class="matrix">
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <span class="sr">{called(seat)}</span>
                  <Shield tincture={tincture(seat)} size={18} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((giver) => (
              <tr key={giver}>
                <th scope="row">
                  <Who seat={giver} size={16} />
                </th>
                {seats.map((receiver) =>
                  giver === receiver ? <td key={receiver} class="self" /> : <Cell key={receiver} giver={giver} receiver={receiver} />,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </Leaf>
  );
}

/** What the signs of the table above stand for, of those that are in it. */
function Legend() {
  const { speaker, view } = useUniTable();
  const kinds = PACT_KINDS.filter((kind) => view.pacts.some(({ clauses }) => clauses.some((clause) => clause.kind === kind)));
  const relations = [...new Set(view.relations.map(({ state }) => state))];
  if (kinds.length + relations.length === 0) return null;
  return (
    <ul class="legend-line">
      {kinds.map((kind) => (
        <li key={kind}>
          <UniIcon name={CLAUSE_SIGNS[kind]} size={16} /> {nameOf(speaker, 'pactKind', kind)}
        </li>
      ))}
      {relations.map((state) => (
        <li key={state} class="bad">
          <UniIcon name={state} size={16} /> {speaker.say(`medioevo.stage.relation.${state}`)}
        </li>
      ))}
    </ul>
  );
}

function Cell({ giver, receiver }: { readonly giver: Seat; readonly receiver: Seat }) {
  const { speaker, view } = useUniTable();
  const relation = relationOf(view, giver, receiver);
  const kinds = [
    ...new Set(
      view.pacts
        .filter(({ parties }) => parties.includes(giver) && parties.includes(receiver))
        .flatMap(({ clauses }) => clauses)
        .filter((clause) => clause.giver < 0 || (clause.giver === giver && clause.receiver === receiver))
        .map(({ kind }) => kind),
    ),
  ];
  return (
    <td class={relation}>
      {relation !== 'peace' && <UniIcon name={relation} size={18} title={speaker.say(`medioevo.stage.relation.${relation}`)} />}
      {kinds.map((kind) => (
        <UniIcon key={kind} name={CLAUSE_SIGNS[kind]} size={18} title={nameOf(speaker, 'pactKind', kind)} />
      ))}
      {relation === 'peace' && kinds.length === 0 && <span aria-hidden="true">·</span>}
    </td>
  );
}

function asAgreement(pact: PactView) {
  return { ...pact, deal: 'pact' as const, once: [], prisoners: [], pact: pact.id };
}

/** Pacts in force: mine first, with what I may say of them. */
function Pacts({ dealing }: { readonly dealing: Dealing }) {
  const { me, speaker, tincture, view } = useUniTable();
  const called = useCalled();
  const isMine = ({ parties }: PactView): boolean => me !== null && parties.includes(me);
  const sorted = [...view.pacts.filter(isMine), ...view.pacts.filter((pact) => !isMine(pact))];
  const about = (id: number): readonly Option[] =>
    dealing.open.filter((option) => Reflect.get(option, 'pact') === id && option.say !== 'acceptOffer');
  const [asking, ask] = useState<string | null>(null);
  const { brokenPact } = contentAt(view).honour.inPlay;
  return (
    <Leaf
      title={speaker.say('medioevo.stage.pacts')}
      note={speaker.say('medioevo.stage.pacts.note', { n: view.pacts.length })}
      class="pacts"
    >
      {sorted.length === 0 && <p class="empty">{speaker.say('medioevo.stage.pacts.none')}</p>}
      <ul>
        {sorted.map((pact) => (
          <li key={pact.id} data-target={`pact:${pact.id}`}>
            <span class="shields">
              {pact.parties.map((seat) => (
                <Shield key={seat} tincture={tincture(seat)} size={18} />
              ))}
            </span>
            <span class="said">
              <b>{[...new Set(pact.clauses.map(({ kind }) => nameOf(speaker, 'pactKind', kind)))].join(', ')}</b>
              <small>{sentenceOf(speaker, asAgreement(pact))}</small>
              {pact.duties.length > 0 && <small class="bad">{speaker.say('medioevo.stage.pacts.duties', { n: pact.duties.length })}</small>}
            </span>
            {pact.secret && <Icon name="hidden" size={18} title={speaker.say('medioevo.stage.sheet.secret')} />}
            {isMine(pact) && (
              <span class="answers">
                {dealing.propose !== null && (
                  <Button size="small" onClick={() => dealing.propose?.(`end pact ${pact.id}`)}>
                    {speaker.say('medioevo.stage.pacts.end')}
                  </Button>
                )}
                {about(pact.id).map((option) =>
                  asking === option.key ? (
                    <span key={option.key} class="sure" role="alert">
                      <span>
                        {speaker.say(option.say === 'breakPact' ? 'medioevo.stage.pacts.sure' : 'medioevo.stage.pacts.accuse', {
                          n: numeral(brokenPact),
                        })}
                      </span>
                      <Button
                        size="small"
                        kind="danger"
                        onClick={() => {
                          ask(null);
                          dealing.say(option);
                        }}
                      >
                        {labelOf(speaker, option)}
                      </Button>
                      <Button size="small" kind="quiet" onClick={() => ask(null)}>
                        {speaker.say('medioevo.stage.cancel')}
                      </Button>
                    </span>
                  ) : (
                    <Button key={option.key} size="small" onClick={() => ask(option.key)}>
                      {option.say === 'breakPact'
                        ? speaker.say('medioevo.stage.pacts.break')
                        : speaker.say('medioevo.stage.pacts.denounce', { name: called(Number(Reflect.get(option, 'toSeat'))) })}
                    </Button>
                  ),
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** A sheet is begun farther down than it lies. */
function showFirst(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
}

function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Declaring war: what it breaks and costs is said before it is done. */
function War({ dealing }: { readonly dealing: Dealing }) {
  const { me, speaker, view } = useUniTable();
  const called = useCalled();
  const [on, choose] = useState<Seat | null>(null);
  if (me === null) return null;
  const wars = dealing.open.filter(({ say }) => say === 'declareWar');
  const seatOf = (option: Option): Seat => Number(Reflect.get(option, 'toSeat'));
  const chosen = wars.find((option) => seatOf(option) === on);
  const { honour } = view.players[me];
  const { brokenPact, undeclaredAttack } = contentAt(view).honour.inPlay;
  const broken = on === null ? [] : view.pacts.filter(({ parties }) => parties.includes(me) && parties.includes(on));
  const after = honour + broken.length * brokenPact;
  const rankWith = (mine: number): number =>
    1 + view.players.filter(({ seat, out, honour: other }) => seat !== me && !out && other > mine).length;
  if (wars.length === 0) return null;
  return (
    <Leaf title={speaker.say('medioevo.stage.war')} class="war">
      <ul class="adds">
        {wars.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              class="chip-button"
              aria-pressed={seatOf(option) === on}
              onClick={() => choose(seatOf(option) === on ? null : seatOf(option))}
            >
              <Who seat={seatOf(option)} size={16} />
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && on !== null && (
        <div class="sure" role="alert" key={on} ref={showWhole}>
          <dl class="prices">
            <div>
              <dt>{speaker.say('medioevo.stage.war.pacts')}</dt>
              <dd>{broken.length}</dd>
            </div>
            <div>
              <dt>{speaker.say('medioevo.stage.war.honour')}</dt>
              <dd>
                {numeral(honour)} → {numeral(after)}
              </dd>
            </div>
            <div>
              <dt>{speaker.say('medioevo.stage.war.rank')}</dt>
              <dd>
                {rankWith(honour)} → {rankWith(after)}
              </dd>
            </div>
          </dl>
          <ul class="reasons">
            <li>
              {speaker.say('medioevo.stage.war.lawful', { turn: view.turn + 1, n: numeral(undeclaredAttack) })} <RuleLink id="UNI-39.7" />
            </li>
            {view.pacts
              .filter(
                ({ parties, clauses }) =>
                  parties.includes(on) && clauses.some(({ kind, receiver }) => kind === 'defensiveAlliance' && receiver === on),
              )
              .map(({ id, clauses }) => (
                <li key={id}>
                  {speaker.say('medioevo.stage.war.allies', {
                    names: clauses.filter(({ kind }) => kind === 'defensiveAlliance').map(({ giver }) => called(giver)),
                    name: called(on),
                  })}
                </li>
              ))}
          </ul>
          <p class="answers">
            <Button onClick={() => choose(null)}>{speaker.say('medioevo.stage.war.keep')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                choose(null);
                dealing.say(chosen);
              }}
            >
              {speaker.say('medioevo.stage.war.declare', { n: numeral(after - honour), cost: after - honour, name: called(on) })}
            </Button>
          </p>
        </div>
      )}
    </Leaf>
  );
}

/** Who holds whose units, and what each would cost in ransom. */
function Prisoners() {
  const { speaker, view } = useUniTable();
  const held = view.players.flatMap(({ seat: holder, prisoners }) =>
    prisoners.flatMap((units, owner) => (sum(units) > 0 ? [{ holder, owner, units }] : [])),
  );
  if (held.length === 0) return null;
  const ransomOf = (units: readonly number[]): number => units.reduce((total, n, at) => total + n * view.ransoms[at], 0);
  return (
    <Leaf title={speaker.say('medioevo.stage.prisoners')} note={speaker.say('medioevo.stage.prisoners.note')} class="prisoners">
      <ul>
        {held.map(({ holder, owner, units }) => (
          <li key={`${holder} ${owner}`}>
            <Who seat={holder} size={16} /> <UniIcon name="prisoner" size={18} title={speaker.say('medioevo.stage.prisoners.holds')} />{' '}
            <Who seat={owner} size={16} /> <Units of={units} />{' '}
            <small>{speaker.say('medioevo.stage.florins', { n: ransomOf(units) })}</small>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
