/** Coming back: what happened since one last looked, in order and with its places, and what is asked now. */

import type { Target } from '@castellan/engine';
import { useMemo, useState } from 'preact/hooks';
import { Button, Icon, Segmented, Shield } from '../../design/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { namesSeat, toldSince, whenText } from '../away.ts';
import type { Concern, Happened } from '../board.ts';
import { seek, useDesk } from '../desk.ts';
import { Told } from '../Prose.tsx';
import { isHeading, momentOf } from '../replay.ts';
import { goToOffer } from '../side/Offers.tsx';
import { standingWords } from '../standing.ts';
import { askedInWords } from '../words.ts';
import type { Sat } from './useSeated.ts';

/** A whole absence is told in at most so many milliseconds. */
const RECAP = 30_000;
/** The latest are told; what lies farther back is in the log. */
const MOST = 60;

type Whose = 'mine' | 'all';

export function Returned({ of }: { readonly of: Sat }) {
  const { moment, snapshot, back } = of;
  const { board, me, screen, speaker, tincture } = useDesk();
  const { seen } = back;
  const concern = useMemo(() => concernOf(of), [of]);
  const told = useMemo(() => (seen === null ? [] : toldSince(snapshot.log, seen, () => true)), [snapshot.log, seen]);
  const mine = useMemo(
    () => (seen === null ? [] : toldSince(snapshot.log, seen, (entry) => concern(entry) !== null)),
    [snapshot.log, seen, concern],
  );
  const ofMine = mine.filter((entry) => !isHeading(entry)).length;
  const [whose, choose] = useState<Whose | null>(null);
  if (seen === null || me === null) return null;
  const shown = (whose ?? (ofMine > 0 ? 'mine' : 'all')) === 'mine' ? mine : told;
  const rows = shown.slice(-MOST);
  const happened = numbered(rows, concern);
  const answers = snapshot.view.seq - seen.seq;
  return (
    <div class="returned">
      {screen?.Ahead !== undefined && <screen.Ahead view={board} seat={me} speaker={speaker} tincture={tincture} />}
      <section class="leaf since" aria-labelledby="since">
        <header>
          <h2 id="since">{speaker.say('shell.returned')}</h2>
          <small>
            {seen.at !== null && `${whenText(speaker.language, seen.at, Date.now())} · `}
            {speaker.say('shell.returned.count', { n: answers, mine: ofMine })}
          </small>
        </header>
        {screen?.Places !== undefined && <screen.Places view={board} seat={me} speaker={speaker} tincture={tincture} happened={happened} />}
        <div class="ways">
          <Button size="small" icon="replay" onClick={() => moment.replay.tell(seen.seq, RECAP)}>
            {speaker.say('shell.returned.replay')}
          </Button>
          {ofMine > 0 && (
            <Segmented
              label={speaker.say('shell.returned.whose')}
              choices={[
                { id: 'mine', label: speaker.say('shell.returned.mine') },
                { id: 'all', label: speaker.say('shell.returned.all') },
              ]}
              chosen={whose ?? 'mine'}
              onChoose={choose}
            />
          )}
        </div>
        {happened.length === 0 && <p class="nothing">{speaker.say('shell.returned.nothing')}</p>}
        <ol>
          {rows.map((entry, at) => {
            const found = happened.find((one) => one.entry === entry);
            return found === undefined ? (
              <li key={at} class="rubric">
                <Told message={`event.${entry.key}`} params={entry.params} speaker={speaker} />
              </li>
            ) : (
              <Row key={at} of={found} concern={concern(entry)} close={back.close} />
            );
          })}
        </ol>
      </section>
      <div class="now">
        <Asked of={of} />
        <Awaiting />
        <Prepared />
      </div>
    </div>
  );
}

function concernOf({ props: { screen }, moment: { board, me } }: Sat): (entry: LogEntry) => Concern | null {
  return (entry) => {
    if (me === null) return null;
    if (screen?.concern !== undefined) return screen.concern(board, me, entry);
    return isHeading(entry) || namesSeat(entry.params, me) ? {} : null;
  };
}

function numbered(rows: readonly LogEntry[], concern: (entry: LogEntry) => Concern | null): readonly Happened[] {
  return rows.filter((entry) => !isHeading(entry)).map((entry, at) => ({ n: at + 1, entry, harms: concern(entry)?.harms ?? false }));
}

interface RowProps {
  readonly of: Happened;
  readonly concern: Concern | null;
  readonly close: () => void;
}

/** One thing that happened: its names lead to the board, its number to that moment. */
function Row({ of: { n, entry, harms }, concern, close }: RowProps) {
  const { board, goTo, nameOf, screen, speaker, tincture } = useDesk();
  const { key, params } = entry;
  const seat = typeof params.seat === 'number' ? params.seat : entry.seat;
  const moment = momentOf(entry);
  const show = (target: Target): void => {
    close();
    seek(target);
  };
  // What lies on the board can be read about.
  const leads = (target: Target): boolean => screen?.canRead?.(board, target) ?? false;
  return (
    <li>
      <span class={`mark ${harms ? 'harms' : ''}`} aria-hidden="true">
        {n}
      </span>
      {seat === null ? <span /> : <Shield tincture={tincture(seat)} size={18} title={nameOf(seat)} />}
      <span class="what">
        <Told message={`event.${key}`} params={params} speaker={speaker} onName={show} leads={leads} />
      </span>
      {concern?.remark !== undefined && <small class={harms ? 'harms' : ''}>{speaker.say(concern.remark, params)}</small>}
      <button type="button" class="n" aria-label={speaker.say('shell.goTo', { n: moment })} onClick={() => goTo(moment)}>
        {moment}
      </button>
    </li>
  );
}

/** What is asked of me now, or for whom the table waits. */
function Asked({ of }: { readonly of: Sat }) {
  const { moment, back } = of;
  const { me, nameOf, speaker } = useDesk();
  const { deciding, live } = moment;
  const waits = live.waiting.flatMap(({ seat }) => (seat === null || seat === me ? [] : [nameOf(seat)]));
  return (
    <section class={`leaf asked ${live.asked === null ? '' : 'mine'}`} aria-labelledby="asked-now">
      <h2 id="asked-now" class="rubric">
        {speaker.say('shell.returned.asked')}
      </h2>
      <p class="question">
        {live.asked !== null
          ? askedInWords(speaker, live.asked, deciding, me)
          : waits.length > 0
            ? speaker.say('shell.returned.waits', { names: waits })
            : speaker.say('shell.returned.nobody')}
      </p>
      <Button kind="primary" onClick={back.close}>
        {speaker.say(live.asked === null ? 'shell.returned.toTable' : 'shell.returned.answer')}
      </Button>
    </section>
  );
}

/** Offers that wait for my word; they stop nobody. */
function Awaiting() {
  const { me, nameOf, snapshot, speaker, tincture } = useDesk();
  const offers = snapshot.view.offers.filter(
    ({ from, to, accepted }) => me !== null && from !== me && to.includes(me) && !accepted.includes(me),
  );
  if (offers.length === 0) return null;
  return (
    <section class="leaf" aria-labelledby="awaiting">
      <h2 id="awaiting" class="rubric">
        {speaker.say('shell.returned.awaiting')}
      </h2>
      <ul>
        {offers.map(({ id, from }) => (
          <li key={id}>
            <Shield tincture={tincture(from)} size={18} />
            <span class="what">{speaker.say('shell.offer', { name: nameOf(from) })}</span>
            <Button size="small" onClick={() => goToOffer(id)}>
              {speaker.say('shell.returned.read')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What answers for me while I am away. */
function Prepared() {
  const { client, me, snapshot, speaker } = useDesk();
  if (snapshot.standing.length === 0) return null;
  return (
    <section class="leaf" aria-labelledby="prepared">
      <h2 id="prepared" class="rubric">
        {speaker.say('shell.returned.prepared')}
      </h2>
      <ul>
        {snapshot.standing.map((standing, at) => {
          const { question, answer } = standingWords(speaker, snapshot.id, standing, me);
          return (
            <li key={at}>
              <Icon name="standingAnswer" size={18} />
              <span class="what">
                <b>{answer}</b> <small>{question}</small>
              </span>
              <Button size="small" kind="quiet" onClick={() => client.clearStanding(standing)}>
                {speaker.say('shell.returned.askAgain')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
