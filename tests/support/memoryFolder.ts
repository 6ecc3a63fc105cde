import { statfsSync } from 'node:fs';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 1_000_000_000;

/** Puts temporary files into memory where there is room. The stores of test sites write files, and each write to a disk waits for it. */
export function keepFilesInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize > ENOUGH_BYTES) process.env.TMPDIR ??= MEMORY;
  } catch {
    // Not Linux.
  }
}
