import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REASONS = {
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
 *
 * @param {string} folder
 * @param {string} remedy
 * @returns {string | null}
 */
export function stateProblem(folder, remedy) {
  try {
    mkdirSync(folder, { recursive: true });
    const trial = mkdtempSync(join(folder, 'trial-'));
    writeFileSync(join(trial, 'state'), 'x');
    rmSync(trial, { recursive: true });
    return null;
  } catch (error) {
    const reason = REASONS[error.code] ?? error.message;
    return `The local runtime can’t keep its state in ${folder}: ${reason}. ${remedy}`;
  }
}
