/** Things on their way: they travel over the board after an answer, and nothing waits for them. */

import type { Seat } from '@castellan/engine';
import type { MonView } from '@castellan/monde-oublie';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardBack, Meeple, Miniature, type Tincture } from '../../design/index.ts';
import type { Page } from '../../shell/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { type Movement, movementsOf, type Spot } from './changes.ts';
import { Art, MonIcon } from './icons.ts';
import { isStill } from './still.ts';

/** One movement after the other, until the whole takes this long. */
const STEP = 110;
const TRAVEL = 320;
const WHOLE = 900;
/** A board that changes faster is being leafed through: it is measured when it rests. */
const RESTING = 80;

interface Ghost {
  readonly key: string;
  readonly what: Movement['what'];
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
}

interface GhostsProps {
  readonly news: readonly LogEntry[];
  readonly view: MonView;
  readonly me: Seat | null;
  readonly tincture: (seat: Seat) => Tincture;
  readonly page: Page | null;
}

export function Ghosts({ news, view, me, tincture, page }: GhostsProps) {
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const before = useRef({ view, news, page, spots: new Map<Spot, DOMRect>() });

  // After the new board has been painted; the journey begins a frame later.
  useEffect(() => {
    const past = before.current;
    const happened = news !== past.news && news.length > 0 && page === past.page && !document.hidden && !isStill();
    const movements = happened ? movementsOf(news, past.view, view, me) : [];
    if (movements.length > 0) setGhosts(ghostsOf(movements, past.spots));
    before.current = { view, news, page, spots: past.spots };
    const measuring = setTimeout(() => {
      before.current = { ...before.current, spots: placesNow() };
    }, RESTING);
    return () => clearTimeout(measuring);
  }, [news, view, me, page]);

  useEffect(() => {
    if (ghosts.length === 0) return;
    const finish = (): void => setGhosts([]);
    const timer = setTimeout(finish, WHOLE);
    document.addEventListener('pointerdown', finish);
    document.addEventListener('keydown', finish);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', finish);
      document.removeEventListener('keydown', finish);
    };
  }, [ghosts]);

  return (
    <div class="ghosts" aria-hidden="true">
      {ghosts.map(({ key, what, from, to, delay }) => (
        <span
          key={key}
          class={`ghost of-${what.kind}`}
          style={{
            '--from': `${middle(from)}`,
            '--to': `${middle(to)}`,
            '--delay': `${delay}ms`,
          }}
        >
          <Picture of={what} tincture={tincture} />
        </span>
      ))}
    </div>
  );
}

function middle({ left, top, width, height }: DOMRect): string {
  return `${Math.round(left + width / 2)}px, ${Math.round(top + height / 2)}px`;
}

/** Where everything is that things travel from or to. */
function placesNow(): Map<Spot, DOMRect> {
  const places = new Map<Spot, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('.mo [data-spot], .mo [data-target]')) {
    const spot = element.dataset.spot ?? element.dataset.target;
    if (spot !== undefined && !places.has(spot)) places.set(spot, element.getBoundingClientRect());
  }
  return places;
}

function placeOf(spot: Spot): DOMRect | null {
  const name = CSS.escape(spot);
  for (const selector of [`.mo [data-spot="${name}"]`, `.mo [data-target="${name}"]`, `[data-mention~="${name}"]`]) {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (rect !== undefined && rect.width > 0) return rect;
  }
  return null;
}

function ghostsOf(movements: readonly Movement[], past: ReadonlyMap<Spot, DOMRect>): readonly Ghost[] {
  const ghosts: Ghost[] = [];
  for (const { what, from, to } of movements) {
    const start = past.get(from) ?? placeOf(from);
    const end = placeOf(to) ?? past.get(to) ?? null;
    if (start === null || end === null) continue;
    const delay = Math.min(ghosts.length * STEP, WHOLE - TRAVEL);
    ghosts.push({ key: `${ghosts.length} ${from} ${to}`, what, from: start, to: end, delay });
  }
  return ghosts;
}

function Picture({ of: what, tincture }: { readonly of: Movement['what']; readonly tincture: (seat: Seat) => Tincture }) {
  switch (what.kind) {
    case 'citizen':
      return (
        <Meeple tincture={tincture(what.seat)} size={34}>
          {what.value}
        </Meeple>
      );
    case 'card':
      return (
        <Miniature>
          <Art name={what.id} size={44} />
        </Miniature>
      );
    case 'hidden':
      return <CardBack />;
    case 'coins':
      return (
        <span class="token">
          <MonIcon name="coin" size={28} />
          <b>{what.n}</b>
        </span>
      );
    case 'knowledge':
      return (
        <span class="token">
          <MonIcon name="knowledge" size={28} />
          <b>{what.n}</b>
        </span>
      );
  }
}
