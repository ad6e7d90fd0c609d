/** One side of a battle: a row for each type of unit with its pieces, those lost struck out, and whether its ability works. */

import type { BattleSideView, BattleView } from '@castellan/medioevo';
import { UNITS, type Unit } from '@castellan/medioevo/vocabulary';
import { numeral, useScrolled } from '../../../../design/index.ts';
import { signOf, sum } from '../../facts.ts';
import { UniIcon } from '../../icons.ts';
import { Token } from '../../Pieces.tsx';
import { useUniTable } from '../../table.ts';
import { nameOf, ROMAN } from '../../words.ts';
import { Who } from '../parts.tsx';
import { PlayOn } from './Orders.tsx';

interface ArmyProps {
  readonly of: BattleSideView;
  readonly foe: BattleSideView;
  readonly does: 'attacks' | 'defends';
  /** Lost in this battle, by unit. */
  readonly fallen: readonly number[];
  readonly battle: Pick<BattleView, 'node' | 'naval'>;
}

/** More than these are told by their number. */
const SHOWN = 8;

const ABILITIES: readonly Unit[] = ['lightInfantry', 'heavyInfantry', 'archer', 'cavalry'];

export function Army({ of: side, foe, does, fallen, battle: { node, naval } }: ArmyProps) {
  const { me, speaker, tincture, view } = useUniTable();
  const list = useScrolled<HTMLUListElement>();
  const n = sum(side.units);
  const penalty = side.seat === null ? 0 : view.players[side.seat].penalty;
  const kinds = UNITS.map((unit, at) => ({ unit, at })).filter(({ at }) => side.units[at] > 0 || fallen[at] > 0);
  return (
    <section
      class={`army ${does} ${side.seat === null ? '' : `seat-${tincture(side.seat)}`}`}
      aria-label={speaker.say(`medioevo.stage.battle.${does}`)}
    >
      <h3>
        <Who seat={side.seat} size={22} />
        <small>
          {speaker.say(`medioevo.stage.battle.${does}`)}
          {penalty !== 0 && ` · ${speaker.say('medioevo.stage.battle.order', { n: numeral(penalty) })}`}
        </small>
        <span class="count">
          <b>{n}</b> {speaker.say('medioevo.stage.battle.of', { n: n + sum(fallen) })}
        </span>
      </h3>
      <ul class="kinds" ref={list}>
        {kinds.map(({ unit, at }) => (
          <li key={unit}>
            <UniIcon name={signOf(unit)} size={24} />
            <span class="said">
              <b>
                {nameOf(speaker, 'unit', unit)}
                {side.crews[at] > 0 && <small> · {speaker.say('medioevo.stage.battle.crew', { n: side.crews[at] })}</small>}
                {side.out[at] > 0 && <small> · {speaker.say('medioevo.stage.battle.out', { n: side.out[at] })}</small>}
              </b>
              <Ability unit={unit} at={at} side={side} foe={foe} naval={naval} />
            </span>
            <Pieces unit={unit} there={side.units[at]} lost={fallen[at]} seat={side.seat} />
          </li>
        ))}
      </ul>
      <footer>
        <span class="in-melee">{speaker.say('medioevo.stage.battle.fighters', { n: side.fighters })}</span>
        {side.protection.length > 0 && (
          <span>
            {speaker.say('medioevo.stage.battle.protected', {
              attacks: side.protection.map((attack) => speaker.say(`name.attack.${attack}`)),
            })}
          </span>
        )}
        {side.captures && <span>{speaker.say('medioevo.stage.battle.captures')}</span>}
        {sum(side.prisoners) > 0 && <span>{speaker.say('medioevo.stage.battle.prisoners', { n: sum(side.prisoners) })}</span>}
        {side.bonus !== 0 && <span>{speaker.say('medioevo.stage.battle.bonus', { n: side.bonus })}</span>}
        {me !== null && side.seat === me && <PlayOn node={node} />}
      </footer>
    </section>
  );
}

interface PiecesProps {
  readonly unit: Unit;
  readonly there: number;
  readonly lost: number;
  readonly seat: BattleSideView['seat'];
}

/** One piece per unit as long as they can be counted at a glance. */
function Pieces({ unit, there, lost, seat }: PiecesProps) {
  const { speaker } = useUniTable();
  const label = speaker.say('medioevo.stage.battle.pieces', { n: there, lost });
  const isMany = there + lost > SHOWN;
  return (
    <span class="pieces">
      <span class="sr">{label}</span>
      <span aria-hidden="true">
        {isMany ? (
          <>
            {there > 0 && (
              <>
                <Token unit={unit} seat={seat} />
                <b class="times">× {there}</b>
              </>
            )}
            {lost > 0 && (
              <>
                <Token unit={unit} seat={seat} lost />
                <b class="times">× {lost}</b>
              </>
            )}
          </>
        ) : (
          <>
            {Array.from({ length: there }, (_, i) => (
              <Token key={`there ${i}`} unit={unit} seat={seat} />
            ))}
            {Array.from({ length: lost }, (_, i) => (
              <Token key={`lost ${i}`} unit={unit} seat={seat} lost />
            ))}
          </>
        )}
      </span>
    </span>
  );
}

interface AbilityProps {
  readonly unit: Unit;
  readonly at: number;
  readonly side: BattleSideView;
  readonly foe: BattleSideView;
  readonly naval: boolean;
}

/** Whether the ability of a type works as things stand, and what it is. */
function Ability({ unit, at, side, foe, naval }: AbilityProps) {
  const { speaker } = useUniTable();
  if (side.units[at] === 0) return <small>{speaker.say('medioevo.stage.battle.noneLeft')}</small>;
  if (!ABILITIES.includes(unit)) return <small>{speaker.say('medioevo.stage.battle.commands', { level: ROMAN[at - 3] })}</small>;
  const able = side.able[at];
  if (able > 0) return <small class="works">{speaker.say(`medioevo.stage.battle.does.${unit}`, { n: able })}</small>;
  const isBlocked = foe.units[at] > 0 && !(naval && (unit === 'heavyInfantry' || unit === 'cavalry'));
  return <small>{speaker.say(isBlocked ? 'medioevo.stage.battle.blocked' : 'medioevo.stage.battle.idle')}</small>;
}
