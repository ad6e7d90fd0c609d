/** The five games, each on its plate. Those that cannot be played yet say so. */

import { useState } from 'preact/hooks';
import { Button } from '../../design/index.ts';
import { isPlayable, PLATES, type Plate } from '../games/plates.ts';
import { playNow } from '../games/start.ts';
import { AppIcon, pictureOf } from '../icons.ts';
import { say } from '../language.ts';
import { hasRules } from '../rules/shelf.ts';

export function Plates() {
  return (
    <ol class="plates">
      {PLATES.map((plate) => (
        <GamePlate key={plate.id} plate={plate} />
      ))}
    </ol>
  );
}

function GamePlate({ plate }: { readonly plate: Plate }) {
  const { id } = plate;
  const title = say(`app.game.${id}.title`);
  return (
    <li class="plate">
      <Art plate={plate} />
      <h3>
        <a href={`/games/${id}`}>{title}</a>
      </h3>
      <p>{say(`app.game.${id}.tagline`)}</p>
      <Weight of={plate.weight} />
      <div class="meta">
        <span>
          <AppIcon name="meeple" size={16} title={say('app.plate.players')} />
          {say(`app.game.${id}.players`)}
        </span>
        <span>
          <AppIcon name="time" size={16} title={say('app.plate.length')} />
          {say(`app.game.${id}.length`)}
        </span>
      </div>
      <div class="go">{isPlayable(id) ? <Play game={id} title={title} /> : <NotYet game={id} title={title} />}</div>
    </li>
  );
}

function Play({ game, title }: { readonly game: string; readonly title: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={say('app.plate.playGame', { title })}
      onClick={() => {
        setBusy(true);
        playNow(game).catch(() => setBusy(false));
      }}
    >
      {say('app.plate.play')}
    </Button>
  );
}

function NotYet({ game, title }: { readonly game: string; readonly title: string }) {
  return (
    <span class="soon">
      {say('app.plate.notYet')}
      {hasRules(game) && (
        <a href={`/rules/${game}`} aria-label={say('app.plate.rulesOf', { title })}>
          {say('app.plate.rules')}
        </a>
      )}
    </span>
  );
}

export function Weight({ of }: { readonly of: number }) {
  return (
    <span class="weight" role="img" aria-label={say('app.plate.weight', { weight: of })}>
      {'◆'.repeat(of)}
      <i>{'◇'.repeat(5 - of)}</i>
    </span>
  );
}

export function Art({ plate }: { readonly plate: Plate }) {
  const pattern = `plate-${plate.id}`;
  const picture = (name: Plate['emblem'], x: number, y: number, size: number, opacity: number) => (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" style={{ color: '#f6dd94' }} opacity={opacity} aria-hidden="true">
      <use href={pictureOf(name)} />
    </svg>
  );
  return (
    <svg class="art" viewBox="0 0 240 104" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <defs>
        <pattern id={pattern} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="20" height="20" fill={plate.ground} />
          <path d="M0 0h10v10H0zM10 10h10v10H10z" fill={plate.lozenge} opacity=".55" />
          <circle cx="5" cy="15" r="1.2" fill="#f0cd6d" opacity=".55" />
          <circle cx="15" cy="5" r="1.2" fill="#f0cd6d" opacity=".55" />
        </pattern>
      </defs>
      {/* Whatever the shape of its frame, it is filled. */}
      <rect x="-400" y="-400" width="1040" height="904" fill={`url(#${pattern})`} />
      {picture(plate.emblem, 76, 8, 88, 1)}
      {picture(plate.signs[0], 22, 34, 38, 0.55)}
      {picture(plate.signs[1], 180, 34, 38, 0.55)}
    </svg>
  );
}
