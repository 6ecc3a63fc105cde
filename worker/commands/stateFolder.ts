import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf } from './thrown.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user has no write permission',
  EPERM: 'this user has no write permission',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a parent folder is a file',
  EEXIST: 'it is a file',
};

/**
 * Explains why the local runtime can't write its state to a folder; null when it can. The runtime itself would only print a
 * stack trace.
 */
export function stateProblem(folder: string, remedy: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    const trial = mkdtempSync(join(folder, 'trial-'));
    writeFileSync(join(trial, 'state'), 'x');
    rmSync(trial, { recursive: true });
    return null;
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? messageOf(error);
    return `The local runtime can’t keep its state in ${folder}: ${reason}. ${remedy}`;
  }
}
