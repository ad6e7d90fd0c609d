/** The areas that turn up domain cards: training, festivals, feasts, tournaments, the brewery and Lammas days. */

import type { PlayerView } from '@castellan/anarchy';
import { type INGREDIENTS, SEXES, type Sex } from '@castellan/anarchy/vocabulary';
import type { ComponentChildren } from 'preact';
import { AreaName } from './Box.tsx';
import { AnaIcon } from './icons.ts';
import { TrackArea } from './LeftSheet.tsx';
import { type Printed, rewardPrinted } from './printed.ts';
import { Symbols } from './Symbols.tsx';
import { useAnaTable } from './table.ts';
import { useSettled, useThings } from './things.ts';
import { gainsInWords } from './words.ts';

interface OfPlayer {
  readonly of: PlayerView;
}

/** A reward that comes by itself, with what it is for. */
function Prize({
  of,
  won,
  title,
  children,
}: {
  readonly of: readonly Printed[];
  readonly won: boolean;
  readonly title: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <span class={`prize ${won ? 'won' : ''}`} data-tip={title}>
      <span class="sr">{title}</span>
      {children}
      <span class="signs" aria-hidden="true">
        <Symbols of={of} size={14} />
      </span>
    </span>
  );
}

const DISTINCT = [2, 3, 4] as const;

export function KnightTraining({ of }: OfPlayer) {
  const { speaker, facts } = useAnaTable();
  const { byDistinctIcons } = facts.area('knightTraining');
  return (
    <div class="festivity training">
      <TrackArea of={of} track="knightTraining" />
      <ul class="prizes">
        {DISTINCT.map((n) => {
          const prize = rewardPrinted(byDistinctIcons[n]);
          return (
            <li key={n}>
              <Prize of={prize} won={false} title={speaker.say('board.training', { n, words: gainsInWords(speaker, prize) })}>
                <b aria-hidden="true">{n}≠</b>
              </Prize>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** The two circles laid out as rows: those of one number stand above each other. */
export function Valentine({ of }: OfPlayer) {
  const { speaker, facts } = useAnaTable();
  const { women, men, couples } = of.valentine;
  const next = facts.area('valentine').couples[couples]?.reward;
  return (
    <div class="festivity">
      <TrackArea of={of} track="valentine" />
      <div class="dance">
        {SEXES.map((sex) => (
          <ul key={sex} class={`dancers ${sex}`}>
            {NUMBERS.map((number) => (
              <li key={number}>
                <Lover of={of} sex={sex} number={number} filled={(sex === 'woman' ? women : men).includes(number)} />
              </li>
            ))}
          </ul>
        ))}
        <span class="couples">
          <span class="sym" data-tip={speaker.say('board.couples', { n: couples })}>
            <AnaIcon name="loyalty" size={14} title={speaker.say('board.couples', { n: couples })} />
            <b>{couples}</b>
          </span>
          {next !== undefined && (
            <Prize
              of={rewardPrinted(next)}
              won={false}
              title={speaker.say('board.nextCouple', { words: gainsInWords(speaker, rewardPrinted(next)) })}
            />
          )}
        </span>
      </div>
    </div>
  );
}

function Lover({ of, sex, number, filled }: OfPlayer & { readonly sex: Sex; readonly number: number; readonly filled: boolean }) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  const settle = useSettled(of);
  const { women, men } = of.valentine;
  const isCoupled = women.includes(number) && men.includes(number);
  const target = `lover:${sex}.${number}`;
  const words = speaker.say('option.placeLover', { sex, number });
  return (
    <div {...(filled ? settle(target, `lover filled ${isCoupled ? 'coupled' : ''}`) : draw(target, 'lover'))} data-number={number}>
      <span class="sr">{filled ? speaker.say('board.filled', { words }) : words}</span>
      <span aria-hidden="true">{number}</span>
    </div>
  );
}

export function Michaelmas({ of }: OfPlayer) {
  const { facts } = useAnaTable();
  return (
    <div class="festivity feasts">
      <TrackArea of={of} track="michaelmas" />
      <ul class="additions">
        {facts.area('michaelmas').additions.map(({ id, sum, reward }) => (
          <li key={id}>
            <Addition of={of} id={id} sum={sum} prize={rewardPrinted(reward)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Addition({
  of,
  id,
  sum,
  prize,
}: OfPlayer & { readonly id: string; readonly sum: number | null; readonly prize: readonly Printed[] }) {
  const { speaker, me } = useAnaTable();
  const draw = useThings(of);
  const settle = useSettled(of);
  const [first = 0, second = 0] = of.additions[id] ?? [];
  const isWhole = first > 0 && second > 0;
  const target = `addition:${id}`;
  const words = speaker.say('board.addition', { addition: id, first, second, words: gainsInWords(speaker, prize) });
  return (
    <div
      {...(isWhole ? settle(target, 'addition filled') : draw(target, 'addition'))}
      data-tip={isWhole || of.seat !== me ? words : undefined}
    >
      <span class="sr">{words}</span>
      <span class="sum" aria-hidden="true">
        <i>{first > 0 ? first : ''}</i>+<i>{second > 0 ? second : ''}</i>={sum ?? '?'}
      </span>
      <span class="signs" aria-hidden="true">
        <Symbols of={prize} size={14} />
      </span>
    </div>
  );
}

export function Tournaments({ of }: OfPlayer) {
  const { speaker, facts } = useAnaTable();
  return (
    <div class="festivity jousts">
      <TrackArea of={of} track="tournaments" />
      <ol class="victories">
        {facts.area('tournaments').boxes.map(({ victoryReward }, at) => {
          const prize = rewardPrinted(victoryReward);
          const won = of.victories.includes(at + 1);
          return (
            <li key={at} class={`n${prize.length}`}>
              <Prize
                of={prize}
                won={won}
                title={speaker.say(won ? 'board.wonTournament' : 'board.winTournament', { n: at + 1, words: gainsInWords(speaker, prize) })}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A full row or column is a beer, and its end shows it. */
export function Brewery({ of }: OfPlayer) {
  const { speaker, facts } = useAnaTable();
  const { grid } = facts.area('brewery');
  const has = (row: number, column: number): boolean => of.brewery.includes(`${row}.${column}`);
  const columns = grid[0].map((_, column) => column + 1);
  return (
    <section class="area brewery">
      <AreaName of={of} area="brewery">
        <span class="sym" data-tip={speaker.say('board.beers', { n: of.beers, brewed: of.beersBrewed })}>
          <AnaIcon name="beer" size={14} title={speaker.say('board.beers', { n: of.beers, brewed: of.beersBrewed })} />
          <b>{of.beers}</b>
        </span>
      </AreaName>
      <ul class="cells">
        {grid.flatMap((ingredients, row) =>
          ingredients.map((ingredient, column) => (
            <li key={`${row}.${column}`}>
              <Cell of={of} ingredient={ingredient} row={row + 1} column={column + 1} filled={has(row + 1, column + 1)} />
            </li>
          )),
        )}
        {grid.map((_, row) => (
          <li
            key={`row ${row + 1}`}
            class={`beer ${columns.every((column) => has(row + 1, column)) ? 'won' : ''}`}
            style={{ gridArea: `${row + 1} / 5` }}
          >
            <AnaIcon name="beer" size={14} />
          </li>
        ))}
        {columns.map((column) => (
          <li
            key={`column ${column}`}
            class={`beer ${grid.every((_, row) => has(row + 1, column)) ? 'won' : ''}`}
            style={{ gridArea: `5 / ${column}` }}
          >
            <AnaIcon name="beer" size={14} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cell({
  of,
  ingredient,
  row,
  column,
  filled,
}: OfPlayer & {
  readonly ingredient: (typeof INGREDIENTS)[number];
  readonly row: number;
  readonly column: number;
  readonly filled: boolean;
}) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  const settle = useSettled(of);
  const target = `cell:${row}.${column}`;
  const words = speaker.say('option.brew', { ingredient, row, column });
  return (
    <div {...(filled ? settle(target, 'ingredient filled') : draw(target, 'ingredient'))}>
      <span class="sr">{filled ? speaker.say('board.filled', { words }) : words}</span>
      <AnaIcon name={ingredient} size={14} />
    </div>
  );
}

/** Pennants side by side; between two of them hangs a box. */
export function Lammas({ of }: OfPlayer) {
  const { speaker, facts } = useAnaTable();
  return (
    <div class="festivity lammas-days">
      <TrackArea of={of} track="lammas" />
      <ul class="ropes">
        {facts.area('lammas').ropes.map(({ id, pennants, ...rope }) => {
          const hanging = rope.hanging.map(rewardPrinted);
          const hangs = (at: number): boolean => of.pennants.includes(`${id}.${pennants[at]}`);
          return (
            <li key={id} class="rope">
              {pennants.map((pennant, at) => (
                <span key={pennant} class="knot">
                  <Flag of={of} rope={id} pennant={pennant} filled={hangs(at)} />
                  {hanging[at] !== undefined && (
                    <Prize
                      of={hanging[at]}
                      won={hangs(at) && hangs(at + 1)}
                      title={speaker.say('board.hanging', { words: gainsInWords(speaker, hanging[at]) })}
                    />
                  )}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Flag({ of, rope, pennant, filled }: OfPlayer & { readonly rope: string; readonly pennant: string; readonly filled: boolean }) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  const settle = useSettled(of);
  const target = `pennant:${rope}.${pennant}`;
  const words = speaker.say('option.hang', { pennant, rope });
  const name = speaker.say(`name.pennant.${pennant}`);
  return (
    <div {...(filled ? settle(target, `flag ${pennant} filled`) : draw(target, `flag ${pennant}`))}>
      <span class="sr">{filled ? speaker.say('board.filled', { words }) : words}</span>
      <span aria-hidden="true">{name.slice(0, 1)}</span>
    </div>
  );
}
