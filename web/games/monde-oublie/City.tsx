/** The city of a player: Empire cards, provinces and titans. */

import type { PlayerView } from '@castellan/monde-oublie';
import type { ComponentChildren } from 'preact';
import { Meeple, Miniature, signed, Vacant } from '../../design/index.ts';
import { useThing } from './Faces.tsx';
import { Art, MonIcon } from './icons.ts';
import { columnsFor, liesBelowCity } from './layout.ts';
import { Name } from './Name.tsx';
import { Reserve } from './Reserve.tsx';
import { Banners, Pennons, Powers, Symbols, tintOf } from './Symbols.tsx';
import { useMonTable } from './table.ts';

interface CityProps {
  readonly of: PlayerView;
  readonly own: boolean;
  /** Stands before its worth; its usual heading otherwise. */
  readonly title?: ComponentChildren;
  readonly note?: ComponentChildren;
}

export function City({ of: player, own, title, note }: CityProps) {
  const { speaker } = useMonTable();
  const { seat, city, provinces, titans, capacity, banners, cardVp, famineVp } = player;
  const room = capacity.total - capacity.used;
  const columns = columnsFor(city.length);
  return (
    <section class={`city ${columns > 5 || (own && liesBelowCity(player.reserved)) ? 'full' : ''}`}>
      <h3>
        {title ?? <span class="rubric">{speaker.say('board.city')}</span>}
        {note}
        <span class="worth">
          <Banners of={banners} speaker={speaker} unit={speaker.say('score.unit')} />
          {cardVp !== 0 && (
            <span class="tally" data-tip={speaker.say('board.cardVp')}>
              <MonIcon name="vp" size={18} title={speaker.say('board.cardVp')} />
              <b>{signed(cardVp)}</b>
            </span>
          )}
          {famineVp !== 0 && (
            <span class="tally short" data-tip={speaker.say('board.famineVp')}>
              <MonIcon name="famine" size={18} title={speaker.say('board.famineVp')} />
              <b>{signed(famineVp)}</b>
            </span>
          )}
        </span>
      </h3>
      <div class={`cards ${columns > 5 ? 'narrow' : ''}`} style={{ '--columns': columns }}>
        {city.map(({ card, damaged, citizen }, at) => (
          <CityCard
            key={`${card} ${at}`}
            id={card}
            target={own ? `city:${card}` : `rival:${seat}:${card}`}
            damaged={damaged}
            citizen={citizen}
            seat={seat}
          />
        ))}
        {room > 0 && city.length % columns !== 0 && (
          <Vacant class="room" style={{ '--from': (city.length % columns) + 1 }}>
            {speaker.say('board.room', { n: room, of: capacity.total })}
          </Vacant>
        )}
      </div>
      {provinces.length + titans.length > 0 && (
        <div class="trophies">
          {provinces.map((id, at) => (
            <Trophy key={`${id} ${at}`} kind="province" id={id} />
          ))}
          {titans.map((id, at) => (
            <Trophy key={`${id} ${at}`} kind="titan" id={id} />
          ))}
        </div>
      )}
      {own && liesBelowCity(player.reserved) && <Reserve of={player} />}
    </section>
  );
}

interface CityCardProps {
  readonly id: string;
  readonly target: string;
  readonly damaged: boolean;
  readonly citizen: number | null;
  readonly seat: number;
}

function CityCard({ id, target, damaged, citizen, seat }: CityCardProps) {
  const { printed, speaker, tincture } = useMonTable();
  const attributes = useThing();
  const facts = printed.cardOf(id);
  const { class: look, ...rest } = attributes(target, `cc ${damaged ? 'hurt' : ''}`);
  return (
    <div {...rest} class={look} data-mention={`card:${id}`} style={{ '--t': tintOf(facts.banners) }}>
      <span class="pens">
        <Pennons of={facts.banners} />
      </span>
      <Miniature>
        <Art name={id} size={28} />
        {damaged && <MonIcon name="damaged" size={24} class="crack" />}
      </Miniature>
      <span class="words">
        <b class="called">
          <Name>{speaker.say(`name.card.${id}`)}</Name>
        </b>
        {damaged ? (
          <span class="state">
            <Name>{speaker.say('board.damaged')}</Name>
          </span>
        ) : (
          <span class="gives">
            <Symbols of={facts.icons} size={14} />
            <Powers of={facts} />
          </span>
        )}
      </span>
      {citizen !== null && (
        <span class="on">
          <Meeple tincture={tincture(seat)} size={24}>
            <span aria-hidden="true">{citizen}</span>
          </Meeple>
          <span class="sr">{speaker.say('board.placedCitizen', { citizen, seat })}</span>
        </span>
      )}
    </div>
  );
}

function Trophy({ kind, id }: { readonly kind: 'province' | 'titan'; readonly id: string }) {
  const { printed, speaker, fresh } = useMonTable();
  const { banners, icons, scoresAtEnd } = kind === 'titan' ? printed.titanOf(id) : printed.provinceOf(id);
  const target = kind === 'titan' ? `owned:${id}` : `land:${id}`;
  return (
    <div class={`trophy ${kind} ${fresh.has(target) ? 'fresh' : ''}`} data-target={target} data-mention={`${kind}:${id}`}>
      <span class="pens">
        <Pennons of={banners} />
      </span>
      <Art name={id} size={28} />
      <span class="sr">{speaker.say(`name.${kind}.${id}`)}</span>
      <span class="gives">
        <Symbols of={icons} size={14} />
        {scoresAtEnd && <MonIcon name="vp" size={14} title={true} />}
      </span>
    </div>
  );
}
