/** The armies of a player: coins on name and art, what they lend, what they cost. */

import type { ArmyView, PlayerView } from '@castellan/monde-oublie';
import { Miniature, Seal, Vacant } from '../../design/index.ts';
import { useThing } from './Faces.tsx';
import { Art } from './icons.ts';
import { areFlat } from './layout.ts';
import { Name } from './Name.tsx';
import { armySymbols, Symbols } from './Symbols.tsx';
import { useMonTable } from './table.ts';

export function Armies({ of: player, own }: { readonly of: PlayerView; readonly own: boolean }) {
  const { choice, speaker, tally } = useMonTable();
  const attributes = useThing();
  const { armies, armyLimit, seat } = player;
  const room = (armies.length < armyLimit && armies.length < 3) || (own && choice.lit('army:new') !== null);
  const slots = armies.length + (room ? 1 : 0);
  return (
    <section class={`armies ${areFlat(slots) ? 'flat' : ''}`}>
      <h3>
        <span class="rubric">{speaker.say('board.armies')}</span>
        {own && tally !== null ? (
          <span class={`caption tallied ${tally.attack >= tally.defence ? 'reached' : ''}`} role="status">
            <b>{speaker.say('board.tally.attack', { attack: tally.attack, defence: tally.defence })}</b>{' '}
            <span class={tally.price > player.coins ? 'short' : ''}>
              {speaker.say('board.tally.price', { price: tally.price, coins: player.coins })}
            </span>
          </span>
        ) : (
          <span class="caption" data-tip={speaker.say('board.armyLimit')}>
            {armies.length} / {armyLimit}
          </span>
        )}
      </h3>
      {armies.map((army, at) => (
        <Army key={at} of={army} target={own ? `army:${at + 1}` : `rival-army:${seat}:${at + 1}`} />
      ))}
      {room &&
        (own ? (
          <div {...attributes('army:new', 'vacant army-room')}>{speaker.say('board.newArmy')}</div>
        ) : (
          <Vacant class="army-room">{speaker.say('board.newArmy')}</Vacant>
        ))}
    </section>
  );
}

function Army({ of: army, target }: { readonly of: ArmyView; readonly target: string }) {
  const { speaker } = useMonTable();
  const attributes = useThing();
  const { active, legacy, nameCoins, artCoins, used, price, symbols } = army;
  const { class: look, ...rest } = attributes(target, `army ${used ? 'spent' : ''}`);
  return (
    <div {...rest} class={look} data-mention={`soldier:${active}`}>
      <Miniature class={`under-${Math.min(3, legacy.length)}`}>
        <Art name={active} size={36} />
        {artCoins > 0 && (
          <Seal class="coins">
            <span class="sr">{speaker.say('board.artCoins', { n: artCoins })}</span>
            <span aria-hidden="true">{artCoins}</span>
          </Seal>
        )}
      </Miniature>
      <span class="called">
        <span>
          <Name>{speaker.say(`name.soldier.${active}`)}</Name>
        </span>
        {nameCoins > 0 && (
          <Seal class="coins">
            <span class="sr">{speaker.say('board.nameCoins', { n: nameCoins })}</span>
            <span aria-hidden="true">{nameCoins}</span>
          </Seal>
        )}
        {!used && <Price of={army} words={speaker.say('board.price', { n: price })} />}
      </span>
      <span class="lent">
        <Symbols of={armySymbols(symbols)} />
        {legacy.length > 0 && <span class="sr">{speaker.say('board.legacyOf', { soldiers: [...legacy] })}</span>}
        {used && <Price of={army} words={speaker.say('board.used')} />}
      </span>
    </div>
  );
}

function Price({ of: { nameCoins, artCoins, price }, words }: { readonly of: ArmyView; readonly words: string }) {
  const { speaker } = useMonTable();
  return (
    <small class="price" data-tip={speaker.say('board.nextPrice', { name: nameCoins, art: artCoins, price })}>
      {words}
    </small>
  );
}
