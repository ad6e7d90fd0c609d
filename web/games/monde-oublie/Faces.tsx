/** Cards as they lie on the table. */

import type { ComponentChildren } from 'preact';
import { Card, Miniature } from '../../design/index.ts';
import { type Thing, thing } from '../../shell/index.ts';
import { Art, MonIcon } from './icons.ts';
import { Name } from './Name.tsx';
import { Cost, Pennons, Powers, Symbols, tintOf } from './Symbols.tsx';
import { useMonTable } from './table.ts';

/** Classes of a thing that has just changed. */
export function useThing(): (target: string, classes: string) => Thing {
  const { choice, fresh } = useMonTable();
  return (target, classes) => thing(choice, target, fresh.has(target) ? `${classes} fresh` : classes);
}

/** An Empire card on offer: in the row, among those explored. */
export function EmpireFace({ id, target }: { readonly id: string; readonly target: string }) {
  const { view, me, printed, speaker } = useMonTable();
  const attributes = useThing();
  const facts = printed.cardOf(id);
  const { class: look, ...rest } = attributes(target, 'emp');
  const hasText = speaker.has(`text.card.${id}`);
  return (
    <Card
      {...rest}
      class={look}
      data-mention={`card:${id}`}
      style={{ '--t': tintOf(facts.banners) }}
      signs={<Pennons of={facts.banners} />}
      cost={<Cost of={facts.cost} discount={me === null ? 0 : view.players[me].discount} speaker={speaker} />}
      miniature={<Art name={id} size={44} />}
      name={<Name>{speaker.say(`name.card.${id}`)}</Name>}
      symbols={
        facts.icons.length > 0 || hasText ? (
          <>
            <Symbols of={facts.icons} />
            {hasText && (
              <span class="signs-only" aria-hidden="true">
                <Powers of={facts} gained={false} />
              </span>
            )}
          </>
        ) : undefined
      }
      text={hasText ? speaker.say(`text.card.${id}`) : undefined}
    />
  );
}

/** Soldiers on offer. */
export function SoldiersFace({ id, target }: { readonly id: string; readonly target: string }) {
  const { printed, speaker } = useMonTable();
  const attributes = useThing();
  const { cost, symbols, legacy } = printed.soldiersOf(id);
  const { class: look, ...rest } = attributes(target, 'mil');
  return (
    <Card
      {...rest}
      class={look}
      data-mention={`soldier:${id}`}
      cost={cost.coins + cost.knowledge > 0 ? <Cost of={cost} speaker={speaker} /> : undefined}
      miniature={<Art name={id} size={44} />}
      name={<Name>{speaker.say(`name.soldier.${id}`)}</Name>}
      symbols={<Symbols of={symbols} />}
    >
      {legacy.length > 0 && (
        <span class="legacy" data-tip={speaker.say('term.legacy.help')}>
          {speaker.say('board.legacy')} <Symbols of={legacy} size={14} />
        </span>
      )}
    </Card>
  );
}

export function ProvinceFace({
  id,
  target,
  children,
}: {
  readonly id: string;
  readonly target: string;
  readonly children?: ComponentChildren;
}) {
  const { printed, speaker } = useMonTable();
  const attributes = useThing();
  const { icons } = printed.provinceOf(id);
  const { class: look, ...rest } = attributes(target, 'prov');
  return (
    <Card
      {...rest}
      class={look}
      data-mention={`province:${id}`}
      miniature={<Art name={id} size={44} />}
      name={<Name>{speaker.say(`name.province.${id}`)}</Name>}
      symbols={<Symbols of={icons} />}
      text={speaker.has(`text.province.${id}`) ? speaker.say(`text.province.${id}`) : undefined}
    >
      {children}
    </Card>
  );
}

interface TitanFaceProps {
  readonly id: string;
  readonly target: string;
  /** A stack whose cards lie open beside it is not touched itself. */
  readonly still?: boolean;
  readonly spot?: string;
  readonly children?: ComponentChildren;
}

export function TitanFace({ id, target, still, spot, children }: TitanFaceProps) {
  const { printed, speaker, tally } = useMonTable();
  const attributes = useThing();
  const facts = printed.titanOf(id);
  const attacked = tally?.titan === id;
  const { class: look, ...rest } = still ? { class: 'titan', 'data-target': target } : attributes(target, 'titan');
  return (
    <div
      {...rest}
      class={`card ${look} ${attacked ? 'hostile' : ''}`}
      data-mention={`titan:${id}`}
      data-spot={spot}
      style={{ '--t': tintOf(facts.banners) }}
    >
      <span class="name">
        <Name>{speaker.say(`name.titan.${id}`)}</Name>
      </span>
      <span class="body">
        <Miniature>
          <Art name={id} size={44} />
        </Miniature>
        <span class="force">
          <span class="stars" role="img" aria-label={speaker.say('board.stars', { stars: facts.stars })}>
            {'★'.repeat(facts.stars)}
          </span>
          <span class="def">
            <span class="sr">{speaker.say('board.defence', { defence: facts.defence })}</span>
            <span aria-hidden="true">{facts.defence}</span>
          </span>
          <span class="by" data-tip={speaker.say(facts.arrowsCount ? 'board.arrowsToo' : 'board.swordsOnly')}>
            <MonIcon name="sword" size={18} title={true} />
            {facts.arrowsCount && (
              <>
                <i aria-hidden="true">+</i>
                <MonIcon name="arrow" size={18} title={true} />
              </>
            )}
          </span>
        </span>
      </span>
      <span class="syms">
        <Pennons of={facts.banners} />
        <Symbols of={facts.icons} />
      </span>
      {speaker.has(`text.titan.${id}`) && <span class="text">{speaker.say(`text.titan.${id}`)}</span>}
      {children}
      {attacked && (
        <span class={`tag ${tally.attack >= tally.defence ? 'reached' : 'short'}`}>
          {tally.attack} / {tally.defence}
        </span>
      )}
    </div>
  );
}
