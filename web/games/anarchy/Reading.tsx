/** The reading card of anything on the sheets: what it costs, what it needs, what it gives, in words. */

import type { AnaView } from '@castellan/anarchy';
import { LETTERS } from '@castellan/anarchy/vocabulary';
import type { Target } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Card, Seal } from '../../design/index.ts';
import { AttackReading, AttackTypeReading } from './defence/index.ts';
import { type BoxFacts, type Facts, factsOf } from './facts.ts';
import { AnaIcon, type Sign, signOfArea, signOfPath } from './icons.ts';
import { goalInWords } from './Paths.tsx';
import { countsPrinted } from './printed.ts';
import { castleInWords } from './Scenario.tsx';
import { idOf, kindOf } from './where.ts';
import { boxInWords, costInWords, gainsInWords, needsInWords } from './words.ts';

interface ReadingProps {
  readonly view: AnaView;
  readonly target: Target;
  readonly speaker: Speaker;
}

const READABLE: readonly string[] = ['area', 'attack', 'path', 'attackType', 'castleCard'];

export function canRead(view: AnaView, target: Target): boolean {
  return factsOf(view).boxAt(target) !== null || READABLE.includes(kindOf(target));
}

export function Reading({ view, target, speaker }: ReadingProps) {
  const facts = factsOf(view);
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'attack':
      return <AttackReading view={view} target={target} speaker={speaker} />;
    case 'area':
      return <AreaReading facts={facts} id={id} speaker={speaker} />;
    case 'path':
      return <PathReading facts={facts} id={id} speaker={speaker} />;
    case 'attackType':
      return <AttackTypeReading view={view} id={id} speaker={speaker} />;
    case 'castleCard':
      return <CastleReading facts={facts} id={id} speaker={speaker} />;
    default: {
      const box = facts.boxAt(target);
      return box === null ? null : <BoxReading facts={facts} box={box} speaker={speaker} />;
    }
  }
}

function BoxReading({ facts, box, speaker }: { readonly facts: Facts; readonly box: BoxFacts; readonly speaker: Speaker }) {
  const unlocked = facts.unlockedBy(box);
  const machine = facts.machines.find(({ id }) => id === box.id);
  return (
    <Card
      size="reading"
      class="ana-reading"
      miniature={machine === undefined ? undefined : <AnaIcon name={machine.machine} size={44} />}
      name={speaker.say(`name.box.${box.id}`)}
    >
      <ul>
        <Line sign={countsPrinted(box.costs[0])[0].sign}>{speaker.say('board.cost', { words: costInWords(speaker, box.costs) })}</Line>
        {needsInWords(speaker, box).map((need) => (
          <Line key={need} sign="locked">
            {need}
          </Line>
        ))}
        <Line sign="done">{speaker.say('board.gives', { words: gainsInWords(speaker, box.reward) })}</Line>
        {box.draw > 0 && <Line sign="domainCard">{speaker.say('board.draws', { n: box.draw })}</Line>}
        {unlocked.length > 0 && <Line sign="build">{speaker.say('board.opens', { openedBox: unlocked })}</Line>}
      </ul>
    </Card>
  );
}

interface PartProps {
  readonly facts: Facts;
  readonly id: string;
  readonly speaker: Speaker;
}

function PathReading({ facts, id, speaker }: PartProps) {
  const path = facts.pathCard(id);
  return (
    <Card size="reading" class="ana-reading" miniature={<AnaIcon name={signOfPath(id)} size={44} />} name={speaker.say(`name.path.${id}`)}>
      <ul>
        <Line sign="done">{speaker.say('board.gives', { words: gainsInWords(speaker, path.gain) })}</Line>
        <Line sign="pathCard">{goalInWords(speaker, path)}</Line>
      </ul>
    </Card>
  );
}

function CastleReading({ facts, id, speaker }: PartProps) {
  const words = castleInWords(speaker, facts, id, null);
  const printed = facts.scenarioCard(id);
  return (
    <Card
      size="reading"
      class="ana-reading"
      miniature={<AnaIcon name={printed.mode === 'castle' ? 'enemyCastle' : 'force'} size={44} />}
      cost={printed.mode === 'castle' ? <Shielded by={printed.castle.shield} /> : undefined}
      name={speaker.say(`name.castle.${id}`)}
    >
      <p class="text">{words}</p>
      {printed.mode !== 'side' && (
        <p class="text">
          {speaker.say('board.letters', { letters: LETTERS.map((letter) => `${letter}\u00a0${printed.strength[letter]}`).join(', ') })}
        </p>
      )}
    </Card>
  );
}

/** The shield of a castle before its card is turned over. */
function Shielded({ by }: { readonly by: number }) {
  return (
    <Seal kind="plain">
      <AnaIcon name="shield" size={14} /> {by}
    </Seal>
  );
}

/** An area with all its boxes. */
function AreaReading({ facts, id, speaker }: PartProps) {
  const help = `term.${id === 'tournaments' ? 'tournament' : id}.help`;
  return (
    <Card size="reading" class="ana-reading" miniature={<AnaIcon name={signOfArea(id)} size={44} />} name={speaker.say(`name.area.${id}`)}>
      {speaker.has(help) && <p class="text">{speaker.say(help)}</p>}
      <ol class="all">
        {facts.boxesOf(id).map((box) => (
          <li key={box.id}>{boxInWords(speaker, box)}</li>
        ))}
      </ol>
    </Card>
  );
}

function Line({ sign, children }: { readonly sign: Sign; readonly children: ComponentChildren }) {
  return (
    <li>
      <AnaIcon name={sign} size={18} />
      <span>{children}</span>
    </li>
  );
}
