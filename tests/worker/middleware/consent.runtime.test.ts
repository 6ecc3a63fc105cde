import { describe, expect, it } from 'vitest';
import { refusalOf, visit, visitorOf, visitSite } from '../site.runtime.ts';

const HOST = 'https://www.googletagmanager.com';
const settings = { GOOGLE_TAG_MANAGER_ID: 'GTM-TEST1' };

const read = async (response: Response) => ({
  policy: response.headers.get('Content-Security-Policy') ?? '',
  html: await response.text(),
});

describe('analytics', () => {
  it('are in no page and no policy of a site without the setting', async () => {
    const { policy, html } = await read(await visit('/static/about-us', visitorOf('GB')));
    expect(policy).not.toMatch(/google|https:/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types still;");
    expect(html).not.toMatch(/googletagmanager|GTM-|tag-manager/);
  });

  it('open the policy for the tag manager and the hits of Google Analytics alone, and leave a hidden frame to browsers without script', async () => {
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

  it.each(['Sec-GPC', 'DNT'])('are left out for a browser that says %s: 1', async (header) => {
    const { policy, html } = await read(
      await visitSite(settings, '/static/about-us', visitorOf('GB', { [header]: '1' })),
    );
    expect(policy).not.toContain('googletagmanager');
    expect(html).not.toMatch(/googletagmanager|GTM-|tag-manager/);
  });

  it.each(['UA-1234', 'GTM-', 'gtm-abc1234', 'GTM-ABC"><script>'])('refuse %s as a container', async (id) => {
    expect(await refusalOf({ GOOGLE_TAG_MANAGER_ID: id })).toBe(503);
  });
});
