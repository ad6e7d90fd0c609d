/** What may be done with what is taken up, in words, docked below the map: never over a village. */

import type { Option } from '@castellan/engine';
import { Button, Shield } from '../../design/index.ts';
import { type Choice, thing } from '../../shell/index.ts';
import { idOf, kindOf } from './facts.ts';
import { isAttack, Odds } from './stages/index.ts';
import { useFieTable } from './table.ts';

export function Docked() {
  const { choice, nameOf, speaker, tincture } = useFieTable();
  const { asked, selected } = choice;
  if (asked === null || asked.kind !== 'pick' || selected.length === 0) return null;
  const seats = seatsIn(choice);
  const listed = listedIn(choice);
  if (seats.length === 0 && listed.length === 0) return null;
  return (
    <div class="fie-docked">
      {listed.length > 0 ? (
        <ul aria-label={speaker.say('fief.table.choices', { n: listed.length })}>
          {listed.map((option) => (
            <li key={`${option.key} ${option.say}`}>
              <Button onClick={() => choice.choose(option)}>
                {labelOf(option)}
                {isAttack(option.key) && <Odds answer={option.key} attacks />}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <ul>
          {seats.map((seat) => (
            <li key={seat}>
              <span {...thing(choice, `seat:${seat}`, 'fie-seat')}>
                <Shield tincture={tincture(seat)} size={20} />
                {nameOf(seat)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

  function labelOf(option: Option): string {
    const fields = Object.fromEntries(Object.entries(option).filter(([, value]) => value !== undefined));
    return speaker.say(`option.${option.say}`, fields);
  }
}

/** What can be told from what is taken up alone, or but for a player: all else is told by one more touch of the board. */
function listedIn({ lit, selected }: Choice): readonly Option[] {
  const options = selected.length === 0 ? [] : (lit(selected[0])?.options ?? []);
  return options.filter(({ at = [] }) => at.every((target) => selected.includes(target) || kindOf(target) === 'seat'));
}

/** Players whom a question is about. */
function seatsIn({ asked, lit }: Choice): readonly number[] {
  const targets = new Set(asked?.options.flatMap(({ at = [] }) => at).filter((target) => kindOf(target) === 'seat'));
  return [...targets].filter((target) => lit(target) !== null).map((target) => Number(idOf(target)));
}
