/** A battle as a stage of its own: each attacking army a column, below it who engaged it or what it strikes, and what comes of it. */

import type { Asked } from '@castellan/engine';
import type { BattleView, CardView, FiefView, FighterView, FormationView, HostView, MedView } from '@castellan/medievalia';
import {
  clashOf,
  comingTo,
  type Fighter,
  faceIn,
  fallenIf,
  fallenOf,
  protectionIn,
  shieldIn,
  threatTo,
  toughnessOf,
} from '@castellan/medievalia/preview';
import { BATTLE_STAGES } from '@castellan/medievalia/vocabulary';
import { Miniature, Shield, Vacant } from '../../design/index.ts';
import { type Choice, thing } from '../../shell/index.ts';
import { type Column, columnsOf, inOrder } from './columns.ts';
import { Fief } from './Fief.tsx';
import { typeOf } from './facts.ts';
import { Art, MedIcon } from './icons.ts';
import { changeBy, Strength, Then, Troop } from './People.tsx';
import { useMedTable } from './table.ts';
import { cardNamed, cardsIn, charactersOf, fiefNamed, homeOf, idOf, isNeutral, kindOf, southOf } from './where.ts';

/** Questions in which armies are touched as a whole; in the others it is their cards. */
const ABOUT_ARMIES: readonly string[] = ['deployAttack', 'deployDefence', 'chooseTarget', 'chooseStruckArmy'];

export function BattleStage({ of: battle }: { readonly of: BattleView }) {
  const { choice, me, speaker, view } = useMedTable();
  const fief = fiefNamed(view, battle.fief);
  const columns = columnsOf(battle);
  const founding = battle.stage === 'attack' && fief !== null && !isNeutral(fief);
  const abreast = columns.length + (founding ? 1 : 0);
  const layout = abreast > 3 ? 'narrow' : columns.length > 2 ? '' : abreast < 2 ? 'few single' : 'few';
  return (
    <div class="battle">
      <Stages of={battle} inTheOpen={fief !== null && isNeutral(fief)} />
      <div class={`columns ${layout}`} style={{ '--columns': Math.max(1, abreast) }}>
        {columns.map((column) => (
          <ArmyColumn key={column.number} of={column} battle={battle} />
        ))}
        {founding && (
          <section class="column new" data-drop="army:new">
            <h3>
              <span class="title-words">{speaker.say('board.newArmy')}</span>
            </h3>
            <Vacant {...thing(choice, 'army:new', 'slot drop')}>
              {battle.attacker === me ? speaker.say('board.newArmy.help') : speaker.say('board.deploying', { seat: battle.attacker })}
            </Vacant>
          </section>
        )}
      </div>
      {fief !== null && <Field of={fief} battle={battle} />}
    </div>
  );
}

function Stages({ of: { stage }, inTheOpen }: { readonly of: BattleView; readonly inTheOpen: boolean }) {
  const { speaker } = useMedTable();
  const stages = inTheOpen ? BATTLE_STAGES.slice(3) : BATTLE_STAGES;
  const now = stages.indexOf(stage);
  return (
    <ol class="stages" aria-label={speaker.say('board.stages')}>
      {stages.map((id, at) => (
        <li key={id} class={at < now ? 'past' : at === now ? 'now' : ''} aria-current={at === now ? 'step' : undefined}>
          {at < now && '✓ '}
          {speaker.say(`name.stage.${id}`)}
        </li>
      ))}
    </ol>
  );
}

/** Where the fight goes on: the fief with all that can be attacked, and those elsewhere that arrows or heals reach. */
function Field({ of: fief, battle }: { readonly of: FiefView; readonly battle: BattleView }) {
  const { choice, me, speaker, staged, view } = useMedTable();
  // Nothing lies in a neutral fief but the armies: there one's own fief stays in sight.
  const shown = fief.seat ?? southOf(me);
  const home = homeOf(view, shown);
  const here = new Set(home === null ? [] : cardsIn(view, home).map(({ id }) => id));
  const reached = new Set(
    (choice.asked?.options ?? []).flatMap(({ at }) => at ?? []).flatMap((target) => (kindOf(target) === 'card' ? [idOf(target)] : [])),
  );
  const elsewhere = charactersOf(view).filter(({ card }) => reached.has(card.id) && !here.has(card.id) && !staged.has(card.id));
  return (
    <div class={`field ${elsewhere.length > 0 ? 'with-others' : ''}`}>
      <Fief of={view.players[shown]} />
      {elsewhere.length > 0 && (
        <section class="elsewhere-cards">
          <h3 class="rubric">{speaker.say('board.elsewhere')}</h3>
          <div class="folk">
            {elsewhere.map(({ card }) => (
              <Troop key={card.id} of={card} abroad />
            ))}
          </div>
        </section>
      )}
      <span class="sr">{speaker.say('board.battle', { seat: battle.attacker, enemySeat: battle.defender })}</span>
    </div>
  );
}

function ArmyColumn({ of: column, battle }: { readonly of: Column; readonly battle: BattleView }) {
  const { choice, speaker, tincture } = useMedTable();
  const { number, army, foe, sharedWith } = column;
  const step = choice.asked?.step ?? '';
  const choosing = isAiming(choice.asked, number);
  const target = `army:${number}`;
  const onTop = step === 'deployAttack' || step === 'chooseStruckArmy';
  return (
    <section class={`column ${choosing ? 'choosing' : ''}`} data-drop={target} aria-label={speaker.say('board.army', { army: number })}>
      <h3>
        <Shield tincture={tincture(army.seat)} size={20} />
        <span class="title-words">{speaker.say('board.armyTitle')}</span>
        <b class="number">{number}</b>
        <Strength attack={army.attack} defence={toughnessOf(army.cards)} size={20} />
      </h3>
      <Formation of={struck(army, comingTo(battle, army, foe))} drop={onTop ? target : null} />
      <div class="versus">
        <MedIcon name="clash" size={24} title={true} />
        {army.foe !== null && <b>{army.attack}</b>}
      </div>
      {sharedWith !== null ? (
        <div class="slot shared">{speaker.say('board.sharedFoe', { army: sharedWith })}</div>
      ) : foe !== null ? (
        <Formation
          of={foe}
          drop={step === 'deployDefence' ? target : step === 'chooseTarget' && foe.army === number ? `defence:${number}` : null}
        />
      ) : (
        <FreeSlot number={number} battle={battle} />
      )}
      <Verdict of={column} battle={battle} />
    </section>
  );
}

/** A formation as that many points would leave it. */
function struck(formation: FormationView, damage: number): FormationView {
  if (damage === formation.damage) return formation;
  const fallen = fallenOf(damage, formation.cards);
  return { ...formation, damage, cards: formation.cards.map((card) => ({ ...card, falls: fallen.includes(card.id) })) };
}

/** Whether this army is the one that chooses its target. */
function isAiming(asked: Asked | null, army: number): boolean {
  return asked?.step === 'chooseTarget' && asked.params.army === army;
}

/** Where nobody stands yet. */
function FreeSlot({ number, battle }: { readonly number: number; readonly battle: BattleView }) {
  const { choice, speaker } = useMedTable();
  const open = choice.asked?.step === 'deployDefence';
  const coming = open && typeof choice.asked?.params.id === 'string' ? choice.asked.params.id : null;
  return (
    <Vacant {...(open ? thing(choice, `army:${number}`, 'slot drop') : { class: 'slot' })} data-number={number}>
      {coming === null ? (
        speaker.say(`board.slot.${slotOf(battle, choice.asked, number)}`)
      ) : (
        <>
          <Ghost type={typeOf(coming)} />
          {speaker.say('board.engageHere', { army: number })}
        </>
      )}
    </Vacant>
  );
}

/** What there is to say of an army that nobody engaged and that strikes nothing yet. */
function slotOf({ stage }: BattleView, asked: Asked | null, army: number): 'notEngaged' | 'aiming' | 'notYet' | 'nothing' {
  if (stage === 'attack' || stage === 'defence') return 'notEngaged';
  if (isAiming(asked, army)) return 'aiming';
  const isPassed = asked?.step === 'chooseTarget' && army < Number(asked.params.army);
  return stage === 'targets' && !isPassed ? 'notYet' : 'nothing';
}

function Ghost({ type }: { readonly type: string }) {
  const { speaker } = useMedTable();
  return (
    <span class="troop ghost">
      <Miniature>
        <Art name={type} size={28} />
      </Miniature>
      <span class="name">{speaker.say(`name.card.${type}`)}</span>
    </span>
  );
}

/** A formation in the order that is being put together, with those who would fall. */
function ordered(formation: FormationView, choice: Choice): FormationView {
  const isAsked = choice.asked?.step === 'damageOrder' && formation.cards.some(({ id }) => choice.lit(`card:${id}`) !== null);
  if (!isAsked) return formation;
  const cards = inOrder(formation, choice.selected.map(idOf));
  const fallen = fallenOf(formation.damage, cards);
  return { ...formation, cards: cards.map((card) => ({ ...card, falls: fallen.includes(card.id) })) };
}

/** As many fit beside each other in a column, and in one of two. */
const ABREAST = 3;
const ABREAST_OF_TWO = 5;

/** An army, a garrison or a single character, in the order in which it takes damage. */
function Formation({ of, drop }: { readonly of: FormationView; readonly drop: string | null }) {
  const { choice, speaker, tincture } = useMedTable();
  const formation = ordered(of, choice);
  const { host, hostLost, cards, seat, damage, fighting } = formation;
  const classes = `slot taken seat-${tincture(seat)} ${cards.length > ABREAST ? 'crowded' : ''} ${cards.length > ABREAST_OF_TWO ? 'packed' : ''}`;
  return (
    <div
      {...(drop === null ? { class: classes } : thing(choice, drop, `${classes} drop`))}
      data-number={drop === null ? undefined : idOf(drop)}
    >
      {host !== null && !cards.some(({ id }) => id === host) && (
        <span class={`attacked ${hostLost ? 'lost' : ''}`}>
          <Art name={typeOf(host)} size={36} />
          <b>{speaker.say(`name.card.${typeOf(host)}`)}</b>
          <span class={hostLost ? 'short' : 'caption'}>
            {speaker.say(hostLost ? 'board.hostLost' : cards.length === 0 ? 'board.unguarded' : 'board.guarded')}
          </span>
        </span>
      )}
      {cards.map((card) => (
        <Fighting key={card.id} of={card} formation={formation} falls={fighting && card.falls} />
      ))}
      {damage > 0 && (
        <span class="incoming" data-tip={speaker.say('board.incoming', { n: damage })}>
          <MedIcon name="attack" size={18} />
          {damage}
        </span>
      )}
    </div>
  );
}

interface FightingProps {
  readonly of: FighterView;
  readonly formation: FormationView;
  readonly falls: boolean;
}

function Fighting({ of: fighter, formation, falls }: FightingProps) {
  const { choice, speaker, tincture, view } = useMedTable();
  const { id, attack, toughness } = fighter;
  const type = typeOf(id);
  const step = choice.asked?.step ?? '';
  const asThing = !ABOUT_ARMIES.includes(step);
  const card: CardView | null = cardNamed(view, id);
  const classes = `troop fighter seat-${tincture(formation.seat)} ${falls ? 'falls' : ''}`;
  const lit = choice.lit(`card:${id}`);
  const change = lit === null ? 0 : changeBy(step);
  const after = change === 0 ? [] : fallenIf(formation, id, change);
  const saved = change > 0 && falls && !after.includes(id);
  const doomed = change < 0 && !falls && after.includes(id);
  return (
    <span class="spot" data-spot={`card:${id}`}>
      <div {...(asThing ? thing(choice, `card:${id}`, classes) : { class: classes })}>
        <Miniature>
          <Art name={type} size={36} />
        </Miniature>
        <span class="name">{speaker.say(`name.card.${type}`)}</span>
        <Strength attack={attack} defence={toughness} size={14} />
        <Marks of={id} base={faceIn(view, type).defence - (card?.damage ?? 0)} toughness={toughness} />
        <Then from={toughness} by={change} doomed={doomed} saved={saved} />
        {falls && (
          <span class="fate">
            <MedIcon name="fallen" size={18} title={true} />
          </span>
        )}
      </div>
    </span>
  );
}

/** Bonuses, arrows and heals a card has got. */
function Marks({ of: id, base, toughness }: { readonly of: string; readonly base: number; readonly toughness: number }) {
  const { speaker, view } = useMedTable();
  const { battle } = view;
  if (battle === null) return null;
  const times = (cards: readonly string[]): number => cards.filter((card) => card === id).length;
  const [bonuses, arrows, heals] = [times(battle.bonuses), times(battle.arrows), times(battle.heals)];
  if (bonuses + arrows + heals === 0) return null;
  return (
    <span class="marks" data-tip={speaker.say('board.marks', { base, bonuses, arrows, heals, toughness })}>
      {bonuses > 0 && (
        <span class="gain">
          +{bonuses}
          <MedIcon name="defence" size={14} title={true} />
        </span>
      )}
      {arrows > 0 && (
        <span class="loss">
          −{arrows}
          <MedIcon name="shoot" size={14} title={true} />
        </span>
      )}
      {heals > 0 && (
        <span class="gain">
          +{heals}
          <MedIcon name="heal" size={14} title={true} />
        </span>
      )}
    </span>
  );
}

/** What comes of a column: as things stand, or if the character in question joined. */
function Verdict({ of: { army, foe, number }, battle }: { readonly of: Column; readonly battle: BattleView }) {
  const { choice, speaker, view } = useMedTable();
  const { asked } = choice;
  const prey = preyOf(view, battle, army);
  const coming = asked?.step === 'deployDefence' && typeof asked.params.id === 'string' ? cardNamed(view, asked.params.id) : null;
  if (coming !== null) {
    const face = faceIn(view, coming.type);
    const more = { id: coming.id, attack: face.attack, toughness: face.defence - coming.damage, falls: false };
    const clash = clashOf(withShields(view, [...(foe?.cards ?? []), more]), withShields(view, army.cards));
    return (
      <p class="verdict">
        <span class="terms">{speaker.say('board.ifEngaged', { card: coming.type, attack: clash.attack, against: clash.against })}</span>{' '}
        <b class={clash.lost > 0 ? 'short' : 'gain'}>
          {speaker.say('board.youLose', { n: clash.lost, of: clash.of, all: isAll(clash.lost, clash.of) })}
        </b>{' '}
        <b class={clash.killed > 0 ? 'gain' : 'muted'}>
          {speaker.say('board.theyLose', { n: clash.killed, of: clash.killedOf, all: isAll(clash.killed, clash.killedOf) })}
        </b>
        {foe === null && prey.length > 0 && <span class="prey">{speaker.say('board.prey', { cards: prey })}</span>}
      </p>
    );
  }
  if (battle.stage === 'attack' || battle.stage === 'defence') {
    if (foe === null)
      return <p class="verdict">{prey.length > 0 ? speaker.say('board.prey', { cards: prey }) : speaker.say('board.ifFree')}</p>;
    const clash = clashOf(withShields(view, foe.cards), withShields(view, army.cards));
    return (
      <p class="verdict">
        {speaker.say('board.against', { attack: clash.against, against: clash.attack })}{' '}
        {speaker.say('board.loses', { seat: army.seat, n: clash.killed, of: clash.killedOf, all: isAll(clash.killed, clash.killedOf) })}{' '}
        {speaker.say('board.loses', { seat: foe.seat, n: clash.lost, of: clash.of, all: isAll(clash.lost, clash.of) })}
      </p>
    );
  }
  if (foe === null && battle.stage === 'targets') return <p class="verdict">{speaker.say('board.free', { attack: army.attack })}</p>;
  if (foe === null) return <p class="verdict">{speaker.say('board.strikesNothing', { army: number })}</p>;
  return (
    <p class="verdict">
      <Losses of={struck(army, comingTo(battle, army, foe))} />
      <Losses of={foe} />
    </p>
  );
}

function withShields(view: MedView, cards: readonly FighterView[]): readonly Fighter[] {
  return cards.map(({ id, attack, toughness }) => ({ id, attack, toughness, shield: shieldIn(view, typeOf(id)) }));
}

/** Whether all of a formation fall, for sentences. */
function isAll(n: number, of: number): 'yes' | 'no' {
  return n === of ? 'yes' : 'no';
}

/** What an army could destroy if it were left free, so that a defender knows what he defends. */
function preyOf(view: MedView, battle: BattleView, { attack }: FormationView): readonly string[] {
  if (fiefNamed(view, battle.fief)?.seat !== battle.defender) return [];
  const isLost = (host: HostView): boolean =>
    threatTo(host, attack, faceIn(view, host.type).kind === 'city', protectionIn(view, host)) === 'lost';
  const lost = view.players[battle.defender].hosts.flatMap((host) => (host !== null && isLost(host) ? [host.type] : []));
  return [...new Set(lost)];
}

function Losses({ of }: { readonly of: FormationView }) {
  const { choice, speaker } = useMedTable();
  const { seat, cards, damage, host, hostLost } = ordered(of, choice);
  const fallen = cards.filter(({ falls, id }) => falls && id !== host).map(({ id }) => typeOf(id));
  const words = fallen.length === 0 ? 'board.noLosses' : 'board.losses';
  return (
    <span class="losses">
      {speaker.say(words, { seat, n: damage, cards: fallen })}
      {hostLost && host !== null && <b class="short"> {speaker.say('board.losesHost', { card: typeOf(host) })}</b>}
    </span>
  );
}
