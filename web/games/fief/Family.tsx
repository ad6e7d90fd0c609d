/** A family on the table: its Lords with their titles and marks, whom it holds, what it has in the field and in stock. */

import type { LordView, PlayerView } from '@castellan/fief';
import shipped from '@castellan/fief/data' with { type: 'json' };
import { Counter, Shield } from '../../design/index.ts';
import { Arms } from './Arms.tsx';
import { captivesOf } from './facts.ts';
import { FieIcon, type Sign } from './icons.ts';
import { quiet } from './quiet.ts';
import { Steps } from './Steps.tsx';
import { useFieTable } from './table.ts';
import { marksOf, nameOf, titlesOf } from './words.ts';

const PLACES = shipped.limits.lordsPerFamily;

export function Family({ of }: { readonly of: PlayerView }) {
  const { me, speaker, tincture, view } = useFieTable();
  const { ecus, income, lords, seat, embassies } = of;
  const free = PLACES - lords.length;
  return (
    <section class={`fie-family seat-${tincture(seat)}`} aria-label={speaker.say('fief.table.family', { seat })}>
      <h3 class="rubric">
        <span>
          <Shield tincture={tincture(seat)} size={18} />
          {speaker.say(seat === me ? 'fief.table.yourFamily' : 'fief.table.family', { seat })}
        </span>
        <span class="purse">
          {view.phase < 4 && (
            <small data-tip={speaker.say('fief.table.income', { n: income.total })}>
              {speaker.say('fief.table.coming', { n: income.total })}
            </small>
          )}
          <FieIcon name="embassy" size={18} title={speaker.say('fief.table.embassies', { n: embassies })} />
          <small>{embassies}</small>
          <FieIcon name="ecu" size={20} title={speaker.say('fief.table.ecus', { n: ecus })} />
          <b>{ecus}</b>
        </span>
      </h3>
      <ul>
        {lords.map((lord) => (
          <li key={lord.id}>
            <LordRow of={lord} />
          </li>
        ))}
      </ul>
      {free > 0 && <p class="caption free">{speaker.say('fief.table.places', { n: free })}</p>}
    </section>
  );
}

/** One Lord: touched when the question is about him. */
export function LordRow({ of }: { readonly of: LordView }) {
  const { choice, fresh, speaker, view } = useFieTable();
  const { id, captor, outside, ransom, village } = of;
  const titles = titlesOf(speaker, of);
  const marks = marksOf(speaker, of);
  const target = `lord:${id}`;
  const place = village === null ? '' : outside ? speaker.say('fief.table.outside', { village }) : nameOf(speaker, 'village', village);
  return (
    <div {...quiet(choice, target, `fie-lord ${captor === null ? '' : 'held'} ${fresh.has(target) ? 'fresh' : ''}`)}>
      <Arms lord={id} size={30} captive={captor !== null} />
      <span class="who">
        <b>{nameOf(speaker, 'lord', id)}</b>
        <span class="titles">
          {titles.length === 0 && marks.length === 0 ? speaker.say('fief.table.untitled') : [...titles, ...marks].join(', ')}
        </span>
      </span>
      <span class="where">
        <em>{captor === null ? place : speaker.say('fief.table.heldBy', { seat: captor, ransom })}</em>
        {captor === null && view.stage === 'movement' && <Steps of={of} />}
      </span>
    </div>
  );
}

/** Lords of others whom the player holds, with the ransom. */
export function Prisoners({ of }: { readonly of: PlayerView }) {
  const { choice, speaker, view } = useFieTable();
  const captives = captivesOf(view, of.seat);
  if (captives.length === 0) return null;
  return (
    <section class="fie-prisoners" aria-label={speaker.say('fief.table.prisoners')}>
      <h3 class="rubric">{speaker.say('fief.table.prisoners')}</h3>
      <ul>
        {captives.map(({ lord, owner, village }) => (
          <li key={lord.id}>
            <div {...quiet(choice, `lord:${lord.id}`, 'fie-lord held')}>
              <Arms lord={lord.id} size={30} captive={true} />
              <span class="who">
                <b>{nameOf(speaker, 'lord', lord.id)}</b>
                <span class="titles">{speaker.say('fief.table.prisonerOf', { seat: owner, village, ransom: lord.ransom })}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands on the map, and what is left to buy. */
export function Field({ of }: { readonly of: PlayerView }) {
  const { me, speaker, view } = useFieTable();
  const { seat, stock, embassies } = of;
  const stacks = view.villages.flatMap(({ stacks: all }) => all.filter((stack) => stack.seat === seat));
  const on = (kind: 'sergeants' | 'knights' | 'engines'): number => stacks.reduce((sum, stack) => sum + (stack[kind] ?? 0), 0);
  const kinds: readonly (readonly [sign: Sign, kind: 'sergeants' | 'knights' | 'engines'])[] = [
    ['sergeant', 'sergeants'],
    ['knight', 'knights'],
    ['engine', 'engines'],
  ];
  return (
    <section class="fie-field" aria-label={speaker.say('fief.table.field')}>
      <h3 class="rubric">{speaker.say('fief.table.field')}</h3>
      <ul>
        {stock !== null &&
          kinds.map(([sign, kind]) => (
            <li key={kind}>
              <Counter icon={<FieIcon name={sign} size={20} />} label={speaker.say(`fief.map.${kind}`, { n: on(kind) })} value={on(kind)} />
              <small>{speaker.say('fief.table.inStock', { n: stock[kind] })}</small>
            </li>
          ))}
        <li>
          <Counter
            icon={<FieIcon name="embassy" size={20} />}
            label={speaker.say('fief.table.embassies', { n: embassies })}
            value={embassies}
          />
          <small>{speaker.say('fief.table.embassiesLeft', { n: embassies })}</small>
        </li>
      </ul>
      {view.fog && seat !== me && <p class="caption">{speaker.say('fief.table.fog')}</p>}
    </section>
  );
}
