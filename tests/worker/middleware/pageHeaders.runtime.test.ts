import { describe, expect, it } from 'vitest';
import { refusalOf, visit, visitorOf, visitSite } from '../site.runtime.ts';

const HOST = 'https://www.googletagmanager.com';
const settings = { GOOGLE_TAG_MANAGER_ID: 'GTM-TEST1' };

const read = async (response: Response) => ({
  policy: response.headers.get('Content-Security-Policy') ?? '',
  html: await response.text(),
});

describe('analytics', () => {
  it('are absent from page and policy without the setting', async () => {
    const { policy, html } = await read(await visit('/static/about-us', visitorOf('GB')));
    expect(policy).not.toMatch(/google|https:/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types still;");
    expect(html).not.toMatch(/googletagmanager|GTM-|tag-manager/);
  });

  it('open the policy for the tag manager and Google Analytics only', async () => {
    const { policy, html } = await read(await visitSite(settings, '/static/about-us', visitorOf('GB')));
    const opened = policy.split('; ').filter((directive) => directive.includes('https:'));
    expect(opened.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'img-src',
      'connect-src',
      'frame-src',
    ]);
    expect(opened[0]).toMatch(new RegExp(` ${HOST}$`));
    expect(policy).toContain(`frame-src ${HOST};`);
    for (const directive of opened.slice(1, 3)) {
      expect(directive.match(/https:\S+/g)).toEqual([
        'https://*.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://analytics.google.com',
        'https://*.analytics.google.com',
      ]);
    }
    expect(policy).toContain('trusted-types still default goog#html;');
    expect(html).toContain('<meta name="tag-manager" content="GTM-TEST1">');
    expect(html).toMatch(
      /<noscript><iframe src="https:\/\/www\.googletagmanager\.com\/ns\.html\?id=GTM-TEST1" [^>]*hidden[^>]*><\/iframe><\/noscript>/,
    );
  });

  it.each(['Sec-GPC', 'DNT'])('are absent for a browser that sends %s: 1', async (header) => {
    const { policy, html } = await read(
      await visitSite(settings, '/static/about-us', visitorOf('GB', { [header]: '1' })),
    );
    expect(policy).not.toContain('googletagmanager');
    expect(html).not.toMatch(/googletagmanager|GTM-|tag-manager/);
  });

  it.each(['UA-1234', 'GTM-', 'gtm-abc1234', 'GTM-ABC"><script>'])('refuse the container %s with 503', async (id) => {
    expect(await refusalOf({ GOOGLE_TAG_MANAGER_ID: id })).toBe(503);
  });
});

describe('prefetching', () => {
  it('leaves out play links, the API and nofollow links', async () => {
    const page = await visit('/static/about-us', visitorOf('GB'));
    expect(page.headers.get('Speculation-Rules')).toBe('"/speculation-rules.json"');
    const response = await visit('/speculation-rules.json');
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json');
    expect(await response.json()).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: '/play/*' } },
              { not: { href_matches: '/nl/speel/*' } },
              { not: { href_matches: '/api/*' } },
              { not: { selector_matches: '[rel~=nofollow]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });

  it('lets a browser keep a prefetched page for ten seconds, and no other', async () => {
    const headers = visitorOf('GB', { 'Sec-Purpose': 'prefetch' });
    const prefetched = await visit('/static/about-us', headers);
    expect(prefetched.status).toBe(200);
    expect(prefetched.headers.get('Cache-Control')).toBe('private, max-age=10');
    expect(prefetched.headers.get('Vary')).toContain('Cookie');
    const asked = await visit('/static/about-us', visitorOf('GB'));
    expect(asked.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});
