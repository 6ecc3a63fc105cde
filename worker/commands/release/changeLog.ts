import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root, run } from '../run.ts';

const FILE = '.github/changes.md';

/** Subjects in the first entry, because nothing says where it begins. */
const FIRST = 30;

/** The commit of the newest entry; undefined in an empty change log. */
export const lastCommit = (log: string): string | undefined => /^## \S+ · ([0-9a-f]{7,40})$/m.exec(log)?.[1];

/** The change log with an entry for a release on top; unchanged without subjects. `day`: UTC, as in 2026-11-29. */
export function withRelease(log: string, release: { day: string; commit: string; subjects: string[] }): string {
  const { day, commit, subjects } = release;
  if (subjects.length === 0) return log;
  const earlier = log.replace(/^# Changes\n+/, '');
  return `# Changes\n\n## ${day} · ${commit}\n\n${subjects.map((each) => `- ${each}\n`).join('')}${earlier && `\n${earlier}`}`;
}

/** Writes a release into the change log: the subjects of all commits since the one before. */
export async function noteRelease(commit: string): Promise<string> {
  const path = resolve(root, FILE);
  const log = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const last = lastCommit(log);
  const range = last === undefined ? [`--max-count=${FIRST}`, commit] : [`${last}..${commit}`];
  const { code, output } = await run('git', ['log', '--no-merges', '--format=%s', ...range, '--'], { quiet: true });
  if (code !== 0) return `${FILE} is not written, because git can’t read the commits since ${last ?? 'the first'}.`;
  const subjects = output.split('\n').filter((line) => line !== '');
  writeFileSync(path, withRelease(log, { day: new Date().toISOString().slice(0, 10), commit, subjects }));
  return `${FILE} has the ${subjects.length} changes of this release. Commit it.`;
}
