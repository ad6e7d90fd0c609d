/** Phase 2: the War Circle, the Event card and its effects, barbarian points, rebellions. */

import type { Option } from '@castellan/engine';
import { DICE, EVENT_EFFECTS, UNITS } from '@castellan/medioevo/vocabulary';
import { Reason, thing } from '../../../shell/index.ts';
import { contentAt } from '../content.ts';
import { territoryNamed } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import { Cube, Token, UniDie, Units } from '../Pieces.tsx';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Choices, Leaf, Row } from './parts.tsx';
import { wordIn } from './quotes.ts';

/** The dice that barbarians fight with, any of which may be thrown again. */
export function WarCirclePanel() {
  const { choice, speaker, view } = useUniTable();
  const circle = view.warCircle;
  if (circle === null) return null;
  return (
    <Leaf title={speaker.say('medioevo.stage.warCircle')} readers="all" class="war-circle">
      <ul class="faces">
        {DICE.map((faces, die) => (
          <li key={faces}>
            <div {...thing(choice, `die:${die}`, 'die-card')}>
              <UniDie faces={faces} value={circle.dice[die]} />
            </div>
          </li>
        ))}
      </ul>
      <dl class="facts">
        <Row label={speaker.say('medioevo.stage.dice.attack')}>{circle.attack}</Row>
        <Row label={speaker.say('medioevo.stage.dice.losses')}>{circle.loss}</Row>
        <Row label={speaker.say('medioevo.stage.warCircle.horde')}>
          <Units of={circle.horde} />
        </Row>
      </dl>
      <p class="seen">{speaker.say('medioevo.stage.warCircle.help')}</p>
    </Leaf>
  );
}

/** The Event card, large: its effects are touched, its area lies on the map. */
export function EventPanel() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  const { event } = view;
  if (asked === null || event === null) return null;
  const content = contentAt(view).eventCards.find(({ id }) => id === event.card);
  const area = content === undefined ? [] : [...content.dark, ...content.light, ...content.seaZones];
  const isStruck = (id: string): boolean => territoryNamed(view, id)?.controller === me;
  const mine = area.filter(isStruck);
  const effectOf = (option: Option) => EVENT_EFFECTS.find((effect) => effect === wordIn(option, 'effect'));
  return (
    <Leaf title={nameOf(speaker, 'event', event.card)} readers="all" class="event-card">
      {asked.step === 'chooseEventEffects' ? (
        <Choices
          options={asked.options}
          picture={(option) => {
            const effect = effectOf(option);
            return effect === undefined ? null : <UniIcon name={`effect-${effect}`} size={36} />;
          }}
          note={(option) => {
            const effect = effectOf(option);
            return effect === undefined ? undefined : speaker.say(`text.effect.${effect}`);
          }}
        />
      ) : (
        <p class="hint">{speaker.say('medioevo.stage.onMap', { n: asked.options.filter(({ at = [] }) => at.length > 0).length })}</p>
      )}
      <dl class="facts">
        <Row label={speaker.say('medioevo.stage.event.area')}>{area.length}</Row>
        <Row label={speaker.say('medioevo.stage.event.mine')} tone={mine.length > 0 ? 'bad' : undefined}>
          {mine.length === 0 ? '–' : mine.map((id) => nameOf(speaker, 'node', id)).join(', ')}
        </Row>
        {event.sheltered.length > 0 && (
          <Row label={speaker.say('medioevo.stage.event.sheltered')}>
            {event.sheltered.map((id) => nameOf(speaker, 'node', id)).join(', ')}
          </Row>
        )}
      </dl>
    </Leaf>
  );
}

/** What an event does to me, point by point: listed and lit on the map. */
export function DamagePanel() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const { event } = view;
  const picture = (option: Option) => {
    const unit = UNITS.find((one) => one === wordIn(option, 'unit'));
    if (unit !== undefined) return <Token unit={unit} seat={me} />;
    const good = wordIn(option, 'good');
    return good === '' ? null : <Cube good={good} size={24} />;
  };
  return (
    <Leaf
      title={event === null ? speaker.say('medioevo.stage.damage') : nameOf(speaker, 'event', event.card)}
      note={typeof asked.params.n === 'number' ? speaker.say('medioevo.stage.asking.points', { n: asked.params.n }) : undefined}
      class="damage"
    >
      <p>{speaker.say(`ask.${asked.step}`, asked.params)}</p>
      <Choices options={asked.options} picture={picture} class="thin" />
    </Leaf>
  );
}

/** Barbarian points: where units may be added and hordes moved lies on the map; here is what is left. */
export function BarbarianPanel() {
  const { choice, speaker, view } = useUniTable();
  const { asked, selected } = choice;
  if (asked === null) return null;
  const open = asked.options.filter(({ at = [] }) => selected.length > 0 && selected.every((target) => at.includes(target)));
  return (
    <Leaf
      title={speaker.say('medioevo.stage.barbarianPoints')}
      note={speaker.say('medioevo.stage.asking.points', { n: Number(asked.params.left) })}
      readers="all"
      class="barbarian-points"
    >
      <p>{speaker.say('medioevo.stage.barbarianPoints.help')}</p>
      <dl class="facts">
        <Row label={speaker.say('medioevo.stage.barbarianPoints.left')}>
          <Units of={[...view.barbarians, 0, 0]} />
        </Row>
      </dl>
      {open.length > 0 && (
        <Choices
          options={open}
          picture={(option) => {
            const unit = wordIn(option, 'act') === 'add' ? UNITS.find((one) => one === wordIn(option, 'unit')) : undefined;
            return unit === undefined ? <UniIcon name="mp" size={20} /> : <Token unit={unit} seat={null} />;
          }}
          class="thin"
        />
      )}
    </Leaf>
  );
}

/** Where a rebellion breaks out, and why not elsewhere. */
export function RebellionPanel() {
  const { choice, me, speaker, view } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const homes = view.territories.filter(({ home, id }) => home === me && choice.lit(`node:${id}`) === null);
  const reasons = homes.flatMap(({ id }) => choice.refusal(`node:${id}`) ?? []);
  return (
    <Leaf title={speaker.say('medioevo.stage.rebellion')} readers="all" class="rebellion">
      <p>{speaker.say('ask.placeRebellion', asked.params)}</p>
      <Choices options={asked.options} picture={() => <UniIcon name="rebellion" size={20} />} class="thin" />
      {reasons.length > 0 && (
        <p class="why">
          <Reason refusal={reasons[0]} />
        </p>
      )}
    </Leaf>
  );
}
