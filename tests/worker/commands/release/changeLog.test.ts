import { expect, it } from 'vitest';
import { lastCommit, withRelease } from '../../../../worker/commands/release/changeLog.ts';

it('a release stands above earlier ones, and the next begins at its commit', () => {
  const first = withRelease('', { day: '2026-11-28', commit: 'abc1234', subjects: ['Add the bracket'] });
  const log = withRelease(first, {
    day: '2026-11-29',
    commit: 'def5678',
    subjects: ['Drop the fragment cache', 'Mend'],
  });
  expect(log).toBe(`# Changes

## 2026-11-29 · def5678

- Drop the fragment cache
- Mend

## 2026-11-28 · abc1234

- Add the bracket
`);
  expect([lastCommit(''), lastCommit(first), lastCommit(log)]).toEqual([undefined, 'abc1234', 'def5678']);
});

it('a release without a new commit leaves the change log as it is', () => {
  expect(withRelease('# Changes\n', { day: '2026-11-29', commit: 'abc1234', subjects: [] })).toBe('# Changes\n');
});
