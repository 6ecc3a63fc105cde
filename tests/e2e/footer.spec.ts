import { expect, SATURDAY, TERMS, test, visitAs } from './visitor.ts';

const BADGES = [
  ['18+', 'https://www.gamblingcommission.gov.uk/'],
  ['GamCare', 'https://www.gamcare.org.uk/'],
  ['GAMSTOP', 'https://www.gamstop.co.uk/'],
  ['Loket Kansspel', 'https://www.loketkansspel.nl/'],
];
const SOCIAL = [
  ['Instagram', 'https://www.example.com/social/instagram'],
  ['YouTube', 'https://www.example.com/social/youtube'],
  ['X', 'https://www.example.com/social/x'],
];

for (const [path, links, title] of [
  [TERMS, SOCIAL, 'Follow us'],
  [`/nl${TERMS}`, BADGES, 'Verantwoordelijkheid en vertrouwen'],
] as const) {
  test(`the footer of ${path} lists the links under “${title}”`, async ({ page }) => {
    await visitAs(page, { now: SATURDAY });
    await page.goto(new URL(path, process.env.SITE_URL).href);
    const part = page
      .getByRole('contentinfo')
      .locator('div', { has: page.getByRole('heading', { name: title }) })
      .last();
    const found = await part.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        name: link.firstChild?.textContent,
        href: link.getAttribute('href'),
        rel: link.getAttribute('rel'),
        target: link.getAttribute('target'),
      })),
    );
    expect(found).toEqual(links.map(([name, href]) => ({ name, href, rel: 'noopener noreferrer', target: '_blank' })));
    await expect(part.getByRole('link').first()).toHaveAccessibleName(
      /\((opens in a new tab|opent in een nieuw tabblad)\)$/,
    );
  });
}
