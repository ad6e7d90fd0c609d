/** Symbols with their numbers, as they are printed on cards. */

import { ARMY_SYMBOLS, type ArmySymbol, type Icon as CityIcon, TRIBES, type Tribe } from '@castellan/monde-oublie/vocabulary';
import { TRIBE_TINTS } from '@castellan/pictures/tinctures';
import type { Speaker } from '@castellan/text';
import { type IconSize, Pennon, Seal } from '../../design/index.ts';
import { type CardFacts, type Counted, counted, type Effect, type Price, type Trigger } from './facts.ts';
import { MonIcon, type Sign } from './icons.ts';

/** Symbols that add to something are written with a plus. */
const ADDING: readonly string[] = ['coinIncome', 'knowledgeIncome', 'armyLimit', 'exploreBonus'];

export function OneSymbol({
  kind,
  n,
  plus,
  size = 16,
}: {
  readonly kind: Sign;
  readonly n?: number;
  readonly plus?: boolean;
  readonly size?: IconSize;
}) {
  return (
    <span class="sym">
      <MonIcon name={kind} size={size} title={true} />
      {n !== undefined && <b>{plus || ADDING.includes(kind) ? `+${n}` : n}</b>}
    </span>
  );
}

export function Symbols({ of, size }: { readonly of: readonly Counted<CityIcon | ArmySymbol>[]; readonly size?: IconSize }) {
  return (
    <>
      {of.map(({ kind, n }) => (
        <OneSymbol key={kind} kind={kind} n={n} size={size} />
      ))}
    </>
  );
}

export function armySymbols(counts: { readonly [kind in ArmySymbol]: number }): readonly Counted<ArmySymbol>[] {
  return counted(ARMY_SYMBOLS, counts);
}

/** A sentence in which `[coin]` is the icon; a number and its icon stay together. */
export function Iconed({ text, size = 16 }: { readonly text: string; readonly size?: IconSize }) {
  return (
    <>
      {text.split(/([^\s]*\u00a0?\[[A-Za-z]+\])/).map((piece, at) => {
        const [words, sign] = signIn(piece);
        return sign === null ? (
          words
        ) : (
          <span key={at} class="nb">
            {words}
            <MonIcon name={sign} size={size} title={true} />
          </span>
        );
      })}
    </>
  );
}

const INLINE: readonly Sign[] = ['coin', 'knowledge', 'sword', 'citizen', 'firstPlayer'];

/** A piece of a sentence, with the icon it ends in if any. */
function signIn(piece: string): readonly [words: string, sign: Sign | null] {
  const sign = INLINE.find((name) => piece.endsWith(`[${name}]`));
  return sign === undefined ? [piece, null] : [piece.slice(0, -sign.length - 2), sign];
}

export function Pennons({ of }: { readonly of: readonly Tribe[] }) {
  return (
    <>
      {of.map((tribe, at) => (
        <Pennon key={at} tint={TRIBE_TINTS[tribe]}>
          <MonIcon name={tribe} size={14} title={true} />
        </Pennon>
      ))}
    </>
  );
}

/** The tint of a card's miniature: that of its first banner. */
export function tintOf(banners: readonly Tribe[]): string | undefined {
  const [first] = banners;
  return first === undefined ? undefined : TRIBE_TINTS[first];
}

/** What a card costs; with a discount, what it costs its buyer. */
export function Cost({
  of: { coins, knowledge },
  discount = 0,
  speaker,
}: {
  readonly of: Price;
  readonly discount?: number;
  readonly speaker: Speaker;
}) {
  const price = Math.max(0, coins - discount);
  return (
    <>
      {coins > 0 && (
        <Seal class={price < coins ? 'cheaper' : undefined}>
          <span class="sr">{speaker.say('board.coins')} </span>
          {price < coins && (
            <s>
              <span class="sr">{speaker.say('board.pays', { price, full: coins })} </span>
              <span aria-hidden="true">{coins}</span>
            </s>
          )}
          {price}
        </Seal>
      )}
      {knowledge > 0 && (
        <Seal kind="know">
          {knowledge > 1 && knowledge}
          <MonIcon name="knowledge" size={14} title={true} />
        </Seal>
      )}
    </>
  );
}

/** What a card does, in signs: for places too small for words. */
export function Powers({
  of: { onGain, action, trigger, discount, scoresAtEnd },
  gained = true,
}: {
  readonly of: CardFacts;
  readonly gained?: boolean;
}) {
  return (
    <>
      {!gained && <Effects of={onGain} />}
      {action !== null && (
        <span class="sym power">
          <MonIcon name="citizen" size={14} title={true} />:
          <Effects of={action} />
        </span>
      )}
      {trigger !== null && <Answering of={trigger} />}
      {discount > 0 && (
        <span class="sym power">
          <MonIcon name="build" size={14} title={true} />
          <b>−{discount}</b>
          <MonIcon name="coin" size={14} title={true} />
        </span>
      )}
      {scoresAtEnd && <OneSymbol kind="vp" size={14} />}
    </>
  );
}

export function Effects({ of }: { readonly of: readonly Effect[] }) {
  return (
    <>
      {of.map((effect, at) => (
        <OneEffect key={at} of={effect} />
      ))}
    </>
  );
}

function OneEffect({ of: { type, n, action } }: { readonly of: Effect }) {
  switch (type) {
    case 'gainCoins':
      return <OneSymbol kind="coin" n={n} plus size={14} />;
    case 'gainKnowledge':
      return <OneSymbol kind="knowledge" n={n} plus size={14} />;
    case 'gainCitizen':
      return <OneSymbol kind="citizen" n={n} plus size={14} />;
    case 'repair':
      return <OneSymbol kind="repair" n={n} size={14} />;
    case 'roundSword':
      return <OneSymbol kind="sword" n={n} plus size={14} />;
    case 'takeFirstPlayer':
      return <OneSymbol kind="firstPlayer" size={14} />;
    case 'copyEmpireAction':
      return <OneSymbol kind="copy" size={14} />;
    case 'reorderTitans':
      return <OneSymbol kind="titan" n={n} size={14} />;
    default:
      return action === null ? null : <OneSymbol kind={action} size={14} />;
  }
}

const ANSWERS_TO: { readonly [on: string]: Sign } = {
  gainCitizen: 'citizen',
  discoveryByLeftNeighbour: 'discovery',
  discoveryByRightNeighbour: 'discovery',
  firstToPass: 'pass',
  build: 'build',
  defeatTitan: 'titan',
};

/** What sets a card off, and what it then gives. */
function Answering({ of: { on, effect, coins, knowledge } }: { readonly of: Trigger }) {
  const sign = ANSWERS_TO[on];
  return (
    <span class="sym power">
      {sign !== undefined && <MonIcon name={sign} size={14} title={true} />}:
      {effect === 'buyKnowledge' ? (
        <OneSymbol kind="knowledge" n={knowledge} plus size={14} />
      ) : effect === 'reserveOne' ? (
        <OneSymbol kind="reserve" size={14} />
      ) : effect === 'discardSelfBuildFree' ? (
        <b>0</b>
      ) : effect === 'removeArmyCoin' ? (
        <>
          <b>−1</b>
          <MonIcon name="coin" size={14} title={true} />
        </>
      ) : effect === 'gainCoinsPerFood' ? (
        <>
          <MonIcon name="coin" size={14} title={true} />/<MonIcon name="food" size={14} title={true} />
        </>
      ) : (
        <OneSymbol kind="coin" n={coins} plus size={14} />
      )}
    </span>
  );
}

/** Banners of one player: how many of each tribe and what they are worth now. */
export function Banners({
  of,
  speaker,
  unit,
}: {
  readonly of: { readonly [tribe in Tribe]: { readonly count: number; readonly vp: number } };
  readonly speaker: Speaker;
  /** Written after the points where there is room. */
  readonly unit?: string;
}) {
  return (
    <span class="mo-banners">
      {TRIBES.map((tribe) => {
        const { count, vp } = of[tribe];
        const words = speaker.say('board.banners', { tribe, n: count, vp });
        return (
          <span key={tribe} class={`tally ${count === 0 ? 'none' : ''}`} data-tip={words}>
            <Pennon tint={TRIBE_TINTS[tribe]}>
              <MonIcon name={tribe} size={14} />
            </Pennon>
            <span class="sr">{words}</span>
            <b aria-hidden="true">{count}</b>
            <small aria-hidden="true">
              {vp}
              {unit !== undefined && ` ${unit}`}
            </small>
          </span>
        );
      })}
    </span>
  );
}
