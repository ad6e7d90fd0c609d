/** The thing as it lies on the table with the pack. */

import type { Speaker } from '@castellan/text';
import { useErrorBoundary } from 'preact/hooks';
import { Loading } from '../parts/states.tsx';
import type { Laid } from '../pieces/laid.ts';
import { targetOf } from './face.ts';
import type { Path } from './shape.ts';

interface FaceProps {
  readonly laid: { readonly laid: Laid; readonly run: number } | null;
  readonly place: Path;
  readonly thing: unknown;
  /** What is drawn is not the latest, for that does not fit. */
  readonly stale: boolean;
  readonly words: Speaker;
}

export function Face({ laid, place, thing, stale, words }: FaceProps) {
  const target = laid === null ? null : targetOf(laid.laid.pieces, String(place[place.length - 1]), thing);
  return (
    <section class={`face ${stale ? 'stale' : ''}`} aria-labelledby="pack-face">
      <h2 id="pack-face">{words.say('packs.face')}</h2>
      {laid === null ? (
        <Loading blocks={1} />
      ) : target === null ? (
        <p class="caption">{words.say('packs.faceless')}</p>
      ) : (
        <Drawn key={`${laid.run} ${target}`} laid={laid.laid} target={target} words={words} />
      )}
      {stale && <p class="caption">{words.say('packs.stale')}</p>}
    </section>
  );
}

function Drawn({
  laid: { screen, board, speaker },
  target,
  words,
}: {
  readonly laid: Laid;
  readonly target: string;
  readonly words: Speaker;
}) {
  const [broken] = useErrorBoundary();
  const { Reading } = screen;
  if (broken !== undefined || Reading === undefined) return <p class="caption">{words.say('packs.undrawn')}</p>;
  return (
    <div class="piece">
      <Reading view={board} target={target} speaker={speaker} />
    </div>
  );
}
