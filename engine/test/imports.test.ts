import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ENGINE = dirname(dirname(fileURLToPath(import.meta.url)));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'test' || entry.name === 'node_modules' ? [] : sources(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

/** Everything a file imports, exports from or loads. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name);
}

describe('the kernel', () => {
  const files = sources(ENGINE);
  const isKit = (file: string): boolean => relative(ENGINE, file).startsWith('kit');

  it('finds imports of every form', () => {
    const text =
      "import a from 'a';\nimport 'b';\nexport * from \"c\";\nexport {\n  d,\n} from 'd';\nconst e = await import('e');\nrequire('f');";
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(files.length).toBeGreaterThan(15);
  });

  it('imports nothing from outside; only its test kit knows the test runner', () => {
    const strangers = files.flatMap((file) =>
      importsOf(readFileSync(file, 'utf8'))
        .filter((name) => !(isKit(file) && name === 'vitest'))
        .filter((name) => !name.startsWith('.') || relative(ENGINE, resolve(dirname(file), name)).startsWith('..'))
        .map((name) => `${relative(ENGINE, file)} imports ${name}`),
    );
    expect(strangers).toEqual([]);
  });

  it('does not import its test kit or its tests', () => {
    const turned = files
      .filter((file) => !isKit(file))
      .filter((file) => importsOf(readFileSync(file, 'utf8')).some((name) => /\/(kit|test)\//.test(name)));
    expect(turned).toEqual([]);
  });

  it('has no dependencies', () => {
    const manifest: { readonly dependencies?: object; readonly peerDependencies?: object } = JSON.parse(
      readFileSync(join(ENGINE, 'package.json'), 'utf8'),
    );
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.peerDependencies ?? {}).toEqual({});
  });

  it('uses no clock, no chance of its own, no machine', () => {
    const forbidden = /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bsetTimeout\b|\bfetch\(|\bwindow\.|\bglobalThis\b/;
    expect(filesWith(forbidden)).toEqual([]);
  });

  it('waits for nothing but the schema that a content pack is held against', () => {
    expect(filesWith(/\bPromise\b/)).toEqual(['content.ts']);
  });

  function filesWith(what: RegExp): string[] {
    return files.filter((file) => what.test(readFileSync(file, 'utf8'))).map((file) => relative(ENGINE, file));
  }
});
