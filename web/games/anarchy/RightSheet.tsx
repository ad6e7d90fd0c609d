/** The right sheet: the four command lines and what they open. */

import type { PlayerView } from '@castellan/anarchy';
import type { Command } from '@castellan/anarchy/vocabulary';
import { AreaName, BoxRow, LevelNeed, SheetBox } from './Box.tsx';
import { Brewery, KnightTraining, Lammas, Michaelmas, Tournaments, Valentine } from './Festivities.tsx';
import type { Building } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { TrackArea } from './LeftSheet.tsx';
import { Costs, Symbols } from './Symbols.tsx';
import { useAnaTable } from './table.ts';
import { useThings } from './things.ts';
import { gainsInWords } from './words.ts';

export function RightSheet({ of }: { readonly of: PlayerView }) {
  return (
    <div class="areas right">
      <section class="line governance">
        <CommandLine of={of} line="governance" />
        <div class="opened">
          <Levels of={of} building="keep" />
          <Levels of={of} building="bank" />
          <Spies of={of} />
        </div>
      </section>
      <section class="line warfare">
        <CommandLine of={of} line="warfare" />
        <div class="opened">
          <TrackArea of={of} track="tactics" />
          <Ramparts of={of} />
          <Levels of={of} building="stables" />
        </div>
      </section>
      <section class="line worship">
        <CommandLine of={of} line="worship" />
        <div class="opened">
          <Chapel of={of} />
          <KnightTraining of={of} />
          <Valentine of={of} />
        </div>
      </section>
      <section class="line entertainment">
        <CommandLine of={of} line="entertainment" />
        <div class="opened">
          <Michaelmas of={of} />
          <Tournaments of={of} />
          <Brewery of={of} />
          <Lammas of={of} />
        </div>
      </section>
    </div>
  );
}

function CommandLine({ of, line }: { readonly of: PlayerView; readonly line: Command }) {
  const { speaker, facts } = useAnaTable();
  const draw = useThings(of);
  const boxes = facts.boxesOn(line);
  const filled = of.tracks[line];
  const next = filled < boxes.length ? facts.unlockedBy(boxes[filled]) : [];
  return (
    <div class={`command ${line}`}>
      <div {...draw(`area:${line}`, 'area-name')}>
        <AnaIcon name={line} size={18} />
        <h3>{speaker.say(`name.area.${line}`)}</h3>
        <Costs of={facts.area(line).cost} />
      </div>
      <BoxRow of={of} boxes={boxes} filled={filled} />
      {next.length > 0 && (
        <span class="unlocks" data-tip={speaker.say('board.opensNext', { openedBox: next })}>
          <span class="sr">{speaker.say('board.opensNext', { openedBox: next })}</span>
          <span aria-hidden="true">{filled + 1} →</span>
          {areasIn(next).map((id) => (
            <AnaIcon key={id} name={id} size={14} />
          ))}
        </span>
      )}
    </div>
  );
}

const OPENED = [
  'keep',
  'bank',
  'spies',
  'tactics',
  'ramparts',
  'stables',
  'chapel',
  'knightTraining',
  'valentine',
  'michaelmas',
  'tournaments',
  'lammas',
] as const;

function areasIn(boxes: readonly string[]): readonly (typeof OPENED)[number][] {
  return OPENED.filter((id) => boxes.some((box) => box.startsWith(`${id}.`)));
}

function Levels({ of, building }: { readonly of: PlayerView; readonly building: Building }) {
  const { facts } = useAnaTable();
  const filled = of.tracks[building];
  return (
    <section class={`area building ${building}`}>
      <AreaName of={of} area={building} costs={facts.area(building).levels[0].fillCost}>
        {building === 'stables' && <Horses of={of} />}
      </AreaName>
      <ol class="levels">
        {facts.levelsOf(building).map(({ boxes, before, level, need }) => (
          <li key={level} class="level">
            <BoxRow of={of} boxes={boxes} filled={filled - before} />
            {filled <= before && <LevelNeed of={of} need={need} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Horses({ of }: { readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  return (
    <>
      {of.horses.map((horse) => (
        <span key={horse} class={`sym ${horse}`} data-tip={speaker.say('board.horse', { horse })}>
          <AnaIcon name="horse" size={16} title={speaker.say('board.horse', { horse })} />
        </span>
      ))}
    </>
  );
}

function Spies({ of }: { readonly of: PlayerView }) {
  const { speaker, facts } = useAnaTable();
  const { helpBoxes } = facts.area('spies');
  return (
    <TrackArea of={of} track="spies">
      <span class="sym" data-tip={speaker.say('board.knowledge', { n: of.knowledge })}>
        <AnaIcon name="knowledge" size={14} title={speaker.say('board.knowledge', { n: of.knowledge })} />
        <b>{of.knowledge}</b>
      </span>
      <span class="sym" data-tip={speaker.say('board.helps', { n: of.helps, most: helpBoxes })}>
        <AnaIcon name="helps" size={14} title={speaker.say('board.helps', { n: of.helps, most: helpBoxes })} />
        <b>
          {of.helps}/{helpBoxes}
        </b>
      </span>
    </TrackArea>
  );
}

function Ramparts({ of }: { readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  const { tokens, active } = of.rally;
  const words = speaker.say('board.rally', { n: tokens, active });
  return (
    <TrackArea of={of} track="ramparts">
      <span class="sym" data-tip={words}>
        <AnaIcon name="rally" size={14} title={words} />
        <b>
          {active}/{tokens}
        </b>
      </span>
    </TrackArea>
  );
}

/** Squares in any order; the wide box is filled with the last of them. */
function Chapel({ of }: { readonly of: PlayerView }) {
  const { speaker, facts } = useAnaTable();
  const built = of.tracks.chapel;
  return (
    <section class="area building chapel">
      <AreaName of={of} area="chapel" />
      <ol class="levels">
        {facts.chapel.map(({ build, level, need, squares, wide }) => {
          const isWhole = squares.every(({ id }) => of.squares.includes(id));
          return (
            <li key={level} class="level">
              <ol class="boxes">
                <li class="n1">
                  <span class="cell">
                    <SheetBox of={of} box={build} filled={built >= level} />
                  </span>
                </li>
                {squares.map((square) => (
                  <li key={square.id} class="n1">
                    <span class="cell">
                      <SheetBox
                        of={of}
                        box={square}
                        filled={of.squares.includes(square.id)}
                        class={`square ${built >= level ? '' : 'shut'}`}
                      />
                    </span>
                  </li>
                ))}
                <li class="n3">
                  <span class="cell">
                    <span class={`box wide n3 ${isWhole ? 'filled' : built >= level ? '' : 'shut'}`} data-tip={gainsInWords(speaker, wide)}>
                      <span class="sr">{gainsInWords(speaker, wide)}</span>
                      <span class="signs" aria-hidden="true">
                        <Symbols of={wide} size={14} />
                      </span>
                    </span>
                  </span>
                </li>
              </ol>
              {built < level && <LevelNeed of={of} need={need} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
