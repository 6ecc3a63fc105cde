import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { csrf } from 'hono/csrf';
import { FOLLOW_PATH } from '../../web/addresses/ownPaths.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { type Follows, isFollow, printFollows, toggled } from '../../web/domain/follows.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { followsOfRequest } from '../middleware/ownSettings.ts';
import { readText } from './readBody.ts';

/** More than a star’s form needs. */
const MOST_BYTES = 1_000;

const YEAR_SECONDS = 31_536_000;

/** Saves the visitor’s follows. The page’s script may read the cookie, because it marks what is followed. */
export function rememberFollows(context: Context<AppEnv>, follows: Follows): void {
  setCookie(context, FOLLOW, printFollows(follows), {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'Lax',
    secure: new URL(context.req.url).protocol === 'https:',
  });
}

/** `POST /follow`: a star without JavaScript. Redirects to its page. */
export const follow = new Hono<AppEnv>().post(FOLLOW_PATH, csrf(), async (context) => {
  const { req } = context;
  context.header('Cache-Control', 'no-store');
  const form = new URLSearchParams((await readText(req.raw.body, MOST_BYTES)) ?? '');
  const star = form.get('star') ?? '';
  if (!isFollow(star)) return context.text('Nothing by that name to follow.\n', 400);
  rememberFollows(context, toggled(followsOfRequest(req.raw.headers), star));
  return context.redirect(pageBefore(req.raw), 303);
});
