/** The trade turn: my transports with their loads, what may be bought and sold where one stands, the route, the sale. */

import type { Asked, Option } from '@castellan/engine';
import type { PlayerView, VehicleView } from '@castellan/medioevo';
import { GOODS } from '@castellan/medioevo/vocabulary';
import { labelOf, Reason, thing, useDesk, useRefused } from '../../../shell/index.ts';
import { levelOf, territoryContent, territoryNamed, vehicleAt } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { Cube, Vehicle } from '../Pieces.tsx';
import { useUniTable } from '../table.ts';
import { nameOf, ROMAN } from '../words.ts';
import { Choices, Leaf, Row, WhyNot } from './parts.tsx';
import { wordIn } from './quotes.ts';
import { Stages } from './RouteStrip.tsx';

export function Trade() {
  const { choice, me, page, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  return (
    <>
      {asked.step !== 'chooseTransport' && <Doing asked={asked} mine={mine} />}
      <Transports mine={mine} />
      {page !== null && mine.route !== null && <Stages of={mine.route} />}
      <Supply />
    </>
  );
}

/** Every trade transport of mine: the acting one marked, those done dim. */
function Transports({ mine }: { readonly mine: PlayerView }) {
  const { speaker, view } = useUniTable();
  const own = view.vehicles.filter(({ seat, kind }) => seat === mine.seat && (kind === 'caravan' || kind === 'merchantShip'));
  return (
    <Leaf
      title={speaker.say('medioevo.stage.transports')}
      note={speaker.say('medioevo.stage.transports.note', { n: own.length })}
      class="transports"
    >
      <ul>
        {own.map((vehicle) => (
          <li key={vehicle.slot}>
            <Transport of={vehicle} />
          </li>
        ))}
      </ul>
    </Leaf>
  );
}

function Transport({ of: vehicle }: { readonly of: VehicleView }) {
  const { choice, speaker, view } = useUniTable();
  const { slot, node, cubes, level, name, mp } = vehicle;
  const isActing = view.trade?.slot === slot;
  const isDone = view.trade?.done.includes(slot) ?? false;
  const { capacity } = levelOf(view, vehicle);
  const refusal = choice.lit(`vehicle:${slot}`) === null ? choice.refusal(`vehicle:${slot}`) : null;
  return (
    <div {...thing(choice, `vehicle:${slot}`, `transport ${isActing ? 'acting' : ''} ${isDone ? 'done' : ''}`)}>
      <Vehicle of={vehicle} size={24} />
      <span class="said">
        <b>
          {nameOf(speaker, 'vehicle', name)} {ROMAN[level]}
        </b>
        <small>{placeOf()}</small>
        <span class="load">
          <span class="sr">{speaker.say('medioevo.stage.load', { n: cubes.length, room: capacity })}</span>
          {cubes.map((good, at) => (
            <Cube key={`${good} ${at}`} good={good} />
          ))}
          {Array.from({ length: Math.max(0, capacity - cubes.length) }, (_, i) => (
            <i key={i} class="free" aria-hidden="true" />
          ))}
        </span>
        {refusal !== null && <WhyNot of={refusal} />}
      </span>
      <span class="mp">
        <UniIcon name="mp" size={16} title={speaker.say('medioevo.stage.mp')} /> <b>{mp}</b>
      </span>
    </div>
  );

  function placeOf(): string {
    return speaker.has(`name.zone.${node}`)
      ? `${nameOf(speaker, 'zone', node)} (${nameOf(speaker, 'node', node)})`
      : nameOf(speaker, 'node', node);
  }
}

const SALE: readonly string[] = ['sellCubes', 'routeBonus', 'commercePoints', 'marketPoints', 'confirmSale', 'bargain'];

/** What the question is about: acting, selling, or a route. */
function Doing({ asked, mine }: { readonly asked: Asked; readonly mine: PlayerView }) {
  if (asked.step === 'tradeAction') return <Acting asked={asked} mine={mine} />;
  if (SALE.includes(asked.step)) return <Selling asked={asked} />;
  return <Listed asked={asked} />;
}

/** Steps lie on the map; buying, selling and handing over are here. */
function Acting({ asked, mine }: { readonly asked: Asked; readonly mine: PlayerView }) {
  const { speaker, view } = useUniTable();
  const { client, snapshot } = useDesk();
  const refused = useRefused(client, asked, snapshot.view.seq);
  const slot = view.trade?.slot ?? -1;
  const vehicle = vehicleAt(view, slot);
  if (vehicle === null) return null;
  const isHere = ({ at = [] }: Option): boolean => !at.some((target) => target.startsWith('node:'));
  const deals = asked.options.filter((option) => isHere(option) && wordIn(option, 'act') !== 'done');
  const steps = asked.options.filter((option) => !isHere(option)).length;
  // The same reason is said once.
  const why = refused
    .filter((one) => isHere(one))
    .filter((one, at, all) => all.findIndex(({ refusal }) => refusal.key === one.refusal.key) === at);
  const zone = territoryContent(view, vehicle.node)?.city ?? null;
  const there = territoryNamed(view, vehicle.node);
  const here = view.trade?.here ?? null;
  return (
    <Leaf
      title={speaker.has(`name.zone.${vehicle.node}`) ? nameOf(speaker, 'zone', vehicle.node) : nameOf(speaker, 'node', vehicle.node)}
      note={
        <>
          <UniIcon name="mp" size={16} title={speaker.say('medioevo.stage.mp')} /> <b>{vehicle.mp}</b>
        </>
      }
      class="acting-leaf"
    >
      {zone !== null && (
        <dl class="facts">
          <Row label={speaker.say('medioevo.stage.trade.makes')}>
            <Cube good={zone.good} size={18} /> {nameOf(speaker, 'good', zone.good)}
          </Row>
          <Row label={speaker.say('medioevo.stage.trade.market')}>
            {there === null || there.market.length === 0 ? '–' : there.market.map((good) => <Cube key={good} good={good} />)}
          </Row>
          {here !== null && (
            <Row label={speaker.say('medioevo.stage.trade.sells', { n: here.n })} tone="good">
              {here.florins}
            </Row>
          )}
          {mine.florins !== null && <Row label={speaker.say('medioevo.stage.taxes.florins')}>{mine.florins}</Row>}
        </dl>
      )}
      {steps > 0 && <p class="hint">{speaker.say('medioevo.stage.onMap', { n: steps })}</p>}
      <Choices
        options={deals}
        picture={(option) => {
          const good = wordIn(option, 'good');
          return good === '' ? null : <Cube good={good} size={24} />;
        }}
        class="thin"
      />
      {why.length > 0 && (
        <ul class="reasons">
          {why.slice(0, 3).map((one) => (
            <li key={one.key} class="why">
              <Reason refusal={one.refusal} subject={labelOf(speaker, one)} />
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  );
}

/** A sale step by step: which cubes, honour or florins, points of Commerce and Market, then its price. */
function Selling({ asked }: { readonly asked: Asked }) {
  const { speaker, view } = useUniTable();
  const sums = Array.isArray(asked.params.sums) ? asked.params.sums.map(Number) : [];
  const sale = view.trade?.sale ?? null;
  const sold = sale === null ? [] : GOODS.flatMap((good, at) => Array.from({ length: sale[at] }, () => good));
  return (
    <Leaf title={speaker.say(`medioevo.stage.sale.${asked.step}`)} class="sale">
      <p>{speaker.say(`ask.${asked.step}`, asked.params)}</p>
      {sold.length > 0 && (
        <p class="load">
          {sold.map((good, at) => (
            <Cube key={`${good} ${at}`} good={good} size={20} />
          ))}
        </p>
      )}
      <Choices
        options={asked.options}
        note={(_, at) => (sums.length > at ? speaker.say('medioevo.stage.sale.sum', { n: sums[at] }) : null)}
        picture={(option) => {
          const good = wordIn(option, 'good');
          return good === '' ? null : <Cube good={good} size={24} />;
        }}
        class={asked.step === 'routeBonus' ? 'sums' : 'thin'}
      />
    </Leaf>
  );
}

function Listed({ asked }: { readonly asked: Asked }) {
  const { speaker } = useUniTable();
  const isZone = asked.step === 'routeZone';
  return (
    <Leaf title={speaker.say(`medioevo.stage.trade.${asked.step}`)} class="plain">
      <p>{speaker.say(`ask.${asked.step}`, asked.params)}</p>
      {isZone ? (
        <>
          <p class="hint">{speaker.say('medioevo.stage.onMap', { n: asked.options.length })}</p>
          <details class="folded">
            <summary>{speaker.say('medioevo.stage.trade.zones')}</summary>
            <Choices options={asked.options} class="thin" />
          </details>
        </>
      ) : (
        <Choices
          options={asked.options}
          picture={(option) => {
            const good = wordIn(option, 'good');
            return good === '' ? null : <Cube good={good} size={24} />;
          }}
          class="thin"
        />
      )}
    </Leaf>
  );
}

/** Cubes left in the supply. */
function Supply() {
  const { speaker, view } = useUniTable();
  return (
    <Leaf title={speaker.say('medioevo.stage.supply')} note={speaker.say('medioevo.stage.supply.note')} class="supply">
      <ul>
        {GOODS.map((good, at) => (
          <li key={good}>
            <Cube good={good} /> {nameOf(speaker, 'good', good)} <b>{view.cubes[at]}</b>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
