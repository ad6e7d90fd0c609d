/** The two-sided sheet of a bargain: I give, I get; sent as one plan. */

import type { Refused, Seat } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Button, Icon, Notice, Shield, Stepper } from '../../../design/index.ts';
import { type AsideTalk, Reason, RuleLink } from '../../../shell/index.ts';
import { FieIcon, type Sign } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Leaf, useCalled, Who } from './parts.tsx';
import { changesTo, type Draft, draftOf, isEmpty, SHARES, type Share, type ShareName, sending, slotsOf } from './sheet.ts';
import { wordsOfConsent } from './terms.ts';

/** As long as a promise may be. */
const LONGEST = 240;

export function Sheet({ aside }: { readonly aside: AsideTalk }) {
  switch (aside.asked?.step) {
    case 'bargain':
      return <Partner aside={aside} />;
    case 'bargainSum':
      return <Sum aside={aside} />;
    case 'bargainSheet':
      // What others do may change what can be put down, not what somebody is writing.
      return <TwoSides key={JSON.stringify([aside.asked.params.toSeat, draftOf(aside.asked)])} aside={aside} />;
    default:
      return null;
  }
}

/** With whom. */
function Partner({ aside }: { readonly aside: AsideTalk }) {
  const { me, speaker } = useFieTable();
  return (
    <Leaf title={speaker.say('fief.stage.sheet.with')} readers={me === null ? undefined : [me]} class="partner">
      <ul class="picks">
        {aside.asked?.options.map(({ key }) => (
          <li key={key}>
            <button type="button" class="pick-lord" onClick={() => aside.send(key)}>
              <Who seat={Number(key.replace('with ', '')) - 1} />
            </button>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

/** A sum that was left open when a plan stopped. */
function Sum({ aside }: { readonly aside: AsideTalk }) {
  const { speaker } = useFieTable();
  const { asked } = aside;
  const [n, setN] = useState(asked?.min ?? 0);
  if (asked === null) return null;
  return (
    <Leaf title={speaker.say(`ask.${asked.step}`, asked.params)}>
      <Stepper
        label={speaker.say('fief.stage.sheet.ecus')}
        value={n}
        min={asked.min}
        max={asked.max}
        by={1}
        fewer={speaker.say('fief.stage.sheet.fewer')}
        more={speaker.say('fief.stage.sheet.more')}
        onChange={setN}
      />
      <Button onClick={() => aside.send(String(n))}>{speaker.say('fief.stage.sheet.put')}</Button>
    </Leaf>
  );
}

function TwoSides({ aside }: { readonly aside: AsideTalk }) {
  const { me, speaker, view } = useFieTable();
  const called = useCalled();
  const { asked, refusal, refused } = aside;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [promise, setPromise] = useState('');
  const promising = useId();
  if (asked === null || me === null) return null;
  const laid = draftOf(asked);
  const wanted = draft ?? laid;
  const toSeat = Number(asked.params.toSeat);
  const { bargains } = view;
  const set = (share: ShareName, change: Partial<Share>): void => setDraft({ ...wanted, [share]: { ...wanted[share], ...change } });
  // Before anything is put down the rules have not been asked about the whole; what they refuse is told when it is sent.
  const whole = refused.find(({ key }) => key === 'send');
  const isUnchanged = changesTo(laid, wanted).length === 0;
  return (
    <Leaf title={speaker.say('fief.stage.sheet', { name: called(toSeat) })} readers={[me, toSeat]} class="bargain-sheet">
      <div class="sides">
        {SHARES.map((share) => (
          <Side
            key={share}
            share={share}
            from={share === 'give' ? me : toSeat}
            to={share === 'give' ? toSeat : me}
            of={wanted[share]}
            laid={laid[share]}
            aside={aside}
            onChange={(change) => set(share, change)}
          />
        ))}
      </div>
      <div class="promise">
        <span>
          <Icon name="yourTurn" size={16} />{' '}
          <label htmlFor={promising}>
            <b>{speaker.say('fief.stage.sheet.promise')}</b> {speaker.say('fief.stage.sheet.notBinding')}
          </label>{' '}
          <RuleLink id="FIE-6.12" />
        </span>
        <input
          id={promising}
          class="input"
          type="text"
          maxLength={LONGEST}
          autocomplete="off"
          value={promise}
          onInput={({ currentTarget }) => setPromise(currentTarget.value)}
        />
      </div>
      <Seen draft={wanted} toSeat={toSeat} promise={promise} />
      {refusal !== null && (
        <Notice tone="refusal">
          <Reason refusal={refusal} />
        </Notice>
      )}
      {refusal === null && isUnchanged && !isEmpty(wanted) && whole !== undefined && (
        <Notice tone="refusal">
          <Reason refusal={whole.refusal} />
        </Notice>
      )}
      <div class="foot">
        <small>{speaker.say('fief.stage.sheet.until')}</small>
        {bargains !== null && (
          <small class="counts">
            {speaker.say('fief.stage.sheet.counts', {
              refused: bargains.turnedDown,
              most: bargains.mostTurnedDown,
              deals: bargains.concluded,
              mostDeals: bargains.mostConcluded,
            })}
          </small>
        )}
        <Button size="small" onClick={() => aside.send('drop')}>
          {speaker.say('fief.stage.sheet.drop')}
        </Button>
        <Button kind="primary" icon="invite" disabled={isEmpty(wanted)} onClick={() => aside.sendAll(sending(laid, wanted, promise))}>
          {speaker.say('fief.stage.sheet.send')}
        </Button>
      </div>
    </Leaf>
  );
}

interface SideProps {
  readonly share: ShareName;
  readonly from: Seat;
  readonly to: Seat;
  readonly of: Share;
  readonly laid: Share;
  readonly aside: AsideTalk;
  readonly onChange: (change: Partial<Share>) => void;
}

/** Four slots, always in the same order: écus, village, captive, consent. An empty one says why. */
function Side({ share, from, of, laid, aside, onChange }: SideProps) {
  const { me, speaker, tincture, view } = useFieTable();
  const { asked, refused } = aside;
  if (asked === null) return null;
  const slots = slotsOf(asked, share, laid);
  const { ecus } = view.players[from];
  const why = (start: string, isOwn: (option: Refused) => boolean): Refused | undefined =>
    refused.find((option) => option.key.startsWith(`${share} ${start}`) && isOwn(option));
  const controls = ({ key }: Refused): boolean => view.villages.some(({ id, controller }) => controller === from && key.endsWith(` ${id}`));
  const holds = ({ key }: Refused): boolean =>
    view.players.some(({ lords }) => lords.some(({ id, captor }) => captor === from && key.endsWith(` ${id}`)));
  const { consent } = view;
  return (
    <section class="side-of" aria-label={speaker.say(`fief.stage.sheet.${share}`)}>
      <h4>
        <Shield tincture={tincture(from)} size={20} /> {speaker.say(`fief.stage.sheet.${share}`)}
      </h4>
      <Slot sign="ecu" full={of.ecus > 0} empty={slots.ecus || of.ecus > 0 ? null : speaker.say('fief.stage.sheet.noEcus')}>
        <span class="said">
          <b>{speaker.say('fief.stage.sheet.ecus')}</b>
          <small>{speaker.say(from === me ? 'fief.stage.sheet.youHave' : 'fief.stage.sheet.has', { n: ecus, seat: from })}</small>
        </span>
        <Stepper
          label={speaker.say(`fief.stage.sheet.${share}Ecus`)}
          value={of.ecus}
          min={0}
          max={ecus}
          by={1}
          fewer={speaker.say('fief.stage.sheet.fewer')}
          more={speaker.say('fief.stage.sheet.more')}
          onChange={(n) => onChange({ ecus: n })}
        />
      </Slot>
      <Choose
        sign="village"
        label={speaker.say(`fief.stage.sheet.${share}Village`)}
        name="village"
        ids={slots.villages}
        chosen={of.village}
        why={why('village', controls)}
        none={speaker.say('fief.stage.sheet.noVillage')}
        onChoose={(village) => onChange({ village })}
      />
      <Choose
        sign="captive"
        label={speaker.say(`fief.stage.sheet.${share}Captive`)}
        name="lord"
        ids={slots.captives}
        chosen={of.captive}
        why={why('captive', holds)}
        none={speaker.say('fief.stage.sheet.noCaptive')}
        onChoose={(captive) => onChange({ captive })}
      />
      <Slot sign="vote" full={of.consent} empty={slots.consent ? null : speaker.say('fief.stage.sheet.noConsent')}>
        <label class="consent-slot">
          <input type="checkbox" checked={of.consent} onChange={({ currentTarget }) => onChange({ consent: currentTarget.checked })} />
          <span class="said">
            <b>{speaker.say('fief.stage.sheet.consent')}</b>
            <small>{consent === null ? '' : wordsOfConsent(speaker, consent)}</small>
          </span>
          {of.consent && <Icon name="locked" size={18} title={speaker.say('fief.stage.sheet.binds')} />}
        </label>
      </Slot>
    </section>
  );
}

interface SlotProps {
  readonly sign: Sign;
  readonly full: boolean;
  /** Why there is nothing to put in; null where there is something. */
  readonly empty: string | null;
  readonly children: ComponentChildren;
}

function Slot({ sign, full, empty, children }: SlotProps) {
  return (
    <div class={`slot ${full ? 'full' : ''} ${empty === null ? '' : 'void'}`}>
      <FieIcon name={sign} size={24} />
      {empty === null ? children : <small>{empty}</small>}
    </div>
  );
}

interface ChooseProps {
  readonly sign: Sign;
  readonly label: string;
  readonly name: 'village' | 'lord';
  readonly ids: readonly string[];
  readonly chosen: string | null;
  readonly why: Refused | undefined;
  readonly none: string;
  readonly onChoose: (id: string | null) => void;
}

function Choose({ sign, label, name, ids, chosen, why, none, onChoose }: ChooseProps) {
  const { speaker } = useFieTable();
  if (ids.length === 0)
    return (
      <div class="slot void">
        <FieIcon name={sign} size={24} />
        <small>{why === undefined ? none : <Reason refusal={why.refusal} />}</small>
      </div>
    );
  return (
    <Slot sign={sign} full={chosen !== null} empty={null}>
      <label class="choose">
        <b>{label}</b>
        <select class="input" value={chosen ?? ''} onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : value)}>
          <option value="">—</option>
          {ids.map((id) => (
            <option key={id} value={id}>
              {nameOf(speaker, name, id)}
            </option>
          ))}
        </select>
      </label>
      {chosen !== null && <Icon name="locked" size={18} title={speaker.say('fief.stage.sheet.binds')} />}
    </Slot>
  );
}

/** What the table will see of it once it is struck, and what it will not. */
function Seen({ draft, toSeat, promise }: { readonly draft: Draft; readonly toSeat: Seat; readonly promise: string }) {
  const { me, speaker } = useFieTable();
  if (me === null) return null;
  const passes = (share: Share, from: Seat, to: Seat): readonly string[] => [
    ...(share.ecus > 0 ? [speaker.say('event.paid', { seat: from, toSeat: to, ecus: share.ecus })] : []),
    ...(share.village === null ? [] : [speaker.say('event.ceded', { seat: from, toSeat: to, village: share.village })]),
    ...(share.captive === null ? [] : [speaker.say('fief.stage.sheet.released', { seat: from, lord: share.captive })]),
    ...(share.consent ? [speaker.say('fief.stage.sheet.consented', { seat: from })] : []),
  ];
  const seen = [...passes(draft.give, me, toSeat), ...passes(draft.get, toSeat, me)];
  return (
    <div class="seen-by">
      <div>
        <h5>
          <Icon name="peek" size={16} /> {speaker.say('fief.stage.sheet.seen')}
        </h5>
        <p>{seen.length === 0 ? speaker.say('fief.stage.sheet.nothingYet') : seen.join(' ')}</p>
      </div>
      <div class="not">
        <h5>
          <Icon name="hidden" size={16} /> {speaker.say('fief.stage.sheet.unseen')}
        </h5>
        <p>{speaker.say(promise.trim() === '' ? 'fief.stage.sheet.unseenOf' : 'fief.stage.sheet.unseenPromise')}</p>
      </div>
    </div>
  );
}
