/** The map of Fief to look at: `map.html?show=purchases&lang=fr&theme=night&frame=table`, `?show=march`, `?show=war`, `?show=levy`. */

import type { Target } from '@castellan/engine';
import { type Language, speaker } from '@castellan/text';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../../../design/design.css';
import { type Tincture, TipHost } from '../../../design/index.ts';
import made from '../../../maps/made/fief.json';
import type { Choice } from '../../../shell/index.ts';
import { FiefMap } from '../map/FiefMap.tsx';
import { landOf } from '../map/land.ts';
import { FIRST_OVERLAYS, OVERLAYS } from '../map/view.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import './gallery.css';
import layout from './layout.ts';
import { POSITIONS } from './positions.ts';

const asked = new URLSearchParams(location.search);
const language: Language = asked.get('lang') === 'en' ? 'en' : 'fr';
const NAMES = ['Vous', 'Conan', 'Mahaut', 'Thibaut'];
const TINCTURES: readonly Tincture[] = ['G', 'A', 'V', 'S'];
const LORDS = ['arthur', 'guenievre', 'conan', 'mahaut', 'quentin', 'thibaut', 'raoul'];

document.documentElement.dataset.theme = asked.get('theme') === 'night' ? 'night' : 'parchment';

const names = Object.fromEntries([
  ...layout.villages.map(({ id, name }) => [`name.village.${id}`, name[language]]),
  ...[...layout.fiefs, ...layout.bishoprics].map((thing) => [
    `name.${'number' in thing ? 'bishopric' : 'fief'}.${thing.id}`,
    'name' in thing && typeof thing.name === 'object' && thing.name !== null && language in thing.name
      ? String(Reflect.get(thing.name, language))
      : thing.id,
  ]),
  ...LORDS.map((id) => [`name.lord.${id}`, `${id[0].toUpperCase()}${id.slice(1)}`]),
]);
const voice = speaker(language, [language === 'en' ? en : fr, names], (seat) => NAMES[seat]);
const land = landOf(made);

function Shown() {
  const position = POSITIONS[asked.get('show') ?? 'purchases'] ?? POSITIONS.purchases;
  const [taken, setTaken] = useState<readonly Target[]>(position.taken);
  const choice = useMemo<Choice>(
    () => ({
      asked: { id: 'shown', step: 'shown', kind: 'pick', params: {}, options: [], min: 1, max: 1, by: 1, suggestions: [] },
      selected: taken,
      chosen: [],
      amount: 0,
      composed: null,
      lit(target) {
        if (!position.open.includes(target) && !taken.includes(target)) return null;
        return { options: [], label: target, selected: taken.includes(target), place: null };
      },
      refusal: (target) => (position.refused.includes(target) ? { rule: 'FIE-19.13', key: 'full', params: {} } : null),
      tap(target) {
        if (position.open.includes(target))
          setTaken(taken.includes(target) ? taken.filter((other) => other !== target) : [...taken, target]);
      },
      choose() {},
      setAmount() {},
      compose() {},
      confirm() {},
      clear() {},
    }),
    [position, taken],
  );
  return (
    <main class={asked.get('frame') === 'table' ? 'as-at-the-table' : 'alone'}>
      <h1 class="sr">{voice.say('fief.map')}</h1>
      <FiefMap
        land={land}
        view={position.view}
        plan={position.plan}
        choice={choice}
        speaker={voice}
        tincture={(seat) => TINCTURES[seat]}
        nameOfSeat={(seat) => NAMES[seat]}
        overlays={asked.has('all') ? new Set(OVERLAYS) : FIRST_OVERLAYS}
      />
      <TipHost />
    </main>
  );
}

const root = document.getElementById('gallery');
if (root !== null) render(<Shown />, root);
