/** The bids for the turn order: a sealed sum, what a place is worth, and the last auction. */

import { numeral } from '../../../design/index.ts';
import { contentAt } from '../content.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { Amount, Leaf, Row, useLog, Who } from './parts.tsx';
import { bidsIn } from './past.ts';

/** Sums that are most often bid. */
const MARKS = [0, 20, 50, 100, 150, 200, 300];

export function Bids() {
  const { choice, me, speaker, view } = useUniTable();
  const last = bidsIn(useLog());
  const { asked, amount } = choice;
  if (asked === null || me === null) return null;
  const mine = view.players[me];
  const left = (mine.florins ?? 0) - amount - Number(asked.params.sum ?? 0);
  const due = mine.upkeep + mine.interest;
  const penalties = penaltiesFor(view.order.length);
  return (
    <>
      <Leaf title={speaker.say('medioevo.stage.bids')} readers={[me]} class="bid">
        <p class="lead">{speaker.say('medioevo.stage.bids.help')}</p>
        <Amount marks={MARKS} />
        <dl class="facts">
          <Row label={speaker.say('medioevo.stage.bids.left')} tone={left < due ? 'bad' : undefined}>
            {left}
          </Row>
          <Row label={speaker.say('medioevo.stage.bids.due')}>{due}</Row>
          <Row label={speaker.say('medioevo.stage.bids.income')}>{mine.income}</Row>
        </dl>
        <p class="seen">{speaker.say('medioevo.stage.bids.seen')}</p>
      </Leaf>
      <Leaf title={speaker.say('medioevo.stage.bids.places')} class="places">
        <ol>
          {penalties.map((penalty, at) => (
            <li key={at}>
              <b>{at + 1}</b>
              {view.turn > 1 && view.order[at] !== undefined ? <Who seat={view.order[at]} size={16} /> : <span />}
              <span>
                <UniIcon name="war" size={16} title={speaker.say('medioevo.stage.bids.penalty')} /> {numeral(penalty)}
              </span>
            </li>
          ))}
        </ol>
      </Leaf>
      {last.length > 0 && (
        <Leaf title={speaker.say('medioevo.stage.bids.last')} readers="all" class="places">
          <ul>
            {last.map(({ seat, florins }) => (
              <li key={seat}>
                <Who seat={seat} size={16} /> <b>{florins}</b>
              </li>
            ))}
          </ul>
        </Leaf>
      )}
    </>
  );

  function penaltiesFor(players: number): readonly number[] {
    const { byPlayers, duel } = contentAt(view).orderPenalty;
    if (players === 2) return duel.values;
    const found: unknown = Reflect.get(byPlayers, String(players));
    return Array.isArray(found) ? found.map(Number) : [];
  }
}
