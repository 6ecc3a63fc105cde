import { describe, expect, it } from 'vitest';
import { parseConfig, type Variables } from '../../../worker/env.ts';
import { deployProblems } from '../../../worker/settings/deployProblems.ts';
import { misspeltNames, nearestName } from '../../../worker/settings/names.ts';
import { requiredSecrets } from '../../../worker/settings/requiredSecrets.ts';
import { SETTING_NAMES } from '../../../worker/settings/schema.ts';

describe('a name that is no setting', () => {
  it.each([
    ['CONTENT_SOURC', 'CONTENT_SOURCE'],
    ['content_source', 'CONTENT_SOURCE'],
    ['LIVE_API_KEY', 'LIVE_API_TOKEN'],
    ['FOOTBALL_DATA_KEY', 'FOOTBALL_DATA_TOKEN'],
    ['API_FOOTBALL_TOKEN', 'API_FOOTBALL_KEY'],
    ['NAME_SITE', 'SITE_NAME'],
    ['OPENLIGADB_LEAGUE', 'OPENLIGADB_LEAGUES'],
    ['CMS-URL', 'CMS_URL'],
  ])('%s is taken for %s', (name, meant) => expect(nearestName(name, SETTING_NAMES)).toBe(meant));

  it.each(['PATH', 'HOME', 'HOST', 'PORT', 'GITHUB_TOKEN', 'NODE_ENV', 'SHELL', 'CI', ''])(
    '%s of a machine is taken for none',
    (name) => expect(misspeltNames([name], SETTING_NAMES)).toEqual([]),
  );

  it('finds no two settings so near that one is taken for the other', () => {
    for (const name of SETTING_NAMES)
      expect(
        nearestName(
          name,
          SETTING_NAMES.filter((each) => each !== name),
        ),
        name,
      ).toBeNull();
  });
});

describe('the variables of a deploy', () => {
  const problems = (vars: Record<string, unknown>) => deployProblems(vars as Variables);

  it('are told when they are no settings, with the one that was meant', () => {
    expect(problems({ ENVIRONMENT: 'production', CONTENT_SOURC: 'files', COLOUR: 'red' })).toEqual([
      'CONTENT_SOURC is no setting: did you mean CONTENT_SOURCE?',
      'COLOUR is no setting: .github/settings.md lists them all',
    ]);
  });

  it('are told when they can’t be used', () => {
    expect(problems({ CMS_URL: 'https://cms.test/api' })).toEqual(['CMS_URL: drop /api: the site adds it']);
    expect(problems({ CMS_URL: 'https://cms.test/API/' })).toEqual(['CMS_URL: drop /api: the site adds it']);
    expect(problems({ ENVIRONMENT: 'prodution' })).toEqual([expect.stringContaining('one of production, staging')]);
  });

  it('need no secret to be looked at, and name the one without which a deploy stops', () => {
    expect(problems({ LIVE_SOURCE: 'football-data' })).toEqual([]);
    expect(requiredSecrets({ LIVE_SOURCE: 'football-data' })).toEqual(['FOOTBALL_DATA_TOKEN']);
    expect(requiredSecrets({ LIVE_SOURCE: 'api-football' })).toEqual(['API_FOOTBALL_KEY']);
    expect(requiredSecrets({ LIVE_SOURCE: 'openligadb' })).toEqual([]);
    expect(requiredSecrets({})).toEqual([]);
  });

  it('are told by the worker itself: all that are unknown in production, what is nearly one elsewhere', () => {
    const unknownIn = (vars: Record<string, unknown>) => parseConfig(vars as Variables).unknownSettings;
    expect(unknownIn({ ENVIRONMENT: 'production', COLOUR: 'red', CACHE: {} })).toHaveLength(1);
    expect(unknownIn({ ENVIRONMENT: 'development', PATH: '/bin', SITE_NAM: 'x' })).toEqual([
      'SITE_NAM is no setting: did you mean SITE_NAME?',
    ]);
  });
});
