import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../web/domain/settings.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';

const operator = (name: string, more: object = {}) => ({
  name,
  bonus: `${name} offer`,
  playUrl: `https://${name.toLowerCase()}.test/join`,
  termsAndConditions: `${name} terms`,
  countries: { data: [{ attributes: { code: 'GB' } }] },
  ...more,
});

/** The settings when the content system has these operators. */
async function settingsOf(operators: object[]) {
  const { open } = contentSite((url) => contentOf({ operators }, url));
  return parseSettings(JSON.parse((await open('/api/settings?locale=en')).text));
}

describe('GET /api/settings', () => {
  it('has the terms of a bonus only when hideTermsAndConditions is false', async () => {
    const settings = await settingsOf([
      operator('Shown', { hideTermsAndConditions: false }),
      operator('Hidden', { hideTermsAndConditions: true }),
      operator('Empty', { hideTermsAndConditions: null }),
      operator('Absent'),
      operator('Worded', { hideTermsAndConditions: 'false' }),
    ]);
    expect(settings?.operators.map(({ name, terms }) => [name, terms])).toEqual([
      ['Shown', 'Shown terms'],
      ['Hidden', null],
      ['Empty', null],
      ['Absent', null],
      ['Worded', null],
    ]);
  });

  it('contains no target of a play link', async () => {
    const settings = await settingsOf([operator('Shown')]);
    expect(settings?.operators).toHaveLength(1);
    expect(JSON.stringify(settings)).not.toContain('shown.test');
  });

  it('names the part that failed, and the page offers to try again', async () => {
    const { open } = contentSite((url) =>
      url.pathname.endsWith('top-countries') ? new Response('', { status: 500 }) : contentOf({}, url),
    );
    const settings = parseSettings(JSON.parse((await open('/api/settings?locale=en')).text));
    expect(settings?.missing).toEqual(['countries']);
    expect((await open('/')).text).toMatch(
      /Countries<\/h2><ul><\/ul><p[^>]*>Not available right now\.<a[^>]*>Try again/,
    );
  });

  it('is replaced by placeholder rows while it fails', async () => {
    const { text: html } = await contentSite(() => Promise.reject(new Error('connection refused'))).open('/');
    expect(html).toContain('Top Sportsbook Bonuses');
    expect(html).not.toContain('No operators available');
    // Eight competitions, eight countries, the complaints banner, three bonuses and four news.
    const placeholders = html.matchAll(/<ul aria-hidden="true">(.*?)<\/ul>/g);
    expect(Array.from(placeholders, ([, rows = '']) => rows.split('<li').length - 1)).toEqual([8, 8, 1, 3, 4]);
  });
});
