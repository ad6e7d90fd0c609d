/** The miniature of whoever tells the lessons of a game. */

import './parts.css';
import { pictureIn } from '../../design/index.ts';
import faces from '../../lessons/icons.json?sprite';

export function Portrait({ game, name }: { readonly game: string; readonly name: string }) {
  const pattern = `portrait-${game}`;
  return (
    <figure class="portrait">
      <svg viewBox="0 0 100 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <pattern id={pattern} width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="18" height="18" fill="#24497b" />
            <path d="M0 0h9v9H0zM9 9h9v9H9z" fill="#173561" opacity=".55" />
            <circle cx="4.5" cy="13.5" r="1" fill="#f0cd6d" opacity=".5" />
          </pattern>
        </defs>
        <rect width="100" height="112" fill={`url(#${pattern})`} />
        <circle cx="50" cy="54" r="38" fill="#e3b23c" stroke="#a87c12" stroke-width="2" />
        <svg x="17" y="20" width="66" height="76" viewBox="0 0 512 512" style={{ color: '#3a2a1c' }} aria-hidden="true">
          <use href={pictureIn(faces, game)} />
        </svg>
        <rect x="3" y="3" width="94" height="106" fill="none" stroke="#e3b23c" stroke-width="1.5" />
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
