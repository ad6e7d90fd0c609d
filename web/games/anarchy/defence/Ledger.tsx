/** How a card would go, side by side: strength, less fortifications, tactics and workers, is what gets through. */

import { AnaIcon, type Sign } from '../icons.ts';
import { useAnaTable } from '../table.ts';
import type { Foreseen, MetStrike } from './consequence.ts';
import { meansAgainst } from './facts.ts';

/** One blow as a sum in signs, read aloud as a sentence. */
export function StrikeLine({ of, card }: { readonly of: MetStrike; readonly card: Foreseen }) {
  const { speaker, view } = useAnaTable();
  const { side, strength, forts, stopped, tactics, workers, beers, through } = of;
  const { tactic } = meansAgainst(view, card.attack.type);
  const absorbed = workers - beers;
  return (
    <li class="strike">
      <span class="sr">
        {speaker.say('board.defence.strike', {
          side,
          strength,
          forts: forts.reduce((n, fort) => n + fort.n, 0),
          stopped,
          tactics,
          workers,
          through,
        })}
      </span>
      <span class="reckoning" aria-hidden="true">
        <span class="where">{speaker.say(`name.side.${side}`)}</span>
        <span class="terms">
          <b class="strength">{strength}</b>
          {forts.map(({ fort, n }) => (
            <Less key={fort} n={n} sign={fort} />
          ))}
          {stopped > 0 && <Less n={stopped} sign="shield" />}
          {tactic !== null && tactics > 0 && <Less n={tactics} sign={tactic} />}
          {absorbed > 0 && <Less n={absorbed} sign="force" />}
          {beers > 0 && <Less n={beers} sign="beer" />}
        </span>
        <span class={`through ${through > 0 ? 'short' : 'gain'}`}>= {through}</span>
      </span>
    </li>
  );
}

function Less({ n, sign }: { readonly n: number; readonly sign: Sign }) {
  return (
    <span class="less">
      −{n}
      <AnaIcon name={sign} size={16} />
    </span>
  );
}

/** What comes of a card, as things stand. */
export function Verdict({ of: { faces, held, strikes, attack } }: { readonly of: Foreseen }) {
  const { speaker } = useAnaTable();
  if (faces > 1)
    return (
      <p class={`upshot ${held === faces ? 'gain' : held === 0 ? 'short' : 'open'}`}>
        {speaker.say('board.defence.holdsAgainst', { held, faces })}
      </p>
    );
  if (held === 1)
    return (
      <p class="upshot gain">
        <AnaIcon name="shield" size={16} />
        {speaker.say('board.defence.holds')}
        {attack.face?.violent && (
          <>
            {' · +1 '}
            <AnaIcon name="bravery" size={16} title={true} />
          </>
        )}
      </p>
    );
  const through = strikes.reduce((n, strike) => n + strike.through, 0);
  return <p class="upshot short">{speaker.say('board.defence.getsThrough', { n: through })}</p>;
}
