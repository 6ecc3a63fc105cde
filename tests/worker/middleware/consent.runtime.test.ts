import { describe, expect, it } from 'vitest';
import { ORIGIN, siteWith, visit, visitorOf, visitSite } from '../site.runtime.ts';

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
    const { policy, html } = await read(await visitSite(settings, '/static/about-us', visitorOf('US')));
    const opened = policy.split('; ').filter((directive) => directive.includes('https:'));
    expect(opened.map((directive) => directive.split(' ')[0])).toEqual([
      ...['script-src', 'img-src', 'connect-src', 'frame-src'],
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

  // Québec shares the code of Canada.
  it.each(
    ['US', 'CA', 'BR', 'NL'].flatMap((country) => ['Sec-GPC', 'DNT'].map((header) => [country, header] as const)),
  )('are absent in %s for a browser that sends %s: 1', async (country, header) => {
    const headers = visitorOf(country, { [header]: '1', Cookie: 'consent=yes' });
    const { policy, html } = await read(await visitSite(settings, '/static/about-us', headers));
    expect(policy).not.toContain('googletagmanager');
    expect(html).not.toMatch(/googletagmanager|GTM-|tag-manager/);
  });
});

const site = siteWith(settings);

/** `policy/everyCountry.test.ts` holds the answer for the others. */
const ASKED = ['NL', 'GB', 'XX', 'T1'];
const NOT_ASKED = ['US'];
const PATHS = ['/static/about-us', '/nl/static/about-us'];
const CASES = (countries: readonly string[]) => countries.flatMap((country) => PATHS.map((path) => [country, path]));

const submit = (path: string, body: string, headers: Record<string, string> = {}) => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN };
  return site(path, {}, { method: 'POST', headers: { ...visitorOf('NL'), ...form, ...headers }, body });
};

describe('consent', () => {
  it.each(CASES(ASKED))('is asked in %s on %s, and the page names no Google host', async (country, path) => {
    const { policy, html } = await read(await site(path, visitorOf(country)));
    expect(`${policy} ${html.replace(/<aside id="consent".*?<\/aside>/s, '')}`).not.toMatch(
      /googletagmanager|google-analytics|GTM-/,
    );
    expect(html).toMatch(/<button [^>]*value="yes"/);
    expect(html).toMatch(/<button [^>]*value="no"/);
  });

  it.each(CASES(NOT_ASKED))('is not asked in %s on %s', async (country, path) => {
    const { html } = await read(await site(path, visitorOf(country)));
    expect(html).not.toContain('id="consent"');
    expect(html).toContain('content="GTM-TEST1"');
  });

  it('is not asked on a site without a tag manager', async () => {
    expect(await (await visit('/static/about-us', visitorOf('NL'))).text()).not.toContain('id="consent"');
  });

  it('is not asked with ANALYTICS_CONSENT=notice', async () => {
    const response = await visitSite({ ...settings, ANALYTICS_CONSENT: 'notice' }, '/', visitorOf('NL'));
    expect(await response.text()).not.toContain('id="consent"');
  });

  it('with "yes" loads the tag manager, and its frame for browsers without script', async () => {
    const { html, policy } = await read(await site('/static/about-us', visitorOf('NL', { Cookie: 'consent=yes' })));
    expect(html).toContain('content="GTM-TEST1"');
    expect(html).not.toContain('id="consent"');
    expect(html).toContain(`<noscript><iframe src="${HOST}/ns.html?id=GTM-TEST1"`);
    expect(policy).toContain(`frame-src ${HOST};`);
  });

  it.each(['NL', 'US'])('with "no" loads nothing and is not asked again in %s', async (country) => {
    const { html, policy } = await read(await site('/static/about-us', visitorOf(country, { Cookie: 'consent=no' })));
    expect(`${html} ${policy}`).not.toMatch(/id="consent"|googletagmanager|GTM-/);
  });

  it('counts a signal of the browser as "no", also after "yes"', async () => {
    const headers = visitorOf('NL', { Cookie: 'consent=yes', 'Sec-GPC': '1' });
    const { html, policy } = await read(await site('/static/about-us', headers));
    expect(`${html} ${policy}`).not.toMatch(/id="consent"|googletagmanager|GTM-/);
    expect(await (await site('/settings', headers)).text()).toContain('your browser asks sites not to track you');
  });

  it.each(['yes', 'no'])('saves the answer "%s" and returns to the page', async (choice) => {
    const response = await submit('/consent', `consent=${choice}`, { Referer: `${ORIGIN}/nl/static/about-us?a=b` });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/nl/static/about-us?a=b');
    expect(response.headers.get('Set-Cookie')).toMatch(new RegExp(`^consent=${choice}; Max-Age=31536000; Path=/;`));
  });

  it('refuses another answer', async () => {
    expect((await submit('/consent', 'consent=maybe')).status).toBe(400);
  });

  it('is shown in the settings, where "no" deletes the cookies of Google', async () => {
    const Cookie = 'consent=yes; _ga=GA1.1.2; _ga_ABC=GS1';
    const page = await (await site('/settings', visitorOf('NL', { Cookie }))).text();
    expect(page).toMatch(/<select name="consent".*?<option value="yes" selected="">/s);
    const saved = await submit('/settings', 'consent=no', { Cookie });
    const cookies = saved.headers.getSetCookie();
    expect(cookies).toContainEqual(expect.stringMatching(/^consent=no;/));
    expect(cookies).toContainEqual(expect.stringMatching(/^_ga=; Max-Age=0; Domain=scoreline\.test; Path=\//));
    expect(cookies).toContainEqual(expect.stringMatching(/^_ga_ABC=; Max-Age=0;/));
  });
});
