/** Files named on the command line. */

import { access, appendFile, constants, mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Complaint, messageOf } from './complaint.ts';

const NOT_READ: { readonly [code: string]: string } = {
  ENOENT: 'cli.noSuchFile',
  ENOTDIR: 'cli.noSuchFile',
  EISDIR: 'cli.isAFolder',
  EACCES: 'cli.mayNotRead',
};

const NOT_WRITTEN: { readonly [code: string]: string } = {
  ENOENT: 'cli.noSuchFolder',
  ENOTDIR: 'cli.notAFolder',
  EEXIST: 'cli.notAFolder',
  EISDIR: 'cli.isAFolder',
  EACCES: 'cli.mayNotWrite',
  EPERM: 'cli.mayNotWrite',
  EROFS: 'cli.mayNotWrite',
  ENOSPC: 'cli.diskFull',
};

/** Where paths on the command line start from. */
export interface Around {
  readonly cwd: string;
}

/** `-` is the standard input. */
export async function readText(around: Around & { readonly stdin: Readable }, path: string): Promise<string> {
  try {
    return path === '-' ? await allOf(around.stdin) : await readFile(resolve(around.cwd, path), 'utf8');
  } catch (error) {
    throw new Complaint(NOT_READ[codeOf(error)] ?? 'cli.unreadable', { file: path, why: messageOf(error) });
  }
}

/** Writes a file, with its folder. */
export async function writeText(around: Around, path: string, text: string): Promise<void> {
  const full = resolve(around.cwd, path);
  try {
    await makeFolder(dirname(full));
    await writeFile(full, text);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Adds to the end of a file that is there. */
export async function appendText({ cwd }: Around, path: string, text: string): Promise<void> {
  try {
    await appendFile(resolve(cwd, path), text);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Cuts off a last line that has no end. */
export async function cutToLines({ cwd }: Around, path: string): Promise<void> {
  const full = resolve(cwd, path);
  try {
    await truncate(full, (await readFile(full)).lastIndexOf('\n') + 1);
  } catch (error) {
    throw unwritable(path, error);
  }
}

/** Makes a folder that things will be written to, so that a wrong one is known before the work. */
export async function prepareFolder(around: Around, path: string): Promise<void> {
  const full = resolve(around.cwd, path);
  try {
    await makeFolder(full);
    await access(full, constants.W_OK);
  } catch (error) {
    throw unwritable(path, error);
  }
}

function unwritable(path: string, error: unknown): Complaint {
  return new Complaint(NOT_WRITTEN[codeOf(error)] ?? 'cli.unwritable', { file: path, why: messageOf(error) });
}

/** With all folders above it. Node's own way turns for ever where folders cannot be made at all, as in `/proc`. */
async function makeFolder(path: string): Promise<void> {
  if (await isFolder(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  try {
    await mkdir(path);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
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
