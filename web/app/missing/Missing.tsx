/** There is nothing at this address. */

import { LinkButton } from '../../design/index.ts';
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
    </Frame>
  );
}
