/** The table itself, once its game, its words and its first snapshot are there. */

import type { Seat } from '@castellan/engine';
import { type Catalogue, type Language, type Speaker, speaker } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import { toldAt } from '../../guide/kept.ts';
import { type GameScreen, TableShell, type TableShellProps, useStirred } from '../../shell/index.ts';
import type { TableClient } from '../../tables/client.ts';
import { tableTitle, titleOf } from '../games/plates.ts';
import { currentCatalogue, currentLanguage, say, setLanguage } from '../language.ts';
import { notify } from '../notices/notify.ts';
import { setTitle, tableHere, turnHere, turnsElsewhere } from '../notices/title.ts';
import { Frame } from '../parts/Frame.tsx';
import { Guard } from '../parts/Guard.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { go } from '../router.ts';
import { useEnded } from './ended.ts';
import type { LaidPack } from './packs.ts';
import { layPack, screenOf } from './screens.ts';
import { firstWords, tableWords } from './words.ts';

interface SeatedProps {
  readonly client: TableClient;
  readonly game: string;
  /** The content pack it is played with. */
  readonly pack: () => Promise<LaidPack | null>;
  readonly hint?: TableShellProps['hint'];
  readonly coach?: TableShellProps['coach'];
  readonly link?: TableShellProps['link'];
  readonly first?: TableShellProps['first'];
  readonly lesson?: TableShellProps['lesson'];
  readonly replayAt?: TableShellProps['replayAt'];
  /** What is said beside the words of the table, by whoever teaches. */
  readonly words?: (language: Language) => Promise<Catalogue>;
  /** While the table was only just laid: what is said beside its first words. */
  readonly opening?: (language: Language) => Promise<Catalogue>;
  readonly analyse?: () => void;
}

interface Laid {
  readonly screen: GameScreen<unknown> | null;
  readonly words: Catalogue;
  /** More words are on their way. */
  readonly isBrief: boolean;
  readonly language: Language;
}

export function Seated({ client, game, pack, hint, coach, link, first, lesson, replayAt, words: taughtIn, opening, analyse }: SeatedProps) {
  const language = currentLanguage();
  const table = client.snapshot.value?.id;
  const guided = table !== undefined && toldAt(table) !== null;
  const isBrief = !useStirred() && opening !== undefined;
  const [laid, setLaid] = useState<Laid | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    const renamed = pack().then((laid) => (laid === null ? {} : layPack(game, laid, language)));
    const told = (isBrief ? opening : taughtIn)?.(language) ?? {};
    const said = isBrief ? firstWords(game, language) : tableWords(game, language, guided);
    Promise.all([screenOf(game), said, told, renamed]).then(
      ([screen, words, lessons, names]) => wanted && setLaid({ screen, words: { ...words, ...lessons, ...names }, isBrief, language }),
      () => wanted && setLaid('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [game, language, guided, isBrief]);
  const words = useSpeaker(client, laid === 'failed' ? null : laid);
  const ended = useEnded(client);
  useHurry(client);
  useTurn(client, game);
  if (laid === 'failed') {
    return (
      <Frame bare title={titleOf(game)}>
        <Trouble code="load" retry={() => location.reload()} />
      </Frame>
    );
  }
  if (laid === null || words === null) {
    return (
      <Frame bare title={titleOf(game)}>
        <Loading blocks={6} />
      </Frame>
    );
  }
  const shell = (screen: GameScreen<unknown> | null) => (
    <TableShell
      client={client}
      screen={screen}
      speaker={words}
      setLanguage={(next) => void setLanguage(next)}
      go={go}
      pathOf={(table) => `/t/${table}`}
      hint={hint}
      coach={coach}
      link={link}
      first={first}
      lesson={lesson}
      replayAt={replayAt}
      analyse={analyse}
      ended={ended}
      elsewhere={turnsElsewhere.value}
    />
  );
  return (
    <Guard
      otherwise={(message, again) => (
        <div class="table-page">
          <div class="strips">
            <Notice tone="warning">
              {say('app.table.plain')} <code>{message}</code>{' '}
              <Button size="small" onClick={again}>
                {say('app.state.retry')}
              </Button>
            </Notice>
          </div>
          {shell(null)}
        </div>
      )}
    >
      {shell(laid.screen)}
    </Guard>
  );
}

/** Told in place of words that are still on their way. */
const ON_ITS_WAY = '…';

/** The words of the table with the names of those who sit there; the former language until the new one has come. */
function useSpeaker(client: TableClient, laid: Laid | null): Speaker | null {
  const names = client.snapshot.value?.sitters.map(({ name }) => name).join('\n') ?? '';
  const catalogue = currentCatalogue();
  return useMemo(() => {
    if (laid === null) return null;
    const called = names.split('\n');
    const nameOfSeat = (seat: Seat): string => called[seat] || say('app.seat', { n: seat + 1 });
    return speaker(laid.language, [catalogue, laid.words], nameOfSeat, laid.isBrief ? () => ON_ITS_WAY : undefined);
  }, [laid, catalogue, names]);
}

/** Keys that take something back, close it or look elsewhere. */
const UNHURRIED: readonly string[] = ['u', 'Escape', 'Tab'];
const WRITING = 'input, textarea, dialog';
const CONTROLS = `button, a, [role="button"], ${WRITING}`;

/** Whoever clicks beside the controls or presses a key while bots think does not want to wait for them; undoing is no haste. */
function useHurry(client: TableClient): void {
  useEffect(() => {
    const hurry = ({ target }: Event, busy: string): void => {
      const isBusy = target instanceof Element && target.closest(busy) !== null;
      if (!isBusy && client.snapshot.peek()?.view.asked === null) client.hurry();
    };
    const pointer = (event: PointerEvent): void => hurry(event, CONTROLS);
    // Most keys mean nothing to a control that merely has the focus.
    const key = (event: KeyboardEvent): void => {
      if (UNHURRIED.includes(event.key)) return;
      hurry(event, event.key === 'Enter' || event.key === ' ' ? CONTROLS : WRITING);
    };
    addEventListener('pointerdown', pointer);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', pointer);
      removeEventListener('keydown', key);
    };
  }, [client]);
}

/** Marks the browser's tab while I am asked, and calls me back when I look elsewhere. */
function useTurn(client: TableClient, game: string): void {
  const shown = client.snapshot.value;
  const title = tableTitle(game, shown?.title ?? '', (shown?.forked ?? null) !== null);
  const asked = shown?.stage === 'playing' && (shown.view.asked !== null || shown.curtain !== null);
  useEffect(() => setTitle(title), [title]);
  const id = shown?.id ?? null;
  useEffect(() => {
    tableHere.value = id;
    return () => {
      tableHere.value = null;
    };
  }, [id]);
  useEffect(() => {
    turnHere.value = asked;
    if (asked && shown !== null) notify(title, say('push.turn'), shown.id);
    return () => {
      turnHere.value = false;
    };
  }, [asked]);
}
