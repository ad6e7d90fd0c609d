/** An Empire card: its character, what it does, the points in its corner, its objective. */

import type { CardView } from '@castellan/medioevo';
import { COLOURS } from '@castellan/medioevo/vocabulary';
import { Miniature } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { cardContent } from './facts.ts';
import { type Sign, UniIcon } from './icons.ts';
import { useUniTable } from './table.ts';
import { nameOf } from './words.ts';

export const PICTURES: { readonly [group: string]: Sign } = {
  bishop: 'card-bishop',
  warlord: 'card-warlord',
  crossbowman: 'card-crossbowman',
  scientist: 'card-scientist',
  infiltrator: 'card-infiltrator',
  spy: 'card-spy',
  merchant: 'card-merchant',
  taxCollector: 'card-taxCollector',
  militia: 'card-militia',
  surgeon: 'card-surgeon',
  vendor: 'card-vendor',
  architect: 'card-architect',
  templar: 'card-templar',
  magnate: 'card-magnate',
  jailer: 'card-jailer',
  plagueDoctor: 'card-plagueDoctor',
  bard: 'card-bard',
  assassin: 'card-assassin',
  joker: 'card-joker',
  diplomat: 'card-diplomat',
  gunner: 'card-gunner',
  ranger: 'card-ranger',
  pirate: 'card-pirate',
  princess: 'card-princess',
  saviour: 'card-saviour',
  cameleer: 'card-cameleer',
  marauder: 'card-marauder',
  heroine: 'card-heroine',
  sheriff: 'card-sheriff',
  mystic: 'card-mystic',
};

interface EmpireCardProps {
  readonly id: string;
  /** Upright, rotated …; of cards that lie nowhere yet there is none. */
  readonly state?: CardView['state'];
  /** Whether its owner may claim its objective. */
  readonly met?: boolean | null;
  /** A line, or the whole card. */
  readonly size?: 'row' | 'face';
}

const UPRIGHT = 0;

export function EmpireCard({ id, state = UPRIGHT, met = null, size = 'row' }: EmpireCardProps) {
  const { choice, speaker, view } = useUniTable();
  const content = cardContent(view, id);
  if (content === null) return null;
  return (
    <div {...thing(choice, `card:${id}`, `uni-card ${size} ${state === UPRIGHT ? '' : 'used'}`)}>
      <Miniature>
        <UniIcon name={PICTURES[content.group] ?? 'card'} size={size === 'face' ? 44 : 24} />
      </Miniature>
      <span class="name">{nameOf(speaker, 'card', id)}</span>
      <Points of={content.tp} />
      <span class="text">{speaker.say(`text.card.${id}`)}</span>
      <span class={`goal ${met === true ? 'met' : ''}`}>
        <UniIcon
          name="objective"
          size={16}
          title={speaker.say(met === true ? 'medioevo.table.objectiveMet' : 'medioevo.table.objective')}
        />
        {speaker.say(`text.objective.${id}`)}
      </span>
      {state !== UPRIGHT && <span class="sr">{speaker.say('medioevo.table.cardUsed')}</span>}
    </div>
  );
}

/** Points by colour, alternatives beside each other: a pip with the letter of its branch would be lost at this size, so each has its sign. */
export function Points({ of }: { readonly of: readonly { readonly [colour: string]: number }[] }) {
  const { speaker } = useUniTable();
  return (
    <span class="uni-points">
      {of.map((given, i) => (
        <span key={i}>
          {COLOURS.flatMap((colour) =>
            Array.from({ length: given[colour] ?? 0 }, (_, n) => (
              <span key={`${colour} ${n}`} class={`pip branch-${colour}`} data-tip={nameOf(speaker, 'colour', colour)}>
                <UniIcon name={`branch-${colour}`} size={14} title={nameOf(speaker, 'colour', colour)} />
              </span>
            )),
          )}
        </span>
      ))}
    </span>
  );
}
