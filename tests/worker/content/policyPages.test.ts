import { expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { DEVICE_NAMES, OWN_NAMES } from '../../../web/domain/preferences.ts';
import { VISIT } from '../../../web/domain/visitNames.ts';
import { staticPages } from '../../../worker/content/defaults/staticPages.ts';
import { parsePreferences } from '../../../worker/middleware/preferences.ts';
import type { Recipient, Subscription } from '../../../worker/settings/alertBinding.ts';

const policyIn = (locale: Locale) => staticPages['cookie-policy'].sections.map(({ text }) => text[locale]).join('\n');

it.each(LOCALES)('the cookie policy names each cookie and each stored choice (%s)', (locale) => {
  const named = [...policyIn(locale).matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...OWN_NAMES, ...DEVICE_NAMES, ...Object.values(VISIT)].toSorted());
});

it('every preference is among the names that a visitor can delete', () => {
  const chosen = Object.keys(parsePreferences(() => undefined));
  expect(chosen.filter((name) => !OWN_NAMES.some((each) => each === name))).toEqual([]);
});

type Stored = keyof Recipient | keyof Omit<Subscription, 'recipient'>;

/** What a subscription to alerts keeps, in the words of the page; null for what is the site's own. */
const STORED: Record<Stored, Record<Locale, string> | null> = {
  endpoint: { en: 'push address', nl: 'pushadres' },
  keys: { en: 'its keys', nl: 'met de sleutels' },
  locale: { en: 'your language', nl: 'je taal' },
  zone: { en: 'time zone', nl: 'tijdzone' },
  isSpoilerFree: { en: 'spoiler setting', nl: 'spoilerinstelling' },
  delay: { en: 'TV delay', nl: 'tv-vertraging' },
  follows: { en: 'what you follow', nl: 'wat je volgt' },
  siteKey: null,
  origin: null,
};

it.each(LOCALES)('the cookie policy names all that alerts store (%s)', (locale) => {
  const section = staticPages['cookie-policy'].sections.find(({ heading }) => heading.en === 'Alerts');
  for (const [field, words] of Object.entries(STORED))
    if (words !== null) expect(section?.text[locale], field).toContain(words[locale]);
});
