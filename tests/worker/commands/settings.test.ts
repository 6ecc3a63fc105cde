import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localSettings, misspeltIn, problemOf, settingsOf } from '../../../worker/commands/settings.mjs';

it('npm start suggests a setting for a misspelt name and ignores other variables', () => {
  expect(misspeltIn({ CONTENT_SOURC: 'files', LIVE_SOURCE: 'football-data', PATH: '/bin', TERM: 'xterm' })).toEqual([
    'CONTENT_SOURC is no setting: did you mean CONTENT_SOURCE?',
  ]);
});

it.each([
  [{ CMS_URL: 'https://cms.example.com/api' }, 'CMS_URL: drop /api: the site adds it'],
  [{ LIVE_POLL_SECONDS: 'often' }, 'LIVE_POLL_SECONDS: a whole number from 2 to 600 is wanted'],
  [{ CONTENT_SOURCE: 'filez' }, 'CONTENT_SOURCE: one of strapi, files is wanted'],
  [{ CONTENT_SOURCE: 'strapi' }, 'CMS_URL: CONTENT_SOURCE=strapi needs one'],
  [{ LIVE_SOURCE: 'football-data' }, 'FOOTBALL_DATA_TOKEN: LIVE_SOURCE=football-data needs one'],
  [{ LIVE_SOURCE: 'api-football' }, 'API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one'],
  [{ LIVE_SOURCE: 'backend' }, 'LIVE_API_URL: LIVE_SOURCE=backend needs one'],
  [{ LIVE_SOURCE: 'openligadb', OPENLIGADB_LEAGUES: 'bl1;dfb' }, /^OPENLIGADB_LEAGUES: leagues such as/],
])('npm start refuses the unusable setting %o', (environment, words) => {
  const problem = problemOf(settingsOf(environment));
  if (typeof words === 'string') expect(problem).toBe(words);
  else expect(problem).toMatch(words);
});

it('npm start reads .dev.vars, and the environment wins', () => {
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(localSettings(root, { LIVE_SOURCE: 'football-data' })).toEqual({ LIVE_SOURCE: 'football-data' });
  writeFileSync(join(root, '.dev.vars'), 'LIVE_SOURCE=openligadb\nSITE_NAME="My scores"\n# CMS_URL=https://cms.test\n');
  expect(localSettings(root, { LIVE_SOURCE: 'football-data' })).toEqual({
    LIVE_SOURCE: 'football-data',
    SITE_NAME: 'My scores',
  });
  expect(localSettings(root, {})).toEqual({ LIVE_SOURCE: 'openligadb', SITE_NAME: 'My scores' });
});
