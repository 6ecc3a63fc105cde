import { messageOf } from '../thrown.ts';
import { type Versions, WranglerError } from './versions.ts';

/** Percent of visitors per step. */
export const STEPS = [1, 10, 100];

const BY_ITSELF = 'can’t be rolled back: the newer code has already changed the stored data (.github/release.md)';

interface Tools {
  versions: Versions;
  say: (line: string) => void;
}

interface ReleaseTools extends Tools {
  gate: (version: string) => Promise<string[]>;
  pause: () => Promise<void>;
  /** Interrupts the release. */
  stop?: AbortSignal;
}

/** The last migration in wrangler.toml. */
type Migration = string | undefined;

/** The version that serves all visitors; null during a release. */
async function soleVersion(versions: Versions): Promise<string | null> {
  const current = await versions.current();
  const [only] = current;
  return current.length === 1 && only !== undefined ? only.version_id : null;
}

/** The version that serves all visitors, if a release may follow it now; else null, with the reason said. */
export async function formerVersion({ versions, say }: Tools, migration: Migration): Promise<string | null> {
  const former = await soleVersion(versions);
  if (former === null) {
    say(
      'A release is already in progress. Finish it in the dashboard, or roll it back with npm run release -- --back.',
    );
    return null;
  }
  const formerMigration = await versions.migrationOf(former);
  if (formerMigration !== undefined && migration !== undefined && formerMigration !== migration) {
    say(`The site has Durable Object migration ${formerMigration}; this release has ${migration}.`);
    say('It can’t be rolled out in steps. Choose a quiet hour and use npm run deploy (.github/release.md).');
    return null;
  }
  return former;
}

/** A promise that fails when a release is interrupted. */
function interruption(stop: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    stop.addEventListener('abort', () => reject(new WranglerError('the release was interrupted')));
  });
  stopped.catch(() => undefined);
  return stopped;
}

/**
 * Uploads a version and rolls it out to 1, 10 and 100 % of visitors, with a gate after each step. A problem, a failed call
 * and an interruption roll back to the former version. Returns true when all visitors have the new version.
 */
export async function rollOut(
  tools: ReleaseTools,
  { tag, migration }: { tag: string; migration: Migration },
): Promise<boolean> {
  const { versions, gate, pause, say, stop = new AbortController().signal } = tools;
  const former = await formerVersion({ versions, say }, migration);
  if (former === null) return false;
  const stopped = interruption(stop);
  const id = await versions.upload(tag);
  say(`Uploaded ${id} (${tag}); all visitors still get ${former}.`);
  const problemsAt = async (percent: number) => {
    const others = percent === 100 ? [] : [{ id: former, percent: 100 - percent }];
    await versions.share([{ id, percent }, ...others], `${tag}: ${percent} %`);
    say(`${percent} % of visitors get it.`);
    await Promise.race([pause(), stopped]);
    return Promise.race([gate(id), stopped]);
  };
  for (const percent of STEPS) {
    const problems = stop.aborted
      ? ['the release was interrupted']
      : await problemsAt(percent).catch((error) => [messageOf(error)]);
    if (problems.length === 0) continue;
    for (const problem of problems) say(`✗ ${problem}`);
    await versions.share([{ id: former, percent: 100 }], `${tag}: rolled back at ${percent} %`);
    say(`Rolled back: all visitors get ${former} again.`);
    return false;
  }
  await versions.applyTriggers();
  say(`Done: all visitors get ${id}, with its routes, crons and queues. To roll back: npm run release -- --back`);
  return true;
}

/** Rolls back to the previous version. Returns false when that is impossible. `isUnfinished`: only a release that is under way. */
export async function rollBack({ versions, say }: Tools, isUnfinished = false): Promise<boolean> {
  const current = await versions.current();
  const ids = current.map(({ version_id }) => version_id);
  // During a release, the version with more visitors is the former one.
  const [most] = current.toSorted((a, b) => b.percentage - a.percentage);
  const isUnderWay = current.length > 1;
  if (isUnfinished && !isUnderWay) {
    say('No release is under way.');
    return true;
  }
  const alone = (await versions.history()).flatMap(([first, ...others]) =>
    first && others.length === 0 ? [first] : [],
  );
  const before = alone.find(({ version_id }) => !ids.includes(version_id));
  const target = (isUnderWay ? most : before)?.version_id;
  if (target === undefined) {
    say('There is no earlier version.');
    return false;
  }
  const [from, to] = await Promise.all([versions.migrationOf(ids[0] ?? target), versions.migrationOf(target)]);
  if (from !== to) {
    say(
      `A migration of Durable Objects lies between ${target} and the current version (${to ?? 'none'} to ${from ?? 'none'}), which ${BY_ITSELF}.`,
    );
    return false;
  }
  await versions.share([{ id: target, percent: 100 }], 'taken back');
  say(`All visitors get ${target} again.`);
  return true;
}

/** Runs `work`. Prints a wrangler error and returns false; rethrows any other error. */
export async function withReportedErrors(say: Tools['say'], work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WranglerError)) throw error;
    say(`✗ ${error.message}`);
    return false;
  }
}
