/** The thing as it lies on the table with the pack. */

import type { Speaker } from '@castellan/text';
import { useErrorBoundary } from 'preact/hooks';
import type { Pieces } from '../../shell/index.ts';
import { Loading } from '../parts/states.tsx';
import { targetOf } from './face.ts';
import type { Path } from './shape.ts';
import type { LaidOut } from './tried.ts';

interface FaceProps {
  readonly laid: LaidOut | null;
  readonly place: Path;
  readonly thing: unknown;
  /** What is drawn is not the latest, for that does not fit. */
  readonly stale: boolean;
  readonly words: Speaker;
}

export function Face({ laid, place, thing, stale, words }: FaceProps) {
  const target = laid === null ? null : targetOf(piecesIn(laid), String(place[place.length - 1]), thing);
  return (
    <section class={`face ${stale ? 'stale' : ''}`} aria-labelledby="pack-face">
      <h2 id="pack-face">{words.say('packs.face')}</h2>
      {laid === null ? (
        <Loading blocks={1} />
      ) : target === null ? (
        <p class="caption">{words.say('packs.faceless')}</p>
      ) : (
        <Drawn key={`${laid.run} ${target}`} laid={laid} target={target} words={words} />
      )}
      {stale && <p class="caption">{words.say('packs.stale')}</p>}
    </section>
  );
}

function piecesIn({ laid: { pieces, board }, box }: LaidOut): readonly Pieces[] {
  return [...pieces, ...(box?.pieces?.(board) ?? [])];
}

interface DrawnProps {
  readonly laid: LaidOut;
  readonly target: string;
  readonly words: Speaker;
}

function Drawn({ laid: { laid, box }, target, words }: DrawnProps) {
  const [broken] = useErrorBoundary();
  const { screen, board, speaker } = laid;
  const Reading = box?.Reading ?? screen.Reading;
  if (broken !== undefined || Reading === undefined) return <p class="caption">{words.say('packs.undrawn')}</p>;
  return (
    <div class="piece">
      <Reading view={board} target={target} speaker={speaker} />
    </div>
  );
}
