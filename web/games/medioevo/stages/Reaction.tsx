/** A window: what happened, what I may use now and at which price, and in which windows I am asked at all. */

import type { Asked, Option } from '@castellan/engine';
import { COLOURS, TECHNOLOGIES, TECHNOLOGY_LEVELS, WINDOWS } from '@castellan/medioevo/vocabulary';
import { labelOf, Reason, Told, useDesk, useRefused } from '../../../shell/index.ts';
import { EmpireCard } from '../EmpireCard.tsx';
import { UniIcon } from '../icons.ts';
import { useUniTable } from '../table.ts';
import { Choices, Folded, Leaf, useLog } from './parts.tsx';
import { lastNews } from './past.ts';
import { AskAbout, labelFor, PassWhere } from './Windows.tsx';

type Act = 'ability' | 'points' | 'technology' | 'flip' | 'loan' | 'repay' | 'arrears' | 'claim' | 'pass';

function actOf(option: Option): Act | null {
  const act: unknown = Reflect.get(option, 'act');
  const known: readonly Act[] = ['ability', 'points', 'technology', 'flip', 'loan', 'repay', 'arrears', 'claim', 'pass'];
  return known.find((one) => one === act) ?? null;
}

function nameIn(option: Option, name: 'card' | 'technology' | 'colour'): string | null {
  const id: unknown = Reflect.get(option, name);
  return typeof id === 'string' ? id : null;
}

const MEANS: readonly (Act | null)[] = ['points', 'flip', 'loan'];
const DEALINGS: readonly (Act | null)[] = ['repay', 'arrears', 'claim'];

export function Reaction() {
  const { choice, me, speaker } = useUniTable();
  const { client, snapshot } = useDesk();
  const { asked } = choice;
  const refused = useRefused(client, asked, snapshot.view.seq);
  if (asked === null || me === null) return null;
  const isWindow = asked.step === 'window';
  const of = (...acts: readonly (Act | null)[]): readonly Option[] => asked.options.filter((option) => acts.includes(actOf(option)));
  const abilities = of('ability');
  const technologies = of('technology');
  const unused = refused.filter((one, at) => refused.findIndex(({ key }) => key === one.key) === at);
  return (
    <Leaf
      title={isWindow ? speaker.say(`name.window.${String(asked.params.window)}`) : speaker.say('medioevo.stage.act')}
      readers={[me]}
      class="reaction"
    >
      {isWindow && <Happened />}
      {abilities.length > 0 && (
        <ul class="usable">
          {abilities.map((option) => (
            <li key={option.key}>
              <Usable of={option} />
            </li>
          ))}
        </ul>
      )}
      {technologies.length > 0 && (
        <Choices
          options={technologies}
          note={(option) => speaker.say(`text.technology.${nameIn(option, 'technology') ?? 'none'}`)}
          picture={(option) => <BranchSign of={nameIn(option, 'technology')} />}
        />
      )}
      {of(...DEALINGS).length > 0 && <Choices options={of(...DEALINGS)} />}
      {abilities.length + technologies.length === 0 && <p class="empty">{speaker.say('medioevo.stage.reaction.nothing')}</p>}
      <Folded title={speaker.say('medioevo.stage.reaction.means')} n={of(...MEANS).length}>
        <p class="why">{speaker.say('medioevo.stage.reaction.means.help')}</p>
        <Choices options={of(...MEANS)} />
      </Folded>
      <Folded title={speaker.say('medioevo.stage.reaction.not')} n={unused.length}>
        <ul class="reasons">
          {unused.map((one) => (
            <li key={one.key} class="why">
              <Reason refusal={one.refusal} subject={labelOf(speaker, one)} />
            </li>
          ))}
        </ul>
      </Folded>
      <p class="answers">
        {of('pass').map((option) => (
          <button key={option.key} type="button" class="btn plain normal" onClick={() => choice.choose(option)}>
            {speaker.say(isWindow ? 'medioevo.stage.reaction.pass' : 'medioevo.stage.act.done')}
          </button>
        ))}
      </p>
      {isWindow && <AskMe asked={asked} />}
    </Leaf>
  );
}

/** What was told last, so that nobody need look it up. */
function Happened() {
  const { speaker } = useUniTable();
  const news = lastNews(useLog(), 3);
  return (
    <ul class="happened">
      {news.map(({ key, params, seq }, at) => (
        <li key={`${seq} ${at}`}>
          <Told message={`event.${key}`} params={params} speaker={speaker} />
        </li>
      ))}
    </ul>
  );
}

/** A card that may be used now: the whole of it is the button. */
function Usable({ of: option }: { readonly of: Option }) {
  const { choice, speaker } = useUniTable();
  const id = nameIn(option, 'card');
  if (id === null) return null;
  return (
    <div class="usable-card">
      <EmpireCard id={id} size="row" />
      <button type="button" class="use lit" onClick={() => choice.choose(option)}>
        {labelOf(speaker, option)}
      </button>
    </div>
  );
}

/** The sign of a technology's branch. */
function BranchSign({ of: technology }: { readonly of: string | null }) {
  const known = TECHNOLOGIES.find((id) => id === technology) ?? TECHNOLOGIES[0];
  const colour = COLOURS[Math.floor(TECHNOLOGIES.indexOf(known) / TECHNOLOGY_LEVELS)];
  return <UniIcon name={`branch-${colour}`} size={24} />;
}

/** Always, as usual, never, and for how long: for this kind of window. */
function AskMe({ asked }: { readonly asked: Asked }) {
  const { speaker } = useUniTable();
  const kind = WINDOWS.find((one) => one === asked.params.window);
  if (kind === undefined) return null;
  return (
    <div class="ask-me">
      <span>{speaker.say('medioevo.stage.askMe')}</span>
      <AskAbout subject={{ window: kind }} label={labelFor(speaker, kind)} />
      <PassWhere name="elsewhere" />
    </div>
  );
}
