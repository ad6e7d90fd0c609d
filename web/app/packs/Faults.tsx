/** What speaks against a pack, each with the way to where it stands: the checks that every table makes. */

import { useEffect, useState } from 'preact/hooks';
import { Button, Icon } from '../../design/index.ts';
import type { Labels } from './labels.ts';
import { type InWords, reasonsIn } from './reasons.ts';
import type { Misfit, Path, Shape } from './shape.ts';
import { placeNamed, placeOf, type Section } from './things.ts';

interface FaultsProps {
  readonly misfits: readonly Misfit[];
  readonly errors: readonly string[];
  readonly labels: Labels;
  readonly shape: Shape;
  readonly data: unknown;
  readonly sections: readonly Section[];
  readonly isChanged: boolean;
  readonly onGo: (path: Path) => void;
}

const MOST_SHOWN = 12;

export function Faults({ misfits, errors, labels, shape, data, sections, isChanged, onGo }: FaultsProps) {
  const { speaker } = labels;
  const inWords = useReasons(labels);
  const n = misfits.length + errors.length;
  return (
    <section class="faults" aria-labelledby="pack-faults">
      <h2 id="pack-faults">{speaker.say('packs.checked')}</h2>
      <p role="status" class={n === 0 ? 'fits' : 'misfits'}>
        <Icon name={n === 0 ? 'confirm' : 'refuse'} size={18} />{' '}
        {n > 0 ? speaker.say('packs.faults', { n }) : speaker.say(isChanged ? 'packs.fits' : 'packs.asShipped')}
      </p>
      {n > 0 && (
        <ul>
          {misfits.slice(0, MOST_SHOWN).map((misfit) => (
            <li key={misfit.path.join('.')}>
              <Button kind="quiet" size="small" onClick={() => onGo(misfit.path)}>
                {placeLabel(labels, sections, data, misfit.path)}
              </Button>{' '}
              {speaker.say(`packs.wrong.${misfit.key}`, { bound: misfit.bound })}
            </li>
          ))}
          {errors.slice(0, MOST_SHOWN).map((error) => (
            <Said key={error} error={error} inWords={inWords} labels={labels} shape={shape} data={data} sections={sections} onGo={onGo} />
          ))}
        </ul>
      )}
    </section>
  );
}

type SaidProps = Pick<FaultsProps, 'labels' | 'shape' | 'data' | 'sections' | 'onGo'> & {
  readonly error: string;
  readonly inWords: (reason: string) => InWords;
};

/** What a game says against its content as a whole: the place, then the reason. */
function Said({ error, inWords, labels, shape, data, sections, onGo }: SaidProps) {
  const [, named = '', reason = error] = /^(.*?): (.*)$/.exec(error) ?? [];
  const told = inWords(reason);
  const path = named === 'name' || named === 'game' ? null : placeNamed(sections, shape, data, named);
  return (
    <li>
      {path === null ? (
        named !== '' && `${labels.field(named)} `
      ) : (
        <Button kind="quiet" size="small" onClick={() => onGo(path)}>
          {placeLabel(labels, sections, data, path)}
        </Button>
      )}{' '}
      <span lang={told.language}>{told.text}</span>
    </li>
  );
}

/** As the game says it until the language has come. */
function useReasons({ speaker: { language } }: Labels): (reason: string) => InWords {
  const [inWords, set] = useState<(reason: string) => InWords>(
    () =>
      (text: string): InWords => ({ text, language: 'en' }),
  );
  useEffect(() => {
    let wanted = true;
    reasonsIn(language).then(
      (found) => wanted && set(() => found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return inWords;
}

function placeLabel(labels: Labels, sections: readonly Section[], data: unknown, path: Path): string {
  const found = placeOf(sections, path);
  if (found === null) return path.map(labels.field).join(' › ');
  const start = found.section.path.length + (found.thing === null ? 0 : 1);
  const first = found.thing === null ? found.section.path.map(labels.field).join(' › ') : labels.thing(data, path.slice(0, start));
  return [first, ...path.slice(start).map(labels.field)].join(' › ');
}
