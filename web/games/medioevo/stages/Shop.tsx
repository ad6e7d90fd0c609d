/** The shop: what may be bought, its price and what is left of it; then its place is lit on the map. */

import type { Option } from '@castellan/engine';
import type { PlayerView } from '@castellan/medioevo';
import { BUILDINGS, COLOURS, ENGINES, PIECES, TECHNOLOGIES, TECHNOLOGY_LEVELS, UNITS, VEHICLES } from '@castellan/medioevo/vocabulary';
import { signal } from '@preact/signals';
import { Button, numeral } from '../../../design/index.ts';
import { labelOf, thing } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import { signOf, signOfVehicle } from '../facts.ts';
import { type Sign, UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { nameOf, ROMAN } from '../words.ts';
import { artOf } from './arts.ts';
import { Balance } from './Balance.tsx';
import { BoughtThings } from './Bought.tsx';
import { Choices, Leaf, WhyNot } from './parts.tsx';
import { priceOf, priceRange, wordIn } from './quotes.ts';
import { useDealing } from './useDealing.ts';

const SHELVES = ['units', 'transports', 'buildings', 'engines', 'arts', 'other'] as const;
type Shelf = (typeof SHELVES)[number];

const SIGNS: { readonly [shelf in Shelf]: Sign } = {
  units: 'units',
  transports: 'warWagon',
  buildings: 'castle',
  engines: 'catapult',
  arts: 'branch-blue',
  other: 'card',
};

/** Which shelf one looks at; kept while the map is touched. */
const openShelf = signal<Shelf>('units');

export function Shop() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  const shelf = openShelf.value;
  return (
    <div class="shop">
      <Leaf
        title={speaker.say('medioevo.stage.shop')}
        note={
          <>
            <UniIcon name="florins" size={18} /> <b>{mine.florins === null ? '?' : numeral(mine.florins)}</b>
          </>
        }
        class="shelves"
      >
        <div class="shelf-tabs" role="tablist" aria-label={speaker.say('medioevo.stage.shop')}>
          {SHELVES.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`shelf-tab-${id}`}
              aria-selected={id === shelf}
              aria-controls="shelf"
              data-tip={speaker.say(`medioevo.stage.shop.${id}`)}
              onClick={() => {
                openShelf.value = id;
              }}
            >
              <UniIcon name={SIGNS[id]} size={24} />
              <span class="sr">{speaker.say(`medioevo.stage.shop.${id}`)}</span>
              {id === 'units' && (
                <small>
                  {mine.recruited}/{mine.unitLimit}
                </small>
              )}
            </button>
          ))}
        </div>
        <div class="shelf" id="shelf" role="tabpanel" aria-labelledby={`shelf-tab-${shelf}`}>
          <h4>
            {speaker.say(`medioevo.stage.shop.${shelf}`)} <small>{speaker.say(`medioevo.stage.shop.${shelf}.note`)}</small>
          </h4>
          <Goods shelf={shelf} mine={mine} />
        </div>
        <Left />
      </Leaf>
      <BoughtThings />
      <Balance of={mine} />
    </div>
  );
}

function Goods({ shelf, mine }: { readonly shelf: Shelf; readonly mine: PlayerView }) {
  const { speaker, view } = useUniTable();
  switch (shelf) {
    case 'units':
      return (
        <ul>
          {UNITS.map((unit, at) => (
            <li key={unit}>
              <Good
                id={unit}
                sign={signOf(unit)}
                name={nameOf(speaker, 'unit', unit)}
                stock={mine.reserve[Math.min(at, PIECES.length - 1)]}
                points={mine.prices?.units[unit].points ?? 0}
                branch="red"
              />
            </li>
          ))}
        </ul>
      );
    case 'transports':
      return (
        <ul>
          {VEHICLES.slice(0, 4).map((kind) => (
            <li key={kind}>
              <Good
                id={kind}
                sign={signOfVehicle(kind)}
                name={nameOf(speaker, 'vehicle', kind)}
                stock={stockOf(
                  contentAt(view).transports.find(({ id }) => id === kind)?.supply ?? 0,
                  view.vehicles.filter((one) => one.kind === kind).length,
                )}
                points={mine.prices?.vehicles[kind][1]?.[0]?.points ?? 0}
                branch="blue"
              />
            </li>
          ))}
        </ul>
      );
    case 'engines':
      return (
        <ul>
          {ENGINES.map((engine, at) => (
            <li key={engine}>
              <Good
                id={engine}
                sign={engine}
                name={nameOf(speaker, 'vehicle', engine)}
                stock={stockOf(
                  contentAt(view).siegeEngines.find(({ id }) => id === engine)?.supply ?? 0,
                  view.vehicles.filter(({ name }) => name === engine).length,
                )}
                points={mine.prices?.vehicles.siegeEngine[at + 1]?.[0]?.points ?? 0}
                branch="green"
              />
            </li>
          ))}
        </ul>
      );
    case 'buildings':
      return (
        <ul>
          {BUILDINGS.map((building) => (
            <li key={building}>
              <Good
                id={building}
                sign={building}
                name={nameOf(speaker, 'building', building)}
                stock={stockOf(
                  contentAt(view).buildings.find(({ id }) => id === building)?.supply ?? 0,
                  view.territories.flatMap(({ buildings }) => buildings).filter(({ id }) => id === building).length,
                )}
                points={mine.prices?.buildings[building][0]?.points ?? 0}
                branch={building === 'cathedral' ? 'violet' : 'green'}
              />
            </li>
          ))}
        </ul>
      );
    case 'arts':
      return <Arts mine={mine} />;
    case 'other':
      return <Other mine={mine} />;
  }
}

function stockOf(supply: number, used: number): number {
  return Math.max(0, supply - used);
}

interface GoodProps {
  readonly id: string;
  readonly sign: Sign;
  readonly name: string;
  readonly stock: number;
  readonly points: number;
  readonly branch: (typeof COLOURS)[number];
}

/** A row of the shop: prices are those of the options there are, or what it costs from nothing. */
function Good({ id, sign, name, stock, points, branch }: GoodProps) {
  const { choice, me, speaker, view } = useUniTable();
  const target = `shop:${id}`;
  const lit = choice.lit(target);
  const refusal = lit === null ? choice.refusal(target) : null;
  const prices = me === null ? [] : (lit?.options ?? []).flatMap((option) => priceOf(view, view.players[me], option) ?? []);
  const plain = me === null ? null : plainPrice(view.players[me], id);
  return (
    <div {...thing(choice, target, 'good')}>
      <UniIcon name={sign} size={24} />
      <span class="said">
        <b>{name}</b>
        {refusal !== null && <WhyNot of={refusal} />}
      </span>
      <span class="price">{prices.length > 0 ? priceRange(prices) : plain}</span>
      {points > 0 && (
        <span class="pips" data-tip={speaker.say('medioevo.stage.shop.points', { n: points, colour: branch })}>
          <span class="sr">{speaker.say('medioevo.stage.shop.points', { n: points, colour: branch })}</span>
          {Array.from({ length: points }, (_, i) => (
            <i key={i} class={`pip-dot branch-${branch}`} />
          ))}
        </span>
      )}
      <em data-tip={speaker.say('medioevo.stage.shop.left', { n: stock })}>
        <span class="sr">{speaker.say('medioevo.stage.shop.left', { n: stock })}</span>
        <span aria-hidden="true">{stock}</span>
      </em>
    </div>
  );
}

/** What a thing costs from nothing, where nothing of it can be had now. */
function plainPrice({ prices }: PlayerView, id: string): string {
  if (prices === null) return '';
  const unit = UNITS.find((one) => one === id);
  if (unit !== undefined) return String(prices.units[unit].florins);
  const building = BUILDINGS.find((one) => one === id);
  if (building !== undefined) return String(prices.buildings[building][0]?.florins ?? '');
  const engine = ENGINES.find((one) => one === id);
  if (engine !== undefined) return String(prices.vehicles.siegeEngine[ENGINES.indexOf(engine) + 1]?.[0]?.florins ?? '');
  const kind = VEHICLES.find((one) => one === id);
  return kind === undefined ? '' : String(prices.vehicles[kind][1]?.[0]?.florins ?? '');
}

/** The next level of each branch. */
function Arts({ mine }: { readonly mine: PlayerView }) {
  const { choice, speaker, view } = useUniTable();
  return (
    <ul>
      {COLOURS.map((colour, at) => {
        const level = mine.levels[at];
        const id = TECHNOLOGIES[at * TECHNOLOGY_LEVELS + level];
        const refusal = level < TECHNOLOGY_LEVELS ? choice.refusal(`technology:${id}`) : null;
        const price = artOf(view, id)?.price;
        return (
          <li key={colour}>
            {level >= TECHNOLOGY_LEVELS ? (
              <div class="good">
                <UniIcon name={`branch-${colour}`} size={24} />
                <span class="said">{speaker.say('medioevo.stage.arts.all')}</span>
              </div>
            ) : (
              <div {...thing(choice, `technology:${id}`, 'good')}>
                <UniIcon name={`branch-${colour}`} size={24} />
                <span class="said">
                  <b>
                    {nameOf(speaker, 'technology', id)} <small>{ROMAN[level + 1]}</small>
                  </b>
                  {refusal === null ? <small class="why">{speaker.say(`text.technology.${id}`)}</small> : <WhyNot of={refusal} />}
                </span>
                <span class="price">{price}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** An Empire card, repairs and improvements, prisoners, units beside the board, and the bank. */
function Other({ mine }: { readonly mine: PlayerView }) {
  const { choice, speaker, view } = useUniTable();
  const { asked } = choice;
  const dealing = useDealing();
  if (asked === null) return null;
  const refusal = choice.refusal('shop:empireCard');
  const acts = ['repair', 'upgrade', 'promote', 'ransom', 'redeploy', 'rebuy', 'remove'];
  const rest = asked.options.filter((option) => acts.includes(wordIn(option, 'act')));
  const loan = dealing.interjection('loan');
  const repay = dealing.interjection('repay');
  const arrears = dealing.interjection('pay arrears');
  return (
    <>
      <ul>
        <li>
          <div {...thing(choice, 'shop:empireCard', 'good')}>
            <UniIcon name="card" size={24} />
            <span class="said">
              <b>{speaker.say('medioevo.stage.shop.card')}</b>
              {refusal !== null && <WhyNot of={refusal} />}
            </span>
            <span class="price">{mine.cardPrice}</span>
            <em data-tip={speaker.say('medioevo.stage.shop.left', { n: view.empireDeck.size })}>
              <span class="sr">{speaker.say('medioevo.stage.shop.left', { n: view.empireDeck.size })}</span>
              <span aria-hidden="true">{view.empireDeck.size}</span>
            </em>
          </div>
        </li>
      </ul>
      {rest.length > 0 && rest.length <= MOST && <Choices options={rest} note={(option) => priceNote(option)} class="thin" />}
      {rest.length > MOST && <p class="why">{speaker.say('medioevo.stage.shop.many', { n: rest.length })}</p>}
      <p class="answers bank">
        <UniIcon name="debt" size={20} />
        <span>{speaker.say('medioevo.stage.debt', { n: mine.loans * contentAt(view).loans.amount, interest: mine.interest })}</span>
        {loan !== undefined && (
          <Button size="small" onClick={() => dealing.say(loan)}>
            {labelOf(speaker, loan)}
          </Button>
        )}
        {repay !== undefined && (
          <Button size="small" onClick={() => dealing.say(repay)}>
            {labelOf(speaker, repay)}
          </Button>
        )}
        {arrears !== undefined && (
          <Button size="small" onClick={() => dealing.say(arrears)}>
            {labelOf(speaker, arrears)}
          </Button>
        )}
      </p>
    </>
  );

  function priceNote(option: Option): string | null {
    const price = priceOf(view, mine, option);
    return price === null ? null : speaker.say('medioevo.stage.florins', { n: price.florins });
  }
}

/** More are found on the map. */
const MOST = 24;

/** What is left to say once thing and place are touched: a level, or how the points are paid. */
function Left() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked, selected } = choice;
  if (asked === null || me === null || selected.length === 0) return null;
  const open = asked.options.filter(({ at = [] }) => selected.every((target) => at.includes(target)));
  const isChosen = open.every(({ at = [] }) => at.every((target) => selected.includes(target)));
  if (!isChosen)
    return (
      <p class="hint">
        {speaker.say('medioevo.stage.shop.where', {
          n: new Set(open.flatMap(({ at = [] }) => at.filter((target) => target.startsWith('node:')))).size,
        })}
      </p>
    );
  return (
    <Choices
      options={open}
      note={(option) => {
        const price = priceOf(view, view.players[me], option);
        return price === null ? null : speaker.say('medioevo.stage.florins', { n: price.florins });
      }}
      class="thin"
    />
  );
}
