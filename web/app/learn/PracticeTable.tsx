/** A real table at a position that somebody tries: a lesson’s or a puzzle’s. */

import './lesson.css';
import '../table/table.css';
import type { Catalogue, Language } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, EmptyState } from '../../design/index.ts';
import type { TableShellProps } from '../../shell/index.ts';
import type { Practice } from '../../tables/local/practice.ts';
import type { Shown } from '../../tables/local/shown.ts';
import { LocalTable } from '../../tables/local/table.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { Seated } from '../table/Seated.tsx';

/** The heading of what is wanted now. */
export const GOAL = 'lesson-goal';

/** A table at this position, where it is known with what it shows at first; where another follows, it is laid in its place. */
export function usePractice(practice: Practice, shown: Shown | null = null): LocalTable {
  const [first] = useState(practice);
  const client = useMemo(() => new LocalTable({ kind: 'practise', practice: first }, shown), [first]);
  useEffect(() => () => client.close(), [client]);
  useEffect(() => {
    if (practice === first) return;
    client.practise(practice);
    // Whoever reads by ear or by keys begins with what is wanted now, and whoever looks, at the top of what is new.
    document.getElementById(GOAL)?.focus();
    document.querySelector('main.board')?.scrollTo(0, 0);
  }, [client, first, practice]);
  return client;
}

interface PracticeTableProps {
  readonly client: LocalTable;
  readonly game: string;
  /** What is said beside the words of the table. */
  readonly words: (language: Language) => Promise<Catalogue>;
  /** What is said beside the first words of the table, where it is shown before its rules have come. */
  readonly opening?: (language: Language) => Promise<Catalogue>;
  /** Where one goes if the position no longer fits the rules. */
  readonly skip: () => void;
  /** Whether a bot may be asked what it would answer. */
  readonly hints: boolean;
  readonly parts: TableShellProps['lesson'];
}

export function PracticeTable({ client, game, words, opening, skip, hints, parts }: PracticeTableProps) {
  const trouble = client.trouble.value;
  if (trouble !== null)
    return (
      <Frame bare title={titleOf(game)}>
        {trouble.kind === 'unreplayable' ? (
          <EmptyState
            icon="rules"
            action={
              <Button kind="primary" onClick={skip}>
                {say('app.learn.skip')}
              </Button>
            }
          >
            {say('app.learn.stale')}
          </EmptyState>
        ) : (
          <Trouble code="load" retry={() => location.reload()} />
        )}
      </Frame>
    );
  if (client.snapshot.value === null) return <Waiting game={game} />;
  return (
    <Seated
      client={client}
      game={game}
      pack={async () => null}
      hint={hints ? () => client.hint() : undefined}
      lesson={parts}
      words={words}
      opening={client.isOpening.value ? opening : undefined}
    />
  );
}

export function Waiting({ game }: { readonly game: string }) {
  return (
    <Frame bare title={titleOf(game)}>
      <Loading blocks={6} />
    </Frame>
  );
}

export function Failed({ game, retry }: { readonly game: string; readonly retry: () => void }) {
  return (
    <Frame bare title={titleOf(game)}>
      <Trouble code="load" retry={retry} />
    </Frame>
  );
}
