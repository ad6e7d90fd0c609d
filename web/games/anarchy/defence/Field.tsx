/** The castle on the stage: on each side who stands there and what comes against it. */

import type { PlayerView } from '@castellan/anarchy';
import { survives } from '@castellan/anarchy/deployment';
import { DEFENDERS, type Defender, SIDES, type Side } from '@castellan/anarchy/vocabulary';
import type { Option, Target } from '@castellan/engine';
import { AnaIcon } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { useThings } from '../things.ts';
import { Castle } from './Castle.tsx';
import { cardsToMeet } from './forecast.ts';
import { deployedBy, forceOf, type Plan, POSTED, type Posted } from './plan.ts';
import type { Planning } from './usePlanning.ts';

interface FieldProps {
  readonly of: PlayerView;
  /** Who shall stand where; null when all stand as they do. */
  readonly plan: Plan | null;
  readonly planning: Planning | null;
}

export function Field({ of, plan, planning }: FieldProps) {
  return (
    <div class="field">
      {SIDES.map((side) => (
        <Post key={side} side={side} of={of} plan={plan} planning={planning} />
      ))}
      <Castle of={of} size="full" />
    </div>
  );
}

/** One side: touched as a whole to send somebody there, its defenders one by one. */
function Post({ side, of, plan, planning }: FieldProps & { readonly side: Side }) {
  const { fresh, speaker } = useAnaTable();
  // Null while it is hidden.
  const deployed = plan === null ? of.deployed : deployedBy(plan);
  const force = plan === null ? (of.force?.[side] ?? null) : forceOf(plan, side);
  const coming = useComing(side, of, planning);
  return (
    <section
      class={`post ${coming === null ? '' : 'receiving'} ${fresh.has(`${of.seat}/side:${side}`) ? 'fresh' : ''}`}
      data-at={side}
      aria-label={speaker.say('board.defence.side', { place: side })}
    >
      <div class="below">
        {planning !== null ? <PlanPad side={side} planning={planning} force={force ?? 0} /> : <Pad side={side} of={of} />}
      </div>
      <header>
        <b>{speaker.say(`name.side.${side}`)}</b>
        {force !== null && (
          <span class="held" data-tip={speaker.say('board.defence.forceOn', { side, n: force })}>
            <AnaIcon name="force" size={16} />
            <span class="sr">{speaker.say('board.defence.forceOn', { side, n: force })}</span>
            <span aria-hidden="true">{force}</span>
          </span>
        )}
      </header>
      {planning !== null && <Recall side={side} planning={planning} />}
      <Threats side={side} of={of} />
      {deployed === null ? (
        <p class="hidden-post">
          <AnaIcon name="hidden" size={20} title={speaker.say('board.defence.sealed')} />
        </p>
      ) : (
        <ul class="defenders">
          {DEFENDERS.map((defender) => {
            const n = deployed[side]?.[defender] ?? 0;
            if (n === 0) return null;
            return (
              <li key={defender}>
                {planning !== null && isPosted(defender) ? (
                  <Planned kind={defender} side={side} n={n} />
                ) : (
                  <Defenders defender={defender} side={side} n={n} of={of} />
                )}
              </li>
            );
          })}
          {coming !== null && (
            <li class="coming" aria-hidden="true">
              +<AnaIcon name={SIGNS[coming]} size={24} />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function isPosted(defender: Defender): defender is Posted {
  return POSTED.some((kind) => kind === defender);
}

/** Who would come here with the next touch. */
function useComing(side: Side, of: PlayerView, planning: Planning | null): Defender | null {
  const { choice, me } = useAnaTable();
  if (planning !== null) return planning.canPost(side) ? planning.kind : null;
  const rallied = of.seat === me && choice.asked?.step === 'rallyMove' ? ralliedIn(choice.selected) : null;
  return rallied === null || rallied.from === side ? null : rallied.defender;
}

/** The defender picked for a rally, and where he stands: `defender:top.soldier`. */
function ralliedIn(selected: readonly Target[]): { readonly defender: Defender; readonly from: string } | null {
  for (const target of selected) {
    const [from, kind] = target.replace(/^defender:/, '').split('.');
    const defender = DEFENDERS.find((one) => one === kind);
    if (defender !== undefined) return { defender, from };
  }
  return null;
}

/** Where a rallied worker may go. */
function Pad({ side, of }: { readonly side: Side; readonly of: PlayerView }) {
  const { speaker } = useAnaTable();
  const draw = useThings(of);
  return <div {...draw(`side:${side}`, 'pad', speaker.say('board.defence.side', { place: side }))} />;
}

/** Where the worker in hand is posted. */
function PlanPad({ side, planning, force }: { readonly side: Side; readonly planning: Planning; readonly force: number }) {
  const { speaker } = useAnaTable();
  const { kind } = planning;
  const can = planning.canPost(side);
  const drop = (event: DragEvent): void => {
    const dragged = POSTED.find((one) => one === event.dataTransfer?.getData('text/plain'));
    if (dragged === undefined) return;
    event.preventDefault();
    planning.post(side, dragged);
  };
  return (
    <button
      type="button"
      class={`pad ${can ? 'lit' : ''}`}
      data-target={`side:${side}`}
      data-state={can ? 'lit' : 'still'}
      aria-disabled={!can}
      aria-label={
        can
          ? speaker.say('board.defence.postHere', { defender: kind, side, force })
          : speaker.say('board.defence.postFull', { side, force })
      }
      onClick={() => planning.post(side)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    />
  );
}

/** Workers of the plan: a touch on them is one on their side. */
function Planned({ kind, side, n }: { readonly kind: Posted; readonly side: Side; readonly n: number }) {
  const { speaker } = useAnaTable();
  return (
    <span class="defender planned">
      <span class="sr">{speaker.say('board.defence.defenders', { defender: kind, side, n })}</span>
      <AnaIcon name={kind} size={24} />
      <b aria-hidden="true">{n}</b>
    </span>
  );
}

/** Calls one of the kind in hand back; always in the same corner, so that touching a side again and again never does. */
function Recall({ side, planning }: { readonly side: Side; readonly planning: Planning }) {
  const { speaker } = useAnaTable();
  if (!planning.canRecall(side)) return null;
  return (
    <button
      type="button"
      class="recall"
      data-target={`defender:${side}.${planning.kind}`}
      data-state="lit"
      aria-label={speaker.say('board.defence.recall', { defender: planning.kind, side })}
      data-tip={speaker.say('board.defence.recall', { defender: planning.kind, side })}
      onClick={() => planning.recall(side)}
    >
      −<AnaIcon name={planning.kind} size={18} />
    </button>
  );
}

const SIGNS = {
  artisan: 'artisan',
  soldier: 'soldier',
  knight: 'knight',
  laidArtisan: 'artisan',
  laidSoldier: 'soldier',
  laidKnight: 'knight',
} as const;

interface DefendersProps {
  readonly defender: Defender;
  readonly side: Side;
  readonly n: number;
  readonly of: PlayerView;
}

/** Workers on a side: a touch lets one of them take the next point, or picks him for a rally. */
function Defenders({ defender, side, n, of }: DefendersProps) {
  const { choice, me, speaker } = useAnaTable();
  const draw = useThings(of);
  const target = `defender:${side}.${defender}`;
  const kind = DEFENDERS.indexOf(defender);
  const isLaid = SIGNS[defender] !== defender;
  const absorbing = of.seat === me && choice.asked?.step === 'absorb' ? (choice.lit(target)?.options ?? []) : [];
  const plain = absorbing.find(({ say }) => say === 'absorb');
  const beer = absorbing.find(({ say }) => say === 'absorbWithBeer');
  const fate = plain === undefined ? null : survives(kind, false) ? 'lies' : 'falls';
  const drawn = draw(target, `defender ${isLaid ? 'laid' : ''} ${fate ?? ''}`);
  const label = (option: Option): string => speaker.say(`option.${option.say}`, { defender, side });
  return (
    <>
      <div {...drawn} {...(plain === undefined ? {} : { onClick: () => choice.choose(plain), 'aria-description': label(plain) })}>
        <span class="sr">{speaker.say('board.defence.defenders', { defender, side, n })}</span>
        <AnaIcon name={SIGNS[defender]} size={24} />
        <b aria-hidden="true">{n}</b>
        {fate !== null && <span class="fate">{speaker.say(`board.defence.${fate}`)}</span>}
      </div>
      {beer !== undefined && (
        <button type="button" class="drink lit" aria-label={label(beer)} data-tip={label(beer)} onClick={() => choice.choose(beer)}>
          <AnaIcon name="beer" size={20} />
        </button>
      )}
    </>
  );
}

/** The cards that strike a side, in the order in which they come, with what fortifications leave open. */
function Threats({ side, of }: { readonly side: Side; readonly of: PlayerView }) {
  const { speaker, view } = useAnaTable();
  const coming = cardsToMeet(view, of).flatMap((attack) => {
    const hit = attack.face?.hits.find((one) => one.side === side);
    return hit === undefined ? [] : [{ attack, hit }];
  });
  if (coming.length === 0) return null;
  return (
    <ul class="threats">
      {coming.map(({ attack, hit }) => {
        const words = speaker.say('board.defence.threat', { attack: attack.type, strength: hit.strength, open: hit.left });
        return (
          <li key={attack.slot} class={`${attack.slot === of.resolving ? 'now' : ''} ${hit.left === 0 ? 'stopped' : ''}`} data-tip={words}>
            <span class="sr">{words}</span>
            <AnaIcon name={attack.type} size={16} />
            <b aria-hidden="true">{hit.left}</b>
          </li>
        );
      })}
    </ul>
  );
}
