import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { FOLLOW } from '../../web/domain/follow.ts';
import { readFollowFile, unpackFollows, writeFollowFile } from '../../web/domain/followLink.ts';
import { isFollow, printFollows, toggled, withFollows } from '../../web/domain/follows.ts';
import { CARRY_PATH, EXPORT_PATH, FOLLOW_PATH, IMPORT_PATH } from '../../web/format/addresses/ownPaths.ts';
import { localeOfPath, pathOf } from '../../web/format/addresses/routes.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { pageBefore } from '../middleware/oneOrigin.ts';
import { followsOfRequest, remember } from '../middleware/preferences.ts';
import { carryAddress } from '../pages/resolveSettingsPage.ts';
import { refuseForm } from './answers.ts';
import { formOf, readText } from './readBody.ts';

/** More than a file with 60 follows needs. */
const MAX_FILE_BYTES = 20_000;

const localeBefore = ({ req }: Context<AppEnv>) => localeOfPath(pageBefore(req.raw));

/** The typed text, or the file’s; empty if the form is missing or too long. */
async function broughtText({ body, headers }: Request): Promise<string> {
  const text = (await readText(body, MAX_FILE_BYTES)) ?? '';
  const type = headers.get('Content-Type') ?? '';
  try {
    const form = await new Response(text, { headers: { 'Content-Type': type } }).formData();
    const [typed, file] = [form.get('text'), form.get('file')];
    if (typeof typed === 'string' && typed.trim() !== '') return typed;
    return file instanceof File ? await file.text() : '';
  } catch {
    return '';
  }
}

/**
 * `POST /follow`: a star without JavaScript, which redirects to its page. Moves follows between browsers. `GET /follow/export` gives a file. `POST /follow/import` reads a file or a link, and
 * leads to a page that shows the changes. `POST /follow/carry` adds or replaces them.
 */
export const follow = new Hono<AppEnv>()
  .post(FOLLOW_PATH, csrf(), async (context) => {
    const { req } = context;
    context.header('Cache-Control', 'no-store');
    const star = (await formOf(context)).get('star') ?? '';
    if (!isFollow(star)) return refuseForm(context);
    remember(context, FOLLOW, printFollows(toggled(followsOfRequest(req.raw.headers), star)));
    return context.redirect(pageBefore(req.raw), 303);
  })
  .get(EXPORT_PATH, (context) =>
    context.body(writeFollowFile(followsOfRequest(context.req.raw.headers)), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="follows.txt"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    }),
  )
  .post(IMPORT_PATH, csrf(), async (context) => {
    context.header('Cache-Control', 'no-store');
    const follows = readFollowFile(await broughtText(context.req.raw));
    return context.redirect(carryAddress(follows, localeBefore(context)), 303);
  })
  .post(CARRY_PATH, csrf(), async (context) => {
    const { req } = context;
    context.header('Cache-Control', 'no-store');
    const form = await formOf(context);
    const carried = unpackFollows(form.get(FOLLOW) ?? '');
    const how = form.get('how');
    if (carried.length === 0 || (how !== 'add' && how !== 'replace')) return refuseForm(context);
    const follows = how === 'add' ? withFollows(followsOfRequest(req.raw.headers), carried) : carried;
    remember(context, FOLLOW, printFollows(follows));
    return context.redirect(`${pathOf({ name: 'settings' }, localeBefore(context))}?carried`, 303);
  });
