/** The players: shield, name, clock, what everyone compares, and the game's own summary. */

import { Icon, numeral, Shield } from '../../design/index.ts';
import type { Sitter } from '../../tables/client.ts';
import { botInWords } from '../../tables/temper.ts';
import { useDesk } from '../desk.ts';
import { panelOrder } from '../order.ts';
import { Clock } from './Clock.tsx';

export function Panels({ withMe }: { readonly withMe: boolean }) {
  const { me, snapshot } = useDesk();
  const order = withMe ? snapshot.sitters : panelOrder(snapshot.sitters, me);
  return (
    <div class="panels">
      {order.map((sitter) => (
        <Panel key={sitter.seat} sitter={sitter} />
      ))}
    </div>
  );
}

function Panel({ sitter }: { readonly sitter: Sitter }) {
  const { board, nameOf, screen, snapshot, speaker, tincture } = useDesk();
  const { seat, kind, level, character, online, standIn } = sitter;
  const acting = snapshot.view.waiting.some((open) => open.seat === seat);
  const score = screen?.score(board, seat);
  return (
    <section class={`panel seat-${tincture(seat)} ${acting ? 'acting' : ''}`} data-mention={`seat:${seat}`} aria-label={nameOf(seat)}>
      <div class="who">
        <Shield tincture={tincture(seat)} size={20} />
        <span class="called">{nameOf(seat)}</span>
        <span class="caption">
          {(kind === 'bot' || standIn !== undefined) && <Icon name="bot" size={16} title={speaker.say('shell.bot')} />}
          {kind === 'bot' && level !== undefined && botInWords(speaker.say, level, character)}
          {standIn !== undefined && speaker.say(`shell.standIn.${standIn}`)}
          {kind === 'person' && standIn === undefined && (
            <span class={`dot ${online ? 'on' : ''}`} role="img" aria-label={speaker.say(online ? 'shell.present' : 'shell.absent')} />
          )}
          {acting && <Icon name="waiting" size={16} title={speaker.say('shell.deciding')} />}
        </span>
        <Clock sitter={sitter} running={acting} />
        {score !== undefined && (
          <span class="score">
            {numeral(score)} <small>{speaker.has('score.unit') ? speaker.say('score.unit') : speaker.say('shell.points')}</small>
          </span>
        )}
      </div>
      {screen !== null && <screen.Panel view={board} seat={seat} speaker={speaker} tincture={tincture} />}
    </section>
  );
}
