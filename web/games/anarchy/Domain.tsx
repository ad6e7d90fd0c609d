/** My domain deck, and the cards it turns up with the row that counts. */

import type { PlayerView } from '@castellan/anarchy';
import { Icon } from '../../design/index.ts';
import { DOMAIN_ROWS, type DomainRow, type Turned } from './domain.ts';
import { AnaIcon } from './icons.ts';
import { useAnaTable } from './table.ts';

export function DomainDeck({ of }: { readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  return (
    <span class="domain-deck">
      <span class="sym" data-tip={speaker.say('board.deck', { n: of.deck })}>
        <Icon name="deck" size={16} title={speaker.say('board.deck', { n: of.deck })} />
        <b>{of.deck}</b>
      </span>
      <span class="sym" data-tip={speaker.say('board.discard', { n: of.discard.length })}>
        <Icon name="discard" size={16} title={speaker.say('board.discard', { n: of.discard.length })} />
        <b>{of.discard.length}</b>
      </span>
    </span>
  );
}

export function DomainTray({ turned: { cards, row } }: { readonly turned: Turned }) {
  const { speaker } = useAnaTable();
  return (
    <section class="domain-tray" aria-label={speaker.say('board.turned')}>
      <h3 class="rubric">{row === null ? speaker.say('board.turned') : speaker.say(`name.area.${row}`)}</h3>
      <ol>
        {cards.map((n) => (
          <li key={n}>
            <DomainFace n={n} row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DomainFace({ n, row }: { readonly n: number; readonly row: DomainRow | null }) {
  const { speaker } = useAnaTable();
  return (
    <ul class="domain-card">
      {DOMAIN_ROWS.map((use) => (
        <li key={use} class={use === row ? 'used' : ''}>
          <span class="sr">{speaker.say(`name.area.${use}`)}</span>
          <RowValue n={n} row={use} />
        </li>
      ))}
    </ul>
  );
}

function RowValue({ n, row }: { readonly n: number; readonly row: DomainRow }) {
  const { speaker, facts } = useAnaTable();
  const { knight, valentine, michaelmas, lance, shield, ingredient, pennant } = facts.domainCard(n);
  switch (row) {
    case 'knightTraining':
      return <AnaIcon name={knight} size={16} title={true} />;
    case 'valentine':
      return (
        <>
          <AnaIcon name="valentine" size={14} />
          <b>{valentine}</b>
        </>
      );
    case 'michaelmas':
      return (
        <>
          <AnaIcon name="michaelmas" size={14} />
          <b>{michaelmas}</b>
        </>
      );
    case 'tournaments':
      return (
        <>
          <span class="sr">{speaker.say('board.joust', { lance, shield })}</span>
          <span class={`joust lance-${lance}`} aria-hidden="true">
            <AnaIcon name="lance" size={14} />
          </span>
          <span class={`joust shield-${shield}`} aria-hidden="true">
            <AnaIcon name="shield" size={14} />
          </span>
        </>
      );
    case 'brewery':
      return <AnaIcon name={ingredient} size={16} title={true} />;
    case 'lammas':
      return (
        <span class={`flag filled ${pennant}`}>
          <span class="sr">{speaker.say(`name.pennant.${pennant}`)}</span>
          <span aria-hidden="true">{speaker.say(`name.pennant.${pennant}`).slice(0, 1)}</span>
        </span>
      );
  }
}
