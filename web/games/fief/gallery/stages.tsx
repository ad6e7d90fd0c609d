/** The table of Fief at positions: `stages.html?lang=fr&theme=night&leaf=court#name`. */

import { game } from '@castellan/fief';
import en from '@castellan/fief/messages/en';
import fr from '@castellan/fief/messages/fr';
import { showPositions } from '../../../shell/gallery/laid.tsx';
import screen from '../index.ts';
import boardEn from '../messages/en.ts';
import boardFr from '../messages/fr.ts';
import { LEAVES, openLeaf } from '../table.ts';

showPositions({
  game,
  screen,
  words: { en: [en, boardEn], fr: [fr, boardFr] },
  title: 'Le concile de Blaye',
  open(asked) {
    openLeaf.value = LEAVES.find((leaf) => leaf === asked.get('leaf')) ?? 'table';
  },
});
