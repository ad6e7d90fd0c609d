/** The dice of the melee: mine to be thrown again, both values with what they are made of. */

import type { BattleSideView, BattleView } from '@castellan/medioevo';
import { DICE } from '@castellan/medioevo/vocabulary';
import { signed } from '../../../../design/index.ts';
import { thing } from '../../../../shell/index.ts';
import { UniDie } from '../../Pieces.tsx';
import { useUniTable } from '../../table.ts';
import { Who } from '../parts.tsx';

export function Dice({ of: battle }: { readonly of: BattleView }) {
  const { choice, speaker, view } = useUniTable();
  const hasDice = ({ seat, dice }: BattleSideView): boolean => dice.some((face) => face > 0) || (seat === null && view.warCircle !== null);
  if (!hasDice(battle.attacker) && !hasDice(battle.defender)) return null;
  // Dice that lie there for all to read face each other as the armies do; those that may be touched have a row of their own.
  const isFacing = choice.asked?.step !== 'rerollBattleDice';
  return (
    <section class={`dice ${isFacing ? 'facing' : ''}`} aria-label={speaker.say('medioevo.stage.dice')}>
      <Thrown of={battle.attacker} />
      <Thrown of={battle.defender} />
    </section>
  );
}

interface ValueProps {
  readonly name: 'attack' | 'losses';
  readonly is: number;
  readonly parts: { readonly [part: string]: number };
}

/** A value and the sum that it is; dice alone need no sum. */
function Value({ name, is, parts }: ValueProps) {
  const { speaker } = useUniTable();
  const { dice = 0, ...others } = parts;
  const more = Object.entries(others).filter(([, n]) => n !== 0);
  const sum = more.reduce((all, [, n]) => all + n, dice);
  return (
    <span>
      {speaker.say(`medioevo.stage.dice.${name}`)} <b>{is}</b>
      {(more.length > 0 || sum !== is) && (
        <small>
          {speaker.say(`medioevo.stage.dice.${name}.dice`, { n: dice })}
          {more.map(([part, n]) => ` ${signed(n)} ${speaker.say(`medioevo.stage.dice.part.${part}`)}`)}
          {Math.max(0, sum) > is && name === 'attack' && ` ${speaker.say('medioevo.stage.dice.halved')}`}
        </small>
      )}
    </span>
  );
}

function Thrown({ of: side }: { readonly of: BattleSideView }) {
  const { choice, me, speaker, view } = useUniTable();
  const mayReroll = choice.asked?.step === 'rerollBattleDice' && side.seat === me;
  // The dice of barbarians lie in the War Circle.
  const dice = side.seat === null && view.warCircle !== null ? view.warCircle.dice : side.dice;
  const isRolled = dice.some((face) => face > 0);
  return (
    <div class={`thrown ${mayReroll ? 'mine' : ''}`}>
      <span class="said">
        <Who seat={side.seat} size={16} />
        {mayReroll && <small>{speaker.say('medioevo.stage.asking.rerollBattleDice.help')}</small>}
        {!isRolled && <small>{speaker.say('medioevo.stage.dice.later')}</small>}
      </span>
      <ul class="faces">
        {DICE.map((faces, die) => (
          <li key={faces}>
            {mayReroll ? (
              <div {...thing(choice, `die:${die}`, 'die-card')}>
                <UniDie faces={faces} value={dice[die] ?? 0} />
              </div>
            ) : (
              <div class="die-card">
                <UniDie faces={faces} value={dice[die] ?? 0} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {isRolled && side.attack !== null && side.losses !== null && (
        <p class="values">
          <Value name="attack" is={side.attack} parts={side.parts?.attack ?? {}} />
          <Value name="losses" is={side.losses} parts={side.parts?.losses ?? {}} />
        </p>
      )}
    </div>
  );
}
