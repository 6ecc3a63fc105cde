import { type Context, Hono } from 'hono';
import { messages, translator } from '../../locales/translator.ts';
import source from '../../web/browser/serviceWorker.js?raw';
import { LOCALES } from '../../web/domain/locale.ts';
import { isUnderWay, type Match, scoreOf } from '../../web/domain/match.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { matchRoute, pathOf } from '../../web/format/addresses/routes.ts';
import { minuteText, statusText } from '../../web/format/matchStatus.ts';
import { scoreInWords } from '../../web/format/teamNames.ts';
import { loadWholeDay } from '../live/day/daySnapshot.ts';
import { loadFollowedToday } from '../live/follows/loadFollowed.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { followsOfRequest } from '../middleware/preferences.ts';
import { readContextOf } from '../middleware/readContext.ts';
import { POLICY_HEADER } from '../render/contentSecurityPolicy.ts';
import { ICON } from '../render/icons.ts';
import { NOT_NOW } from './answers.ts';

/** The script without comments. */
const SCRIPT = source.replace(/^\/\/.*\n/gm, '');

/** More than a screen of scores. */
const MAX_MATCHES = 30;

/** Removes a service worker and its caches after the site turned alerts off. */
const END = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all(['alerts', 'pages'].map((name) => caches.delete(name))).then(() => registration.unregister())));
`;

function scriptOf({ var: { isolate } }: Context<AppEnv>): string {
  const { vapid, siteName: name } = isolate.config;
  if (vapid === null) return END;
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, messages[locale].offline]));
  return `const WORDS = ${JSON.stringify({ name, icon: ICON.small, key: vapid.publicKey, texts })};\n${SCRIPT}`;
}

/**
 * `/service-worker.js`, without keys of alerts a worker that removes itself; and the scores that it keeps for the time without a
 * network: followed matches of today, then football in play, in the visitor’s own view.
 */
export const serviceWorker = new Hono<AppEnv>()
  .get('/service-worker.js', (context) => {
    // The policy of the script is the worker’s own.
    const headers = { 'Cache-Control': 'no-cache', [POLICY_HEADER]: "default-src 'none'; connect-src 'self'" };
    return context.body(scriptOf(context), 200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' });
  })
  .get('/api/alerts/scores', async (context, next) => {
    if (context.var.isolate.config.vapid === null) return next();
    const locale = LOCALES.find((each) => each === context.req.query('locale'));
    if (locale === undefined) return context.json({ error: 'locale is a language of the site' }, 400);
    const { visitor } = context.var;
    const { zone, now } = visitor;
    const t = translator(locale);
    const reading = readContextOf(context);
    const answer = await loadFollowedToday(followsOfRequest(context.req.raw.headers), visitor, reading);
    const day = await loadWholeDay({ sport: 'football', date: zonedTime(now, zone).date, zone }, reading);
    // The service worker keeps its older scores. Of an empty list it would show that nothing is played.
    if (!answer.ok || !day.ok) return context.json({ error: 'the scores are unavailable right now' }, 503, NOT_NOW);
    const followed = answer.value;
    const running = day.value.matches.filter(isUnderWay);
    const listed = [...new Map([...followed, ...running].map((match) => [match.id, match])).values()];
    const rowOf = (match: Match) => ({
      title: scoreInWords(match, scoreOf(match.state), t),
      status: statusText({ match, zone, minute: minuteText(match.state, now) }, t).label,
      url: pathOf(matchRoute(match), locale),
    });
    const addresses = followed.map((match) => pathOf(matchRoute(match), locale));
    const own = {
      running: followed.filter(isUnderWay).length,
      followed: addresses,
      matches: listed.slice(0, MAX_MATCHES).map(rowOf),
    };
    return context.json({ at: now, ...own }, 200, { 'Cache-Control': 'private, no-store' });
  });
