/** What is wanted of the played games. */

import { Button } from '../../design/index.ts';
import { PLATES, titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { ANY, isAny, rivalsIn, type Wanted } from './filter.ts';
import type { Outcome, Played } from './played.ts';

const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'watched', 'open'];

interface FilterBarProps {
  readonly games: readonly Played[];
  readonly wanted: Wanted;
  readonly found: number;
  readonly onWant: (wanted: Wanted) => void;
}

export function FilterBar({ games, wanted, found, onWant }: FilterBarProps) {
  const kinds = PLATES.filter(({ id }) => games.some(({ game }) => game === id));
  const outcomes = OUTCOMES.filter((outcome) => games.some((played) => played.outcome === outcome));
  return (
    <search class="played-filter card-like">
      <label class="words">
        {say('app.played.search')}
        <input
          class="input"
          type="search"
          value={wanted.words}
          onInput={(event) => onWant({ ...wanted, words: event.currentTarget.value })}
        />
      </label>
      <label>
        {say('app.played.game')}
        <select class="input" value={wanted.game} onChange={(event) => onWant({ ...wanted, game: event.currentTarget.value })}>
          <option value="">{say('app.played.any')}</option>
          {kinds.map(({ id }) => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('app.played.rival')}
        <select class="input" value={wanted.rival} onChange={(event) => onWant({ ...wanted, rival: event.currentTarget.value })}>
          <option value="">{say('app.played.anybody')}</option>
          {rivalsIn(games).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('app.played.outcome')}
        <select
          class="input"
          value={wanted.outcome}
          onChange={(event) => onWant({ ...wanted, outcome: OUTCOMES.find((one) => one === event.currentTarget.value) ?? '' })}
        >
          <option value="">{say('app.played.any')}</option>
          {outcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {say(`app.played.outcome.${outcome}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {say('app.played.from')}
        <input class="input" type="date" value={wanted.from} onInput={(event) => onWant({ ...wanted, from: event.currentTarget.value })} />
      </label>
      <label>
        {say('app.played.to')}
        <input class="input" type="date" value={wanted.to} onInput={(event) => onWant({ ...wanted, to: event.currentTarget.value })} />
      </label>
      <p role="status">{say('app.played.found', { n: found })}</p>
      {!isAny(wanted) && (
        <Button size="small" onClick={() => onWant(ANY)}>
          {say('app.played.all')}
        </Button>
      )}
    </search>
  );
}
