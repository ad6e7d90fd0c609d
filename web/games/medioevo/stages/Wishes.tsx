/** Purchases prepared in advance: a list that is re-ordered while one waits, and bought as one plan when the turn comes. */

import { BUILDINGS, ENGINES, UNITS, VEHICLES } from '@castellan/medioevo/vocabulary';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../../design/index.ts';
import { Reason, useDesk, useLastForesight } from '../../../shell/index.ts';
import { useUniTable } from '../table.ts';
import { nameOf, ROMAN } from '../words.ts';
import { Leaf } from './parts.tsx';
import { moved, planOf, setWishes, type Wish, wishesOf } from './queue.ts';

/** Phases in which one still waits for one's purchases of the turn. */
const BEFORE: readonly string[] = ['order', 'events', 'taxes', 'purchases'];

export function Wishes() {
  const { choice, me, speaker, view } = useUniTable();
  const { snapshot } = useDesk();
  const wishes = wishesOf(snapshot.id);
  const isAsked = choice.asked?.step === 'purchase';
  const { foresight } = useLastForesight(isAsked && wishes.length > 0 ? wishes.map(({ key }) => key) : null, 'wishes');
  if (me === null || view.turn === 0 || (wishes.length === 0 && !BEFORE.includes(view.phase))) return null;
  const put = (list: readonly Wish[]): void => setWishes(snapshot.id, list);
  const buy = (): void => {
    choice.compose({
      answers: planOf(wishes),
      ask: 'medioevo.stage.wishes.ask',
      say: 'medioevo.stage.wishes.buy',
      params: { n: wishes.length },
      draft: [],
    });
  };
  return (
    <Leaf title={speaker.say('medioevo.stage.wishes')} readers={[me]} class="wishes">
      {wishes.length === 0 && <p class="why">{speaker.say('medioevo.stage.wishes.help')}</p>}
      <ol>
        {wishes.map((wish, at) => {
          const words = speaker.say(`option.${wish.say}`, wish.params);
          const state = !isAsked || foresight === null ? null : at < foresight.carried;
          return (
            <li key={`${wish.key} ${at}`}>
              <span>
                {words}
                {state !== null && (
                  <small class={state ? 'good-words' : 'bad'}>
                    {speaker.say(state ? 'medioevo.stage.wishes.holds' : 'medioevo.stage.wishes.fails')}{' '}
                    {!state && at === foresight?.carried && foresight.refusal !== null && <Reason refusal={foresight.refusal} />}
                  </small>
                )}
              </span>
              <IconButton
                icon="undo"
                label={speaker.say('medioevo.stage.wishes.sooner', { words })}
                disabled={at === 0}
                onClick={() => put(moved(wishes, at, -1))}
              />
              <IconButton
                icon="refuse"
                label={speaker.say('medioevo.stage.wishes.drop', { words })}
                onClick={() => put(wishes.filter((_, other) => other !== at))}
              />
            </li>
          );
        })}
      </ol>
      {isAsked && wishes.length > 0 && (
        <p class="answers">
          <Button size="small" onClick={buy}>
            {speaker.say('medioevo.stage.wishes.all', { n: wishes.length })}
          </Button>
          <Button size="small" kind="quiet" onClick={() => put([])}>
            {speaker.say('medioevo.stage.wishes.clear')}
          </Button>
        </p>
      )}
      <AddWish onAdd={(wish) => put([...wishes, wish])} />
    </Leaf>
  );
}

interface Sort {
  readonly id: string;
  readonly words: string;
  /** The purchase in a place. */
  wish(node: string): Wish;
}

/** Everything that is bought with a place. Whether it may be is for the rules to say when the turn comes. */
function useSorts(): readonly Sort[] {
  const { speaker } = useUniTable();
  const vehicle = (kind: string, level: number, key: string): Sort => ({
    id: key,
    words: ENGINES.some((engine) => engine === kind)
      ? nameOf(speaker, 'vehicle', kind)
      : `${nameOf(speaker, 'vehicle', kind)} ${ROMAN[level]}`,
    wish: (node) => ({ key: `buy ${key} in ${node}`, say: 'buyVehicle', params: { vehicle: kind, level, node, spares: false } }),
  });
  return [
    ...UNITS.map((unit) => ({
      id: unit,
      words: nameOf(speaker, 'unit', unit),
      wish: (node: string): Wish => ({ key: `recruit ${unit} in ${node}`, say: 'recruit', params: { unit, node, spares: false } }),
    })),
    ...VEHICLES.slice(0, 4).flatMap((kind) => [1, 2, 3].map((level) => vehicle(kind, level, `${kind} ${level}`))),
    ...ENGINES.map((engine, at) => vehicle(engine, at + 1, engine)),
    ...BUILDINGS.map((building) => ({
      id: building,
      words: nameOf(speaker, 'building', building),
      wish: (node: string): Wish => ({ key: `build ${building} in ${node}`, say: 'build', params: { building, node, spares: false } }),
    })),
  ];
}

function AddWish({ onAdd }: { readonly onAdd: (wish: Wish) => void }) {
  const { me, speaker, view } = useUniTable();
  const sorts = useSorts();
  const own = view.territories.filter(({ controller }) => controller === me).map(({ id }) => id);
  const [what, setWhat] = useState(sorts[0].id);
  const [where, setWhere] = useState('');
  if (own.length === 0) return null;
  const node = own.includes(where) ? where : own[0];
  const sort = sorts.find(({ id }) => id === what) ?? sorts[0];
  return (
    <details class="folded">
      <summary>{speaker.say('medioevo.stage.wishes.add')}</summary>
      <div class="arm">
        <label>
          <span>{speaker.say('medioevo.stage.wishes.what')}</span>
          <select class="input" value={what} onChange={({ currentTarget }) => setWhat(currentTarget.value)}>
            {sorts.map(({ id, words }) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{speaker.say('medioevo.stage.wishes.where')}</span>
          <select class="input" value={node} onChange={({ currentTarget }) => setWhere(currentTarget.value)}>
            {own.map((id) => (
              <option key={id} value={id}>
                {nameOf(speaker, 'node', id)}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" onClick={() => onAdd(sort.wish(node))}>
          {speaker.say('medioevo.stage.wishes.put')}
        </Button>
      </div>
    </details>
  );
}
