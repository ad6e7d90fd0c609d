import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import icons from '../icons.json';
import { icons as plugin } from '../icons-plugin.ts';

const drawings: { readonly icons: { readonly [name: string]: unknown }; readonly aliases?: { readonly [name: string]: unknown } } =
  createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

describe('icons', () => {
  it.each(Object.entries(icons))('%s is drawn, and named in both languages', (_, [icon, en, fr]) => {
    expect(drawings.icons[icon] ?? drawings.aliases?.[icon]).toBeDefined();
    expect(en).not.toBe('');
    expect(fr).not.toBe('');
  });

  it('are built into a sprite that holds just those, and no picture enters a script', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin()],
      build: { write: false, rolldownOptions: { input: fileURLToPath(new URL('./sprite-entry.ts', import.meta.url)) } },
    });
    const output = 'output' in built ? built.output : Array.isArray(built) ? built.flatMap((part) => part.output) : [];
    const sprite = output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.svg') ? String(file.source) : []));
    const script = output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
    expect(sprite).toHaveLength(1);
    expect([...sprite[0].matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id)).toEqual(
      Object.keys(icons).map((id) => `design-icons-${id}`),
    );
    expect(script).toContain('.svg');
    expect(script).toContain('standing answer');
    expect(script).not.toContain('<path');
  });
});
