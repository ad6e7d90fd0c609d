/** What is taken up, in the column: its load with steppers, whereto, and what that leads to. Column and map are two views of one choice. */

import { UNITS } from '@castellan/medioevo/vocabulary';
import { useState } from 'preact/hooks';
import { Button, Shield, Stepper } from '../../design/index.ts';
import { RuleLink, useLastForesight } from '../../shell/index.ts';
import { levelOf, signOf, sum, territoryNamed, vehicleAt } from './facts.ts';
import { UniIcon } from './icons.ts';
import { answersOf, change, type March, roomLeft } from './march.ts';
import { Cubes, Units, Vehicle } from './Pieces.tsx';
import { Shares } from './stages/parts.tsx';
import { outlookOf } from './stages/shares.ts';
import { useUniTable } from './table.ts';
import { nameOf } from './words.ts';

interface GroupPanelProps {
  readonly of: March;
  /** Where there is little room, the load is folded until one wants to change it. */
  readonly isFolded?: boolean;
}

export function GroupPanel({ of, isFolded = false }: GroupPanelProps) {
  const { speaker, view } = useUniTable();
  const [isOpen, setOpen] = useState(!isFolded);
  const { vehicle, from, rows, along, load, room } = of;
  const going = sum(rows.map(({ n }) => n));
  return (
    <section class={`uni-group ${isFolded ? 'folded' : ''}`} aria-label={speaker.say('medioevo.table.group')}>
      <h3 class="name">
        {vehicle === null ? <UniIcon name="mp" size={24} /> : <Vehicle of={vehicle} size={24} />}
        <span>
          {vehicle === null ? speaker.say('medioevo.table.onFoot') : nameOf(speaker, 'vehicle', vehicle.name)}
          <small>{nameOf(speaker, 'node', from)}</small>
        </span>
        {isFolded && rows.length + along.length > 0 && (
          <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {room === null ? speaker.say('medioevo.table.goingOf', { n: going }) : speaker.say('medioevo.table.loadOf', { n: going, room })}
          </Button>
        )}
        {vehicle !== null && (
          <span class="mp" data-tip={speaker.say('medioevo.table.mp', { n: vehicle.mp })}>
            <UniIcon name="mp" size={18} title={true} />
            <b>
              {vehicle.mp}
              <small>/{levelOf(view, vehicle).mp}</small>
            </b>
          </span>
        )}
      </h3>
      <div class="more">
        {!isFolded && vehicle !== null && vehicle.cubes.length > 0 && <Cubes of={vehicle.cubes} />}
        {rows.length + along.length > 0 ? isOpen && <Load of={of} /> : !isFolded && sum(load) > 0 && <Units of={load} />}
        {!isFolded && vehicle !== null && sum(vehicle.units) > 0 && <Units of={vehicle.units} />}
        {of.to === null ? (
          !isFolded && <p class="quiet">{speaker.say('medioevo.table.reach', { n: of.reach.length })}</p>
        ) : (
          <Consequence of={of} />
        )}
      </div>
    </section>
  );
}

function Load({ of }: { readonly of: March }) {
  const { choice, speaker, view } = useUniTable();
  const { rows, along, room } = of;
  const question = choice.asked?.id ?? '';
  const left = roomLeft(of);
  const setUnit = (unit: (typeof UNITS)[number], n: number): void =>
    change(question, of, { load: UNITS.map((other) => (other === unit ? n : (rows.find((row) => row.unit === other)?.n ?? 0))) });
  return (
    <>
      <p class="room">
        {room === null ? speaker.say('medioevo.table.load') : speaker.say('medioevo.table.loadOf', { n: room - left, room })}
        <Button onClick={() => change(question, of, { load: UNITS.map(() => 0) })} disabled={rows.every(({ n }) => n === 0)}>
          {speaker.say('medioevo.table.loadNone')}
        </Button>
      </p>
      <ul class="load">
        {rows.map(({ unit, most, n }) => (
          <li key={unit}>
            <UniIcon name={signOf(unit)} size={20} />
            <span class="what">{nameOf(speaker, 'unit', unit)}</span>
            <Stepper
              label={nameOf(speaker, 'unit', unit)}
              value={n}
              min={0}
              max={Math.min(most, n + left)}
              by={1}
              fewer={speaker.say('medioevo.table.fewer')}
              more={speaker.say('medioevo.table.more')}
              onChange={(next) => setUnit(unit, next)}
            />
            <small>/ {most}</small>
          </li>
        ))}
        {along.map(({ slot, goes }) => {
          const other = vehicleAt(view, slot);
          if (other === null) return null;
          const next = along.filter((one) => (one.slot === slot ? !goes : one.goes)).map((one) => one.slot);
          return (
            <li key={slot}>
              <button
                type="button"
                class={`uni-tick ${goes ? 'on' : ''}`}
                aria-pressed={goes}
                onClick={() => change(question, of, { along: next })}
              >
                <Vehicle of={other} size={20} />
                {nameOf(speaker, 'vehicle', other.name)}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** What going there leads to: what is met, what is left behind, what it costs, how a battle would end. */
function Consequence({ of }: { readonly of: March }) {
  const { choice, nameOf: nameOfSeat, speaker, tincture, view } = useUniTable();
  const { to, vehicle } = of;
  const texts = answersOf(of).map(({ text }) => text);
  const isFight = to !== null && to.meets === 'clash';
  const { foresight } = useLastForesight(isFight ? texts : null, `${choice.asked?.id} ${to?.node}`);
  if (to === null) return null;
  const outlook = foresight === null || !isFight ? null : outlookOf(foresight, true);
  const territory = territoryNamed(view, to.node);
  const behind = territoryNamed(view, of.from);
  const controller = territory?.controller ?? null;
  const leaves = of.kind === 'march' && behind !== null && isEmptied(of, behind.stacks, view.march?.seat ?? null);
  return (
    <div class={`uni-consequence ${to.meets === 'nothing' && to.attacks === null ? '' : 'fights'}`}>
      <h4>
        {nameOf(speaker, 'node', to.node)}
        {controller !== null && <Shield tincture={tincture(controller)} size={18} title={nameOfSeat(controller)} />}
      </h4>
      <p>
        {speaker.say(`medioevo.table.meets.${to.meets}`, { mp: to.mp, spent: (vehicle?.mp ?? 0) - to.mp })}{' '}
        {to.meets === 'clash' && <RuleLink id={controller === null && (territory?.stacks.length ?? 0) === 0 ? 'UNI-18.1' : 'UNI-18.2'} />}
      </p>
      {isFight && controller === null && (territory?.stacks.length ?? 0) === 0 && territory !== null && view.warCircle !== null && (
        <p class="line">
          <UniIcon name="barbarians" size={18} title={true} /> <Units of={view.warCircle.horde} size={16} />
        </p>
      )}
      {territory?.stacks.map((stack) => (
        <p key={stack.seat} class="line">
          {stack.seat === null ? (
            <UniIcon name="barbarians" size={18} title={true} />
          ) : (
            <Shield tincture={tincture(stack.seat)} size={18} title={nameOfSeat(stack.seat)} />
          )}{' '}
          <Units of={stack.units} size={16} />
        </p>
      ))}
      {to.attacks !== null && (
        <p class="bad">
          {speaker.say('medioevo.table.undeclared', { name: nameOfSeat(to.attacks), honour: -to.honour })} <RuleLink id="UNI-39.6" />
        </p>
      )}
      {leaves && <p class="bad">{speaker.say('medioevo.table.leavesBehind', { node: of.from })}</p>}
      {outlook !== null && (
        <>
          <div class="us">
            <Shares of={[outlook.won, outlook.even, outlook.lost]} label={speaker.say('medioevo.table.outlook')} />
          </div>
          <p class="quiet">
            {speaker.say('medioevo.table.losses', { mine: Math.round(outlook.mine), theirs: Math.round(outlook.theirs) })}
          </p>
        </>
      )}
    </div>
  );
}

/** Whether nobody of mine stays where the group sets out. */
function isEmptied(
  { rows, load }: March,
  stacks: readonly { readonly seat: number | null; readonly units: readonly number[] }[],
  seat: number | null,
): boolean {
  const mine = stacks.find((stack) => stack.seat === seat);
  if (mine === undefined) return false;
  const going = rows.length > 0 ? sum(rows.map(({ n }) => n)) : sum(load);
  return going > 0 && going === sum(mine.units);
}
