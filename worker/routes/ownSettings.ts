import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { OWN_NAMES, type OwnSettings } from '../../web/domain/ownSettings.ts';
import { FORGET_PATH } from '../../web/ownPaths.ts';
import { localeOfPath, pathOf } from '../../web/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { isOwnForm, pageBefore } from '../middleware/ownForm.ts';
import { parseOwnSettings } from '../middleware/ownSettings.ts';
import { readText } from './readBody.ts';

/** Far more than the form has. */
const MOST_BYTES = 2_000;

const YEAR_SECONDS = 31_536_000;

const pageIn = (locale: Locale) => pathOf({ name: 'settings' }, locale);

const refused = (context: Context<AppEnv>) => context.text('This form is sent from the site itself.\n', 403);

// What the site does by itself needs no cookie; odds that are shown again are told, because a copy may say otherwise.
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
  if (!isOwnForm(req.raw)) return refused(context);
  // What the browser holds of before may be younger than the visitor wants to see from now on.
  context.header('Clear-Site-Data', '"cache"');
  const form = new URLSearchParams((await readText(req.raw.body, MOST_BYTES)) ?? '');
  remember(
    context,
    parseOwnSettings((name) => form.get(name) ?? undefined),
  );
  return context.redirect(`${pageIn(localeOfPath(req.path))}?saved`, 303);
}

/**
 * `POST /settings` and its Dutch form: what a visitor has chosen becomes cookies. `POST /follow/forget`: all of it goes, and with
 * it what local storage holds (`Clear-Site-Data`).
 */
export const ownSettings = new Hono<AppEnv>().post(FORGET_PATH, (context) => {
  context.header('Cache-Control', 'no-store');
  if (!isOwnForm(context.req.raw)) return refused(context);
  for (const name of OWN_NAMES) deleteCookie(context, name, { path: '/' });
  context.header('Clear-Site-Data', '"storage"');
  return context.redirect(`${pageIn(localeOfPath(pageBefore(context.req.raw)))}?forgotten`, 303);
});

for (const locale of LOCALES) ownSettings.post(pageIn(locale), save);
