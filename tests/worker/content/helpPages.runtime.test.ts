import { describe, expect, it } from 'vitest';
import { opened, textOf, visit, visitorOf } from '../site.runtime.ts';

const withoutMarkup = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the responsible gambling page', () => {
  const help = async (path: string, country: string) => {
    const html = await textOf(path, visitorOf(country));
    return withoutMarkup(/<article.*?<\/article>/s.exec(html)?.[0] ?? '');
  };

  it.each([
    ['GB', ['National Gambling Helpline · 0808 8020 133', 'GAMSTOP', 'Gamblers Anonymous']],
    ['NL', ['Loket Kansspel · 0800 24 000 22', 'Cruks', 'AGOG']],
    ['US', ['1-800-GAMBLER']],
    ['BR', ['Gambling Therapy']],
    ['XX', ['Gambling Therapy']],
  ])('names the help organisations of %s first, in both languages', async (country, organisations) => {
    const english = await help('/static/responsible-gambling', country);
    const dutch = await help('/nl/static/responsible-gambling', country);
    expect(english).toMatch(/^ Responsible gambling Help in your country/);
    expect(dutch).toMatch(/^ Verantwoord spelen Hulp in jouw land/);
    for (const name of organisations) {
      expect(english).toContain(name);
      expect(dutch).toContain(name);
    }
    if (country !== 'GB') expect(english).not.toContain('GAMSTOP');
    if (country !== 'NL') expect(english).not.toContain('Cruks');
  });

  it.each([
    ['BE', 'You must be at least 21', 'Gokken mag pas vanaf 21 jaar'],
    ['NL', 'You must be at least 18', 'Gokken mag pas vanaf 18 jaar'],
  ])('states the minimum age of %s in both languages', async (country, english, dutch) => {
    expect(await help('/static/responsible-gambling', country)).toContain(english);
    expect(await help('/nl/static/responsible-gambling', country)).toContain(dutch);
  });

  it.each([
    ...['/static/responsible-gambling', '/nl/static/responsible-gambling', '/static/about-us', '/static/how-we-earn'],
    ...['/no/such/page/at/all'],
  ])('shows no offer: %s', async (path) => {
    for (const country of path === '/static/responsible-gambling' ? ['GB', 'NL', 'US'] : ['GB']) {
      const html = await textOf(path, visitorOf(country));
      expect(html).not.toMatch(/\/(play|speel)\/|bet365/i);
    }
  });

  it('has no offer because of its subject: other static pages of the country show some', async () => {
    expect(await textOf('/static/terms-and-conditions', visitorOf('GB'))).toMatch(/\/play\//);
  });

  it('links the help line as a telephone number', async () => {
    const html = await textOf('/static/responsible-gambling', visitorOf('GB'));
    expect(html).toContain('href="tel:08088020133"');
  });
});

it.each([
  ['/static/how-we-earn', 'How we earn money'],
  ['/nl/static/how-we-earn', 'Zo verdienen we geld'],
])('the page about how the site earns is linked as %s in every country', async (path, title) => {
  const { status, text: html } = await opened(visit(path, visitorOf('IT')));
  expect(status).toBe(200);
  expect(html).toContain(title);
  expect(html.slice(html.indexOf('<footer'))).toContain(`href="${path}"`);
});
