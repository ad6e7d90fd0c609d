/** One game: what it is in three sentences and the ways to begin; its rivals, how fair it is, who plays it, which games of it are memorable. */

import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import './game.css';
import '../home/home.css';
import '../lists/lists.css';
import { LinkButton } from '../../design/index.ts';
import { isTaught } from '../../lessons/shelf.ts';
import { hasPuzzles } from '../../puzzles/shelf.ts';
import { ByGuide, PlayNow } from '../games/Begin.tsx';
import { isPlayable, type Plate, plateOf } from '../games/plates.ts';
import { Art } from '../home/Plates.tsx';
import { Vine } from '../home/Vine.tsx';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type PageWords, usePageWords } from '../parts/words.ts';
import { hasRules } from '../rules/shelf.ts';
import { Balance } from './Balance.tsx';
import { GameIcon } from './icons.ts';
import { Memorable } from './Memorable.tsx';
import { Rivals } from './Rivals.tsx';
import { TablesHere } from './TablesHere.tsx';

const WORDS: PageWords = { en: () => import('./messages/en.ts'), fr: () => import('./messages/fr.ts') };

export default function GamePage({ params: [id] }: { readonly params: readonly string[] }) {
  const plate = plateOf(id);
  return plate === null ? <Missing /> : <Presented key={id} plate={plate} />;
}

function Presented({ plate }: { readonly plate: Plate }) {
  const { id } = plate;
  const words = usePageWords(WORDS);
  const title = say(`app.game.${id}.title`);
  if (words === null || words === 'failed')
    return (
      <Frame bare title={title}>
        {words === null ? <Loading blocks={4} /> : <Trouble code="load" retry={() => location.reload()} />}
      </Frame>
    );
  return (
    <Frame title={title} class="game-page">
      <Hero plate={plate} title={title} words={words} />
      <div class="game-columns">
        <div>
          {isPlayable(id) && <Rivals game={id} words={words} />}
          {isPlayable(id) && <Balance game={id} words={words} />}
        </div>
        <div class="beside">
          {isPlayable(id) && <TablesHere game={id} words={words} />}
          {isPlayable(id) && <Memorable game={id} words={words} />}
        </div>
        <div class="told">
          {(['how', 'win'] as const).map((part) => (
            <div key={part}>
              <h2>{words.say(`page.game.${part}`)}</h2>
              <p>{words.say(part === 'how' ? `page.${id}.course` : `page.${id}.win`)}</p>
            </div>
          ))}
        </div>
      </div>
    </Frame>
  );
}

interface HeroProps {
  readonly plate: Plate;
  readonly title: string;
  readonly words: Speaker;
}

function Hero({ plate, title, words }: HeroProps) {
  const { id } = plate;
  return (
    <section class="presented filet" aria-labelledby="game">
      <div class="plate-art" aria-hidden="true">
        <Vine />
        <Art plate={plate} />
        <Vine />
      </div>
      <div class="intro">
        <h1 id="game">{title}</h1>
        <p class="about">
          {words
            .say(`page.${id}.about`)
            .split('*')
            .map((part, at) => (at % 2 === 1 ? <b key={part}>{part}</b> : part))}
        </p>
        {isPlayable(id) ? <Ways game={id} words={words} /> : <p class="soon">{say('app.plate.notYet')}</p>}
      </div>
      <dl class="facts">
        <Fact name={say('app.plate.players')} icon={<AppIcon name="meeple" size={18} />}>
          {say(`app.game.${id}.players`)}
        </Fact>
        <Fact name={say('app.plate.length')} icon={<AppIcon name="time" size={18} />}>
          {words.say('page.game.length', { length: say(`app.game.${id}.length`) })}
        </Fact>
        <Fact name={say('app.game.weight')} icon={<Lozenges of={plate.weight} />}>
          {say(`app.game.weight.${plate.weight}`)}
        </Fact>
        <Fact name={words.say('page.game.mood')} icon={<GameIcon name="mood" size={18} />}>
          {words.say(`page.${id}.mood`)}
        </Fact>
        <Fact name={say('app.game.by')} icon={<GameIcon name="author" size={18} />}>
          {say(`app.game.${id}.by`)}
        </Fact>
      </dl>
    </section>
  );
}

function Ways({ game, words }: { readonly game: string; readonly words: Speaker }) {
  return (
    <>
      <div class="cta">
        <PlayNow game={game} gilt />
        {isTaught(game) ? (
          <LinkButton href={`/learn/${game}/next`}>
            <GameIcon name="learn" size={20} />
            {words.say('page.game.learn')}
          </LinkButton>
        ) : (
          <ByGuide game={game} label={words.say('page.game.learn')} />
        )}
        {hasRules(game) && (
          <LinkButton href={`/rules/${game}`}>
            <GameIcon name="rules" size={20} />
            {words.say('page.game.rules')}
          </LinkButton>
        )}
        <a class="learn" href={`/new?game=${game}`}>
          {words.say('page.game.prepare')}
        </a>
      </div>
      <p class="further">
        {isTaught(game) && <a href={`/learn/${game}`}>{say('app.learn.lessons')}</a>}
        {hasPuzzles(game) && <a href={`/puzzles/${game}/today`}>{words.say('page.game.puzzle')}</a>}
        <a href={`/pieces/${game}`}>{words.say('page.game.more')}</a>
        <a href={`/aid/${game}`}>{say('app.aid.title')}</a>
        <a href={`/packs/${game}`}>{say('app.packs.title')}</a>
      </p>
    </>
  );
}

function Fact({ name, icon, children }: { readonly name: string; readonly icon: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {icon} {children}
      </dd>
    </div>
  );
}

/** Complexity, of five; the word stands beside it. */
function Lozenges({ of }: { readonly of: number }) {
  return (
    <span class="lozenges" aria-hidden="true">
      {'◆'.repeat(of)}
      <i>{'◇'.repeat(5 - of)}</i>
    </span>
  );
}
