/** A worked example of the rules at a real table: its position, its words, and as many tries as one likes. */

import { useEffect, useMemo } from 'preact/hooks';
import { exampleWords } from '../../examples/load.ts';
import { exampleOf, laidExamples } from '../../examples/shelf.ts';
import { loadRules, ruleNamed } from '../../shell/rulebook.ts';
import { currentLanguage, say } from '../language.ts';
import { Failed, Missing, PracticeTable, usePractice } from '../learn/LessonPage.tsx';
import { useLoad } from '../lists/load.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading } from '../parts/states.tsx';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { ExampleGoal } from './ExampleGoal.tsx';
import { ExampleList } from './ExampleList.tsx';
import { Teller } from './Teller.tsx';
import { useExample } from './useExample.ts';

export default function ExamplePage({ params: [game, id] }: { readonly params: readonly string[] }) {
  const language = currentLanguage();
  const { now, again } = useLoad(() => loadRules(game, language), `${game} ${language}`);
  const rule = now.state === 'ready' ? ruleNamed(now.value, exampleOf(id)) : null;
  const isLaid = laidExamples(game).includes(id);
  // What has no position is read where it is told.
  const isOnlyTold = !isLaid && rule !== null;
  useEffect(() => {
    if (isOnlyTold) go(`/rules/${game}#${exampleOf(id)}`, { replace: true });
  }, [isOnlyTold, game, id]);
  if (isOnlyTold || (!isLaid && now.state === 'loading'))
    return (
      <Frame bare title={say('app.nav.rules')}>
        <Loading blocks={6} />
      </Frame>
    );
  if (!isLaid) return <Missing />;
  if (now.state === 'failed') return <Failed game={game} retry={again} />;
  return <AtTable game={game} id={id} text={rule?.text ?? ''} />;
}

interface AtTableProps {
  readonly game: string;
  readonly id: string;
  /** What the catalogue says; empty until it is there. */
  readonly text: string;
}

function AtTable({ game, id, text }: AtTableProps) {
  const practice = useMemo(() => ({ id, game, example: id, name: myName(), title: '' }), [game, id]);
  const client = usePractice(practice);
  const trying = useExample(client, id);
  const all = laidExamples(game);
  const next = all[all.indexOf(id) + 1];
  const leave = (): void => go(`/rules/${game}#${exampleOf(id)}`);
  return (
    <PracticeTable
      client={client}
      game={game}
      words={(language) => exampleWords(game, language)}
      skip={leave}
      hints={false}
      parts={{
        unrecorded: 'example.laid',
        goal: <ExampleGoal game={game} id={id} leave={leave} />,
        narrator: (
          <Teller
            game={game}
            id={id}
            text={text}
            trying={trying}
            next={next === undefined ? null : () => go(`/rules/${game}/${next}`)}
            leave={leave}
          />
        ),
        list: <ExampleList game={game} here={id} />,
      }}
    />
  );
}
