/** The table of Fief at a position that whoever opens the page lays beside it (`position.json?<name>`): `stages.html?lang=fr&theme=night&leaf=court#name`. */

import type { Seat } from '@castellan/engine';
import en from '@castellan/fief/messages/en';
import fr from '@castellan/fief/messages/fr';
import { type Catalogue, type Language, speaker } from '@castellan/text';
import kernelEn from '@castellan/text/en';
import kernelFr from '@castellan/text/fr';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../../../design/design.css';
import { TableShell } from '../../../shell/index.ts';
import shellEn from '../../../shell/messages/en.ts';
import shellFr from '../../../shell/messages/fr.ts';
import screen from '../index.ts';
import boardEn from '../messages/en.ts';
import boardFr from '../messages/fr.ts';
import { LEAVES, openLeaf } from '../table.ts';
import { type Given, type Seated, seatedAt } from './position.ts';

const asked = new URLSearchParams(location.search);
const WORDS: { readonly [language in Language]: readonly Catalogue[] } = {
  en: [kernelEn, shellEn, en, boardEn],
  fr: [kernelFr, shellFr, fr, boardFr],
};

document.documentElement.dataset.theme = asked.get('theme') === 'night' ? 'night' : 'parchment';

const root = document.getElementById('gallery');

/** The position named behind `#`; another name lays up another one. */
async function layUp(): Promise<void> {
  const name = location.hash.slice(1);
  const given: Given = await (await fetch(`position.json?${name}`)).json();
  const seated = seatedAt(given);
  openLeaf.value = LEAVES.find((leaf) => leaf === asked.get('leaf')) ?? 'table';
  if (root === null) return;
  render(<Shown key={name} names={given.names} client={seated.client} seat={seated.seat} />, root);
  root.dataset.position = name;
}

interface ShownProps extends Seated {
  readonly names: Given['names'];
}

function Shown({ names, client, seat }: ShownProps) {
  const [language, setLanguage] = useState<Language>(asked.get('lang') === 'en' ? 'en' : 'fr');
  const voice = useMemo(() => speaker(language, WORDS[language], (one: Seat) => names[one]), [language, names]);
  return (
    <>
      <TableShell
        key={seat.value}
        client={client}
        screen={screen}
        speaker={voice}
        setLanguage={setLanguage}
        go={() => undefined}
        pathOf={() => '/'}
      />
      <nav class="sr" aria-label="Seats">
        <select
          aria-label="Seat"
          value={String(seat.value)}
          onChange={({ currentTarget }) => {
            seat.value = Number(currentTarget.value);
          }}
        >
          {names.map((name, at) => (
            <option key={name} value={String(at)}>
              {name}
            </option>
          ))}
        </select>
      </nav>
    </>
  );
}

addEventListener('hashchange', () => void layUp());
await layUp();
