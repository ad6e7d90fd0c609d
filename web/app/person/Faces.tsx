/** Who came in before whom, at the tables a person has shared with other people. */

import type { Speaker } from '@castellan/text';
import { isolated } from '../../tables/names.ts';
import type { FaceToFace } from './statistics.ts';

export function Faces({ faces, words }: { readonly faces: readonly FaceToFace[]; readonly words: Speaker }) {
  return (
    <section aria-labelledby="faces">
      <h2 id="faces">
        {words.say('page.person.faces')} <small>{words.say('page.person.faces.what')}</small>
      </h2>
      {faces.length === 0 ? (
        <p class="nobody">{words.say('page.person.faces.none')}</p>
      ) : (
        <ul class="faces">
          {faces.slice(0, 6).map(({ name, ahead, level, behind }) => (
            <li key={name}>
              <b>{isolated(name)}</b>
              <span>
                {ahead}–{behind}
              </span>
              <span class="parts" aria-hidden="true">
                <i class="ahead" style={{ flexGrow: ahead }} />
                <i class="level" style={{ flexGrow: level }} />
                <i class="behind" style={{ flexGrow: behind }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
