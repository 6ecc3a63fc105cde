import * as v from 'valibot';
import { ALERT_KINDS, MAX_ALERTS } from './alerts.ts';
import type { Follow } from './follow.ts';
import { isFollow } from './follows.ts';
import { LOCALES } from './locale.ts';

/** The alerts of a browser, which sends them to the site and keeps a copy. */
export const alertsSchema = v.object({
  /** The browser’s push address and keys (RFC 8291, base64url). */
  endpoint: v.string(),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/, 'p256dh is a public key in base64url')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'auth is 16 bytes in base64url')),
  }),
  locale: v.picklist(LOCALES, 'locale is a language of the site'),
  follows: v.pipe(
    v.array(
      v.object({
        follow: v.custom<Follow>(
          (text) => typeof text === 'string' && isFollow(text),
          'follow is such as m123, t47 or p47-2301',
        ),
        kinds: v.pipe(v.array(v.picklist(ALERT_KINDS)), v.minLength(1), v.maxLength(ALERT_KINDS.length)),
        /** The name in each language, which only the browser shows. */
        names: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    v.maxLength(MAX_ALERTS, `at most ${MAX_ALERTS} follows have alerts`),
  ),
});

export type BrowserAlerts = v.InferOutput<typeof alertsSchema>;
