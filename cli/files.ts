/** Files named on the command line. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Complaint, messageOf } from './complaint.ts';

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'cli.noSuchFile',
  EISDIR: 'cli.isAFolder',
  EACCES: 'cli.mayNotRead',
};

/** `-` is the standard input. */
export async function readText(around: { readonly cwd: string; readonly stdin: Readable }, path: string): Promise<string> {
  try {
    return path === '-' ? await allOf(around.stdin) : await readFile(resolve(around.cwd, path), 'utf8');
  } catch (error) {
    throw new Complaint(REASONS[codeOf(error)] ?? 'cli.unreadable', { file: path, why: messageOf(error) });
  }
}

/** Writes a file, with its folder; gives the path as it was named. */
export async function writeText(around: { readonly cwd: string }, path: string, text: string): Promise<void> {
  const full = resolve(around.cwd, path);
  try {
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, text);
  } catch (error) {
    throw new Complaint('cli.unwritable', { file: path, why: codeOf(error) || messageOf(error) });
  }
}

async function allOf(stream: Readable): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
