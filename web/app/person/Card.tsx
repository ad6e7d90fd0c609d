/** Who a person is: arms, name, and what they have played in four figures. */

import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Button } from '../../design/index.ts';
import { isolated } from '../../tables/names.ts';
import { say } from '../language.ts';
import { isMember } from '../people/me.ts';
import type { Played } from '../played/played.ts';
import { ArmsComposer } from './ArmsComposer.tsx';
import { armsOf } from './arms.ts';
import { Blazon, blazonInWords } from './Blazon.tsx';

interface CardProps {
  readonly name: string;
  readonly games: readonly Played[];
  readonly words: Speaker;
}

export function Card({ name, games, words }: CardProps) {
  const [isChoosing, choose] = useState(false);
  const arms = armsOf(name);
  const now = new Date();
  const month = new Date(now.getFullYear(), now.getMonth(), 1).getTime();
  const facts = [
    ['games', games.length],
    ['wins', games.filter(({ outcome }) => outcome === 'won').length],
    ['kinds', new Set(games.map(({ game }) => game)).size],
    ['month', games.filter(({ when }) => when >= month).length],
  ] as const;
  return (
    <section class="person-card filet" aria-labelledby="person">
      <Blazon arms={arms} size={168} />
      <h1 id="person">{isolated(name)}</h1>
      <p class="blazon">{blazonInWords(arms, words)}</p>
      <Button icon="yourTurn" aria-expanded={isChoosing} onClick={() => choose(!isChoosing)}>
        {words.say('page.person.arms')}
      </Button>
      {isChoosing && <ArmsComposer arms={arms} words={words} />}
      {games.length > 0 && (
        <dl>
          {facts.map(([fact, n]) => (
            <div key={fact}>
              <dd>{n}</dd>
              <dt>{words.say(`page.person.${fact}`, { n })}</dt>
            </div>
          ))}
        </dl>
      )}
      <p class="kept">
        {words.say(isMember() ? 'page.person.member' : 'page.person.guest')} <a href="/account">{say('app.nav.account')}</a>
      </p>
    </section>
  );
}
