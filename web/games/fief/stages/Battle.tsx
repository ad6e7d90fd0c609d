/** A battle: left attacks, right defends, dice between; what is asked, and the rounds so far. */

import type { BattleView, SideView } from '@castellan/fief';
import { ATTACKING, DEFENDING } from '@castellan/fief/vocabulary';
import { Die, numeral, Shield } from '../../../design/index.ts';
import { RuleLink, useDesk } from '../../../shell/index.ts';
import { villageNamed } from '../facts.ts';
import { FieIcon } from '../icons.ts';
import { useFieTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Forecast } from './Forecast.tsx';
import { Losses } from './Losses.tsx';
import { Course, Leaf, LordLine, useCalled, useLog, Who } from './parts.tsx';
import { type Fallen, fallenIn, type Round, roundsIn } from './past.ts';
import { Stand } from './Stand.tsx';
import { Surprise } from './Surprise.tsx';

export function BattleStage() {
  const { choice, view } = useFieTable();
  const rounds = roundsIn(useLog());
  const { battle } = view;
  if (battle === null) return null;
  const fallen = fallenIn(rounds);
  return (
    <div class="fs battle">
      <BattleCourse of={battle} />
      <div class="field">
        <Army of={battle} side={ATTACKING} fallen={fallen} />
        <Middle of={battle} last={rounds.at(-1)} />
        <Army of={battle} side={DEFENDING} fallen={fallen} />
      </div>
      {choice.asked?.step === 'surprise' && <Surprise />}
      <div class="decide">
        <Losses />
        <Stand />
        <Forecast />
      </div>
      <Rounds of={rounds} battle={battle} />
    </div>
  );
}

/** Which moment of the battle it is, by what the table waits for. */
function momentOf(step: string): 'sides' | 'answers' | 'surprise' | 'losses' {
  if (step === 'surprise') return 'surprise';
  if (step === 'joinBattle' || step === 'acceptHelper') return 'sides';
  return ['chooseLosses', 'lossesOutside', 'loseLord'].includes(step) ? 'losses' : 'answers';
}

function BattleCourse({ of: battle }: { readonly of: BattleView }) {
  const { speaker, view } = useFieTable();
  const { asked, crumbs, waiting } = useDesk().snapshot.view;
  const isOver = crumbs.some(({ step, params }) => step === 'surprise' && params.window === 'battleOver');
  const moment = momentOf(asked?.step ?? waiting[0]?.step ?? '');
  const { round, kind, shelter } = battle;
  const village = villageNamed(view, battle.village);
  const siege = village?.siege ?? null;
  // The losses are of the round that was fought, all else is of the next.
  const now = moment === 'losses' ? Math.max(1, round) : round + 1;
  const name = speaker.say('fief.stage.battle.round', { n: now });
  const isBefore = moment === 'sides';
  return (
    <Course
      label={speaker.say('fief.stage.battle.course')}
      steps={[
        { id: 'declared', name: speaker.say(`fief.stage.battle.declared.${kind}`), state: 'past' },
        { id: 'sides', name: speaker.say('fief.stage.battle.sides'), state: isBefore ? 'now' : 'past' },
        ...Array.from({ length: Math.max(0, now - 1) }, (_, i) => ({
          id: `round ${i + 1}`,
          name: speaker.say('fief.stage.battle.round', { n: i + 1 }),
          state: 'past' as const,
        })).slice(-3),
        {
          id: `round ${now}`,
          name: isOver
            ? speaker.say('fief.stage.battle.over')
            : isBefore
              ? name
              : `${name} · ${speaker.say(`fief.stage.battle.moment.${moment}`)}`,
          state: isBefore ? ('later' as const) : ('now' as const),
        },
      ]}
    >
      <FieIcon name={shelter === 'none' ? 'village' : shelter} size={20} /> <b>{nameOf(speaker, 'village', battle.village)}</b>{' '}
      {speaker.say(`fief.stage.battle.fort.${shelter}`)}
      {siege !== null && ` · ${speaker.say('fief.stage.battle.siege', { round: siege.since })}`}
    </Course>
  );
}

interface ArmyProps {
  readonly of: BattleView;
  readonly side: number;
  readonly fallen: readonly Fallen[];
}

function Army({ of: battle, side, fallen }: ArmyProps) {
  const { speaker, tincture } = useFieTable();
  const attacks = side === ATTACKING;
  const army = attacks ? battle.attack : battle.defence;
  const principal = attacks ? battle.attacker : battle.defender;
  const title = speaker.say(attacks ? 'fief.stage.battle.attackers' : 'fief.stage.battle.defenders');
  return (
    <section class={`army seat-${tincture(principal)} ${attacks ? 'attacks' : 'defends'}`} aria-label={title}>
      <h3>
        {army.ranks.map(({ seat }) => (
          <Shield key={seat} tincture={tincture(seat)} size={22} />
        ))}
        <span class="title-words">{title}</span>
        <span class="points">
          <b>{army.points}</b> {speaker.say('fief.stage.battle.points', { n: army.points })}
        </span>
      </h3>
      {army.ranks.map((rank) => (
        <Rank key={rank.seat} of={rank} principal={rank.seat === principal} fallen={fallen.find(({ seat }) => seat === rank.seat)} />
      ))}
      <Reckoning of={army} battle={battle} attacks={attacks} />
    </section>
  );
}

interface RankProps {
  readonly of: SideView['ranks'][number];
  readonly principal: boolean;
  readonly fallen: Fallen | undefined;
}

/** What a player fights with: Lords, knights, sergeants, engines, each with its points; the fallen stay, crossed. */
function Rank({ of: { seat, lords, sergeants, sergeantPoints, knights, knightPoints, engines }, principal, fallen }: RankProps) {
  const { speaker } = useFieTable();
  const called = useCalled();
  const role = speaker.say(principal ? 'fief.stage.battle.principal' : 'fief.stage.battle.helper', { name: called(seat) });
  return (
    <ul class={`rank ${principal ? '' : 'helper'}`} aria-label={role}>
      {lords.length === 0 && (
        <li>
          <Who seat={seat} />
        </li>
      )}
      {lords.map(({ id, points }) => (
        <li key={id}>
          <LordLine id={id} size={30} note={points === 0 ? speaker.say('fief.stage.battle.noPoint') : role} />
          <b>{points}</b>
        </li>
      ))}
      <Pawns sign="knight" n={knights} lost={fallen?.knights ?? 0} points={knightPoints} />
      <Pawns sign="sergeant" n={sergeants} lost={fallen?.sergeants ?? 0} points={sergeantPoints} />
      {engines > 0 && (
        <li class="pawns">
          <span class="tokens">
            {Array.from({ length: engines }, (_, i) => (
              <FieIcon key={i} name="engine" size={24} />
            ))}
          </span>
          <span class="sr">{speaker.say('fief.stage.battle.engines', { n: engines })}</span>
          <b>—</b>
        </li>
      )}
      {(fallen?.lords ?? []).map((id) => (
        <li key={id} class="dead">
          {speaker.say('fief.stage.battle.fell', { lord: id })}
        </li>
      ))}
    </ul>
  );
}

/** More tokens than this are told by their number. */
const MOST_TOKENS = 8;

function Pawns({
  sign,
  n,
  lost,
  points,
}: {
  readonly sign: 'knight' | 'sergeant';
  readonly n: number;
  readonly lost: number;
  readonly points: number;
}) {
  const { speaker } = useFieTable();
  if (n + lost === 0) return null;
  const tokens = n + lost <= MOST_TOKENS;
  return (
    <li class="pawns">
      <span class="tokens" aria-hidden="true">
        {tokens ? (
          Array.from({ length: n + lost }, (_, i) => (
            <span key={i} class={`pawn ${i < n ? '' : 'lost'}`}>
              <FieIcon name={sign} size={20} />
            </span>
          ))
        ) : (
          <>
            <span class="pawn">
              <FieIcon name={sign} size={20} />
            </span>
            <b class="times">× {n}</b>
            {lost > 0 && <span class="lost-count">−{lost}</span>}
          </>
        )}
      </span>
      <span class="sr">{speaker.say(`fief.stage.battle.${sign}s`, { n, lost })}</span>
      <b>{points}</b>
    </li>
  );
}

/** Points to dice, walls, engines, d'Arc: the whole sum. */
function Reckoning({ of: army, battle, attacks }: { readonly of: SideView; readonly battle: BattleView; readonly attacks: boolean }) {
  const { speaker } = useFieTable();
  const { shelter, penalty, engines, passage } = battle;
  return (
    <ul class="reckoning">
      <li>
        <b>{army.base}</b> {speaker.say('fief.stage.battle.diceFor', { n: army.base, points: army.points })}
      </li>
      {army.extra > 0 && (
        <li class="plus">
          <b>+{army.extra}</b> {speaker.say('fief.stage.battle.dArc')}
        </li>
      )}
      {attacks && shelter !== 'none' && (
        <li class={penalty > 0 ? 'minus' : 'plus'}>
          <b>{numeral(-penalty)}</b>{' '}
          {speaker.say(
            passage ? 'fief.stage.battle.passage' : engines > 0 ? 'fief.stage.battle.wallsEngines' : `fief.stage.battle.walls.${shelter}`,
            {
              n: engines,
            },
          )}{' '}
          <RuleLink id="FIE-22.13" />
        </li>
      )}
      <li class="total">
        <b>{army.dice}</b> {speaker.say('fief.stage.battle.rolls', { n: army.dice })}
      </li>
    </ul>
  );
}

/** The dice of the last round and whom they hit; before the first, those that will be rolled. */
function Middle({ of: battle, last }: { readonly of: BattleView; readonly last: Round | undefined }) {
  const { speaker } = useFieTable();
  const { attack, defence } = battle;
  if (last === undefined)
    return (
      <div class="dice">
        <h3 class="rubric">{speaker.say('fief.stage.battle.round', { n: 1 })}</h3>
        <p class="faces">
          <Blank n={attack.dice} /> <span>{speaker.say('fief.stage.battle.against')}</span> <Blank n={defence.dice} />
        </p>
        <p>{speaker.say('fief.stage.battle.toRoll')}</p>
      </div>
    );
  return (
    <div class="dice">
      <h3 class="rubric">{speaker.say('fief.stage.battle.round', { n: last.round })}</h3>
      <Faces dice={last.attackDice} />
      <p class="hits">
        <b>{last.attackHits}</b> {speaker.say('fief.stage.battle.hits', { n: last.attackHits })} <span aria-hidden="true">→</span>
        <span class="sr">{speaker.say('fief.stage.battle.onDefenders')}</span>
      </p>
      <hr />
      <Faces dice={last.defenceDice} />
      <p class="hits">
        <span aria-hidden="true">←</span> <b>{last.defenceHits}</b> {speaker.say('fief.stage.battle.hits', { n: last.defenceHits })}
        <span class="sr">{speaker.say('fief.stage.battle.onAttackers')}</span>
      </p>
      <small>
        {speaker.say('fief.stage.battle.absorb')} <RuleLink id="FIE-22.19" />
      </small>
    </div>
  );
}

function Blank({ n }: { readonly n: number }) {
  const { speaker } = useFieTable();
  if (n === 0) return <span>—</span>;
  return (
    <span class="blanks" role="img" aria-label={speaker.say('fief.stage.battle.dice', { n })}>
      {Array.from({ length: n }, (_, i) => (
        <i key={i} class="blank" />
      ))}
    </span>
  );
}

export function Faces({ dice, size = 34 }: { readonly dice: readonly number[]; readonly size?: number }) {
  const { speaker } = useFieTable();
  if (dice.length === 0) return <p class="faces">{speaker.say('fief.stage.battle.noDice')}</p>;
  return (
    <p class="faces">
      {dice.map((face, at) => (
        <Die key={at} face={face === 0 ? '–' : face} label={String(face)} size={size} />
      ))}
    </p>
  );
}

interface RoundsProps {
  readonly of: readonly Round[];
  readonly battle: BattleView;
}

function Rounds({ of: rounds, battle }: RoundsProps) {
  const { speaker } = useFieTable();
  const { quiet, stalemate, attacker, defender } = battle;
  if (rounds.length === 0) return null;
  return (
    <Leaf
      title={speaker.say('fief.stage.battle.rounds')}
      note={
        <>
          {speaker.say('fief.stage.battle.quiet', { n: quiet, most: stalemate })} <RuleLink id="FIE-22.28" />
        </>
      }
      class="rounds"
    >
      <div class="scroll">
        <table>
          <thead class="sr">
            <tr>
              <th>{speaker.say('fief.stage.battle.roundHead')}</th>
              <th>{speaker.say('fief.stage.battle.attackers')}</th>
              <th>{speaker.say('fief.stage.battle.defenders')}</th>
              <th>{speaker.say('fief.stage.battle.lossesHead')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ round, attackDice, attackHits, defenceDice, defenceHits, fallen }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td>
                  <span class="cell">
                    <Who seat={attacker} /> <Faces dice={attackDice} size={22} /> <b>{attackHits}</b>
                  </span>
                </td>
                <td>
                  <span class="cell">
                    <Who seat={defender} /> <Faces dice={defenceDice} size={22} /> <b>{defenceHits}</b>
                  </span>
                </td>
                <td>
                  {fallen.length === 0 ? (
                    speaker.say('fief.stage.battle.noLoss')
                  ) : (
                    <ul class="lost-list">
                      {fallen.map((one) => (
                        <li key={one.seat}>
                          <Who seat={one.seat} /> <LostTroops of={one} />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Leaf>
  );
}

function LostTroops({ of: { sergeants, knights, lords } }: { readonly of: Fallen }) {
  const { speaker } = useFieTable();
  return (
    <span class="lost-troops">
      {knights > 0 && (
        <>
          {knights} <FieIcon name="knight" size={18} title={true} />
        </>
      )}{' '}
      {sergeants > 0 && (
        <>
          {sergeants} <FieIcon name="sergeant" size={18} title={true} />
        </>
      )}{' '}
      {lords.map((lord) => nameOf(speaker, 'lord', lord)).join(', ')}
    </span>
  );
}
