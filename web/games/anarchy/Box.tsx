/** One box of a sheet, and rows of them. */

import type { NeedData, PlayerView } from '@castellan/anarchy';
import type { ComponentChildren } from 'preact';
import type { BoxFacts } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { isMet, machinesNeeded, measureNeeded } from './needs.ts';
import { Costs, Symbols } from './Symbols.tsx';
import { useAnaTable } from './table.ts';
import { undimmed, useSettled, useThings } from './things.ts';
import { boxInWords } from './words.ts';

interface BoxProps {
  readonly of: PlayerView;
  readonly box: BoxFacts;
  readonly filled: boolean;
  readonly class?: string;
}

/** Gilt when it can be paid for, dark when filled. */
export function SheetBox({ of, box, filled, class: more = '' }: BoxProps) {
  const { speaker, me } = useAnaTable();
  const draw = useThings(of);
  const settle = useSettled(of);
  const words = boxInWords(speaker, box);
  const isOpen = isMet(box.need, of);
  const classes = `box ${filled ? 'filled' : isOpen ? '' : 'shut'} ${more} ${box.builds ? 'builds' : ''} n${box.reward.length}`;
  const isNumbered = box.reward.length === 0 && box.draw > 0;
  const drawn = filled ? settle(box.target, classes) : isOpen ? undimmed(draw(box.target, classes)) : draw(box.target, classes);
  return (
    <div {...drawn} data-tip={filled || of.seat !== me ? words : undefined} data-number={isNumbered ? box.number : undefined}>
      <span class="sr">{filled ? speaker.say('board.filled', { words }) : words}</span>
      <span class="signs" aria-hidden="true">
        {box.reward.length > 0 ? <Symbols of={box.reward} size={14} /> : <i>{isNumbered ? box.number : ''}</i>}
      </span>
    </div>
  );
}

/** Boxes filled in order. A crane stands where a section needs it; under a box stands the measure it still needs. */
export function BoxRow({ of, boxes, filled }: { readonly of: PlayerView; readonly boxes: readonly BoxFacts[]; readonly filled: number }) {
  return (
    <ol class="boxes">
      {boxes.map((box, at) => (
        <li key={box.id} class={`n${box.reward.length} ${startsSection(boxes, at) ? 'section' : ''}`}>
          {startsSection(boxes, at) && <Crane of={of} need={box.need} />}
          <span class="cell">
            <SheetBox of={of} box={box} filled={at < filled} />
            {!box.builds && <Measure of={of} need={box.need} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function startsSection(boxes: readonly BoxFacts[], at: number): boolean {
  const { builds, need } = boxes[at];
  return !builds && need.crane !== undefined && need.crane !== boxes[at - 1]?.need.crane;
}

function Crane({ of, need }: { readonly of: PlayerView; readonly need: NeedData }) {
  const { speaker } = useAnaTable();
  return (
    <span class={`crane ${isMet(need, of) ? 'met' : ''}`} data-tip={speaker.say('board.needsMachines', { machines: machinesNeeded(need) })}>
      <AnaIcon name={need.crane === 'large' ? 'largeCrane' : 'smallCrane'} size={14} />
      {need.crane === 'large' && <b aria-hidden="true">2</b>}
    </span>
  );
}

function Measure({ of, need }: { readonly of: PlayerView; readonly need: NeedData }) {
  const measure = measureNeeded(need);
  if (measure === null) return null;
  return (
    <small class={of.tracks[measure.line] >= measure.n ? 'met' : ''} aria-hidden="true">
      {measure.n}
    </small>
  );
}

/** What a level still needs before it can be built. */
export function LevelNeed({ of, need }: { readonly of: PlayerView; readonly need: NeedData }) {
  const { speaker } = useAnaTable();
  const measure = measureNeeded(need);
  const lacksMeasure = measure !== null && of.tracks[measure.line] < measure.n;
  const machines = machinesNeeded(need).filter((machine) => !of.constructed.includes(machine));
  if (!lacksMeasure && machines.length === 0) return null;
  const words = [
    ...(lacksMeasure ? [speaker.say('board.needsMeasure', { command: measure.line, n: measure.n })] : []),
    ...(machines.length > 0 ? [speaker.say('board.needsMachines', { machines })] : []),
  ].join(' ');
  return (
    <span class="level-need" data-tip={words}>
      <span class="sr">{words}</span>
      {lacksMeasure && (
        <span class="sym" aria-hidden="true">
          <AnaIcon name={measure.line} size={14} />
          <b>{measure.n}</b>
        </span>
      )}
      {machines.map((machine) => (
        <span key={machine} class={`sym ${machine === 'largeCrane' ? 'large' : ''}`} aria-hidden="true">
          <AnaIcon name={machine} size={14} />
        </span>
      ))}
    </span>
  );
}

/** The name of an area with what its boxes cost; its reading card lists them all. */
export function AreaName({
  of,
  area,
  costs,
  children,
}: {
  readonly of: PlayerView;
  readonly area: string;
  readonly costs?: Parameters<typeof Costs>[0]['of'];
  readonly children?: ComponentChildren;
}) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  return (
    <div {...draw(`area:${area}`, 'area-name')}>
      <h4>{speaker.say(`name.area.${area}`)}</h4>
      {costs !== undefined && <Costs of={costs} />}
      {children !== undefined && <span class="aside">{children}</span>}
    </div>
  );
}
