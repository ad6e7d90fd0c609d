/** There is nothing at this address; the games are somewhere else. */

import '../home/home.css';
import { LinkButton } from '../../design/index.ts';
import { Plates } from '../home/Plates.tsx';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';

export default function Missing() {
  return (
    <Frame title={say('app.missing.title')} class="missing">
      <h1>{say('app.missing.title')}</h1>
      <p class="lead">{say('app.missing.words')}</p>
      <LinkButton kind="primary" href="/">
        {say('app.state.home')}
      </LinkButton>
      <section aria-labelledby="plates">
        <h2 id="plates">{say('app.home.games')}</h2>
        <Plates />
      </section>
    </Frame>
  );
}
