/** A proposal being written: parties, clauses as chips, what each pays, how long it holds; and the sentence that it is. */

import type { Asked, Option, Refused, Seat } from '@castellan/engine';
import { PACT_KINDS, type PactKind, UNITS } from '@castellan/medioevo/vocabulary';
import { useId, useState } from 'preact/hooks';
import { Button, Icon, IconButton, Notice, Segmented, Shield } from '../../../design/index.ts';
import { type AsideTalk, labelOf, Reason } from '../../../shell/index.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Changes } from './Changes.tsx';
import { CLAUSE_SIGNS } from './clauses.ts';
import { Leaf, useCalled, Who } from './parts.tsx';
import { wordIn } from './quotes.ts';
import { type Agreement, agreementIn, sentenceOf } from './sentence.ts';

export function PactSheet({ aside }: { readonly aside: AsideTalk }) {
  switch (aside.asked?.step) {
    case 'proposeDeal':
      return <Kind aside={aside} />;
    case 'pactNumber':
      return <Number_ key={aside.asked.id} aside={aside} asked={aside.asked} />;
    case 'pactSheet':
      return <Writing aside={aside} asked={aside.asked} />;
    default:
      return null;
  }
}

/** What is proposed, and to whom. */
function Kind({ aside }: { readonly aside: AsideTalk }) {
  const { me, speaker } = useUniTable();
  return (
    <Leaf title={speaker.say('ask.proposeDeal')} readers={me === null ? undefined : [me]} class="sheet">
      <ul class="choices">
        {aside.asked?.options.map((option) => (
          <li key={option.key}>
            <button type="button" class="option plain-option" onClick={() => aside.send(option.key)}>
              <span class="said">
                <b>{labelOf(speaker, option)}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Leave aside={aside} />
    </Leaf>
  );
}

function Leave({ aside }: { readonly aside: AsideTalk }) {
  const { speaker } = useUniTable();
  const { leave } = aside;
  return leave === null ? null : (
    <p class="answers">
      <Button kind="quiet" onClick={leave}>
        {speaker.say('option.dropDeal')}
      </Button>
    </p>
  );
}

/** A number that a term needs. */
function Number_({ aside, asked }: { readonly aside: AsideTalk; readonly asked: Asked }) {
  const { me, speaker } = useUniTable();
  const [n, setN] = useState(asked.min);
  const label = useId();
  return (
    <Leaf title={speaker.say('medioevo.stage.sheet')} readers={me === null ? undefined : [me]} class="sheet">
      <form
        class="number"
        onSubmit={(event) => {
          event.preventDefault();
          aside.send(String(n));
        }}
      >
        <label id={label} for={`${label}-n`}>
          {speaker.say('ask.pactNumber', asked.params)}
        </label>
        <input
          id={`${label}-n`}
          class="input"
          type="number"
          inputMode="numeric"
          min={asked.min}
          max={asked.max}
          value={n}
          onInput={({ currentTarget: { valueAsNumber } }) => {
            if (!Number.isNaN(valueAsNumber)) setN(Math.min(asked.max, Math.max(asked.min, Math.round(valueAsNumber))));
          }}
        />
        <Button type="submit">{speaker.say('medioevo.stage.sheet.put')}</Button>
      </form>
    </Leaf>
  );
}

interface WritingProps {
  readonly aside: AsideTalk;
  readonly asked: Asked;
}

const PACT = 'pact';

function Writing({ aside, asked }: WritingProps) {
  const { me, speaker } = useUniTable();
  const agreement = agreementIn(asked.params);
  const find = (key: string): Option | undefined => asked.options.find((option) => option.key === key);
  const sentence = sentenceOf(speaker, agreement);
  const send = find('send');
  const why = aside.refused.find(({ key }) => key === 'send');
  const templates = asked.options.filter(({ key }) => key.startsWith('template '));
  return (
    <Leaf title={speaker.say(`medioevo.stage.sheet.${agreement.deal}`)} readers={me === null ? undefined : [me]} class="sheet">
      <Parties aside={aside} asked={asked} agreement={agreement} />
      {templates.length > 0 && (
        <details class="folded models">
          <summary>{speaker.say('medioevo.stage.sheet.templates')}</summary>
          <ul class="adds">
            {templates.map((option) => (
              <li key={option.key}>
                <button type="button" class="chip-button" onClick={() => aside.send(option.key)}>
                  {labelOf(speaker, option)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {agreement.deal !== 'endPact' && (
        <div class="sides">
          {agreement.parties.map((giver) => (
            <Gives key={giver} giver={giver} aside={aside} asked={asked} agreement={agreement} />
          ))}
        </div>
      )}
      {agreement.deal === PACT && <Mutual aside={aside} asked={asked} agreement={agreement} />}
      {agreement.deal === PACT && <Holds aside={aside} asked={asked} agreement={agreement} />}
      <blockquote class="contract" aria-live="polite">
        {sentence === '' ? speaker.say('medioevo.stage.sheet.empty') : sentence}
      </blockquote>
      <Changes of={agreement} />
      {aside.refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={aside.refusal} />
        </Notice>
      )}
      {send === undefined && why !== undefined && sentence !== '' && (
        <p class="why">
          <Reason refusal={why.refusal} />
        </p>
      )}
      <p class="answers foot">
        <small>
          <Icon name="locked" size={16} /> {speaker.say('medioevo.stage.sheet.binds')}
        </small>
        <Button kind="quiet" onClick={() => aside.send('drop')}>
          {speaker.say('option.dropDeal')}
        </Button>
        <Button onClick={() => aside.send('clear')}>{speaker.say('option.clearDeal')}</Button>
        <Button kind="primary" icon="offer" disabled={send === undefined} onClick={() => aside.send('send')}>
          {speaker.say('medioevo.stage.sheet.send', { n: agreement.parties.length - 1 })}
        </Button>
      </p>
    </Leaf>
  );
}

interface PartProps extends WritingProps {
  readonly agreement: Agreement;
}

/** Who signs: further players may be added, and left out again. */
function Parties({ aside, asked, agreement }: PartProps) {
  const { me, speaker } = useUniTable();
  const called = useCalled();
  const more = asked.options.filter(({ key }) => key.startsWith('with '));
  const seatIn = (option: Option): Seat => Number(Reflect.get(option, 'toSeat'));
  return (
    <ul class="parties" aria-label={speaker.say('medioevo.stage.sheet.parties')}>
      {agreement.parties
        .filter((seat) => seat !== me)
        .map((seat) => {
          const out = asked.options.find(({ key }) => key === `leave out ${seat + 1}`);
          return (
            <li key={seat} class="party in">
              <Who seat={seat} />
              {out !== undefined && (
                <IconButton
                  icon="refuse"
                  label={speaker.say('medioevo.stage.sheet.leaveOut', { name: called(seat) })}
                  onClick={() => aside.send(out.key)}
                />
              )}
            </li>
          );
        })}
      {more.map((option) => (
        <li key={option.key}>
          <button type="button" class="party" onClick={() => aside.send(option.key)}>
            <span aria-hidden="true">+</span> <Who seat={seatIn(option)} />
            <span class="sr">{labelOf(speaker, option)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What one party gives: its clauses with what belongs to them, its payments, prisoners; and what it could give besides. */
function Gives({ giver, aside, asked, agreement }: PartProps & { readonly giver: Seat }) {
  const { me, speaker, tincture } = useUniTable();
  const called = useCalled();
  const isTwo = agreement.parties.length === 2;
  const own = agreement.clauses.filter((clause) => clause.giver === giver);
  const addable = asked.options.filter((option) => option.say === 'addClause' && Reflect.get(option, 'fromSeat') === giver);
  const refused = aside.refused.filter((option) => option.say === 'addClause' && Reflect.get(option, 'fromSeat') === giver);
  const pays = asked.options.filter((option) => option.say === 'dealPay' && Reflect.get(option, 'fromSeat') === giver);
  const frees = asked.options.filter((option) => option.say === 'dealFree' && Reflect.get(option, 'fromSeat') === giver);
  const to = (seat: Seat): string => (isTwo ? '' : ` → ${called(seat)}`);
  const title =
    giver === me
      ? speaker.say('medioevo.stage.terms.give')
      : isTwo
        ? speaker.say('medioevo.stage.terms.get')
        : speaker.say('medioevo.stage.sheet.gives', { name: called(giver) });
  return (
    <section class="side-of" aria-label={title}>
      <h4>
        <Shield tincture={tincture(giver)} size={20} /> {title}
      </h4>
      {own.map((clause) => (
        <ClauseLine
          key={`${clause.kind} ${clause.receiver}`}
          of={clause}
          aside={aside}
          asked={asked}
          agreement={agreement}
          to={to(clause.receiver)}
        />
      ))}
      {agreement.once
        .filter(({ from }) => from === giver)
        .map((payment) => (
          <div key={payment.to} class="slot full">
            <UniIcon name="florins" size={20} />
            <span class="said">
              <b>{speaker.say('medioevo.stage.florins', { n: payment.florins })}</b>
              <small>
                {speaker.say('medioevo.stage.sheet.atOnce')}
                {to(payment.to)}
              </small>
            </span>
            <Change aside={aside} keyed={`pay from ${giver + 1} to ${payment.to + 1}`} />
          </div>
        ))}
      {agreement.prisoners
        .filter(({ from }) => from === giver)
        .map(({ to: owner, unit, n }) => {
          const keep = asked.options.find(
            (option) =>
              option.say === 'dealKeep' &&
              Reflect.get(option, 'fromSeat') === giver &&
              Reflect.get(option, 'toSeat') === owner &&
              wordIn(option, 'unit') === UNITS[unit],
          );
          return (
            <div key={`${owner} ${unit}`} class="slot full">
              <UniIcon name="prisoner" size={20} />
              <span class="said">
                <b>
                  {n} × {nameOf(speaker, 'unit', UNITS[unit])}
                </b>
                <small>
                  {speaker.say('medioevo.stage.sheet.freed')}
                  {to(owner)}
                </small>
              </span>
              {keep !== undefined && <IconButton icon="refuse" label={labelOf(speaker, keep)} onClick={() => aside.send(keep.key)} />}
            </div>
          );
        })}
      <ul class="adds">
        {addable.map((option) => (
          <li key={option.key}>
            <button type="button" class="chip-button" onClick={() => aside.send(option.key)}>
              <UniIcon name={CLAUSE_SIGNS[kindIn(option)]} size={18} /> {nameOf(speaker, 'pactKind', kindIn(option))}
              {to(Number(Reflect.get(option, 'toSeat')))}
            </button>
          </li>
        ))}
        {pays
          .filter((option) => !agreement.once.some(({ from, to: payee }) => from === giver && payee === Reflect.get(option, 'toSeat')))
          .map((option) => (
            <li key={option.key}>
              <button type="button" class="chip-button" onClick={() => aside.send(option.key)}>
                <UniIcon name="florins" size={18} /> {speaker.say('medioevo.stage.sheet.florins')}
                {to(Number(Reflect.get(option, 'toSeat')))}
              </button>
            </li>
          ))}
        {frees.map((option) => (
          <li key={option.key}>
            <button type="button" class="chip-button" onClick={() => aside.send(option.key)}>
              <UniIcon name="prisoner" size={18} /> {nameOf(speaker, 'unit', wordIn(option, 'unit'))}
            </button>
          </li>
        ))}
      </ul>
      {refused.length > 0 && <Refusals of={refused} />}
    </section>
  );
}

function kindIn(option: Option): PactKind {
  return PACT_KINDS.find((kind) => kind === Reflect.get(option, 'pactKind')) ?? 'trade';
}

/** The same reason is said once. */
function Refusals({ of: refused }: { readonly of: readonly Refused[] }) {
  const once = refused.filter((one, at) => refused.findIndex(({ refusal }) => refusal.key === one.refusal.key) === at);
  return (
    <ul class="reasons">
      {once.map((one) => (
        <li key={one.key} class="why">
          <Reason refusal={one.refusal} />
        </li>
      ))}
    </ul>
  );
}

/** Changes a number. */
function Change({ aside, keyed }: { readonly aside: AsideTalk; readonly keyed: string }) {
  const { speaker } = useUniTable();
  return (
    <button type="button" class="chip-button" onClick={() => aside.send(keyed)}>
      {speaker.say('medioevo.stage.sheet.change')}
    </button>
  );
}

interface ClauseProps extends PartProps {
  readonly of: Agreement['clauses'][number];
  readonly to: string;
}

/** A clause with its units, its targets, its price for each use. */
function ClauseLine({ of: clause, aside, asked, agreement, to }: ClauseProps) {
  const { speaker } = useUniTable();
  const called = useCalled();
  const { kind, giver, receiver, support, targets } = clause;
  const key = `${kind} from ${giver + 1} to ${receiver + 1}`;
  const tolls = asked.options.filter((option) => option.say === 'dealToll' && kindIn(option) === kind && involves(option, giver, receiver));
  const aims = asked.options.filter(({ key: one }) => one.endsWith(` in ${key}`));
  return (
    <div class="slot full">
      <UniIcon name={CLAUSE_SIGNS[kind]} size={20} />
      <span class="said">
        <b>
          {nameOf(speaker, 'pactKind', kind)}
          {to}
        </b>
        {support > 0 && <small>{speaker.say('medioevo.stage.sheet.support', { n: support })}</small>}
        {kind === 'offensiveAlliance' && (
          <small>
            {targets.length === 0
              ? speaker.say('medioevo.stage.sheet.anybody')
              : speaker.say('medioevo.stage.sheet.against', { names: targets.map(called) })}
          </small>
        )}
        {agreement.perUse
          .filter((payment) => payment.kind === kind && [giver, receiver].includes(payment.from) && [giver, receiver].includes(payment.to))
          .map((payment) => (
            <small key={payment.from}>
              {speaker.say('medioevo.stage.sheet.perUse', { name: called(payment.from), n: payment.florins })}
            </small>
          ))}
      </span>
      <IconButton
        icon="refuse"
        label={speaker.say('medioevo.stage.sheet.without', { pactKind: kind })}
        onClick={() => aside.send(`without ${key}`)}
      />
      <span class="more">
        {support > 0 && <Change aside={aside} keyed={`support ${key}`} />}
        {tolls.length > 0 && <small aria-hidden="true">{speaker.say('medioevo.stage.sheet.tolls')}</small>}
        {tolls.map((option) => {
          const name = called(Number(Reflect.get(option, 'fromSeat')));
          return (
            <button
              key={option.key}
              type="button"
              class="chip-button"
              aria-label={speaker.say('medioevo.stage.sheet.toll', { name })}
              onClick={() => aside.send(option.key)}
            >
              {name}
            </button>
          );
        })}
        {aims.map((option) => (
          <button key={option.key} type="button" class="chip-button" onClick={() => aside.send(option.key)}>
            {labelOfAim(option)}
          </button>
        ))}
      </span>
    </div>
  );

  function labelOfAim(option: Option): string {
    const name = called(Number(Reflect.get(option, 'onSeat')));
    return speaker.say(option.say === 'addTarget' ? 'medioevo.stage.sheet.aim' : 'medioevo.stage.sheet.spare', { name });
  }
}

function involves(option: Option, one: Seat, other: Seat): boolean {
  const [from, to] = [Number(Reflect.get(option, 'fromSeat')), Number(Reflect.get(option, 'toSeat'))];
  return (from === one && to === other) || (from === other && to === one);
}

/** What binds all alike. */
function Mutual({ aside, asked, agreement }: PartProps) {
  const { speaker } = useUniTable();
  const own = agreement.clauses.filter(({ giver }) => giver < 0);
  const addable = asked.options.filter(({ say }) => say === 'addMutualClause');
  const refused = aside.refused.filter(({ say }) => say === 'addMutualClause');
  return (
    <div class="mutual">
      {own.map(({ kind }) => (
        <div key={kind} class="slot full peace">
          <UniIcon name={CLAUSE_SIGNS[kind]} size={20} />
          <span class="said">
            <b>{speaker.say('medioevo.stage.sheet.mutual', { pactKind: kind })}</b>
            <small>{speaker.say('medioevo.stage.sheet.mutual.help')}</small>
          </span>
          <IconButton
            icon="refuse"
            label={speaker.say('medioevo.stage.sheet.without', { pactKind: kind })}
            onClick={() => aside.send(`without ${kind}`)}
          />
        </div>
      ))}
      {addable.length > 0 && (
        <ul class="adds">
          {addable.map((option) => (
            <li key={option.key}>
              <button type="button" class="chip-button" onClick={() => aside.send(option.key)}>
                <UniIcon name={CLAUSE_SIGNS[kindIn(option)]} size={18} /> {labelOf(speaker, option)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && <Refusals of={refused} />}
    </div>
  );
}

/** How long it holds, as boxes of turns; and whether it is public. */
function Holds({ aside, agreement }: PartProps) {
  const { speaker, view } = useUniTable();
  const { last, secret } = agreement;
  const end = Math.min(view.turnLimit ?? view.turn + 5, view.turn + 5);
  const turns = Array.from({ length: Math.max(1, end - view.turn + 1) }, (_, i) => view.turn + i);
  const set = (turn: number): void =>
    aside.sendAll([
      { text: 'last turn', step: 'pactSheet' },
      { text: String(turn), step: 'pactNumber' },
    ]);
  return (
    <div class="holds">
      <fieldset>
        <legend>{speaker.say('medioevo.stage.sheet.until')}</legend>
        {turns.map((turn) => (
          <button
            key={turn}
            type="button"
            class={`turn ${last !== 0 && turn < last ? 'before' : ''}`}
            aria-pressed={turn === last}
            onClick={() => set(turn)}
          >
            {turn}
          </button>
        ))}
        <button type="button" class="turn" aria-pressed={last === 0} onClick={() => set(0)}>
          {speaker.say('medioevo.stage.sheet.always')}
        </button>
      </fieldset>
      <Segmented
        label={speaker.say('medioevo.stage.sheet.text')}
        choices={[
          { id: 'public', label: speaker.say('medioevo.stage.sheet.public') },
          { id: 'secret', label: speaker.say('medioevo.stage.sheet.secret') },
        ]}
        chosen={secret ? 'secret' : 'public'}
        onChoose={(wanted) => {
          if ((wanted === 'secret') !== secret) aside.send('secret');
        }}
      />
    </div>
  );
}
