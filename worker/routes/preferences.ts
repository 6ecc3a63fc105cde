import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { CONSENT, consentOf, OWN_NAMES, type Preferences } from '../../web/domain/preferences.ts';
import { CONSENT_PATH, FORGET_PATH } from '../../web/format/addresses/ownPaths.ts';
import { localeOfPath, pathOf } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { parsePreferences, remember } from '../middleware/preferences.ts';
import { refuseForm } from './answers.ts';
import { formOf } from './readBody.ts';

const pageIn = (locale: Locale) => pathOf({ name: 'settings' }, locale);

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
function rememberAll(context: Context<AppEnv>, chosen: Preferences): void {
  if (chosen.consent !== 'yes') deleteAnalyticsCookies(context);
  for (const [name, value] of Object.entries(chosen)) {
    if (value === null) deleteCookie(context, name, { path: '/' });
    else remember(context, name, String(value));
  }
}

async function save(context: Context<AppEnv>): Promise<Response> {
  const { req } = context;
  context.header('Cache-Control', 'no-store');
  // The browser’s cache may hold newer scores than the visitor now wants to see.
  context.header('Clear-Site-Data', '"cache"');
  const form = await formOf(context);
  rememberAll(
    context,
    parsePreferences((name) => form.get(name) ?? undefined),
  );
  return context.redirect(`${pageIn(localeOfPath(req.path))}?saved`, 303);
}

async function answerConsent(context: Context<AppEnv>): Promise<Response> {
  const { req } = context;
  context.header('Cache-Control', 'no-store');
  const form = await formOf(context);
  const answer = consentOf(form.get(CONSENT) ?? undefined);
  if (answer === null) return refuseForm(context);
  remember(context, CONSENT, answer);
  return context.redirect(pageBefore(req.raw), 303);
}

/**
 * `POST /settings` and its Dutch form save a visitor’s choices in cookies. `POST /follow/forget` deletes them and
 * local storage (`Clear-Site-Data`). `POST /consent` saves the answer about analytics.
 */
export const preferences = new Hono<AppEnv>().post(FORGET_PATH, csrf(), (context) => {
  context.header('Cache-Control', 'no-store');
  for (const name of OWN_NAMES) deleteCookie(context, name, { path: '/' });
  context.header('Clear-Site-Data', '"storage"');
  return context.redirect(`${pageIn(localeOfPath(pageBefore(context.req.raw)))}?forgotten`, 303);
});

preferences.post(CONSENT_PATH, csrf(), answerConsent);
for (const locale of LOCALES) preferences.post(pageIn(locale), csrf(), save);
