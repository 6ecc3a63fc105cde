import { describe, expect, it } from 'vitest';
import { messages } from '../../locales/translator.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { statisticText } from '../../web/format/statistics.ts';
import { staticPages } from '../../worker/content/defaults/staticPages.ts';

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function textsInDutch(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'nl' in value ? textsOf(value.nl) : Object.values(value).flatMap(textsInDutch);
}

const dutch = [...textsOf(messages.nl), ...textsInDutch(Object.values(staticPages))];

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
    ['accessibility', 'accessibility'],
  ] as const)('the page %s has the same name in footer, heading and links', (path, label) => {
    const name = messages[locale].footer[label].toLowerCase();
    expect(staticPages[path].title[locale].toLowerCase()).toBe(name);
    const texts = Object.values(staticPages).flatMap(({ sections }) => sections.map(({ text }) => text[locale]));
    for (const [, label = '', to = ''] of texts.join().matchAll(/\[(.*?)\]\((.*?)\)/g)) {
      if (to.endsWith(`/static/${path}`)) expect(label.toLowerCase()).toBe(name);
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
