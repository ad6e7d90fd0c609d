/** The table of Medioevo at positions: `table.html?lang=fr&theme=night&leaf=arts#name`. */

import { game } from '@castellan/medioevo';
import en from '@castellan/medioevo/messages/en';
import fr from '@castellan/medioevo/messages/fr';
import { showPositions } from '../../../shell/gallery/laid.tsx';
import screen from '../index.ts';
import boardEn from '../messages/en.ts';
import boardFr from '../messages/fr.ts';
import { LEAVES, openLeaf } from '../table.ts';

showPositions({
  game,
  screen,
  words: { en: [en, boardEn], fr: [fr, boardFr] },
  title: 'Les six couronnes',
  open(asked) {
    openLeaf.value = LEAVES.find((leaf) => leaf === asked.get('leaf')) ?? 'table';
  },
});
