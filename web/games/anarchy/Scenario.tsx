/** The main board: the five scenario cards with tents and loot, and the castle of the round. */

import type { AnaView, Data, PlayerView } from '@castellan/anarchy';
import { soldiersFor } from '@castellan/anarchy/march';
import { LETTERS } from '@castellan/anarchy/vocabulary';
import type { Speaker } from '@castellan/text';
import { Shield } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { belongingTo } from './belonging.ts';
import { type Facts, factsOf } from './facts.ts';
import { AnaIcon } from './icons.ts';
import { countsPrinted, type Printed, rewardPrinted } from './printed.ts';
import { OneSymbol, Symbols } from './Symbols.tsx';
import { useAnaTable } from './table.ts';
import { gainsInWords, sideInWords } from './words.ts';

type ScenarioCard = Data['scenarioCards'][number];

export function Scenario({ of }: { readonly of: PlayerView }) {
  const { view, speaker } = useAnaTable();
  const title =
    view.chapter > 0
      ? speaker.say('board.chapter', { n: view.chapter, chapter: view.scenario })
      : speaker.say('board.scenario', { scenario: view.scenario });
  return (
    <section class="scenario" aria-label={title}>
      <ol class="places">
        {view.tents && <Start />}
        {view.row.map(({ card, loot }, at) => (
          <li
            key={card}
            class={at + 1 === view.round ? 'now' : at < view.flipped ? 'past' : ''}
            data-tip={at + 1 === view.round ? undefined : cardInWords(speaker, view, at)}
          >
            {at + 1 === view.round ? <Current of={of} card={card} loot={loot} /> : <Place at={at} />}
          </li>
        ))}
      </ol>
      <Chapter title={title} />
    </section>
  );
}

/** Where tents stand before the first castle is taken. */
function Start() {
  const { speaker } = useAnaTable();
  return (
    <li class="start" data-tip={speaker.say('board.start')}>
      <AnaIcon name="tent" size={16} title={speaker.say('board.start')} />
      <Tents at={0} />
    </li>
  );
}

function Tents({ at }: { readonly at: number }) {
  const { view, tincture, nameOf, speaker } = useAnaTable();
  const there = view.players.filter(({ tent }) => tent === at);
  return (
    <span class="tents">
      {there.map(({ seat }) => (
        <Shield key={seat} tincture={tincture(seat)} size={15} title={speaker.say('board.tentOf', { name: nameOf(seat) })} />
      ))}
      {view.rival === at && (
        <span class="rival" data-tip={speaker.say('term.rival.help')}>
          <AnaIcon name="rival" size={16} title={true} />
        </span>
      )}
    </span>
  );
}

/** A scenario card that is not of this round: its number, its shield, who has come so far. */
function Place({ at }: { readonly at: number }) {
  const { view, speaker, facts } = useAnaTable();
  const printed = facts.scenarioCard(view.row[at].card);
  const flipped = at < view.flipped;
  return (
    <span class="place">
      <b class="round">{at + 1}</b>
      <span class="sr">{cardInWords(speaker, view, at)}</span>
      {printed.mode === 'castle' && (
        <span class="sym" aria-hidden="true">
          <AnaIcon name="shield" size={14} />
          {flipped ? printed.castle.shieldFlipped : printed.castle.shield}
        </span>
      )}
      {view.tents && <Tents at={at + 1} />}
    </span>
  );
}

function needsPrinted(printed: ScenarioCard): readonly Printed[] {
  if (printed.mode !== 'castle') return [];
  const { food, horses, weapons } = printed.castle;
  return [
    ...countsPrinted({ food }),
    ...horses.map((horse): Printed => ({ sign: 'horse', n: 1, word: `${horse}-horse`, mark: horse })),
    ...weapons.map((weapon): Printed => ({ sign: weapon, n: 1, word: `develop-${weapon}` })),
  ];
}

function needInWords(speaker: Speaker, need: Printed): string {
  const machine = `name.machine.${need.sign}`;
  return speaker.has(machine) ? speaker.say(machine) : gainsInWords(speaker, [need]);
}

/** Whether I have what a castle asks for besides force. */
function isAtHand(of: PlayerView, { sign, n, mark }: Printed): boolean {
  if (sign === 'food') return of.goods.food >= n;
  if (sign === 'horse') return of.horses.some((horse) => horse === mark);
  return of.constructed.some((machine) => machine === sign);
}

function cardInWords(speaker: Speaker, view: AnaView, at: number): string {
  const { card, loot } = view.row[at];
  return castleInWords(speaker, factsOf(view), card, loot);
}

/** What is printed on a scenario card. */
export function castleInWords(speaker: Speaker, facts: Facts, card: string, loot: string | null): string {
  const printed = facts.scenarioCard(card);
  if (printed.mode === 'siege')
    return speaker.say('board.siegeCard', {
      castle: card,
      round: printed.round,
      food: printed.siege.ribbonFood,
      most: Math.max(...Object.values(printed.siege.braveryByDefended)),
    });
  if (printed.mode !== 'castle') return speaker.say(`name.castle.${card}`);
  const { shield, shieldFlipped, food, horses, weapons, reward } = printed.castle;
  const others = [
    ...horses.map((horse) => speaker.say('board.horse', { horse })),
    ...weapons.map((weapon) => speaker.say(`name.machine.${weapon}`)),
  ];
  const needs = others.length === 0 ? 'none' : others.join(', ');
  const words = gainsInWords(speaker, [...rewardPrinted(reward), ...(loot === null ? [] : facts.loot(loot))]);
  return speaker.say('board.castleCard', { castle: card, round: printed.round, shield, flipped: shieldFlipped, food, needs, words });
}

function Current({ of, card, loot }: { readonly of: PlayerView; readonly card: string; readonly loot: string | null }) {
  const { view, speaker, facts } = useAnaTable();
  const printed = facts.scenarioCard(card);
  return (
    <div class="current">
      <b class="round">{view.round}</b>
      {printed.mode === 'castle' ? <EnemyCastle of={of} card={card} loot={loot} /> : <Army card={card} />}
      {view.tents && <Tents at={view.round} />}
      <div class="extras">
        {printed.mode === 'castle' && <Crushes />}
        <ul class="letters" aria-label={speaker.say('board.strengths')} data-tip={speaker.say('board.strengths')}>
          {LETTERS.map((letter) => (
            <li key={letter}>
              {letter}
              <b>{view.strength[letter]}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The castle of the round: the force it takes from me, what else it needs, what it brings. */
function EnemyCastle({ of, card, loot }: { readonly of: PlayerView; readonly card: string; readonly loot: string | null }) {
  const { choice, speaker, fresh, facts } = useAnaTable();
  const printed = facts.scenarioCard(card);
  if (printed.mode !== 'castle') return null;
  const force = of.goods.soldier + 2 * of.goods.knight;
  const needed = of.forceNeeded;
  const prize = rewardPrinted(printed.castle.reward);
  const isFresh = fresh.has(belongingTo(of.seat, 'castle:enemy'));
  return (
    <div {...thing(choice, 'castle:enemy', `enemy ${needed === null ? 'taken' : ''} ${isFresh ? 'fresh' : ''}`)}>
      <AnaIcon name="enemyCastle" size={28} />
      <span class="name">{speaker.say(`name.castle.${card}`)}</span>
      <span class="need">
        {choice.asked?.step === 'attackCastle' ? (
          <Marching />
        ) : needed === null ? (
          <span class="ok">{speaker.say('board.taken')}</span>
        ) : (
          <>
            <span class={`sym ${force >= needed ? 'ok' : 'short'}`} data-tip={speaker.say('board.forceOf', { force, needed })}>
              <AnaIcon name="force" size={14} />
              <b>
                {force}/{needed}
              </b>
              <span class="sr">{speaker.say('board.forceOf', { force, needed })}</span>
            </span>
            {needsPrinted(printed).map((need) => (
              <span key={need.word} class={isAtHand(of, need) ? 'ok' : 'short'}>
                <OneSymbol of={need} size={14} />
                <span class="sr">
                  {speaker.say(isAtHand(of, need) ? 'board.has' : 'board.lacks', { words: needInWords(speaker, need) })}
                </span>
              </span>
            ))}
          </>
        )}
      </span>
      <span
        class="brings"
        data-tip={speaker.say('board.brings', {
          words: gainsInWords(speaker, prize),
          loot: gainsInWords(speaker, loot === null ? [] : facts.loot(loot)),
        })}
      >
        →
        <Symbols of={prize} size={14} />
        {loot !== null && (
          <span class="loot">
            <Symbols of={facts.loot(loot)} size={14} />
          </span>
        )}
      </span>
    </div>
  );
}

/** Who would go with the number of knights chosen so far: soldiers make up the rest. */
function Marching() {
  const { choice, speaker } = useAnaTable();
  const { amount, asked } = choice;
  const force = typeof asked?.params.force === 'number' ? asked.params.force : 0;
  const soldiers = soldiersFor(force, amount);
  const words = speaker.say('board.marching', { knights: amount, soldiers, force });
  return (
    <span class="marching" data-tip={words}>
      <span class="sr">{words}</span>
      <Symbols of={countsPrinted({ knight: amount, soldier: soldiers })} size={16} />
    </span>
  );
}

/** More force than needed is rewarded. */
function Crushes() {
  const { choice, speaker, facts } = useAnaTable();
  return (
    <ul class="crushes">
      {facts.crushes.map(({ id, extraForce, prize: extra }) => (
        <li key={id}>
          <div
            {...thing(choice, `crush:${id}`, 'crush')}
            data-tip={speaker.say('board.crush', { n: extraForce, words: gainsInWords(speaker, extra) })}
          >
            <span class="sr">{speaker.say('board.crush', { n: extraForce, words: gainsInWords(speaker, extra) })}</span>
            <span aria-hidden="true">+{extraForce}</span>
            <Symbols of={extra} size={14} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Siege mode: the army that marches, the food it takes, the bravery for cards defended. */
function Army({ card }: { readonly card: string }) {
  const { speaker, facts } = useAnaTable();
  const printed = facts.scenarioCard(card);
  if (printed.mode !== 'siege') return null;
  const { ribbonFood, braveryByDefended } = printed.siege;
  return (
    <div class="enemy army">
      <AnaIcon name="enemyCastle" size={28} />
      <span class="name">{speaker.say(`name.castle.${card}`)}</span>
      <span class="need">
        {ribbonFood > 0 && (
          <span class="sym" data-tip={speaker.say('board.ribbon', { n: ribbonFood })}>
            <AnaIcon name="food" size={16} title={speaker.say('board.ribbon', { n: ribbonFood })} />
            <b>+{ribbonFood}</b>
          </span>
        )}
      </span>
      <span class="brings" data-tip={speaker.say('board.braveryByDefended')}>
        <AnaIcon name="bravery" size={16} title={speaker.say('board.braveryByDefended')} />
        {Object.entries(braveryByDefended)
          .filter(([, bravery]) => bravery > 0)
          .map(([defended, bravery]) => (
            <span key={defended} class="sym">
              {defended}:<b>{bravery}</b>
            </span>
          ))}
      </span>
    </div>
  );
}

/** What a chapter of the campaign asks for, and its side cards. */
function Chapter({ title }: { readonly title: string }) {
  const { view, speaker, facts } = useAnaTable();
  if (view.goals.length === 0 && view.sideCards.length === 0) return null;
  return (
    <div class="chapter">
      <b>{title}</b>
      <ul>
        {view.goals.map(({ metric, atLeast, value, count, isReached }) => (
          <li key={metric} class={isReached ? 'ok' : ''}>
            {isReached && <AnaIcon name="done" size={14} title={speaker.say('board.reached')} />}
            {speaker.say(atLeast ? 'board.goalAtLeast' : 'board.goalAtMost', { metric, n: value, count })}
          </li>
        ))}
        {view.sideCards.map((card) => {
          const printed = facts.scenarioCard(card);
          const words = printed.mode === 'side' ? sideInWords(speaker, printed.side) : '';
          return (
            <li key={card} class="side-card" data-tip={words}>
              <AnaIcon name="warning" size={14} />
              {speaker.say(`name.castle.${card}`)}
              <span class="sr">{words}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
