/** Everything that can be asked after by its name: Lords, villages, fiefs, bishoprics, cards. */

import { CARD_KINDS, type FieView } from '@castellan/fief';
import shipped from '@castellan/fief/data' with { type: 'json' };
import type { Speaker } from '@castellan/text';
import { listed, parted } from '../lines.ts';
import type { Thing } from '../own.ts';
import { lordInFull } from './family.ts';
import { bishopricInWords, lordIn, lordInWords, villageInWords } from './land.ts';

export function printed(speaker: Speaker, view: FieView): readonly Thing[] {
  return [...cards(speaker), ...lords(speaker, view), ...villages(speaker, view), ...fiefs(speaker, view), ...bishoprics(speaker, view)];
}

function cards(speaker: Speaker): Thing[] {
  return CARD_KINDS.filter((kind) => kind !== 'lord').map((kind) => ({
    name: speaker.say(`name.card.${kind}`),
    lines: [speaker.say(`board.card.${kind}`)],
  }));
}

function lords(speaker: Speaker, view: FieView): Thing[] {
  return shipped.lords.map(({ id, sex }) => {
    const found = lordIn(view, id);
    const man = String(sex === 'man');
    return {
      name: speaker.say(`name.lord.${id}`),
      lines:
        found === null
          ? [speaker.say('board.notInPlay', { man }), speaker.say('board.card.lord')]
          : [
              speaker.say('board.ofFamily', { man: String(found.lord.man), seat: found.seat }),
              lordInFull(speaker, found.lord),
              speaker.say('board.ransom', { n: found.lord.ransom }),
            ],
    };
  });
}

function villages(speaker: Speaker, view: FieView): Thing[] {
  return view.villages.map((village) => ({
    name: speaker.say(`name.village.${village.id}`),
    lines: [
      speaker.say('board.lies', { fief: village.fief, bishopric: village.bishopric, principal: String(village.principal) }),
      speaker.say('board.neighbours', { villages: village.neighbours.map((id) => speaker.say(`name.village.${id}`)) }),
      villageInWords(speaker, village),
    ],
  }));
}

function fiefs(speaker: Speaker, view: FieView): Thing[] {
  return view.fiefs.map(({ id, rank, price, villages: own, title, holder, city, claims }) => ({
    name: speaker.say(`name.fief.${id}`),
    lines: [
      speaker.say('board.fief', { rank, n: own.length, price, villages: own.map((village) => speaker.say(`name.village.${village}`)) }),
      parted([
        title === 'held' && holder !== null
          ? speaker.say('board.title.held', { who: lordInWords(speaker, view, holder) })
          : speaker.say(`board.title.${title}`, { price }),
        city === null ? '' : speaker.say('board.city', { village: city }),
      ]),
      ...claims.map(({ seat, villages: n, why }) => speaker.say('board.claim', { seat, n, ready: String(why === null) })),
    ],
  }));
}

function bishoprics(speaker: Speaker, view: FieView): Thing[] {
  return view.bishoprics.map((bishopric) => ({
    name: speaker.say(`name.bishopric.${bishopric.id}`),
    lines: [
      speaker.say('board.seeOf', {
        villages: listed(
          bishopric.villages.map((id) => speaker.say('board.village', { village: id, principal: String(id === bishopric.principal) })),
        ),
      }),
      bishopricInWords(speaker, view, bishopric),
    ],
  }));
}
