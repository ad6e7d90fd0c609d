/** The phone's own parts: the status line of every seat, and the three pages. */

import { numeral, Shield } from '../design/index.ts';
import { PAGES, type Page } from './board.ts';
import { useDesk } from './desk.ts';
import { pageName } from './pages.ts';

/** One cell per seat: shield, score, key resource, who is to act. */
export function StatusLine({ onSeat }: { readonly onSeat: () => void }) {
  const { board, me, nameOf, screen, snapshot, speaker, tincture } = useDesk();
  return (
    <nav class="status" aria-label={speaker.say('shell.players')}>
      <ol style={{ '--seats': snapshot.sitters.length }}>
        {snapshot.sitters.map(({ seat }) => {
          const acting = snapshot.view.waiting.some((open) => open.seat === seat);
          return (
            <li
              key={seat}
              class={`seat-${tincture(seat)} ${seat === me ? 'me' : ''} ${acting ? 'acting' : ''}`}
              data-mention={`seat:${seat}`}
            >
              <button type="button" onClick={onSeat}>
                <Shield tincture={tincture(seat)} size={22} />
                <span class="sr">{acting ? speaker.say('shell.isDeciding', { name: nameOf(seat) }) : nameOf(seat)}</span>
                {screen !== null && <b>{numeral(screen.score(board, seat))}</b>}
                {screen?.Key !== undefined && (
                  <small>
                    <screen.Key view={board} seat={seat} speaker={speaker} tincture={tincture} />
                  </small>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface PageTabsProps {
  readonly page: Page;
  readonly counts: { readonly [page in Page]: number };
  readonly onPage: (page: Page) => void;
}

export function PageTabs({ page, counts, onPage }: PageTabsProps) {
  const { me, speaker } = useDesk();
  return (
    <nav class="pages" aria-label={speaker.say('shell.pages')}>
      {PAGES.map((id) => (
        <button type="button" key={id} aria-current={id === page ? 'page' : undefined} onClick={() => onPage(id)}>
          {pageName(speaker, id, me)}
          {counts[id] > 0 && <span class="num"> · {counts[id]}</span>}
        </button>
      ))}
    </nav>
  );
}

/** Says where the other targets are, and turns there. */
export function Elsewhere({ page, counts, onPage }: PageTabsProps) {
  const { me, speaker } = useDesk();
  const others = PAGES.filter((id) => id !== page && counts[id] > 0);
  if (others.length === 0) return null;
  return (
    <p class="elsewhere">
      {others.map((id) => (
        <button type="button" key={id} onClick={() => onPage(id)}>
          {speaker.say('shell.elsewhere', { n: counts[id], page: pageName(speaker, id, me) })}
        </button>
      ))}
    </p>
  );
}
