import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { type Follows, MAX_FOLLOW_BYTES, parseFollows } from '../../web/domain/follows.ts';
import { ODDS_FORMATS } from '../../web/domain/odds.ts';
import { consentOf, delayOf, type Preferences, spoilersOf } from '../../web/domain/preferences.ts';
import { isTimeZone } from '../../web/domain/zonedDay.ts';

const NOTHING: Follows = [];

/** The visitor’s follows from the cookie. They are never logged and never in a shared page. */
export function followsOfRequest(headers: Headers): Follows {
  const { follow = '' } = parse(headers.get('Cookie') ?? '', 'follow');
  return follow.length > MAX_FOLLOW_BYTES ? NOTHING : parseFollows(follow);
}

/** Reads a visitor’s choices from cookies or a form. An unknown value counts as no choice. */
export function parsePreferences(words: (name: keyof Preferences) => string | undefined): Preferences {
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
export function preferencesOf(headers: Headers): Preferences {
  const cookies = parse(headers.get('Cookie') ?? '');
  return parsePreferences((name) => cookies[name]);
}

const YEAR_SECONDS = 31_536_000;

/** Saves a choice for a year. The page’s script may read the cookie. */
export function remember(context: Context, name: string, value: string): void {
  const secure = new URL(context.req.url).protocol === 'https:';
  setCookie(context, name, value, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure });
}
