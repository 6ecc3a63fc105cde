import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REASONS = {
  EACCES: 'nobody may write there',
  EPERM: 'nobody may write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it lies under a file',
  EEXIST: 'it is a file',
};

/**
 * Why the local runtime can't keep its state in a folder, in plain words; null where it can. The runtime's own message is a
 * trace of its insides.
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
