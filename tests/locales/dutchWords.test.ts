import { describe, expect, it } from 'vitest';
import { messages } from '../../locales/translator.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { statisticText } from '../../web/format/statistics.ts';
import { staticPages } from '../../worker/content/defaults/staticPages.ts';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const dutch = [...textsOf(messages.nl), ...Object.values(staticPages).flatMap(({ nl }) => textsOf(nl))];

describe('Dutch texts', () => {
  it('Dutch texts use one word for odds and spell livescores as one word', () => {
    expect(dutch.length).toBeGreaterThan(500);
    expect(dutch.filter((text) => /quotering|notering|live[ -]score/i.test(text))).toEqual([]);
    expect(dutch.filter((text) => /\bodds\b/i.test(text)).length).toBeGreaterThan(20);
  });
});

describe.each(LOCALES)('page names (%s)', (locale) => {
  it.each([
    ['responsible-gambling', 'responsible'],
    ['cookie-policy', 'cookies'],
    ['terms-and-conditions', 'terms'],
    ['about-us', 'about'],
  ] as const)('the page %s has the same name in footer, heading and links', (path, label) => {
    const name = messages[locale].footer[label].toLowerCase();
    expect(staticPages[path][locale].title.toLowerCase()).toBe(name);
    const links = Object.values(staticPages).flatMap((page) =>
      page[locale].sections.flatMap((section) => section.links ?? []),
    );
    for (const link of links.filter(({ url }) => url.endsWith(`/static/${path}`))) {
      expect(link.label.toLowerCase()).toBe(name);
    }
  });
});

describe('decimal statistics', () => {
  it('a decimal number has a comma in Dutch and a point in English', () => {
    expect(statisticText({ type: 'expected_goals' }, 1.43, 'nl')).toBe('1,43');
    expect(statisticText({ type: 'possession' }, 61.5, 'nl')).toBe('61,5%');
    expect(statisticText({ type: 'expected_goals' }, 1.43, 'en')).toBe('1.43');
    expect(statisticText({ type: 'expected_goals' }, null, 'nl')).toBe('-');
  });
});
