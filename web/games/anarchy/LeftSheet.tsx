/** The left sheet: castle, production, attributes, tactics, the Wheel of Fortune. */

import type { PlayerView } from '@castellan/anarchy';
import { ATTRIBUTES, type Attribute, GOODS, TACTICS, type Tactic } from '@castellan/anarchy/vocabulary';
import type { ComponentChildren } from 'preact';
import { signed } from '../../design/index.ts';
import { AreaName, BoxRow } from './Box.tsx';
import { belongingTo } from './belonging.ts';
import type { PlainTrack } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { Machines } from './Machines.tsx';
import { countsPrinted } from './printed.ts';
import { useAnaTable } from './table.ts';
import { useThings } from './things.ts';
import { Wheel } from './Wheel.tsx';

const FORTS = ['gate', 'towers', 'walls', 'moat'] as const;
const SERF_TRACKS = ['quarryForest', 'farms', 'trainingGrounds'] as const;

/** `whole`: what is produced and how the people feel are drawn here too, and not above the sheets. */
export function LeftSheet({ of, whole }: { readonly of: PlayerView; readonly whole: boolean }) {
  return (
    <div class="areas left">
      <div class="column">
        <div class="forts">
          {FORTS.map((track) => (
            <TrackArea key={track} of={of} track={track} />
          ))}
        </div>
        {whole && <Production of={of} />}
        <Machines of={of} />
        <Attributes of={of} />
        {whole && <Moods of={of} />}
      </div>
      <div class="column">
        <div class="serfs">
          {SERF_TRACKS.map((track) => (
            <TrackArea key={track} of={of} track={track} />
          ))}
        </div>
        <PreparedTactics of={of} />
        <Wheel of={of} />
      </div>
    </div>
  );
}

export function TrackArea({
  of,
  track,
  children,
}: {
  readonly of: PlayerView;
  readonly track: PlainTrack;
  readonly children?: ComponentChildren;
}) {
  const { facts } = useAnaTable();
  return (
    <section class={`area ${track}`}>
      <AreaName of={of} area={track} costs={facts.area(track).cost}>
        {children}
      </AreaName>
      <BoxRow of={of} boxes={facts.boxesOn(track)} filled={of.tracks[track]} />
    </section>
  );
}

function PreparedTactics({ of }: { readonly of: PlayerView }) {
  const { facts } = useAnaTable();
  return (
    <section class="area preparedTactics">
      <AreaName of={of} area="preparedTactics" costs={facts.area('preparedTactics').cost} />
      <ul>
        {TACTICS.map((tactic) => (
          <li key={tactic}>
            <TacticRow of={of} tactic={tactic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const MOST_PIPS = 8;

function TacticRow({ of, tactic }: { readonly of: PlayerView; readonly tactic: Tactic }) {
  const { speaker, facts } = useAnaTable();
  const draw = useThings(of);
  const { researched, ready } = of.tactics[tactic];
  const { against } = facts.tactic(tactic);
  return (
    <div {...draw(`tactic:${tactic}`, `tactic ${researched ? 'known' : 'unknown'}`)}>
      <AnaIcon name={tactic} size={16} />
      <span class="name">{speaker.say(`name.tactic.${tactic}`)}</span>
      <span class="against" data-tip={speaker.say('board.against', { attacks: against })}>
        {against.map((type) => (
          <AnaIcon key={type} name={type} size={14} />
        ))}
      </span>
      <span class="pips" aria-hidden="true">
        {Array.from({ length: MOST_PIPS }, (_, at) => (
          <i key={at} class={at < ready ? 'on' : ''} />
        ))}
      </span>
      {researched || ready > 0 ? (
        <span class="ready" data-tip={speaker.say('board.ready', { n: ready })}>
          <span class="sr">{speaker.say('board.ready', { n: ready })}</span>
          <b aria-hidden="true">{ready}</b>
        </span>
      ) : (
        <AnaIcon name="locked" size={14} title={speaker.say('board.unresearched')} class="ready" />
      )}
    </div>
  );
}

export function Production({ of }: { readonly of: PlayerView }) {
  const { speaker, fresh, facts } = useAnaTable();
  return (
    <section class="area production">
      <h4 class="plain-name">{speaker.say('board.production')}</h4>
      <ul class="yields">
        {GOODS.map((good) => {
          const { boxes } = facts.production(good);
          const words = speaker.say('board.producing', { good, n: of.yields[good], filled: of.production[good], boxes });
          return (
            <li key={good} data-tip={words} class={`yield ${fresh.has(belongingTo(of.seat, `production:${good}`)) ? 'fresh' : ''}`}>
              <span class="sr">{words}</span>
              <AnaIcon name={good} size={16} />
              <b aria-hidden="true">{of.yields[good]}</b>
              <span class="pips" aria-hidden="true">
                {Array.from({ length: boxes }, (_, at) => (
                  <i key={at} class={at < of.production[good] ? 'on' : ''} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Attributes({ of }: { readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  return (
    <section class="area attributes">
      <h4 class="sr">{speaker.say('board.attributes')}</h4>
      {ATTRIBUTES.map((attribute) => (
        <AttributeBar key={attribute} of={of} attribute={attribute} />
      ))}
    </section>
  );
}

function AttributeBar({ of, attribute }: { readonly of: PlayerView; readonly attribute: Attribute }) {
  const { speaker, fresh, facts } = useAnaTable();
  const value = of.attributes[attribute];
  const { boxes } = facts.attribute(attribute);
  const next = boxes.find(({ pos, reward }) => pos > value && reward.gain !== undefined);
  const words =
    next === undefined
      ? speaker.say('board.attributeTop', { attribute, n: value })
      : speaker.say('board.attribute', {
          attribute,
          n: value,
          at: next.pos,
          gains: countsPrinted(next.reward.gain ?? {}).map(({ word }) => word),
        });
  return (
    <div class={`attribute ${fresh.has(belongingTo(of.seat, `attribute:${attribute}`)) ? 'fresh' : ''}`} data-tip={words}>
      <span class="sr">{words}</span>
      <span class="head" aria-hidden="true">
        <AnaIcon name={attribute} size={16} />
        <span>{speaker.say(`name.attribute.${attribute}`)}</span>
        <b>{value}</b>
      </span>
      <span
        class="bar"
        aria-hidden="true"
        style={{ '--stops': boxes.map(({ reward }) => (reward.gain === undefined ? '1fr' : 'auto')).join(' ') }}
      >
        {boxes.map(({ pos, reward }) => (
          <i key={pos} class={pos <= value ? 'on' : ''}>
            {countsPrinted(reward.gain ?? {}).map(({ sign }) => (
              <AnaIcon key={sign} name={sign} size={14} />
            ))}
          </i>
        ))}
      </span>
    </div>
  );
}

/** Discontent and joy, with what they cost now. */
export function Moods({ of }: { readonly of: PlayerView }) {
  const { speaker, fresh } = useAnaTable();
  const isFresh = fresh.has(belongingTo(of.seat, 'mood:discontent')) || fresh.has(belongingTo(of.seat, 'mood:joy'));
  return (
    <section class={`area moods ${isFresh ? 'fresh' : ''}`} data-tip={speaker.say('term.discontent.help')}>
      <span class={`sym ${of.discontent > 0 ? 'short' : ''}`}>
        <AnaIcon name="discontent" size={18} />
        <b>{of.discontent}</b> <span class="word">{speaker.say('board.discontent')}</span>
      </span>
      <span class="sym">
        <AnaIcon name="joy" size={18} />
        <b>{of.joy}</b> <span class="word">{speaker.say('board.joy')}</span>
      </span>
      <span class={of.penalty > 0 ? 'loss' : ''}>{speaker.say('board.vp', { n: signed(-of.penalty) })}</span>
    </section>
  );
}
