import { describe, expect, it } from 'vitest';
import { opened, textOf, visit, visitorOf, visitSite } from '../site.runtime.ts';

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
    ...['/static/terms-and-conditions', '/no/such/page/at/all'],
  ])('shows no offer: %s', async (path) => {
    for (const country of path === '/static/responsible-gambling' ? ['GB', 'NL', 'US'] : ['GB']) {
      const html = await textOf(path, visitorOf(country));
      expect(html).not.toMatch(/\/(play|speel)\/|bet365/i);
    }
  });

  it('links the help line as a telephone number', async () => {
    const html = await textOf('/static/responsible-gambling', visitorOf('GB'));
    expect(html).toContain('href="tel:08088020133"');
  });
});

describe('the accessibility statement', () => {
  it.each([
    ['/static/accessibility', 'level AA', 'What does not work for everybody yet'],
    ['/nl/static/accessibility', 'niveau AA', 'Wat nog niet voor iedereen werkt'],
  ])('%s names the standard, the known gaps and a contact', async (path, ...words) => {
    const contact = 'mailto:desk@scores.test';
    const settings = { PUBLISHER_CONTACT: `Example Media, [desk](${contact})` };
    const html = await (await visitSite(settings, path, visitorOf('GB'))).text();
    for (const word of [...words, 'WCAG) 2.2', `href="${contact}"`]) expect(html).toContain(word);
    expect(html.slice(html.indexOf('<footer'))).toContain(`href="${path}"`);
    expect(await textOf(path, visitorOf('GB'))).not.toContain('{{contact}}');
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
