/** One table for every game: prompt, board, players, log, undo, replay. The board belongs to the game; all else is here. */

import type { Asked, Seat } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import type { Language } from '@castellan/text';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { closePopups, Drawer, hideTip, isTipShown, LanguageContext, Notice, Skeleton, TipHost, tinctureOf } from '../design/index.ts';
import { beginGuide, endGuide, toldAt } from '../guide/kept.ts';
import type { TableSnapshot } from '../tables/client.ts';
import { Announcer } from './Announcer.tsx';
import type { Page } from './board.ts';
import { Curtain } from './Curtain.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { KeyboardHelp, LeaveDialog, ResignDialog } from './dialogs.tsx';
import { Scoring, Verdict } from './Ending.tsx';
import { GenericBoard } from './GenericBoard.tsx';
import { type Place, useKeyboard } from './keyboard.ts';
import { layout as layoutSignal } from './layout.ts';
import { Notes } from './Notes.tsx';
import { Palette } from './Palette.tsx';
import { Reason } from './Prose.tsx';
import { pageFor, targetsByPage } from './pages.ts';
import { Elsewhere, PageTabs, StatusLine } from './phone.tsx';
import { Tray } from './prompt/Controls.tsx';
import { Prompt } from './prompt/Prompt.tsx';
import type { TableShellProps } from './props.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { useReach } from './reach.ts';
import { downloadRecord } from './record.ts';
import './shell.css';
import { AsideCard } from './side/AsideCard.tsx';
import { FirstTable } from './side/FirstTable.tsx';
import { Guide } from './side/Guide.tsx';
import { Consent, Offers } from './side/Offers.tsx';
import { Rail } from './side/Rail.tsx';
import { Side, type SideTab } from './side/Side.tsx';
import { hear, ring, type SoundMap } from './sound.ts';
import { Tips, tell } from './Tips.tsx';
import { LineLost } from './top/LineLost.tsx';
import { Menu, type MenuEntry } from './top/Menu.tsx';
import { TopBar } from './top/TopBar.tsx';
import { useAdvice } from './useAdvice.ts';
import { useAnswers } from './useAnswers.ts';
import { useChoice } from './useChoice.ts';
import { useReplay } from './useReplay.ts';
import { useSwipe } from './useSwipe.ts';
import { useGlossary, useNews, useRefused, useSince } from './useTable.ts';
import { askedInWords, careful, ruleOf } from './words.ts';

const NO_SOUNDS: SoundMap = {};

export function TableShell(props: TableShellProps) {
  const speaker = useMemo(() => careful(props.speaker), [props.speaker]);
  const snapshot = props.client.snapshot.value;
  return (
    <LanguageContext.Provider value={speaker.language}>
      {snapshot === null ? (
        <div class="shell opening">
          <Skeleton label={speaker.say('shell.loading')} blocks={6} />
        </div>
      ) : (
        <OpenShell key={snapshot.id} {...props} speaker={speaker} snapshot={snapshot} />
      )}
    </LanguageContext.Provider>
  );
}

interface OpenShellProps extends TableShellProps {
  readonly snapshot: TableSnapshot;
}

function OpenShell({ client, screen, speaker, snapshot, setLanguage, go, pathOf, link, first, hint, elsewhere = 0 }: OpenShellProps) {
  const root = useRef<HTMLDivElement>(null);
  const layout = layoutSignal().value;
  const phone = layout === 'phone';
  const desktop = layout === 'desktop';

  const { view: live, sending, stage } = snapshot;
  const me = live.seat;
  const replay = useReplay(client, snapshot);
  const looking = replay.at !== null;
  const view = (looking ? replay.view : null) ?? live;
  const { board } = view;

  const [tab, setTab] = useState<SideTab>('log');
  const [rule, setRule] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);
  const [dialog, setDialog] = useState<'resign' | 'leave' | 'keys' | null>(null);
  const [page, setPage] = useState<Page>('board');
  const [counting, setCounting] = useState(true);
  const [recapped, setRecapped] = useState(false);

  const since = useSince(snapshot);
  const news = useNews(snapshot);
  const messages = useCallback(async (language: Language) => (await gameNamed(snapshot.game)?.messages(language)) ?? {}, [snapshot.game]);
  const glossary = useGlossary(messages, speaker.language);

  const covered = snapshot.curtain !== null;
  const asked = looking || sending !== null || covered ? null : live.asked;
  const refused = useRefused(client, asked, live.seq);
  const answers = useAnswers(client, snapshot, speaker);
  const deciding = useChoice({ asked, refused, refusal: answers.refusal, send: answers.send, speaker });
  const advice = useAdvice(hint, asked, speaker);

  const myTurn = live.asked !== null && stage === 'playing';
  useEffect(() => {
    if (myTurn) ring();
  }, [myTurn]);
  useEffect(() => hear(news, screen?.sounds ?? NO_SOUNDS), [news, screen]);

  // What lies above the table would lie above the curtain too.
  useLayoutEffect(() => {
    if (!covered) return;
    hideTip();
    closePopups();
    setPalette(false);
    setDialog(null);
    setDrawer(false);
    // Whoever lifts it goes on at the table, not at the top of the page.
    return () => root.current?.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
  }, [covered]);

  // What is opened from the drawer is on the board beneath it.
  useEffect(() => {
    const opens = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('.drawer [data-opens]') !== null) setDrawer(false);
    };
    document.addEventListener('click', opens);
    return () => document.removeEventListener('click', opens);
  }, []);

  const turnToTab = useCallback(
    (next: SideTab) => {
      setTab(next);
      if (!desktop) setDrawer(true);
    },
    [desktop],
  );
  const { sitters } = snapshot;
  const tincture = useCallback((seat: Seat) => screen?.tincture?.(board, seat) ?? tinctureOf(seat), [screen, board]);
  const goTo = replay.go;
  const desk = useMemo<Desk>(
    () => ({
      client,
      snapshot: looking ? { ...snapshot, view } : snapshot,
      screen,
      speaker,
      glossary,
      board,
      me,
      tincture,
      nameOf: (seat) => snapshot.sitters.find((sitter) => sitter.seat === seat)?.name || speaker.say('shell.seat', { n: seat + 1 }),
      openRule(id) {
        hideTip();
        setRule(id);
        turnToTab('rules');
      },
      goTo(moment) {
        setDrawer(false);
        goTo(moment);
      },
    }),
    [client, snapshot, looking, view, screen, speaker, glossary, board, me, turnToTab, goTo, tincture],
  );

  const counts = useMemo(
    () => targetsByPage(screen === null ? [] : deciding.open, deciding.selected, (target) => screen?.pageOf(target, board, me) ?? null),
    [deciding, screen, board, me],
  );
  const present = useRef(counts);
  present.current = counts;
  // Of a subset one may take up more from where one is; what a pick narrows to may lie elsewhere.
  const narrowed = asked?.kind === 'pick' ? deciding.selected.join() : '';
  const question = screen === null || asked === null ? null : `${asked.id} ${narrowed}`;
  // Once for each question and choice: what others do meanwhile must not turn the reader's page.
  useEffect(() => {
    if (phone && question !== null) setPage((page) => pageFor(present.current, page));
  }, [phone, question]);

  const swipe = useSwipe(page, setPage);

  // What is hidden at a table on the server stays so until the end.
  const secret = client.connection.value !== 'local' && stage !== 'finished';
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => setNotice(null), [replay.at, live.seq]);
  const download = (): void => {
    if (secret) setNotice('shell.download.secret');
    else downloadRecord(client, snapshot.game).catch(() => setNotice('shell.download.failed'));
  };
  const openTable = (laid: Promise<string | null>): void => {
    laid.then(
      (id) => (id === null ? setNotice('shell.table.failed') : go(pathOf(id))),
      () => setNotice('shell.table.failed'),
    );
  };
  const fork = (): void => (secret ? setNotice('shell.fork.secret') : openTable(client.fork(replay.at ?? live.seq)));
  const turnTo = (place: Place): void => {
    if (place === 'log') {
      turnToTab('log');
      root.current?.querySelector<HTMLElement>('.log .n')?.focus();
      return;
    }
    if (phone) setPage(place);
    focusArea(root.current, place);
  };

  useKeyboard(root, {
    confirm: deciding.confirm,
    undo: answers.undo,
    pass() {
      const option = deciding.asked?.options.find(({ key }) => /^pass\b/.test(key));
      if (option !== undefined) deciding.choose(option);
    },
    back() {
      if (isTipShown()) hideTip();
      else if (drawer) setDrawer(false);
      else if (deciding.begun) deciding.clear();
      else if (looking) replay.close();
    },
    go: turnTo,
    hint: advice.ask,
    why(element) {
      const target = element instanceof HTMLElement || element instanceof SVGElement ? element.dataset.target : undefined;
      const refusal = target === undefined ? null : deciding.refusal(target);
      const id = refusal === null ? null : ruleOf(refusal);
      if (element !== null && refusal !== null && !isTipShown()) tell({ choice: deciding, desk }, element);
      else if (id !== null) desk.openRule(id);
      else setDialog('keys');
    },
    read: (element) => tell({ choice: deciding, desk }, element),
    step: (direction) => replay.step('answer', direction),
    palette: () => setPalette(true),
  });

  const eyes = looking ? replay.seat : me;
  const happened = looking ? replay.news : news;
  const turned = phone ? page : null;
  useReach(root, asked, turned);
  // Drawn anew only when something on it has changed, not whenever something around it has.
  const laid = useMemo(
    () =>
      screen === null ? (
        <GenericBoard board={board} deciding={deciding} refused={refused} />
      ) : (
        <screen.Board
          view={board}
          seat={eyes}
          choice={deciding}
          sitters={sitters}
          speaker={speaker}
          news={happened}
          page={turned}
          tincture={tincture}
        />
      ),
    [screen, board, eyes, deciding, refused, sitters, speaker, happened, turned, tincture],
  );

  const { ending } = snapshot;
  const over = ending !== null;
  const result = ending === null || live.result === null ? null : { ...live.result, winners: ending.winners };
  const resigned = sitters.some(({ seat, standIn }) => seat === me && standIn === 'resigned');
  const playing = me !== null && !over && !resigned;
  const mayAsk = playing && !live.undo.ok && live.undo.reason !== 'nothing' && client.connection.value !== 'local';
  const rules: MenuEntry = { icon: 'rules', label: speaker.say('shell.tab.rules'), act: () => turnToTab('rules') };
  const chat: MenuEntry = { icon: 'chat', label: speaker.say('shell.tab.chat'), act: () => turnToTab('chat') };
  const undo: MenuEntry = { icon: 'undo', label: speaker.say('shell.undo'), act: answers.undo };
  const list: MenuEntry = { icon: 'list', label: speaker.say('shell.palette'), act: () => setPalette(true) };
  const advise: MenuEntry = { icon: 'hint', label: speaker.say('shell.hint'), act: advice.ask };
  const askUndo: MenuEntry = { icon: 'undo', label: speaker.say('shell.askUndo'), act: answers.askUndo };
  const guided = toldAt(snapshot.id) !== null;
  const lead: MenuEntry = {
    icon: 'hint',
    label: speaker.say(guided ? 'shell.guide.end' : 'shell.guide.begin'),
    act: () => (guided ? endGuide(snapshot.id) : beginGuide(snapshot.id)),
  };
  const resign: MenuEntry = { icon: 'resign', label: speaker.say('shell.resign'), danger: true, act: () => setDialog('resign') };
  const entries: readonly MenuEntry[] = [
    { icon: 'replay', label: speaker.say('shell.replay'), act: () => replay.go(live.seq) },
    { icon: 'download', label: speaker.say('shell.download'), act: download },
    ...(hint !== undefined && playing ? [advise] : []),
    ...(playing ? [lead] : []),
    { icon: 'keyboard', label: speaker.say('shell.keys'), act: () => setDialog('keys') },
    ...(mayAsk ? [askUndo] : []),
    ...(playing ? [resign] : []),
    { icon: 'leave', label: speaker.say('shell.leave'), act: () => setDialog('leave') },
  ];
  const commands = [...(live.undo.ok ? [undo] : []), rules, ...(snapshot.mayTalk === null ? [] : [chat]), ...entries];

  const recap = (): void => {
    setRecapped(true);
    setDrawer(false);
    replay.go(since ?? 0);
    replay.setPlaying(true);
  };
  const inWords = (question: Asked): string => askedInWords(speaker, question, deciding, me);
  const led =
    first === undefined ? <Guide onShow={hint === undefined ? null : advice.ask} roomy={layout === 'tablet'} /> : <FirstTable {...first} />;
  const guide = looking || me === null ? null : led;
  const side = (
    <Side
      tab={tab}
      onTab={setTab}
      log={replay.log}
      rule={rule}
      since={since}
      panels={!phone}
      alerts={desktop}
      guide={desktop ? guide : null}
      onInterject={answers.interject}
      onRecap={since === null || recapped || looking ? null : recap}
    />
  );

  return (
    <DeskContext.Provider value={desk}>
      <div ref={root} class="shell" data-layout={layout} inert={covered}>
        <TopBar
          layout={layout}
          go={go}
          pathOf={pathOf}
          elsewhere={elsewhere}
          setLanguage={setLanguage}
          onRules={() => turnToTab('rules')}
          onLog={() => setDrawer(!drawer)}
          menu={(close) => <Menu entries={[list, ...entries]} link={link} close={close} setLanguage={setLanguage} />}
        />
        {phone && <StatusLine onSeat={() => setPage('rivals')} />}
        {phone && screen !== null && <PageTabs page={page} counts={counts} onPage={setPage} />}
        <div class="bar">
          {looking ? (
            <ReplayBar
              course={replay.course}
              at={replay.at ?? 0}
              seat={replay.seat}
              finished={over}
              playing={replay.playing}
              setPlaying={replay.setPlaying}
              onGo={replay.go}
              onSeat={replay.look}
              onFork={fork}
              onDownload={download}
              onClose={replay.close}
            />
          ) : ending !== null ? (
            <Verdict
              ending={ending}
              result={result}
              counting={counting}
              onCounting={() => setCounting(!counting)}
              onReplay={() => replay.go(0)}
              onRematch={(isSequel) => openTable(client.rematch(isSequel))}
              onFork={fork}
            />
          ) : (
            <Prompt
              deciding={deciding}
              sending={sending}
              undoing={answers.undoing}
              onUndo={answers.undo}
              onInterject={answers.interject}
              onPin={answers.pin}
              onList={() => setPalette(true)}
              purse={
                phone && me !== null && screen?.Purse !== undefined ? (
                  <screen.Purse view={board} seat={me} speaker={speaker} tincture={desk.tincture} choice={deciding} />
                ) : undefined
              }
              elsewhere={phone && screen !== null ? <Elsewhere page={page} counts={counts} onPage={setPage} /> : undefined}
            />
          )}
          <Notes floating={!phone} question={question ?? ''} onElsewhere={answers.dismiss}>
            {answers.refusal !== null && (
              <Notice tone="refusal" closing={{ label: speaker.say('shell.close'), onClose: answers.dismiss }}>
                <Reason refusal={answers.refusal} />
              </Notice>
            )}
            {advice.words !== null && (
              <Notice icon="hint" closing={{ label: speaker.say('shell.close'), onClose: advice.dismiss }}>
                {advice.words}
              </Notice>
            )}
            {notice !== null && (
              <Notice icon="hidden" closing={{ label: speaker.say('shell.close'), onClose: () => setNotice(null) }}>
                {speaker.say(notice)}
              </Notice>
            )}
            {!desktop && (
              <>
                <Consent />
                <AsideCard />
                <Offers onInterject={answers.interject} />
              </>
            )}
            {asked !== null && <Tray deciding={deciding} />}
          </Notes>
          {!desktop && guide}
        </div>
        <main class="board" data-page={page} aria-label={speaker.say('shell.board')} tabIndex={-1} {...(phone ? swipe : {})}>
          {!covered && laid}
          {result !== null && counting && !looking && <Scoring result={result} onDownload={download} onHome={() => go('/')} />}
          <TipHost />
        </main>
        <LineLost />
        {desktop && (
          <aside class="side" aria-label={speaker.say('shell.side')}>
            {side}
          </aside>
        )}
        {layout === 'tablet' && <Rail onOpen={() => setDrawer(true)} />}
        {!desktop && (
          <Drawer open={drawer} label={speaker.say('shell.side')} closeLabel={speaker.say('shell.close')} onClose={() => setDrawer(false)}>
            <div class="side">{side}</div>
          </Drawer>
        )}
        <Announcer news={news} question={covered || !myTurn ? null : deciding.asked === null ? undefined : inWords(deciding.asked)} />
        <Tips choice={deciding} root={root} />
      </div>
      {snapshot.curtain !== null && <Curtain seat={snapshot.curtain} onUndo={live.undo.ok ? answers.undo : null} />}
      <Palette open={palette} onClose={() => setPalette(false)} deciding={deciding} onInterject={answers.interject} commands={commands} />
      <ResignDialog
        open={dialog === 'resign'}
        onClose={() => setDialog(null)}
        onResign={() => {
          setDialog(null);
          client.resign();
        }}
      />
      <LeaveDialog open={dialog === 'leave'} onClose={() => setDialog(null)} onLeave={() => go('/')} />
      <KeyboardHelp open={dialog === 'keys'} onClose={() => setDialog(null)} />
    </DeskContext.Provider>
  );
}

/** The first thing one may touch in an area, else the area itself. */
function focusArea(table: HTMLElement | null, place: Exclude<Place, 'log'>): void {
  const areas = { board: '.board', mine: '[data-area="mine"]', rivals: '.panels, .rail-seats, [data-area="rivals"]' };
  const area = table?.querySelector<HTMLElement>(areas[place]) ?? table?.querySelector<HTMLElement>(areas.board);
  const thing = area?.querySelector<HTMLElement>('[data-target][tabindex], button');
  (thing ?? area)?.focus();
}
