/**
 * Every part to look at: `gallery.html?show=parts`, `?show=table&played=12&seed=3&lang=fr`, `?show=end`, `?show=curtain`,
 * `?show=generic&game=monde-oublie` …
 */

import { gameNamed } from '@castellan/games';
import { type Catalogue, type Language, speaker } from '@castellan/text';
import kernelEn from '@castellan/text/en';
import kernelFr from '@castellan/text/fr';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { toy } from '../../../engine/test/toy.ts';
import '../../design/design.css';
import shellEn from '../messages/en.ts';
import shellFr from '../messages/fr.ts';
import { TableShell } from '../TableShell.tsx';
import { caravanScreen, caravanWords } from './caravan.tsx';
import { demoClient } from './demo.ts';
import { Parts } from './Parts.tsx';

const asked = new URLSearchParams(location.search);
const NAMES = ['Aliénor', 'Mahaut', 'Baudouin', 'Dragan'];
const shelved = gameNamed(asked.get('game') ?? '');

async function wordsIn(language: Language): Promise<readonly Catalogue[]> {
  const own = shelved === null ? caravanWords : await shelved.messages(language);
  return language === 'fr' ? [kernelFr, shellFr, own] : [kernelEn, shellEn, own];
}

interface TableOfProps {
  readonly show: string;
  readonly client: ReturnType<typeof demoClient>;
}

function TableOf({ show, client }: TableOfProps) {
  const [language, setLanguage] = useState<Language>(asked.get('lang') === 'fr' ? 'fr' : 'en');
  const [words, setWords] = useState<{ readonly language: Language; readonly catalogues: readonly Catalogue[] } | null>(null);
  useEffect(() => {
    wordsIn(language).then((catalogues) => setWords({ language, catalogues }));
  }, [language]);
  const voice = useMemo(() => (words === null ? null : speaker(words.language, words.catalogues, (seat) => NAMES[seat])), [words]);
  if (voice === null) return null;
  return (
    <TableShell
      client={client}
      screen={shelved !== null || show === 'generic' ? null : caravanScreen}
      speaker={voice}
      setLanguage={setLanguage}
      go={(path) => location.assign(path)}
      pathOf={(table) => `/t/${table}`}
      hint={async () => ({
        answers: [{ text: client.snapshot.value?.view.asked?.options[0]?.key ?? '', less: null }],
        because: [],
        reasons: [],
      })}
    />
  );
}

const root = document.getElementById('gallery');
const show = asked.get('show') ?? 'parts';
if (root !== null && show === 'parts') render(<Parts />, root);
else if (root !== null) {
  const client = demoClient({
    game: shelved === null ? toy : await shelved.load(),
    title: 'Les quatre vents',
    names: NAMES,
    me: show === 'watch' ? null : 0,
    played: show === 'end' ? 10_000 : Number(asked.get('played') ?? 0),
    seed: Number(asked.get('seed') ?? 1),
    chat: [{ from: 'Mahaut', seat: 1, text: 'Bonne partie à tous !', at: 1_700_000_000_000 }],
    over: {
      ...(show === 'curtain' ? { curtain: 0 } : {}),
      ...(show === 'request' ? { request: { kind: 'undo', seat: 1, of: 1, open: [0] } } : {}),
    },
  });
  render(<TableOf show={show} client={client} />, root);
}
