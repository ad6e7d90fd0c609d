/** A table as somebody sits at it, or looks on. */

import type { Result } from '@castellan/engine';
import { useState } from 'preact/hooks';
import type { TableSnapshot } from '../../tables/client.ts';
import { Announcer } from '../Announcer.tsx';
import { DeskContext } from '../desk.ts';
import { PageTabs, StatusLine } from '../phone.tsx';
import { useLimit } from '../prompt/Countdown.tsx';
import { FirstTable } from '../side/FirstTable.tsx';
import { Guide } from '../side/Guide.tsx';
import { Tips } from '../Tips.tsx';
import { LineLost } from '../top/LineLost.tsx';
import { Menu } from '../top/Menu.tsx';
import { TopBar } from '../top/TopBar.tsx';
import { askedInWords } from '../words.ts';
import { Above } from './Above.tsx';
import { Bar } from './Bar.tsx';
import { Beside } from './Beside.tsx';
import { LaidBoard } from './LaidBoard.tsx';
import { menusOf } from './menu.ts';
import { useKeys } from './useKeys.ts';
import { type Sat, type SeatedProps, useSeated } from './useSeated.ts';

export function Seated(props: SeatedProps) {
  const { screen, speaker, snapshot, setLanguage, go, pathOf, link, coach, lesson, elsewhere = 0 } = props;
  const sat = useSeated(props);
  useKeys(sat);
  const { root, layout, phone, moment, windows, pages } = sat;
  const { covered, deciding, me, myTurn, news } = moment;
  const [counting, setCounting] = useState(true);
  const result = resultOf(snapshot);
  const isTold = counting && result !== null && !moment.looking;
  const { entries, commands } = menusOf(sat);
  const guide = lesson === undefined ? <Led of={sat} /> : null;
  const limit = useLimit(snapshot, speaker);
  const question = deciding.asked === null ? undefined : askedInWords(speaker, deciding.asked, deciding, me);
  return (
    <DeskContext.Provider value={sat.desk}>
      <div
        ref={root}
        class="shell"
        data-layout={layout}
        data-lesson={lesson === undefined ? undefined : ''}
        data-ended={isTold ? '' : undefined}
        inert={covered}
      >
        <TopBar
          layout={layout}
          go={go}
          pathOf={pathOf}
          elsewhere={elsewhere}
          setLanguage={setLanguage}
          onRules={() => windows.turnToTab('rules')}
          onLog={() => windows.setDrawer(!windows.drawer)}
          menu={(close) => <Menu entries={entries} link={link} coach={coach} close={close} setLanguage={setLanguage} />}
        />
        {phone && !isTold && <StatusLine onSeat={() => pages.setPage('rivals')} />}
        {phone && !isTold && screen !== null && <PageTabs page={pages.page} counts={pages.counts} onPage={pages.setPage} />}
        {!isTold && <Bar of={sat} result={result} onCounting={() => setCounting(true)} guide={guide} />}
        {lesson?.goal}
        <LaidBoard of={sat} result={isTold ? result : null} onBoard={() => setCounting(false)} />
        {lesson?.narrator}
        <LineLost />
        {!isTold && <Beside of={sat} guide={guide} />}
        <Announcer news={news} question={covered || !myTurn ? null : question} limit={limit} />
        <Tips choice={deciding} root={root} />
      </div>
      <Above of={sat} commands={commands} />
    </DeskContext.Provider>
  );
}

/** Who has resigned never wins. */
function resultOf({ ending, view }: TableSnapshot): Result | null {
  return ending === null || view.result === null ? null : { ...view.result, winners: ending.winners };
}

/** Who leads a newcomer: the guide, or the offer of a guided table. */
function Led({ of: { props, layout, moment, advice } }: { readonly of: Sat }) {
  const { first, hint } = props;
  if (moment.looking || moment.me === null) return null;
  if (first !== undefined) return <FirstTable {...first} />;
  return <Guide onShow={hint === undefined ? null : advice.ask} roomy={layout === 'tablet'} />;
}
