/** Dice with their faces; fiefs, bishoprics and villages as the board is printed, whoever holds them. */

import type { Target } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import { Die } from '../../../design/index.ts';
import { DICE, diceAt } from '../dice.ts';
import { bishopricNamed, fiefNamed, idOf, kindOf, villageNamed } from '../facts.ts';
import { FieIcon, type Sign } from '../icons.ts';
import { Reading, Sheet } from '../Reading.tsx';
import { nameOf } from '../words.ts';

interface PrintedProps {
  readonly view: FieView;
  readonly target: Target;
  readonly speaker: Speaker;
}

export function Printed({ view, target, speaker }: PrintedProps) {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'fief':
      return <Fief view={view} id={id} speaker={speaker} />;
    case 'bishopric':
      return <Bishopric view={view} id={id} speaker={speaker} />;
    case 'die':
      return <Faces view={view} id={id} speaker={speaker} />;
    case 'village':
      return <Village view={view} id={id} speaker={speaker} />;
    default:
      return <Reading view={view} target={target} speaker={speaker} />;
  }
}

interface PartProps {
  readonly view: FieView;
  readonly id: string;
  readonly speaker: Speaker;
}

function Fief({ view, id, speaker }: PartProps) {
  const fief = fiefNamed(view, id);
  if (fief === null) return null;
  return (
    <Sheet name={<Signed sign="fiefTitle">{nameOf(speaker, 'fief', id)}</Signed>}>
      <li>{speaker.say('pieces.fief.price', { price: fief.price })}</li>
      <li class="caption">{fief.villages.map((village) => nameOf(speaker, 'village', village)).join(', ')}</li>
    </Sheet>
  );
}

function Bishopric({ view, id, speaker }: PartProps) {
  const bishopric = bishopricNamed(view, id);
  if (bishopric === null) return null;
  return (
    <Sheet name={<Signed sign="bishop">{nameOf(speaker, 'bishopric', id)}</Signed>}>
      <li>{speaker.say('pieces.bishopric.votes', { village: bishopric.principal })}</li>
      <li class="caption">{bishopric.villages.map((village) => nameOf(speaker, 'village', village)).join(', ')}</li>
    </Sheet>
  );
}

function Village({ view, id, speaker }: PartProps) {
  const village = villageNamed(view, id);
  if (village === null) return null;
  return (
    <Sheet name={<Signed sign="village">{nameOf(speaker, 'village', id)}</Signed>}>
      {village.principal && <li>{speaker.say('term.principalVillage.help')}</li>}
      <li class="caption">
        {nameOf(speaker, 'fief', village.fief)} · {nameOf(speaker, 'bishopric', village.bishopric)}
      </li>
    </Sheet>
  );
}

function Faces({ view, id, speaker }: PartProps) {
  const die = DICE.find((one) => one === id);
  if (die === undefined) return null;
  const { count, faces } = diceAt(view)[die];
  const picture = (
    <span class="several">
      {faces.map((face, at) => (
        <Die key={at} face={die === 'standard' ? face : face === 0 ? '–' : String(face)} label={String(face)} size={26} />
      ))}
    </span>
  );
  return (
    <Sheet name={speaker.say(`pieces.die.${die}`)} picture={picture}>
      <li>{speaker.say(`pieces.die.${die}.what`)}</li>
      <li class="caption">{speaker.say('pieces.dice.count', { n: count })}</li>
    </Sheet>
  );
}

function Signed({ sign, children }: { readonly sign: Sign; readonly children: string }) {
  return (
    <>
      <FieIcon name={sign} size={24} /> {children}
    </>
  );
}
