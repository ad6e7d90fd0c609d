/** A table at a position that whoever opens the page lays beside it (`position.json?<name>`): `….html?lang=fr&theme=night#name`. */

import type { Game, Seat, State } from '@castellan/engine';
import { type Catalogue, type Language, speaker } from '@castellan/text';
import kernelEn from '@castellan/text/en';
import kernelFr from '@castellan/text/fr';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import '../../design/design.css';
import { type GameScreen, TableShell } from '../index.ts';
import shellEn from '../messages/en.ts';
import shellFr from '../messages/fr.ts';
import { type Given, type Seated, seatedAt } from './position.ts';

interface Shelf<S extends State, V> {
  readonly game: Game<S>;
  readonly screen: GameScreen<V>;
  /** What the game and its screen say. */
  readonly words: { readonly [language in Language]: readonly Catalogue[] };
  readonly title: string;
  /** Before a position is shown. */
  open(asked: URLSearchParams): void;
}

export function showPositions<S extends State, V>({ game, screen, words, title, open }: Shelf<S, V>): void {
  const asked = new URLSearchParams(location.search);
  document.documentElement.dataset.theme = asked.get('theme') === 'night' ? 'night' : 'parchment';
  const root = document.getElementById('gallery');
  const all = { en: [kernelEn, shellEn, ...words.en], fr: [kernelFr, shellFr, ...words.fr] };

  /** The position named behind `#`; another name lays up another one. */
  const layUp = async (): Promise<void> => {
    const name = location.hash.slice(1);
    const given: Given<S> = await (await fetch(`position.json?${name}`)).json();
    const seated = seatedAt(game, title, given);
    open(asked);
    if (root === null) return;
    render(
      <Shown key={name} names={given.names} screen={screen} words={all} first={asked.get('lang') === 'en' ? 'en' : 'fr'} {...seated} />,
      root,
    );
    root.dataset.position = name;
  };
  addEventListener('hashchange', () => void layUp());
  void layUp();
}

interface ShownProps<V> extends Seated {
  readonly names: readonly string[];
  readonly screen: GameScreen<V>;
  readonly words: { readonly [language in Language]: readonly Catalogue[] };
  readonly first: Language;
}

function Shown<V>({ names, client, seat, screen, words, first }: ShownProps<V>) {
  const [language, setLanguage] = useState<Language>(first);
  const voice = useMemo(() => speaker(language, words[language], (one: Seat) => names[one]), [language, names, words]);
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
