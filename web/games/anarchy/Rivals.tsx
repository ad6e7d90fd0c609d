/** The others: their attack cards where knowledge can be used, and on a phone all there is to see of them. */

import type { PlayerView } from '@castellan/anarchy';
import type { Seat } from '@castellan/engine';
import { Button, Shield } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { Attacks, Castle } from './defence/index.ts';
import { AnaIcon } from './icons.ts';
import { Attributes, Standing } from './Panel.tsx';
import { Paths } from './Paths.tsx';
import { Sheets } from './Sheets.tsx';
import { openSheets, useAnaTable } from './table.ts';

/** Face-down attack cards of players whose cards are not drawn otherwise, while they can be turned up. */
export function Spying({ but }: { readonly but: Seat }) {
  const { view, choice, speaker, tincture, nameOf } = useAnaTable();
  const hidden = view.players
    .filter(({ seat }) => seat !== but)
    .map(({ seat, attacks }) => ({ seat, attacks: attacks.filter(({ slot }) => choice.lit(`attack:${seat}.${slot}`) !== null) }))
    .filter(({ attacks }) => attacks.length > 0);
  if (hidden.length === 0) return null;
  return (
    <ul class="spying" aria-label={speaker.say('board.spying')} data-tip={speaker.say('board.spying')}>
      {hidden.map(({ seat, attacks }) => (
        <li key={seat}>
          <Shield tincture={tincture(seat)} size={18} title={nameOf(seat)} />
          {attacks.map(({ slot, type }) => (
            <div key={slot} {...thing(choice, `attack:${seat}.${slot}`, 'peek')}>
              <span class="sr">{speaker.say(`name.attack.${type}`)}</span>
              <AnaIcon name={type} size={18} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

export function Rivals({ players }: { readonly players: readonly PlayerView[] }) {
  const { view, speaker } = useAnaTable();
  if (players.length === 0)
    return (
      <section class="alone">
        <h2 class="rubric">{speaker.say('term.rival')}</h2>
        <p>{view.rival === null ? speaker.say('board.alone') : speaker.say('board.rivalAt', { place: view.rival })}</p>
        <p class="caption">{speaker.say('term.rival.help')}</p>
      </section>
    );
  return (
    <>
      {players.map((of) => (
        <Rival key={of.seat} of={of} />
      ))}
    </>
  );
}

function Rival({ of }: { readonly of: PlayerView }) {
  const { view, speaker, tincture, nameOf } = useAnaTable();
  const isOpen = openSheets.value === of.seat;
  return (
    <section class={`rival-board seat-${tincture(of.seat)}`} aria-label={nameOf(of.seat)}>
      <h2>
        <Shield tincture={tincture(of.seat)} size={24} />
        {nameOf(of.seat)}
      </h2>
      <div class="line">
        <Attributes of={of} speaker={speaker} />
      </div>
      <Standing view={view} of={of} speaker={speaker} />
      <Attacks of={of} small />
      <Castle of={of} size="strip" />
      <Paths of={of} />
      <Button
        aria-expanded={isOpen}
        onClick={() => {
          openSheets.value = isOpen ? null : of.seat;
        }}
      >
        {speaker.say(isOpen ? 'board.close' : 'board.showSheets')}
      </Button>
      {isOpen && <Sheets of={of} page="rivals" touch />}
    </section>
  );
}
