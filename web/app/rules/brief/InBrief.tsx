/** A game in two minutes: what one does, what for, and in which order. */

import { iconsOf } from '../../../design/index.ts';
import { runsOf } from '../../../shell/rulebook.ts';
import { say } from '../../language.ts';
import type { Brief } from './brief.ts';
import { Picture } from './Picture.tsx';

/** More stages than that, and their signs stand above their names. */
const LONG = 6;

export function InBrief({ brief: { words, drawings } }: { readonly brief: Brief }) {
  const Sign = iconsOf<string>(drawings.signs);
  return (
    <>
      <ol class="scenes">
        {words.scenes.map(({ title, text }, at) => (
          <li key={title}>
            <span class="nth" aria-hidden="true">
              {at + 1}
            </span>
            <Picture scene={drawings.scenes[at]} signs={drawings.signs} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div class="goal">
        <p>
          <b class="rubric-word">{say('app.rules.goal')}</b>{' '}
          {runsOf(words.goal).map(({ kind, text }, at) => (kind === 'em' ? <b key={at}>{text}</b> : text))}
        </p>
        <table>
          <tbody>
            <tr>
              <th scope="row">{words.count.heads[0]}</th>
              {words.count.heads.slice(1).map((head) => (
                <td key={head}>{head}</td>
              ))}
            </tr>
            <tr class="worth">
              <th scope="row">{words.count.worth[0]}</th>
              {words.count.worth.slice(1).map((worth, at) => (
                <td key={at}>{worth}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <ol class={words.course.length > LONG ? 'course long' : 'course'} aria-label={say('app.rules.course')}>
        {words.course.map(({ title, text }, at) => (
          <li key={title} class="stage">
            <Sign name={drawings.course[at]} size={24} />
            <span>
              <b>{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
