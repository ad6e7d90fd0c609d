/** The shop: what may be bought, its price, how much there is left; then the place is lit on the map. */

import type { Option } from '@castellan/engine';
import type { PlayerView } from '@castellan/fief';
import { PAWNS } from '@castellan/fief/vocabulary';
import { thing } from '../../shell/index.ts';
import { FieIcon, type Sign } from './icons.ts';
import { useFieTable } from './table.ts';

export const GOODS = [...PAWNS, 'mill', 'castle', 'title', 'cardinal'] as const;
export type Good = (typeof GOODS)[number];

const SIGNS: { readonly [good in Good]: Sign } = {
  sergeant: 'sergeant',
  knight: 'knight',
  engine: 'engine',
  mill: 'mill',
  castle: 'castle',
  title: 'fiefTitle',
  cardinal: 'cardinal',
};

export function Shop({ of }: { readonly of: PlayerView }) {
  const { speaker } = useFieTable();
  return (
    <section class="fie-shop" aria-label={speaker.say('fief.table.shop')}>
      <h3 class="rubric">
        {speaker.say('fief.table.shop')}
        <small class="caption">{speaker.say('fief.table.shop.note')}</small>
      </h3>
      <ul>
        {GOODS.map((good) => (
          <li key={good}>
            <Item good={good} of={of} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Prices are those of the options, and of those that are refused. */
function Item({ good, of }: { readonly good: Good; readonly of: PlayerView }) {
  const { choice, speaker } = useFieTable();
  const target = `shop:${good}`;
  const lit = choice.lit(target);
  const prices = lit === null ? priceIn(choice.refusal(target)?.params) : lit.options.flatMap((option) => priceOf(option));
  return (
    <div {...thing(choice, target, 'fie-good')}>
      <FieIcon name={SIGNS[good]} size={24} />
      <b>{speaker.say(`fief.table.good.${good}`)}</b>
      {prices.length > 0 && <span class="price">{priceRange(prices)}</span>}
      <em>{useStock(good, of)}</em>
    </div>
  );
}

function priceOf(option: Option): readonly number[] {
  return 'ecus' in option && typeof option.ecus === 'number' ? [option.ecus] : [];
}

function priceIn(params: { readonly [name: string]: unknown } | undefined): readonly number[] {
  return typeof params?.ecus === 'number' ? [params.ecus] : [];
}

function priceRange(prices: readonly number[]): string {
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** What is left of a thing, in words. */
function useStock(good: Good, { stock }: PlayerView): string {
  const { speaker, view } = useFieTable();
  const left = (n: number): string => speaker.say('fief.table.inStock', { n });
  switch (good) {
    case 'sergeant':
      return stock === null ? '' : left(stock.sergeants);
    case 'knight':
      return stock === null ? '' : left(stock.knights);
    case 'engine':
      return stock === null ? '' : left(stock.engines);
    case 'mill':
      return left(view.stock.mills);
    case 'castle':
      return left(view.stock.castles);
    case 'title':
      return speaker.say('fief.table.titlesLeft', { n: view.fiefs.filter(({ title }) => title === 'never').length });
    case 'cardinal':
      return view.stock.cardinal ? left(1) : speaker.say('fief.table.soldOut');
  }
}

/** The shop in a row, for the prompt of a phone. */
export function ShopRow() {
  const { choice, speaker } = useFieTable();
  return (
    <span class="fie-shop-row">
      {GOODS.map((good) => {
        const lit = choice.lit(`shop:${good}`);
        const prices = lit?.options.flatMap((option) => priceOf(option)) ?? priceIn(choice.refusal(`shop:${good}`)?.params);
        return (
          <span key={good} {...thing(choice, `shop:${good}`, 'fie-good')}>
            <span class="sr">{speaker.say(`fief.table.good.${good}`)}</span>
            <FieIcon name={SIGNS[good]} size={24} />
            {prices.length > 0 && <b>{priceRange(prices)}</b>}
          </span>
        );
      })}
    </span>
  );
}
