import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  localProblems,
  localSettings,
  misspeltIn,
  problemOf,
  settingsOf,
  withOrigins,
} from '../../../worker/commands/settings.ts';

it('npm start suggests a setting for a misspelt name and ignores other variables', () => {
  expect(misspeltIn({ CONTENT_SOURC: 'files', LIVE_SOURCE: 'football-data', PATH: '/bin', TERM: 'xterm' })).toEqual([
    'CONTENT_SOURC is not a setting: did you mean CONTENT_SOURCE?',
  ]);
});

it.each([
  [{ CMS_URL: 'https://cms.example.com/api' }, 'CMS_URL: drop /api: the site adds it'],
  [{ LIVE_POLL_SECONDS: 'often' }, 'LIVE_POLL_SECONDS: must be a whole number from 2 to 600'],
  [{ CONTENT_SOURCE: 'filez' }, 'CONTENT_SOURCE: must be one of strapi, files'],
  [{ CONTENT_SOURCE: 'strapi' }, 'CMS_URL: CONTENT_SOURCE=strapi needs one'],
  [{ LIVE_SOURCE: 'football-data' }, 'FOOTBALL_DATA_TOKEN: LIVE_SOURCE=football-data needs one'],
  [{ LIVE_SOURCE: 'api-football' }, 'API_FOOTBALL_KEY: LIVE_SOURCE=api-football needs one'],
  [{ LIVE_SOURCE: 'backend' }, 'LIVE_API_URL: LIVE_SOURCE=backend needs one'],
  [{ LIVE_API_URL: 'https://me:word@scores.example.com' }, /^LIVE_API_URL: drop “user:password@”/],
  [{ CMS_URL: 'https://cms.example.com:99999' }, /^CMS_URL: must be an http or https address/],
  [{ CMS_TOKEN: 'Bearer abc' }, /^CMS_TOKEN: drop the word before the token/],
  [{ FLAG_URL: 'https://flags.example.com/flag.png' }, /^FLAG_URL: must be an address with {slug}/],
  [{ MEDIA_HOSTS: 'media.example.com:70000' }, /^MEDIA_HOSTS: must be hosts without/],
  [{ OPS_TOKEN: `${'a'.repeat(24)} ${'b'.repeat(24)}` }, /^OPS_TOKEN: put a comma between two secrets/],
  [{ ODDS_TEAM_ALIASES: 'A=B, C=D' }, /^ODDS_TEAM_ALIASES: must be names such as/],
  [{ ACCESS_TEAM: 'https://team.cloudflareaccess.com' }, 'ACCESS_AUDIENCE: ACCESS_TEAM needs one'],
  [{ LIVE_SOURCE: 'openligadb', OPENLIGADB_LEAGUES: 'bl1;dfb' }, /^OPENLIGADB_LEAGUES: must be leagues such as/],
])('npm start refuses the unusable setting %o', (environment, words) => {
  const problem = problemOf(settingsOf(environment));
  if (typeof words === 'string') expect(problem).toBe(words);
  else expect(problem).toMatch(words);
});

it('npm start tells all wrong settings at once, with where each stands', () => {
  const root = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, '.dev.vars'), 'SITE_NAME=Mine\nCMS_URL=cms\n');
  writeFileSync(join(root, 'wrangler.toml'), '[vars]\nLIVE_SOURCE = "goals"\n');
  const environment = { LOCAL_COUNTRY: 'gb', LIVE_API_URL: 'scores' };
  const problems = localProblems({ ...localSettings(root, environment), LIVE_SOURCE: 'goals', ACCESS_AUDIENCE: 'a' });
  expect(withOrigins(problems ?? '', root, environment).split('\n')).toEqual([
    expect.stringMatching(/^LOCAL_COUNTRY \(the environment\): /),
    expect.stringMatching(/^LIVE_API_URL \(the environment\): /),
    expect.stringMatching(/^CMS_URL \(\.dev\.vars, line 2\): /),
    expect.stringMatching(/^LIVE_SOURCE \(wrangler\.toml, line 2\): /),
    expect.stringMatching(/^ACCESS_TEAM \(not set\): /),
  ]);
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
