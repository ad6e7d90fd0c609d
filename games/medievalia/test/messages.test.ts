import { readdirSync, readFileSync } from 'node:fs';
import { speaker } from '@castellan/text';
import { untold } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { fiefNamed } from '../options.ts';
import { answer, cards, play, scene } from './builders.ts';

const rules = readdirSync(new URL('../rules/', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(`../rules/${name}`, import.meta.url), 'utf8'))
  .join('\n');

const inWords = (language: 'en' | 'fr') => speaker(language, [language === 'en' ? en : fr], (seat) => ['Raoul', 'Aliénor'][seat]);

describe('messages', () => {
  it('says everything it has to say in both languages, and says it well', () => {
    const folder = new URL('records/', import.meta.url);
    const records = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(untold(game, { en, fr }, { games: 4, records })).toEqual([]);
  });

  it('has words for every refusal, event, crumb, card, deck and fief there is, also those that hardly ever come up', () => {
    const wanted = new Set<string>();
    for (const [, key] of rules.matchAll(/'MED-[\d.]+'(?:\s*:\s*'MED-[\d.]+')?,\s*'(\w+)'/g)) wanted.add(`refusal.${key}`);
    for (const [, key] of rules.matchAll(/told\??\.push\(\{\s*key: '(\w+)'/g)) wanted.add(`event.${key}`);
    for (const { id } of cards.types) wanted.add(`name.card.${id}`);
    for (const layout of cards.layouts)
      for (const index of layout.fiefs.keys())
        if (fiefNamed(layout, index).where === 'neutral') wanted.add(`name.fief.${layout.fiefs[index].id}`);
    for (const step of Object.values(game.steps)) if (step.crumb !== undefined) wanted.add(`crumb.${step.name}`);
    expect(wanted.size).toBeGreaterThan(100);
    expect([...wanted].filter((key) => !(key in en) || !(key in fr))).toEqual([]);
  });

  it('explains every term it names', () => {
    const terms = Object.keys(en).filter((key) => key.startsWith('term.') && !key.endsWith('.help'));
    expect(terms.filter((key) => !(`${key}.help` in en) || !(`${key}.help` in fr))).toEqual([]);
  });

  it('speaks in whole sentences', () => {
    const s = scene(
      [
        { territories: [['farm', 'peasant']], away: { fief1: ['soldier'] } },
        { territories: [['field', 'school']], open: ['peasant'] },
      ],
      {
        phase: 'war',
      },
    );
    const told = [...answer(s, 'war fief1 2'), ...answer(s, 'pass'), ...answer(s, 'attack field-01')];
    const english = told.map(({ key, params }) => inWords('en').say(`event.${key}`, params));
    expect(english).toEqual([
      'Raoul attacks the fief of Aliénor.',
      'Raoul deploys a Soldier in army 1.',
      'Army 1 of Raoul attacks the Field.',
      'The Field of Aliénor is destroyed, and the School with it.',
      'The battle is over.',
    ]);
    expect(inWords('fr').say('event.warDeclared', told[0].params)).toBe('Raoul attaque le fief d’Aliénor.');
    expect(inWords('fr').say('event.destroyed', told[3].params)).toBe('Le Champ d’Aliénor est détruit, avec l’École.');
    expect(inWords('en').say('event.destroyed', { ...told[3].params, n: 0, cards: [] })).toBe('The Field of Aliénor is destroyed.');
    play(s, 'end turn');
  });
});
