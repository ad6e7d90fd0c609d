/** One game: what it is, how a game goes, who wins, for how many and for how long; and the ways to begin. */

import type { ComponentChildren } from 'preact';
import './game.css';
import '../home/home.css';
import { LinkButton } from '../../design/index.ts';
import { isTaught } from '../../lessons/shelf.ts';
import { Learn, PlayNow, Watch } from '../games/Begin.tsx';
import { isPlayable, type Plate, plateOf } from '../games/plates.ts';
import { Art, Weight } from '../home/Plates.tsx';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { hasRules } from '../rules/shelf.ts';

const PARTS = ['what', 'course', 'win'] as const;

export default function GamePage({ params: [id] }: { readonly params: readonly string[] }) {
  const plate = plateOf(id);
  return plate === null ? <Missing /> : <Presented plate={plate} />;
}

function Presented({ plate }: { readonly plate: Plate }) {
  const { id } = plate;
  const title = say(`app.game.${id}.title`);
  return (
    <Frame title={title} class="game-page">
      <div class="presented filet">
        <div class="plate-art">
          <Art plate={plate} />
          <Weight of={plate.weight} />
        </div>
        <div class="intro">
          <h1>{title}</h1>
          <p class="lead">{say(`app.game.${id}.tagline`)}</p>
          <dl class="facts">
            <Fact name={say('app.plate.players')}>
              <AppIcon name="meeple" size={20} /> {say(`app.game.${id}.players`)}
            </Fact>
            <Fact name={say('app.plate.length')}>
              <AppIcon name="time" size={20} /> {say(`app.game.${id}.length`)}
            </Fact>
            <Fact name={say('app.game.weight')}>{say(`app.game.weight.${plate.weight}`)}</Fact>
            <Fact name={say('app.game.by')}>{say(`app.game.${id}.by`)}</Fact>
          </dl>
          {isPlayable(id) ? (
            <div class="cta">
              <PlayNow game={id} gilt />
              <LinkButton href={`/new?game=${id}`}>{say('app.home.create')}</LinkButton>
              <Learn game={id} />
              <Watch game={id} />
            </div>
          ) : (
            <p class="soon">{say('app.plate.notYet')}</p>
          )}
        </div>
      </div>
      <div class="told">
        {PARTS.map((part) => (
          <section key={part} aria-labelledby={part}>
            <h2 id={part}>{say(`app.game.${part}`)}</h2>
            <p>{say(`app.game.${id}.${part}`)}</p>
          </section>
        ))}
      </div>
      {isTaught(id) && (
        <p class="further">
          <a href={`/learn/${id}`}>{say('app.learn.title', { title })}</a>
        </p>
      )}
      {hasRules(id) && (
        <p class="further">
          <a href={`/rules/${id}`}>{say('app.plate.rulesOf', { title })}</a> · <a href={`/pieces/${id}`}>{say('app.pieces.title')}</a> ·{' '}
          <a href={`/aid/${id}`}>{say('app.aid.title')}</a>
        </p>
      )}
    </Frame>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
