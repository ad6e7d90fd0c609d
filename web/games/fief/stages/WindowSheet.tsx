/** The private sheet of windows: for each kind whether I am asked, or pass without a word (online note 1). */

import type { Standing } from '@castellan/engine';
import type { WindowKind } from '@castellan/fief/vocabulary';
import { Segmented } from '../../../design/index.ts';
import { useDesk } from '../../../shell/index.ts';
import { useFieTable } from '../table.ts';
import { Leaf } from './parts.tsx';

/** Kinds of windows as people think of them. */
const GROUPS: { readonly [group: string]: readonly WindowKind[] } = {
  elections: ['papalActs', 'bishopElections', 'popeElection', 'kingElection', 'candidates'],
  cards: ['cardPlayStart', 'cardPlayEnd'],
  income: ['income'],
  purchases: ['purchaseStart', 'purchaseEnd'],
  movement: ['movementStart', 'movementEnd', 'ride'],
  combat: ['combatStart', 'combatEnd'],
  battles: ['battleDeclared', 'battleRound', 'battleOver'],
  uprisings: ['uprising'],
  ends: ['pillage', 'victory'],
};

const PASS = { step: 'surprise', key: 'pass', until: 'ever' } as const;
/** Windows that are none of my business, and those in which I could play nothing. */
const CONDITIONS = ['elsewhere', 'nothing'] as const;

function passIn(window: WindowKind): Standing {
  return { ...PASS, where: { window } };
}

export function WindowSheet() {
  const { me, speaker } = useFieTable();
  const { client, snapshot } = useDesk();
  if (me === null) return null;
  const passes = snapshot.standing.filter(({ step, key }) => step === PASS.step && key === PASS.key);
  const passesIn = (kind: WindowKind): boolean => passes.some(({ where, when }) => when === undefined && where?.window === kind);
  const row = (id: string, isPassed: boolean, set: (isPassed: boolean) => void) => (
    <li key={id}>
      <span>{speaker.say(`fief.stage.windows.${id}`)}</span>
      <Segmented
        label={speaker.say(`fief.stage.windows.${id}`)}
        choices={[
          { id: 'ask', label: speaker.say('fief.stage.windows.ask') },
          { id: 'pass', label: speaker.say('fief.stage.windows.pass') },
        ]}
        chosen={isPassed ? 'pass' : 'ask'}
        onChoose={(word) => set(word === 'pass')}
      />
    </li>
  );
  const put = (standing: Standing, isPassed: boolean): void => {
    if (isPassed) client.setStanding(standing);
    else client.clearStanding(standing);
  };
  return (
    <Leaf title={speaker.say('fief.stage.windows')} readers={[me]} class="windows">
      <ul>
        {CONDITIONS.map((name) =>
          row(
            name,
            passes.some(({ when }) => when?.name === name),
            (isPassed) => put({ ...PASS, when: { name, n: 0 } }, isPassed),
          ),
        )}
        {Object.entries(GROUPS).map(([group, kinds]) =>
          row(group, kinds.every(passesIn), (isPassed) => {
            for (const kind of kinds) put(passIn(kind), isPassed);
          }),
        )}
      </ul>
    </Leaf>
  );
}
