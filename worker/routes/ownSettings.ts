import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { CONSENT_PATH, FORGET_PATH } from '../../web/addresses/ownPaths.ts';
import { localeOfPath, pathOf } from '../../web/addresses/routes.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { CONSENT, consentOf, OWN_NAMES, type OwnSettings } from '../../web/domain/ownSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { parseOwnSettings } from '../middleware/ownSettings.ts';
import { readText } from './readBody.ts';

/** More than the form needs. */
const MOST_BYTES = 2_000;

const YEAR_SECONDS = 31_536_000;

const pageIn = (locale: Locale) => pathOf({ name: 'settings' }, locale);

const attributesOf = ({ req }: Context<AppEnv>) =>
  ({ path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure: new URL(req.url).protocol === 'https:' }) as const;

/** Names of cookies that Google Analytics sets. */
const ANALYTICS_COOKIE = /^_(ga|gid|gat|gcl)/;

// Google Analytics sets its cookies for the whole domain.
function deleteAnalyticsCookies(context: Context<AppEnv>): void {
  const labels = new URL(context.req.url).hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const name of Object.keys(getCookie(context)).filter((each) => ANALYTICS_COOKIE.test(each)))
    for (const domain of domains) deleteCookie(context, name, { path: '/', domain });
}

// A default needs no cookie. `odds=on` does, because a copy in local storage may differ.
function remember(context: Context<AppEnv>, chosen: OwnSettings): void {
  if (chosen.consent !== 'yes') deleteAnalyticsCookies(context);
  for (const [name, value] of Object.entries(chosen)) {
    if (value === null) deleteCookie(context, name, { path: '/' });
    else setCookie(context, name, String(value), attributesOf(context));
  }
}

async function save(context: Context<AppEnv>): Promise<Response> {
  const { req } = context;
  context.header('Cache-Control', 'no-store');
  // The browser’s cache may hold newer scores than the visitor now wants to see.
  context.header('Clear-Site-Data', '"cache"');
  const form = new URLSearchParams((await readText(req.raw.body, MOST_BYTES)) ?? '');
  remember(
    context,
    parseOwnSettings((name) => form.get(name) ?? undefined),
  );
  return context.redirect(`${pageIn(localeOfPath(req.path))}?saved`, 303);
}

async function answerConsent(context: Context<AppEnv>): Promise<Response> {
  const { req } = context;
  context.header('Cache-Control', 'no-store');
  const form = new URLSearchParams((await readText(req.raw.body, MOST_BYTES)) ?? '');
  const answer = consentOf(form.get(CONSENT) ?? undefined);
  if (answer === null) return context.text('The answer is yes or no.\n', 400);
  setCookie(context, CONSENT, answer, attributesOf(context));
  return context.redirect(pageBefore(req.raw), 303);
}

/**
 * `POST /settings` and its Dutch form save a visitor’s choices in cookies. `POST /follow/forget` deletes them and
 * local storage (`Clear-Site-Data`). `POST /consent` saves the answer about analytics.
 */
export const ownSettings = new Hono<AppEnv>().post(FORGET_PATH, csrf(), (context) => {
  context.header('Cache-Control', 'no-store');
  for (const name of OWN_NAMES) deleteCookie(context, name, { path: '/' });
  context.header('Clear-Site-Data', '"storage"');
  return context.redirect(`${pageIn(localeOfPath(pageBefore(context.req.raw)))}?forgotten`, 303);
});

ownSettings.post(CONSENT_PATH, csrf(), answerConsent);
for (const locale of LOCALES) ownSettings.post(pageIn(locale), csrf(), save);
