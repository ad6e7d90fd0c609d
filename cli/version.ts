import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function version(project: string): Promise<string> {
  const about: { readonly version: string } = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  return about.version;
}
