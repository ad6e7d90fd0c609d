/** The bar above the board: the question, the way through a replay or the verdict; and what is noted beneath it. */

import type { Result } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { Notice } from '../../design/index.ts';
import { later } from '../later.tsx';
import { Notes } from '../Notes.tsx';
import { Reason } from '../Prose.tsx';
import { Elsewhere } from '../phone.tsx';
import { Tray } from '../prompt/Controls.tsx';
import { Prompt } from '../prompt/Prompt.tsx';
import { AsideCard } from '../side/AsideCard.tsx';
import { Consent, Offers } from '../side/Offers.tsx';
import type { Sat } from './useSeated.ts';

const Advice = later(async () => (await import('../Advice.tsx')).Advice);
const Lately = later(async () => (await import('../Lately.tsx')).Lately);
const ReplayBar = later(async () => (await import('../ReplayBar.tsx')).ReplayBar);
const Verdict = later(async () => (await import('../ending/Verdict.tsx')).Verdict);
const Warned = later(async () => (await import('../Warned.tsx')).Warned);

interface BarProps {
  readonly of: Sat;
  readonly result: Result | null;
  readonly onCounting: () => void;
  readonly guide: ComponentChildren;
}

export function Bar({ of, result, onCounting, guide }: BarProps) {
  const { snapshot, moment, deeds, desktop } = of;
  const { looking, replay } = moment;
  const { ending } = snapshot;
  return (
    <div class="bar">
      {looking ? (
        <ReplayBar
          course={replay.course}
          at={replay.at ?? 0}
          seat={replay.seat}
          finished={ending !== null}
          playing={replay.playing}
          pace={replay.pace}
          setPlaying={replay.setPlaying}
          onGo={replay.go}
          onSeat={replay.look}
          onFork={deeds.fork}
          onDownload={deeds.download}
          onClose={replay.close}
        />
      ) : ending !== null ? (
        <Verdict
          ending={ending}
          result={result}
          onCounting={onCounting}
          onReplay={() => replay.go(0)}
          onAnalyse={of.props.analyse}
          onRematch={deeds.rematch}
          onFork={deeds.fork}
        />
      ) : (
        <Asking of={of} />
      )}
      <Noted of={of} />
      {!desktop && guide}
    </div>
  );
}

function Asking({ of: { props, snapshot, moment, pages, windows, phone, desktop, desk } }: { readonly of: Sat }) {
  const { lesson, screen, speaker } = props;
  const { answers, board, deciding, me } = moment;
  const lately =
    lesson === undefined || lesson.since !== undefined ? <Lately steady={phone && lesson === undefined} since={lesson?.since} /> : null;
  return (
    <>
      {phone && lately}
      <Prompt
        deciding={deciding}
        sending={snapshot.sending}
        undoing={answers.undoing}
        onUndo={answers.undo}
        onInterject={answers.interject}
        onPin={answers.pin}
        onList={() => windows.setPalette(true)}
        purse={
          phone && me !== null && screen?.Purse !== undefined ? (
            <screen.Purse view={board} seat={me} speaker={speaker} tincture={desk.tincture} choice={deciding} />
          ) : undefined
        }
        lately={phone || desktop ? undefined : lately}
        elsewhere={phone && screen !== null ? <Elsewhere page={pages.page} counts={pages.counts} onPage={pages.setPage} /> : undefined}
      />
    </>
  );
}

/** Refusals, advice and whatever else is read once; where there is no side column, also what would stand there. */
function Noted({ of: { props, moment, pages, deeds, advice, phone, desktop } }: { readonly of: Sat }) {
  const { coach, speaker } = props;
  const { answers, asked, deciding } = moment;
  const held = coach?.warning.value ?? null;
  // Of a question that is gone there is nothing to take back.
  const warning = held !== null && held.question === asked?.id ? held : null;
  const close = speaker.say('shell.close');
  const { halted } = answers;
  return (
    <Notes floating={!phone} question={pages.question ?? ''} onElsewhere={answers.dismiss}>
      {answers.refusal !== null && (
        <Notice tone="refusal" closing={{ label: close, onClose: answers.dismiss }}>
          {halted !== null && <>{speaker.say('shell.halted', { carried: halted.carried, all: halted.all })} </>}
          <Reason refusal={answers.refusal} />
        </Notice>
      )}
      {coach !== undefined && warning !== null && <Warned coach={coach} warning={warning} onBack={deciding.clear} />}
      {advice.isSought && <Notice icon="hint">{speaker.say('shell.hint.sought')}</Notice>}
      {advice.given !== null && (
        <Notice icon="hint" closing={{ label: close, onClose: advice.dismiss }}>
          <Advice of={advice.given} />
        </Notice>
      )}
      {deeds.notice !== null && (
        <Notice icon="hidden" closing={{ label: close, onClose: deeds.dismiss }}>
          {speaker.say(deeds.notice)}
        </Notice>
      )}
      {!desktop && (
        <>
          <Consent />
          <AsideCard />
          <Offers onInterject={answers.interject} isFolded={phone} />
        </>
      )}
      {asked !== null && <Tray deciding={deciding} />}
    </Notes>
  );
}
