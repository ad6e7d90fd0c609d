/** All games, each on its plate. */

import '../home/home.css';
import { Plates } from '../home/Plates.tsx';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';

export default function Games() {
  return (
    <Frame title={say('app.home.games')} class="all-games">
      <h1>{say('app.home.games')}</h1>
      <p class="lead">
        {say('app.games.lead')} <a href="/learn">{say('app.home.learn')}</a>
      </p>
      <section aria-labelledby="plates">
        <h2 id="plates" class="sr">
          {say('app.home.games')}
        </h2>
        <Plates />
      </section>
    </Frame>
  );
}
