/** What is on offer on the board: titans, soldiers, the province, the Empire row, and cards to choose among. */

import type { RowPlace, TitanStackView } from '@castellan/monde-oublie';
import type { ComponentChildren } from 'preact';
import { CardBack, Popup, Vacant } from '../../design/index.ts';
import type { rollIn } from './changes.ts';
import { EmpireFace, ProvinceFace, SoldiersFace, TitanFace, useThing } from './Faces.tsx';
import { Art, MonIcon } from './icons.ts';
import { Roll } from './Roll.tsx';
import { useMonTable } from './table.ts';
import type { Tray } from './tray.ts';

function Band({
  name,
  title,
  note,
  children,
}: {
  readonly name: string;
  readonly title: string;
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={`band ${name}`} aria-label={title}>
      <h3>
        <span class="rubric">{title}</span>
        {note !== undefined && <span class="caption">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

export function Titans({ tray, roll }: { readonly tray: Tray | null; readonly roll: ReturnType<typeof rollIn> }) {
  const { view, speaker } = useMonTable();
  return (
    <Band name="titans" title={speaker.say('board.titans')} note={roll === null ? undefined : <Roll {...roll} />}>
      <div class="row">
        {view.titans.map((stack) => (
          <Stack key={stack.stars} of={stack} still={tray?.kind === 'titans' && stack.top !== null && tray.cards.includes(stack.top)} />
        ))}
      </div>
    </Band>
  );
}

function Stack({ of: { stars, top, beneath }, still }: { readonly of: TitanStackView; readonly still: boolean }) {
  const { printed, speaker } = useMonTable();
  if (top === null && beneath.length > 0)
    return (
      <CardBack class="titan" tone="green" count={beneath.length} data-spot={`stack:${stars}`}>
        {'★'.repeat(stars)}
      </CardBack>
    );
  if (top === null)
    return (
      <Vacant class="titan" data-spot={`stack:${stars}`}>
        <span>
          <span class="stars" aria-hidden="true">
            {'★'.repeat(stars)}
          </span>
          <br />
          {speaker.say('board.noTitan')}
        </span>
      </Vacant>
    );
  const known = beneath.filter((titan) => titan !== null);
  const words = speaker.say('board.beneath', { names: known.map((titan) => speaker.say(`name.titan.${titan}`)) });
  return (
    <TitanFace id={top} target={`titan:${top}`} still={still} spot={`stack:${stars}`}>
      <span class="foot">
        <span>
          <span class="stars" aria-hidden="true">
            {'★'.repeat(stars)}{' '}
          </span>
          {speaker.say('board.dice', { n: printed.titanOf(top).dice })} · {speaker.say('board.left', { n: beneath.length })}
        </span>
        {known.length > 0 && !still && (
          <span class="known" data-tip={words}>
            <MonIcon name="reserve" size={14} />
            <span class="sr">{words}</span>
            {known.map((titan) => (
              <Art key={titan} name={titan} size={16} />
            ))}
          </span>
        )}
      </span>
    </TitanFace>
  );
}

/** An empty place names who took the card. */
function Taken({ place, spot }: { readonly place: RowPlace; readonly spot: string }) {
  const { speaker } = useMonTable();
  return (
    <Vacant data-spot={spot}>
      {place.takenBy === null ? speaker.say('board.empty') : speaker.say('board.takenBy', { seat: place.takenBy })}
    </Vacant>
  );
}

export function Soldiers() {
  const { view, speaker } = useMonTable();
  const { militaryRow, militaryDeck, militaryDiscard } = view;
  return (
    <Band
      name="soldiers"
      title={speaker.say('board.soldiers')}
      note={
        <span data-tip={speaker.say('board.militaryPiles', { deck: militaryDeck, discard: militaryDiscard.length })}>
          {speaker.say('board.deckLeft', { n: militaryDeck })}
        </span>
      }
    >
      <div class="row">
        {militaryRow.map((place, at) =>
          place.card === null ? (
            <Taken key={at} place={place} spot={`place:soldiers:${at}`} />
          ) : (
            <div key={at} class="place" data-spot={`place:soldiers:${at}`}>
              <SoldiersFace id={place.card} target={`soldiers:${place.card}`} />
            </div>
          ),
        )}
      </div>
    </Band>
  );
}

export function Province({ still }: { readonly still: boolean }) {
  const { view, speaker, choice } = useMonTable();
  const attributes = useThing();
  const { top, beneath } = view.province;
  const known = beneath.filter((province) => province !== null);
  const left = speaker.say('board.left', { n: beneath.length });
  const pile = 'deck:province';
  return (
    <Band
      name="province"
      title={speaker.say('board.province')}
      note={
        choice.lit(pile) === null ? (
          <span
            data-tip={
              known.length > 0 ? speaker.say('board.beneath', { names: known.map((id) => speaker.say(`name.province.${id}`)) }) : undefined
            }
          >
            {left}
          </span>
        ) : undefined
      }
    >
      <div class="row" data-spot="pile:province">
        {top === null ? (
          <Vacant>{speaker.say('board.noProvince')}</Vacant>
        ) : (
          <ProvinceFace id={top} target={still ? `top:${top}` : `province:${top}`} />
        )}
        {choice.lit(pile) !== null && (
          <div {...attributes(pile, 'pile')}>
            <CardBack tone="green" count={beneath.length} />
          </div>
        )}
      </div>
    </Band>
  );
}

export function EmpireRow() {
  const { view, speaker } = useMonTable();
  const attributes = useThing();
  const { deck, empireDeck, empireDeckB, empireRow } = view;
  const waits = deck === 'A' ? ` ${speaker.say('board.deckBWaits', { n: empireDeckB })}` : '';
  return (
    <Band name="empire" title={speaker.say('board.row')}>
      <div class="row" style={{ '--places': empireRow.length }}>
        <div {...attributes('deck:empire', 'pile')} data-tip={speaker.say('board.empireDeck', { deck, n: empireDeck }) + waits}>
          <span class="sr">{speaker.say('board.empireDeck', { deck, n: empireDeck })}</span>
          <CardBack tone={deck === 'A' ? 'blue' : 'red'} count={empireDeck} aria-hidden={true}>
            {deck}
          </CardBack>
        </div>
        {empireRow.map((place, at) =>
          place.card === null ? (
            <Taken key={at} place={place} spot={`place:row:${at}`} />
          ) : (
            <div key={at} class="place" data-spot={`place:row:${at}`}>
              <EmpireFace id={place.card} target={`row:${place.card}`} />
            </div>
          ),
        )}
        <Discard />
      </div>
    </Band>
  );
}

/** Face up: anybody may look through it. */
function Discard() {
  const { view, speaker } = useMonTable();
  const { empireDiscard: cards } = view;
  const words = speaker.say('board.discardOf', { n: cards.length });
  if (cards.length === 0)
    return (
      <Vacant class="discard" data-spot="discard">
        {speaker.say('board.discard')}
      </Vacant>
    );
  return (
    <Popup
      class="vacant discard"
      label={speaker.say('board.discardCount', { n: cards.length })}
      boxClass="mo-discard"
      button={
        <span data-spot="discard">
          {speaker.say('board.discard')} <b>{cards.length}</b>
        </span>
      }
    >
      {() => (
        <>
          <h3 class="rubric">{words}</h3>
          <ul>
            {cards.toReversed().map((id, at) => (
              <li key={at}>
                <Art name={id} size={24} />
                {speaker.say(`name.card.${id}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  );
}

/** Cards that lie open only for whoever chooses among them. */
export function TrayBand({ of: { kind, cards } }: { readonly of: Tray }) {
  const { speaker } = useMonTable();
  return (
    <Band name={`opened ${kind}`} title={speaker.say(`board.tray.${kind}`)} note={speaker.say(`board.tray.${kind}.help`)}>
      <div class="row">
        {cards.map((id, at) => (
          <TrayCard key={at} kind={kind} id={id} />
        ))}
      </div>
    </Band>
  );
}

function TrayCard({ kind, id }: { readonly kind: Tray['kind']; readonly id: string }) {
  switch (kind) {
    case 'explored':
      return <EmpireFace id={id} target={`explored:${id}`} />;
    case 'titans':
      return <TitanFace id={id} target={`titan:${id}`} />;
    case 'provinces':
      return <ProvinceFace id={id} target={`province:${id}`} />;
  }
}
