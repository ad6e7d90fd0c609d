import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rulesIn } from '../rules/catalogue.ts';
import { proofOf } from '../rules/proof.ts';
import { testTitles } from '../rules/titles.ts';
import { castellan, spawned, temporaryFolder } from './run.ts';

describe('titles of tests', () => {
  it.each([
    ["it('one', () => {});", ['one']],
    ['test("two", () => {});', ['two']],
    ['it(`three`, () => {});', ['three']],
    [['it(`four $', '{n}`, () => {});'].join(''), []],
    ["it(\n  // why\n  'five' + more,\n  () => {},\n);", ['five']],
    ["it.each([['a', 'b']])('six %s', () => {});", ['six %s']],
    ["it.each<Row>([1, 2])('seven', () => {});", ['seven']],
    ["it.only('eight'); it.concurrent('nine')", ['eight', 'nine']],
    ["it.skip('ten'); it.todo('eleven'); test.fails('twelve'); it.skipIf(x)('thirteen')", []],
    ["// it('fourteen')\n/* it('fifteen') */ it('sixteen')", ['sixteen']],
    ["const text = \"it('seventeen')\"; it('eighteen')", ['eighteen']],
    ["describe.skip('a', () => { it('nineteen'); }); describe('b', () => { it('twenty'); })", ['twenty']],
    ["suite.it('no'); submit('no'); visit('no')", []],
    ["const quote = /['\"]/; it('twenty-one')", ['twenty-one']],
    ["const half = n / 2; it('twenty-two'); const other = m / 2", ['twenty-two']],
    ["it(\"it's\", () => {}); it('say \\'so\\'')", ["it's", "say \\'so\\'"]],
  ])('%s', (source, titles) => {
    expect(testTitles(source)).toEqual(titles);
  });
});

describe('proof', () => {
  const rules = rulesIn('# Rules\n- FAIR-1.1 One. [seed L1]\n- FAIR-1.2 Two, see FAIR-1.1.\n  - FAIR-9.9 not a rule\n- FAIR-1.10 Ten.\n');

  it('reads a catalogue in its order', () => {
    expect([...rules]).toEqual([
      ['FAIR-1.1', 'One. [seed L1]'],
      ['FAIR-1.2', 'Two, see FAIR-1.1.'],
      ['FAIR-1.10', 'Ten.'],
    ]);
  });

  it('counts whole ids only, and tells those the catalogue does not have', () => {
    expect(proofOf(rules, ['FAIR-1.10 and FAIR-3.1', 'W2 (UTF-8) nothing'])).toEqual({
      total: 3,
      proven: 1,
      missing: ['FAIR-1.1', 'FAIR-1.2'],
      unknown: ['FAIR-3.1'],
    });
  });
});

describe('castellan rules', () => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'docs', 'rules'), { recursive: true });
  mkdirSync(join(project, 'games', 'fair', 'test', 'deep'), { recursive: true });
  writeFileSync(join(project, 'docs', 'rules', 'fair.md'), '- FAIR-1.1 One.\n- FAIR-1.2 Two.\n- FAIR-1.3 Three.\n');
  writeFileSync(join(project, 'docs', 'rules', 'fair.fr.md'), '- FAIR-1.1 Un.\n');
  writeFileSync(join(project, 'docs', 'rules', 'siege.md'), '- SIE-1.1 One.\n');
  writeFileSync(join(project, 'games', 'fair', 'test', 'day.test.ts'), "it('FAIR-1.1 FAIR-7.7 days', () => {});");
  writeFileSync(join(project, 'games', 'fair', 'test', 'deep', 'pay.test.ts'), "it('FAIR-1.3 pays', () => {});");
  writeFileSync(join(project, 'games', 'fair', 'test', 'builders.ts'), "it('FAIR-1.2 is no test file', () => {});");

  it('gives total, proven and missing of each game', async () => {
    const { code, out } = await castellan(['rules', '--json'], { project });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      fair: { total: 3, proven: 2, missing: ['FAIR-1.2'], unknown: ['FAIR-7.7'] },
      siege: { total: 1, proven: 0, missing: ['SIE-1.1'], unknown: [] },
    });
    expect(Object.keys(JSON.parse((await castellan(['rules', 'siege', '--json'], { project })).out))).toEqual(['siege']);
  });

  it('shows people a bar, what is missing and what no catalogue has', async () => {
    const { out } = await castellan(['rules', 'fair'], { project });
    expect(out).toMatch(/fair +█+░+ +2 of 3 +66.7%/);
    expect(out).toContain('1 rule not proven by a test\n  FAIR-1.2\n');
    expect(out).toContain('named by tests and not in the catalogue\n  FAIR-7.7\n');
  });

  it('knows the catalogues of this project', async () => {
    const { code, out } = await spawned(['rules', '--json']);
    expect(code).toBe(0);
    const { 'monde-oublie': mon } = JSON.parse(out);
    expect(mon.total).toBe(mon.proven + mon.missing.length);
    expect(mon.total).toBeGreaterThan(250);
  });
});
