import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../web/domain/settings.ts';
import { newUrl, stubFetch } from '../../support/fakeFetch.runtime.ts';
import { visitorOf, visitSite } from '../site.runtime.ts';

const operator = (name: string, more: object = {}) => ({
  name,
  bonus: `${name} offer`,
  playUrl: `https://${name.toLowerCase()}.test/join`,
  termsAndConditions: `${name} terms`,
  ...more,
});

/** The settings when the content system has these rows. */
async function settingsOf(rows: Record<string, object[]>) {
  stubFetch(async (input) => {
    const name = new URL(input instanceof Request ? input.url : input).pathname.split('/').at(-1) ?? '';
    if (name === 'site-setting') return Response.json({ data: null });
    return Response.json({ data: (rows[name] ?? []).map((attributes, id) => ({ id, attributes })) });
  });
  const site = { CMS_URL: newUrl('cms-settings') };
  const response = await visitSite(site, '/api/settings?locale=en', visitorOf('GB'));
  return parseSettings(await response.json());
}

describe('GET /api/settings', () => {
  it('has the terms of a bonus only when hideTermsAndConditions is false', async () => {
    const settings = await settingsOf({
      operators: [
        operator('Shown', { hideTermsAndConditions: false }),
        operator('Hidden', { hideTermsAndConditions: true }),
        operator('Empty', { hideTermsAndConditions: null }),
        operator('Absent'),
        operator('Worded', { hideTermsAndConditions: 'false' }),
      ],
    });
    expect(settings?.operators.map(({ name, terms }) => [name, terms])).toEqual([
      ['Shown', 'Shown terms'],
      ['Hidden', null],
      ['Empty', null],
      ['Absent', null],
      ['Worded', null],
    ]);
  });

  it('contains no target of a play link', async () => {
    const settings = await settingsOf({ operators: [operator('Shown')] });
    expect(settings?.operators).toHaveLength(1);
    expect(JSON.stringify(settings)).not.toContain('shown.test');
  });

  it('is replaced by placeholder rows while it fails', async () => {
    stubFetch(async () => Promise.reject(new Error('connection refused')));
    const html = await (await visitSite({ CMS_URL: 'https://cms-silent.test' }, '/', visitorOf('GB'))).text();
    expect(html).toContain('Top Sportsbook Bonuses');
    expect(html).not.toContain('No operators available');
    expect(html.match(/<li aria-hidden="true" class="offer-place/g)).toHaveLength(3);
  });
});
