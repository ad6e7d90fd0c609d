/** How a card would go, side by side: strength, less fortifications, tactics and workers, is what gets through. */

import { FORTS } from '@castellan/anarchy/vocabulary';
import type { Span } from '@castellan/engine';
import { AnaIcon, type Sign } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import { meansAgainst } from './facts.ts';
import { type ForeseenBlow, type ForeseenCard, inNumbers, shareOf } from './forecast.ts';

/** One blow as a sum in signs, read aloud as a sentence. As long as nothing is foreseen it says what is open now. */
export function StrikeLine({ of: { hit, met }, card }: { readonly of: ForeseenBlow; readonly card: ForeseenCard }) {
  const { speaker, view } = useAnaTable();
  const { side, strength, forts, stopped, left } = hit;
  const { tactic } = meansAgainst(view, card.attack.type);
  const raised = FORTS.filter((fort) => fort in forts);
  const through = met === null ? String(left) : inNumbers(met.through);
  const isShort = met === null ? left > 0 : met.through.most > 0;
  return (
    <li class="strike">
      <span class="sr">
        {speaker.say('board.defence.strike', {
          side,
          strength,
          forts: raised.length === 0 ? '0' : raised.map((fort) => `${speaker.say(`term.${fort}`)} ${forts[fort]}`),
          stopped,
          tactics: met === null ? '0' : inNumbers(met.tactics),
          workers: met === null ? '0' : inNumbers(met.workers),
          beers: met === null ? '0' : inNumbers(met.beers),
          through,
        })}
      </span>
      <span class="reckoning" aria-hidden="true">
        <span class="where">{speaker.say(`name.side.${side}`)}</span>
        <span class="terms">
          <b class="strength">{strength}</b>
          {raised.map((fort) => (
            <Less key={fort} n={String(forts[fort])} sign={fort} />
          ))}
          {stopped > 0 && <Less n={String(stopped)} sign="shield" />}
          {met !== null && tactic !== null && <Foreseen of={met.tactics} sign={tactic} />}
          {met !== null && <Foreseen of={met.workers} sign="force" />}
          {met !== null && <Foreseen of={met.beers} sign="beer" />}
        </span>
        <span class={`through ${isShort ? 'short' : 'gain'}`}>= {through}</span>
      </span>
    </li>
  );
}

function Foreseen({ of, sign }: { readonly of: Span; readonly sign: Sign }) {
  if (of.most === 0) return null;
  return <Less n={of.least === of.most ? inNumbers(of) : `(${inNumbers(of)})`} sign={sign} />;
}

function Less({ n, sign }: { readonly n: string; readonly sign: Sign }) {
  return (
    <span class="less">
      −{n}
      <AnaIcon name={sign} size={16} />
    </span>
  );
}

/** What comes of a card: for certain, or how likely. The line is there from the beginning. */
export function Verdict({ of: { held, through, bravery, attack } }: { readonly of: ForeseenCard }) {
  const { speaker } = useAnaTable();
  if (held === null) return <p class="upshot unknown">{speaker.say('board.defence.unforeseen')}</p>;
  if (held.least < held.most || attack.face === null)
    return (
      <p class={`upshot ${held.least === 1 ? 'gain' : held.most === 0 ? 'short' : 'open'}`}>
        {speaker.say('board.defence.holdsShare', { share: shareOf(held) })}
      </p>
    );
  if (held.least === 0)
    return (
      <p class="upshot short">
        {through === null || through.least === through.most
          ? speaker.say('board.defence.getsThrough', { n: through?.most ?? 0 })
          : speaker.say('board.defence.someGetThrough', { n: inNumbers(through) })}
      </p>
    );
  return (
    <p class="upshot gain">
      <AnaIcon name="shield" size={16} />
      {speaker.say('board.defence.holds')}
      {bravery !== null && bravery.least > 0 && (
        <>
          {` · +${bravery.least} `}
          <AnaIcon name="bravery" size={16} title={true} />
        </>
      )}
    </p>
  );
}
