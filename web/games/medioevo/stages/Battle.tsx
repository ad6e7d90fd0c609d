/** A battle: left attacks, right defends, dice between; what is asked, what is likely, and the rounds so far. */

import type { SeatView } from '@castellan/engine';
import type { BattleView } from '@castellan/medioevo';
import { RuleLink, useDesk, useLastForesight } from '../../../shell/index.ts';
import { EmpireCard } from '../EmpireCard.tsx';
import { cardContent, territoryNamed } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Army } from './battle/Army.tsx';
import { Asking } from './battle/Asking.tsx';
import { Dice } from './battle/Dice.tsx';
import { Flight } from './battle/Flight.tsx';
import { Rounds } from './battle/Rounds.tsx';
import { Course, Leaf, Row, Shares, useLog } from './parts.tsx';
import { fallenIn, roundsIn } from './past.ts';
import { outlookOf, percents } from './shares.ts';

export function BattleStage() {
  const { view } = useUniTable();
  const log = useLog();
  const battle = view.battles.at(-1);
  if (battle === undefined) return null;
  const rounds = roundsIn(log, { node: battle.node, attacker: battle.attacker.seat, round: battle.round });
  const [mine, theirs] = fallenIn(rounds);
  return (
    <div class="us battle">
      <BattleCourse of={battle} />
      <div class="field">
        <Army of={battle.attacker} foe={battle.defender} does="attacks" fallen={mine} battle={battle} />
        <div class="middle">
          <Dice of={battle} />
          <Asking of={battle} />
        </div>
        <Army of={battle.defender} foe={battle.attacker} does="defends" fallen={theirs} battle={battle} />
      </div>
      <div class="row below">
        <Rounds of={rounds} battle={battle} />
        <Outcome of={battle} />
        <Flight of={battle} />
        <OwnCards />
      </div>
    </div>
  );
}

const MOMENTS = ['choice', 'artillery', 'archers', 'melee', 'damage'] as const;
type Moment = (typeof MOMENTS)[number];

const OF_STEP: { readonly [step: string]: Moment } = {
  chooseProtection: 'choice',
  assignCrews: 'artillery',
  captainActions: 'archers',
  grantShots: 'archers',
  sacrificeLight: 'melee',
  rerollBattleDice: 'melee',
  spendBlood: 'melee',
  superioritySplit: 'damage',
  assignDamage: 'damage',
  fleeLoad: 'damage',
};

const OF_WINDOW: { readonly [window: string]: Moment } = {
  battleArtillery: 'artillery',
  battleArchery: 'archers',
  battleAbilities: 'melee',
  battleAfterRolls: 'melee',
  onDie: 'melee',
  onDamage: 'damage',
  onEnemyDamage: 'damage',
  onEnemyUnitDestroyed: 'damage',
  battleRoundEnd: 'damage',
};

/** Which moment of the round it is, by what the table waits for; a window that others are asked in is named by the breadcrumb. */
function momentOf({ asked, crumbs, waiting }: Pick<SeatView, 'asked' | 'crumbs' | 'waiting'>): Moment {
  const step = asked?.step ?? waiting[0]?.step ?? '';
  if (step !== 'window') return OF_STEP[step] ?? 'choice';
  const { window } = asked?.params ?? crumbs.findLast((crumb) => crumb.step === step)?.params ?? {};
  return OF_WINDOW[String(window)] ?? 'choice';
}

function BattleCourse({ of: battle }: { readonly of: BattleView }) {
  const { speaker, view } = useUniTable();
  const now = MOMENTS.indexOf(momentOf(useDesk().snapshot.view));
  const fort = territoryNamed(view, battle.node)?.buildings.find(({ id }) => ['tower', 'fort', 'castle'].includes(id));
  return (
    <Course
      label={speaker.say('medioevo.stage.battle.course')}
      steps={MOMENTS.map((id, at) => ({
        id,
        name: speaker.say(`medioevo.stage.battle.moment.${id}`),
        state: at < now ? 'past' : at === now ? 'now' : 'later',
      }))}
    >
      <UniIcon name={battle.naval ? 'galley' : (fort?.id ?? 'battle')} size={20} /> <b>{nameOf(speaker, 'node', battle.node)}</b>{' '}
      {speaker.say('medioevo.stage.battle.round', { n: Math.max(1, battle.round) })}
      {battle.flight !== null && <em class="bad">{speaker.say('medioevo.stage.battle.flees', { node: battle.flight })}</em>}
    </Course>
  );
}

/** How it will end as things stand: the battle itself, fought on many times by plain choices. */
function Outcome({ of: battle }: { readonly of: BattleView }) {
  const { me, speaker } = useUniTable();
  const isAttacker = battle.defender.seat !== me || me === null;
  const { foresight, isLate } = useLastForesight([], `battle ${battle.node}`);
  const outlook = foresight === null ? null : outlookOf(foresight, isAttacker);
  const isParty = me !== null && (battle.attacker.seat === me || battle.defender.seat === me);
  const whose = isParty ? 'you' : 'attacker';
  return (
    <Leaf
      title={speaker.say('medioevo.stage.outlook')}
      note={speaker.say(isLate ? 'medioevo.stage.outlook.late' : 'medioevo.stage.outlook.how')}
      class="outlook"
    >
      {outlook === null ? (
        <p class="empty">{speaker.say(me === null ? 'medioevo.stage.outlook.none' : 'medioevo.stage.outlook.late')}</p>
      ) : (
        <>
          <Shares of={[outlook.won, outlook.even, outlook.lost]} label={speaker.say(`medioevo.stage.outlook.of.${whose}`)} />
          <dl class="facts">
            <Row label={speaker.say(`medioevo.stage.outlook.wins.${whose}`)}>
              {percents([outlook.won, outlook.even, outlook.lost])[0]} %
            </Row>
            <Row label={speaker.say('medioevo.stage.outlook.rounds')}>
              {speaker.say('medioevo.stage.mean', { n: rounded(outlook.rounds) })}
            </Row>
            <Row label={speaker.say(`medioevo.stage.outlook.losses.${whose}`)}>
              {speaker.say('medioevo.stage.outlook.units', { n: rounded(outlook.mine) })}
            </Row>
            <Row label={speaker.say(`medioevo.stage.outlook.theirs.${whose}`)}>
              {speaker.say('medioevo.stage.outlook.units', { n: rounded(outlook.theirs) })}
            </Row>
          </dl>
        </>
      )}
      <p class="seen">
        {speaker.say('medioevo.stage.outlook.plain')} <RuleLink id="UNI-19.3" />
      </p>
    </Leaf>
  );
}

function rounded(n: number): number {
  return Math.round(n * 10) / 10;
}

const USING: readonly string[] = ['window', 'actNow', 'chooseTarget', 'consentCard'];

/** My cards. */
function OwnCards() {
  const { choice, me, speaker, view } = useUniTable();
  // Where they may be used they lie in the question itself.
  if (me === null || USING.includes(choice.asked?.step ?? '')) return null;
  const { cards } = view.players[me];
  return (
    <Leaf title={speaker.say('medioevo.stage.cards.mine')} class="own-cards">
      {cards.length === 0 ? (
        <p class="empty">{speaker.say('medioevo.stage.cards.none')}</p>
      ) : (
        <ul>
          {cards.map(({ id, state, met }) => (
            <li key={id}>
              <EmpireCard id={id} state={state} met={met} />
              <small class="when">
                {(cardContent(view, id)?.timing ?? []).map((window) => nameOf(speaker, 'window', window)).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  );
}
