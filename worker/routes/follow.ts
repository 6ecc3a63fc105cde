import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { FOLLOW_PATH } from '../../web/addresses/ownPaths.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { isFollow, printFollows, toggled } from '../../web/domain/follows.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { followsOfRequest, remember } from '../middleware/ownSettings.ts';
import { formOf } from './readBody.ts';

/** `POST /follow`: a star without JavaScript. Redirects to its page. */
export const follow = new Hono<AppEnv>().post(FOLLOW_PATH, csrf(), async (context) => {
  const { req } = context;
  context.header('Cache-Control', 'no-store');
  const form = await formOf(context);
  const star = form.get('star') ?? '';
  if (!isFollow(star)) return context.text('Nothing by that name to follow.\n', 400);
  remember(context, FOLLOW, printFollows(toggled(followsOfRequest(req.raw.headers), star)));
  return context.redirect(pageBefore(req.raw), 303);
});
