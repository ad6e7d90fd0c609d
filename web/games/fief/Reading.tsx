/** The reading card of anything on the table: a village, a Lord, a fief, a bishopric, a card. */

import type { Target } from '@castellan/engine';
import type { FieView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Card } from '../../design/index.ts';
import { Arms } from './Arms.tsx';
import { bishopricNamed, fiefNamed, idOf, isSurprise, kindOf, kindOfCard, lordNamed, villageNamed } from './facts.ts';
import { CardPicture } from './Hand.tsx';
import { FieIcon } from './icons.ts';
import { buildingsIn, controlIn, stackIn } from './map/words.ts';
import { cardName, marksOf, nameOf, titlesOf } from './words.ts';

interface ReadingProps {
  readonly view: FieView;
  readonly target: Target;
  readonly speaker: Speaker;
}

export function canRead(view: FieView, target: Target): boolean {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'village':
      return villageNamed(view, id) !== null;
    case 'lord':
      return lordNamed(view, id) !== null;
    case 'fief':
      return fiefNamed(view, id) !== null;
    case 'bishopric':
      return bishopricNamed(view, id) !== null;
    case 'card':
      return true;
    default:
      return false;
  }
}

export function Reading({ view, target, speaker }: ReadingProps) {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'village':
      return <VillageReading view={view} id={id} speaker={speaker} />;
    case 'lord':
      return <LordReading view={view} id={id} speaker={speaker} />;
    case 'fief':
      return <FiefReading view={view} id={id} speaker={speaker} />;
    case 'bishopric':
      return <BishopricReading view={view} id={id} speaker={speaker} />;
    default:
      return <CardReading id={id} speaker={speaker} />;
  }
}

interface PartProps {
  readonly view: FieView;
  readonly id: string;
  readonly speaker: Speaker;
}

/** The name of a player, as messages say it. */
function seatName(speaker: Speaker): (seat: number) => string {
  return (seat) => speaker.say('fief.table.seat', { seat });
}

interface SheetProps {
  readonly name: ComponentChildren;
  /** What its card shows. */
  readonly picture?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Sheet({ name, picture, children }: SheetProps) {
  return (
    <Card size="reading" class="fie-reading" miniature={picture} name={name}>
      <ul>{children}</ul>
    </Card>
  );
}

function VillageReading({ view, id, speaker }: PartProps) {
  const village = villageNamed(view, id);
  if (village === null) return null;
  const nameOfSeat = seatName(speaker);
  return (
    <Sheet name={nameOf(speaker, 'village', id)}>
      <li>{[controlIn(speaker, village, nameOfSeat), ...buildingsIn(speaker, village)].join(', ')}</li>
      {village.stacks.map((stack) => (
        <li key={`${stack.seat} ${stack.outside}`}>{stackIn(speaker, stack, nameOfSeat)}</li>
      ))}
      <li class="caption">
        {nameOf(speaker, 'fief', village.fief)} · {nameOf(speaker, 'bishopric', village.bishopric)}
      </li>
    </Sheet>
  );
}

function LordReading({ view, id, speaker }: PartProps) {
  const found = lordNamed(view, id);
  if (found === null) return null;
  const { lord, owner } = found;
  const told = [...titlesOf(speaker, lord), ...marksOf(speaker, lord)];
  return (
    <Sheet
      name={
        <>
          <Arms lord={id} size={24} captive={lord.captor !== null} /> {nameOf(speaker, 'lord', id)}
        </>
      }
    >
      <li>{speaker.say('fief.table.family', { seat: owner })}</li>
      <li>{told.length === 0 ? speaker.say('fief.table.untitled') : told.join(', ')}</li>
      {lord.village !== null && <li>{speaker.say('fief.table.standsIn', { village: lord.village })}</li>}
      {lord.captor !== null && <li>{speaker.say('fief.table.heldBy', { seat: lord.captor, ransom: lord.ransom })}</li>}
    </Sheet>
  );
}

function FiefReading({ view, id, speaker }: PartProps) {
  const fief = fiefNamed(view, id);
  if (fief === null) return null;
  return (
    <Sheet name={nameOf(speaker, 'fief', id)}>
      <li>
        {fief.holder === null ? speaker.say(`fief.table.title.${fief.title}`, { price: fief.price }) : nameOf(speaker, 'lord', fief.holder)}
      </li>
      <li class="caption">{fief.villages.map((village) => nameOf(speaker, 'village', village)).join(', ')}</li>
    </Sheet>
  );
}

function BishopricReading({ view, id, speaker }: PartProps) {
  const bishopric = bishopricNamed(view, id);
  if (bishopric === null) return null;
  const nameOfSeat = seatName(speaker);
  const votes = bishopric.votes.flatMap((n, seat) => (n > 0 ? [speaker.say('fief.table.votes', { name: nameOfSeat(seat), n })] : []));
  return (
    <Sheet name={nameOf(speaker, 'bishopric', id)}>
      <li>{bishopric.bishop === null ? speaker.say('fief.table.noBishop') : nameOf(speaker, 'lord', bishopric.bishop)}</li>
      {votes.length > 0 && <li>{votes.join(', ')}</li>}
      {bishopric.calamities.map((calamity) => (
        <li key={calamity}>
          <FieIcon name={calamity} size={16} /> {speaker.say(`name.card.${calamity}`)}
        </li>
      ))}
      <li class="caption">{bishopric.villages.map((village) => nameOf(speaker, 'village', village)).join(', ')}</li>
    </Sheet>
  );
}

function CardReading({ id, speaker }: { readonly id: string; readonly speaker: Speaker }) {
  const kind = kindOfCard(id);
  return (
    <Sheet name={cardName(speaker, id)} picture={<CardPicture id={id} />}>
      <li>{speaker.say(`fief.card.${kind}.text`)}</li>
      {isSurprise(kind) && (
        <li>
          <FieIcon name="surprise" size={16} /> {speaker.say(`fief.card.${kind}.when`)}
        </li>
      )}
    </Sheet>
  );
}
