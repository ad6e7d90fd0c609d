/** What this is, whose games these are, and whose drawings and letters. */

import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';

/** Those who drew the icons of game-icons.net. */
const ARTISTS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion';

const FONTS = [
  ['EB Garamond', 'Georg Duffner, Octavio Pardo'],
  ['Cinzel', 'Natanael Gama'],
  ['Alegreya Sans', 'Juan Pablo del Peral, Huerta Tipográfica'],
] as const;

export default function About() {
  return (
    <Frame title={say('app.nav.about')} class="prose">
      <h1>{say('app.about.title')}</h1>
      <p class="lead">{say('app.about.what')}</p>
      <h2>{say('app.about.gamesTitle')}</h2>
      <p>{say('app.about.games')}</p>
      <h2>{say('app.about.fairTitle')}</h2>
      <p>{say('app.about.fair')}</p>
      <h2>{say('app.about.dataTitle')}</h2>
      <p>{say('app.about.data')}</p>
      <h2>{say('app.about.iconsTitle')}</h2>
      <p>
        {say('app.about.icons')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a> : {ARTISTS}.
      </p>
      <h2>{say('app.about.mapsTitle')}</h2>
      <p>
        {say('app.about.maps')} <a href="https://www.naturalearthdata.com">Natural Earth</a>.
      </p>
      <h2>{say('app.about.fontsTitle')}</h2>
      <ul>
        {FONTS.map(([name, by]) => (
          <li key={name}>
            <b>{name}</b> — {by} (<a href="https://openfontlicense.org">SIL Open Font License 1.1</a>)
          </li>
        ))}
      </ul>
    </Frame>
  );
}
