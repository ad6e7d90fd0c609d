/** The race in one line: every side's points against its goal, and a warning when one would win at the next check. */

import { Shield } from '../../design/index.ts';
import { type SideOfGame, sidesOf } from './facts.ts';
import { FieIcon } from './icons.ts';
import { Points } from './Points.tsx';
import { useFieTable } from './table.ts';

export function Standing() {
  const { speaker, view } = useFieTable();
  return (
    <ul class="fie-standing" aria-label={speaker.say('fief.table.race')}>
      {sidesOf(view).map((side) => (
        <Side key={side.seats.join()} of={side} />
      ))}
    </ul>
  );
}

function Side({ of: { seats, points, goal } }: { readonly of: SideOfGame }) {
  const { me, nameOf, speaker, tincture, view } = useFieTable();
  // Once the game is over no check comes any more.
  const wins = points >= goal && !view.over;
  const isNear = points >= goal - 1 && !view.over;
  const names = seats.map(nameOf);
  const words = speaker.say(wins ? 'fief.table.wouldWin' : isNear ? 'fief.table.isNear' : 'fief.table.points', {
    names,
    n: points,
    goal,
  });
  return (
    <li class={`${wins ? 'wins' : isNear ? 'near' : ''} ${me !== null && seats.includes(me) ? 'mine' : ''}`} data-tip={words}>
      <span class="sr">{words}</span>
      {seats.map((seat) => (
        <Shield key={seat} tincture={tincture(seat)} size={18} />
      ))}
      {seats.length > 1 && <FieIcon name="marriage" size={16} />}
      <Points of={points} goal={goal} />
      <b aria-hidden="true">
        {points}/{goal}
      </b>
      {wins && (
        <em aria-hidden="true">
          <FieIcon name="phase7" size={16} />
          <span>{speaker.say('fief.table.warning')}</span>
        </em>
      )}
    </li>
  );
}
