import { type Context, Hono } from 'hono';
import { translator } from '../../locales/translator.ts';
import { isFollow, MOST_FOLLOWS, parseFollows } from '../../web/domain/follows.ts';
import { LOCALES, nameIn } from '../../web/domain/locale.ts';
import { type CalendarSubject, calendarPath } from '../../web/format/addresses/calendarPaths.ts';
import type { CalendarEvent } from '../live/calendar/fixture.ts';
import { readCalendar, readFollowedCalendar } from '../live/calendar/readCalendar.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { sharedContextOf } from '../middleware/readContext.ts';
import { calendarText } from '../render/calendarText.ts';
import { licensed, refuse, tagged } from './answers.ts';

const HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'public, max-age=600' };

const pathsOf = (subject: CalendarSubject) => LOCALES.map((locale) => calendarPath(subject, locale));

// In `calendarPath` the file ends with `.ics`, which a route has inside its pattern.
const patternsOf = (kind: 'team' | 'competition') =>
  pathsOf({ kind, id: ':file{[A-Za-z0-9]{1,64}\\.ics}' }).map((path) => path.replace(/\.ics$/, ''));

const unavailable = (context: Context<AppEnv>) => refuse(context, 503, 'the calendar is unavailable right now');

function answer(context: Context<AppEnv>, name: string, events: readonly CalendarEvent[]): Response {
  const { delay, spoilers, locale } = context.var.visitor;
  // No results for a visitor who hides them or sees them late.
  const results = context.req.query('results') === '1' && delay === undefined && spoilers === undefined;
  const text = calendarText(events, { name, origin: siteOriginOf(context), results }, translator(locale));
  return context.body(text, 200, HEADERS);
}

async function answerOne(context: Context<AppEnv>, kind: 'team' | 'competition'): Promise<Response> {
  const id = (context.req.param('file') ?? '').slice(0, -'.ics'.length);
  const known = await readCalendar({ kind, id }, sharedContextOf(context));
  if (!known.ok) return unavailable(context);
  const { named, events } = known.value;
  if (named === null) return refuse(context, 404, `Unknown ID. No ${kind} has ID ${id}.`);
  return answer(context, nameIn(named, context.var.visitor.locale), events);
}

async function answerFollowing(context: Context<AppEnv>): Promise<Response> {
  const parts = (context.req.query('follow') ?? '').split('.');
  const wrong = parts.find((part) => !isFollow(part));
  if (wrong !== undefined) {
    const about = '`follow` must list IDs such as t47.c63.m123';
    return refuse(context, 400, wrong === '' ? about : `${about}; “${wrong.slice(0, 70)}” is not one`);
  }
  const follows = parseFollows(parts.join('.'));
  if (follows.length < new Set(parts).size)
    return refuse(context, 400, `\`follow\` can list at most ${MOST_FOLLOWS} IDs`);
  const events = await readFollowedCalendar(follows, sharedContextOf(context));
  if (!events.ok) return unavailable(context);
  return answer(context, translator(context.var.visitor.locale)('follow.mine'), events.value);
}

/** Calendars of teams, competitions and follows, for calendar programs. Without results, unless `?results=1` asks. */
export const calendars = new Hono<AppEnv>()
  .on(['GET'], patternsOf('team'), licensed, tagged, (context) => answerOne(context, 'team'))
  .on(['GET'], patternsOf('competition'), licensed, tagged, (context) => answerOne(context, 'competition'))
  .on(['GET'], pathsOf({ kind: 'following' }), licensed, tagged, answerFollowing);
