/** The payment tray: what it costs, what the chosen cards give, what is still missing. The cards themselves are tapped where they lie. */

import type { Option } from '@castellan/engine';
import { RESOURCES } from '@castellan/medievalia/vocabulary';
import { Chip, Icon } from '../../design/index.ts';
import { type Choice, thing } from '../../shell/index.ts';
import { typeOf } from './facts.ts';
import { Art, MedIcon } from './icons.ts';
import { chooseAmong, chosenAmong, type Payment, type Source } from './paying.ts';
import { useMedTable } from './table.ts';
import { charactersOf } from './where.ts';

export function PaymentTray({ of: payment }: { readonly of: Payment }) {
  const { choice, speaker, view } = useMedTable();
  const { cost, any, produced, asked, discards, missing, over, powers, asks, chosen, helps } = payment;
  const { purchase } = view;
  if (purchase === null) return null;
  const needed = RESOURCES.filter((resource) => cost[resource] > 0);
  const given = RESOURCES.filter((resource) => produced[resource] + asked[resource] > 0);
  // They may lie out of sight, or have been chosen before anybody looked.
  const used = chosen.flatMap((option) => (option.move === 'use' || option.move === 'power' ? [option.card] : []));
  const discarded = chosen.flatMap((option) => (option.move === 'discard' ? [option.card] : []));
  const canAsk = asks.some((options) => options.length > 0);
  return (
    <section class={`paying ${missing === 0 ? 'covered' : ''}`} aria-label={speaker.say('board.payment')}>
      <div class="bought">
        {purchase.card !== null ? <Art name={typeOf(purchase.card)} size={44} /> : <MedIcon name="hand" size={44} />}
        <span>
          <span class="rubric">{speaker.say(helps ? 'board.aidFor' : `board.buying.${purchase.purpose}`, { seat: purchase.seat })}</span>
          <b>
            {purchase.card === null
              ? speaker.say(`board.deck.${purchase.deck ?? 'territory'}`)
              : speaker.say(`name.card.${typeOf(purchase.card)}`)}
          </b>
        </span>
      </div>
      <dl class="bill">
        <div>
          <dt>{speaker.say('board.cost')}</dt>
          <dd>
            {needed.map((resource) => (
              <span key={resource} class={`due ${missing === 0 || produced[resource] + asked[resource] >= cost[resource] ? 'met' : ''}`}>
                {cost[resource]}
                <MedIcon name={resource} size={20} title={true} />
              </span>
            ))}
            {any > 0 && (
              <span class={`due ${missing === 0 ? 'met' : ''}`}>
                {any}
                <MedIcon name="any" size={20} title={true} />
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{speaker.say('board.given')}</dt>
          <dd>
            {given.map((resource) => (
              <span key={resource} class="sym">
                {produced[resource] + asked[resource]}
                <MedIcon name={resource} size={20} title={true} />
              </span>
            ))}
            {used.length > 0 && <span class="caption">{speaker.say('board.payers', { cards: used })}</span>}
            {discards > 0 && (
              <span class="sym" data-tip={speaker.say('board.discards', { n: discards })}>
                {discards}
                <MedIcon name="discard" size={20} title={true} />
              </span>
            )}
            {discards > 0 && <span class="caption">{speaker.say('board.payers', { cards: discarded })}</span>}
            {given.length === 0 && discards === 0 && <span class="caption">{speaker.say('board.nothing')}</span>}
          </dd>
        </div>
      </dl>
      <p class={`state ${missing === 0 ? 'gain' : 'short'}`} aria-live="polite">
        <Icon name={missing === 0 ? 'confirm' : 'waiting'} size={20} />
        {missing > 0
          ? speaker.say('board.missing', { n: missing })
          : over === null
            ? speaker.say('board.coveredWithPowers')
            : over.exchanges > 0
              ? speaker.say('board.exchanged', { n: over.exchanges, lost: over.lost })
              : over.lost > 0
                ? speaker.say('board.over', { n: over.lost })
                : speaker.say('board.covered')}
      </p>
      {helps && (
        <Chip class="decline" icon="refuse" onClick={() => decline(choice)}>
          {speaker.say('board.declineAid')}
        </Chip>
      )}
      {powers.length > 0 && (
        <div class="powers">
          <span class="caption">{speaker.say('board.powers')}</span>
          {powers.map((option) => (
            <PowerChip key={option.key} of={option} rivals={alternativesTo(choice.asked?.options ?? [], option)} />
          ))}
        </div>
      )}
      {canAsk && (
        <div class="asks">
          <span class="caption">{speaker.say('board.askAlly')}</span>
          {RESOURCES.map((resource, i) =>
            asks[i].length === 0 ? null : (
              <span key={resource} class="wish">
                <button
                  type="button"
                  aria-label={speaker.say('board.askLess', { resource })}
                  disabled={chosenAmong(asks[i], choice.chosen) < 0}
                  onClick={() => chooseAmong(choice, asks[i], chosenAmong(asks[i], choice.chosen) - 1)}
                >
                  −
                </button>
                <span {...thing(choice, `ally:${resource}`, 'amount')}>
                  {chosenAmong(asks[i], choice.chosen) + 1}
                  <MedIcon name={resource} size={18} title={true} />
                </span>
                <button
                  type="button"
                  aria-label={speaker.say('board.askMore', { resource })}
                  disabled={chosenAmong(asks[i], choice.chosen) + 1 >= asks[i].length}
                  onClick={() => chooseAmong(choice, asks[i], chosenAmong(asks[i], choice.chosen) + 1)}
                >
                  +
                </button>
              </span>
            ),
          )}
        </div>
      )}
    </section>
  );
}

/** Helps with nothing at all. */
function decline(choice: Choice): void {
  for (const option of choice.chosen) choice.choose(option);
  choice.confirm();
}

/** A card's options of this payment, of which only one can be chosen. */
function alternativesTo(options: readonly Option[], option: Option): readonly Option[] {
  const [target] = option.at ?? [];
  return options.filter(({ at }) => target !== undefined && at?.includes(target));
}

function PowerChip({ of: option, rivals }: { readonly of: Source; readonly rivals: readonly Option[] }) {
  const { choice, speaker, view } = useMedTable();
  const isChosen = choice.chosen.some(({ key }) => key === option.key);
  const [target] = option.at ?? [];
  const host = charactersOf(view).find(({ card }) => target === `card:${card.id}`)?.host ?? null;
  return (
    <Chip
      kind="gilt"
      aria-pressed={isChosen}
      data-tip={speaker.say(`term.${option.card}.help`)}
      onClick={() => chooseAmong(choice, rivals, isChosen ? -1 : rivals.indexOf(option))}
    >
      {host === null ? speaker.say(`name.card.${option.card}`) : speaker.say('board.powerOf', { card: option.card, hostCard: host.type })}
    </Chip>
  );
}
