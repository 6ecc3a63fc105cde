import { describe, expect, it } from 'vitest';
import { deployProblems, requiredSecrets } from '../../../worker/commands/deployProblems.ts';
import { parseConfig, type Variables } from '../../../worker/settings/env.ts';
import { nearestName } from '../../../worker/settings/names.ts';
import { SETTING_NAMES } from '../../../worker/settings/schema.ts';

it.each([
  ['CONTENT_SOURC', 'CONTENT_SOURCE'],
  ['content_source', 'CONTENT_SOURCE'],
  ['LIVE_API_KEY', 'LIVE_API_TOKEN'],
  ['NAME_SITE', 'SITE_NAME'],
  ['CMS-URL', 'CMS_URL'],
  ['LIVE_URL', 'LIVE_API_URL'],
  ['STRAPI_TOKEN', 'CMS_TOKEN'],
])('the name %s is recognised as %s', (name, meant) => expect(nearestName(name, SETTING_NAMES)).toBe(meant));

describe('variables of a deploy', () => {
  const problems = (vars: Record<string, unknown>) => deployProblems(vars as Variables);

  it('an unknown variable is reported with the setting it resembles', () => {
    expect(problems({ ENVIRONMENT: 'production', CONTENT_SOURC: 'files', COLOUR: 'red' })).toEqual([
      'CONTENT_SOURC is not a setting: did you mean CONTENT_SOURCE?',
      'COLOUR is not a setting: .github/settings.md lists them all',
    ]);
  });

  it('an unusable value is reported', () => {
    expect(problems({ CMS_URL: 'https://cms.test/api' })).toEqual(['CMS_URL: drop /api: the site adds it']);
    expect(problems({ CMS_URL: 'https://cms.test/API/' })).toEqual(['CMS_URL: drop /api: the site adds it']);
    expect(problems({ OPS_TOKEN: `${'x'.repeat(24)},short` })).toEqual([expect.stringContaining('at least 24')]);
    expect(problems({ ENVIRONMENT: 'prodution' })).toEqual([expect.stringContaining('one of production, staging')]);
  });

  it.each([
    ['LIVE_API_URL', 'https://scores.test/?key=1', 'must be an address without "?" and "#"'],
    ['LIVE_API_URL', 'https://scores.test/v2/events/live', 'drop the call from /v1 or /v2 on: the site adds it'],
    ['CMS_URL', 'https://cms.test/admin', 'drop /admin: that is the panel'],
    ['MEDIA_HOSTS', '*', 'must be hosts without scheme and path, such as media.example.com'],
    ['VISITOR_OVERRIDE', 'true', 'must be 1 or empty'],
    ['LIVE_POLL_SECONDS', '1', 'must be a whole number from 2 to 600'],
    ['ANALYTICS_CONSENT', 'no', 'must be "country" or "notice"'],
  ])('%s refuses %s', (name, value, reason) => expect(problems({ [name]: value })).toEqual([`${name}: ${reason}`]));

  it.each([
    ['HSTS', ['on', 'max-age=a', 'max-age=1, x', 'max-age=1; preload; includeSubDomains; more']],
    ['SECURITY_CONTACT', ['security@example.com', 'http://example.com', 'mailto:', 'mailto:a b@c']],
    ['SITE_URL', ['a.example', 'ftp://a.example', 'https://a.example/site', 'https://a:b@a.example', 'https://']],
    ['GOOGLE_TAG_MANAGER_ID', ['UA-1234', 'GTM-', 'gtm-abc1234', 'GTM-ABC"><script>']],
    ['ODDS_TEAM_ALIASES', ['Bayern']],
    ['ODDS_OPERATOR_ALIASES', ['BetMGM=']],
    ['ODDS_API_REGION', ['uk,eu']],
  ])('%s refuses each of %j', (name, values) => {
    for (const value of values) expect(problems({ [name]: value })).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it('an address may have a path, and picture hosts a port and a wildcard', () => {
    expect(problems({ LIVE_API_URL: 'https://a.test/scores', CMS_URL: 'https://admin.test/cms' })).toEqual([]);
    expect(problems({ MEDIA_HOSTS: 'a.test, *.b.test c.test:8443' })).toEqual([]);
  });

  it('secrets are not needed for the check, and a missing required one is named', () => {
    expect(problems({ LIVE_SOURCE: 'football-data' })).toEqual([]);
    expect(requiredSecrets({ LIVE_SOURCE: 'football-data' })).toEqual(['FOOTBALL_DATA_TOKEN']);
    expect(requiredSecrets({ LIVE_SOURCE: 'api-football' })).toEqual(['API_FOOTBALL_KEY']);
    expect(requiredSecrets({ LIVE_SOURCE: 'openligadb' })).toEqual([]);
    expect(requiredSecrets({})).toEqual([]);
  });

  it('the worker reports unknown names in production and close ones elsewhere', () => {
    const unknownIn = (vars: Record<string, unknown>) => parseConfig(vars as Variables).unknownSettings;
    expect(unknownIn({ ENVIRONMENT: 'production', COLOUR: 'red', CACHE: {} })).toHaveLength(1);
    expect(unknownIn({ ENVIRONMENT: 'development', PATH: '/bin', SITE_NAM: 'x' })).toEqual([
      'SITE_NAM is not a setting: did you mean SITE_NAME?',
    ]);
  });
});
