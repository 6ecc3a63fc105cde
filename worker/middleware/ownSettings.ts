import { type Follows, MOST_FOLLOW_BYTES, parseFollows } from '../../web/domain/follows.ts';
import { ODDS_FORMATS } from '../../web/domain/odds.ts';
import { consentOf, delayOf, type OwnSettings, spoilersOf } from '../../web/domain/ownSettings.ts';
import { isTimeZone } from '../base/zonedDay.ts';

const NOTHING: Follows = [];

/** The visitor’s follows from the cookie. They are never logged and never in a shared page. */
export function followsOfRequest(headers: Headers): Follows {
  const cookies = headers.get('Cookie');
  if (cookies === null || !cookies.includes('follow=')) return NOTHING;
  const text = /(?:^|;\s*)follow=([^;\s]*)/.exec(cookies)?.[1] ?? '';
  return text.length > MOST_FOLLOW_BYTES ? NOTHING : parseFollows(text);
}

const COOKIES = /(?:^|;\s*)(theme|contrast|oddsFormat|odds|zone|delay|spoilers|shortcuts|consent)=([^;]{0,100})/g;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Reads a visitor’s choices from cookies or a form. An unknown value counts as no choice. */
export function parseOwnSettings(words: (name: keyof OwnSettings) => string | undefined): OwnSettings {
  const theme = words('theme');
  const zone = words('zone') ?? '';
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : null,
    contrast: words('contrast') === 'more' ? 'more' : null,
    oddsFormat: ODDS_FORMATS.find((format) => format === words('oddsFormat')) ?? null,
    odds: words('odds') === 'off' ? 'off' : 'on',
    zone: zone !== '' && zone.length <= 100 && isTimeZone(zone) ? zone : null,
    delay: delayOf(words('delay')),
    spoilers: spoilersOf(words('spoilers')),
    shortcuts: words('shortcuts') === 'off' ? 'off' : null,
    consent: consentOf(words('consent')),
  };
}

/** The visitor’s choices from the cookies. */
export function ownSettingsOf(headers: Headers): OwnSettings {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of (headers.get('Cookie') ?? '').matchAll(COOKIES))
    found.set(name, decoded(value));
  return parseOwnSettings((name) => found.get(name));
}
