import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { FORGET_PATH } from '../../web/addresses/ownPaths.ts';
import { localeOfPath, pathOf } from '../../web/addresses/routes.ts';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { OWN_NAMES, type OwnSettings } from '../../web/domain/ownSettings.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { parseOwnSettings } from '../middleware/ownSettings.ts';
import { pageBefore } from '../middleware/pageBefore.ts';
import { readText } from './readBody.ts';

/** More than the form needs. */
const MOST_BYTES = 2_000;

const YEAR_SECONDS = 31_536_000;

const pageIn = (locale: Locale) => pathOf({ name: 'settings' }, locale);

// A default needs no cookie. `odds=on` does, because a copy in local storage may differ.
function remember(context: Context<AppEnv>, chosen: OwnSettings): void {
  const attributes = {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
  } as const;
  for (const [name, value] of Object.entries(chosen)) {
    if (value === null) deleteCookie(context, name, { path: '/' });
    else setCookie(context, name, String(value), attributes);
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

/**
 * `POST /settings` and its Dutch form save a visitor’s choices in cookies. `POST /follow/forget` deletes them and
 * local storage (`Clear-Site-Data`).
 */
export const ownSettings = new Hono<AppEnv>().post(FORGET_PATH, csrf(), (context) => {
  context.header('Cache-Control', 'no-store');
  for (const name of OWN_NAMES) deleteCookie(context, name, { path: '/' });
  context.header('Clear-Site-Data', '"storage"');
  return context.redirect(`${pageIn(localeOfPath(pageBefore(context.req.raw)))}?forgotten`, 303);
});

for (const locale of LOCALES) ownSettings.post(pageIn(locale), csrf(), save);
