import { type Context, Hono } from 'hono';
import { translator } from '../../locales/translator.ts';
import { isFollow, MAX_FOLLOWS, parseFollows } from '../../web/domain/follows.ts';
import { LOCALES, nameIn } from '../../web/domain/locale.ts';
import { type CalendarSubject, calendarPath } from '../../web/format/addresses/calendarPaths.ts';
import { competitionRoute, pathOf, type Route, teamRoute } from '../../web/format/addresses/routes.ts';
import { type Calendar, loadCalendar, loadFollowedCalendar } from '../live/calendar/loadCalendar.ts';
import { MAX_EVENTS } from '../live/state/fixture.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { siteOriginOf } from '../middleware/oneOrigin.ts';
import { sharedContextOf } from '../middleware/readContext.ts';
import { acceptedBy, compressionFor } from '../middleware/renderedPages.ts';
import { calendarText } from '../render/calendarText.ts';
import { licensed, refuse, tagged } from './answers.ts';

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Cache-Control': 'public, max-age=600',
  Vary: 'Accept-Encoding',
};

/** A week. */
const MAX_ALARM_MINUTES = 10_080;

const pathsOf = (subject: CalendarSubject) => LOCALES.map((locale) => calendarPath(subject, locale));

// In `calendarPath` the file ends with `.ics`, which a route has inside its pattern.
const patternsOf = (kind: 'team' | 'competition') =>
  pathsOf({ kind, id: ':file{[A-Za-z0-9]{1,64}\\.ics}' }).map((path) => path.replace(/\.ics$/, ''));

const unavailable = (context: Context<AppEnv>) => refuse(context, 503, 'the calendar is unavailable right now');

function answer(context: Context<AppEnv>, name: string, calendar: Calendar, route: Route): Response {
  const { delay, spoilers, locale } = context.var.visitor;
  // No results for a visitor who hides them or sees them late.
  const results = context.req.query('results') === '1' && delay === undefined && spoilers === undefined;
  const alarm = context.req.query('alarm');
  if (alarm !== undefined && !(/^\d{1,5}$/.test(alarm) && Number(alarm) <= MAX_ALARM_MINUTES))
    return refuse(context, 400, `\`alarm\` must be a whole number of minutes from 0 to ${MAX_ALARM_MINUTES}`);
  const t = translator(locale);
  const { events, missing } = calendar;
  const notes = [
    missing > 0 ? t.count('calendar.missing', missing) : '',
    events.length < MAX_EVENTS ? '' : t('calendar.nearest', { count: MAX_EVENTS }),
  ];
  const { pathname, search } = new URL(context.req.url);
  const origin = siteOriginOf(context);
  const facts = {
    ...{ name, origin, results, note: notes.filter(Boolean).join(' ') },
    ...{ path: pathOf(route, locale), source: `${origin}${pathname}${search}` },
    alarm: alarm === undefined ? null : Number(alarm),
  };
  // The runtime compresses the body as its header says.
  const compression = compressionFor(acceptedBy(context.req.raw));
  if (compression !== null) context.header('Content-Encoding', compression);
  return context.body(calendarText(events, facts, t), 200, HEADERS);
}

async function answerOne(context: Context<AppEnv>, kind: 'team' | 'competition'): Promise<Response> {
  const id = (context.req.param('file') ?? '').slice(0, -'.ics'.length);
  const known = await loadCalendar({ kind, id }, sharedContextOf(context));
  if (!known.ok) return unavailable(context);
  const { named, events } = known.value;
  if (named === null) return refuse(context, 404, `Unknown ID. No ${kind} has ID ${id}.`);
  const sport = events[0]?.sport ?? 'football';
  // The page of a competition moves a reader to its address with the right country.
  const ofCompetition = competitionRoute({ ...named, id, country: { slug: 'competitions' } }, sport);
  const route = kind === 'team' ? teamRoute({ ...named, id }) : ofCompetition;
  return answer(context, nameIn(named, context.var.visitor.locale), known.value, route);
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
    return refuse(context, 400, `\`follow\` can list at most ${MAX_FOLLOWS} IDs`);
  const calendar = await loadFollowedCalendar(follows, sharedContextOf(context));
  if (!calendar.ok) return unavailable(context);
  return answer(context, translator(context.var.visitor.locale)('follow.mine'), calendar.value, { name: 'my' });
}

/** Calendars of teams, competitions and follows, for calendar programs. Without results, unless `?results=1` asks. */
export const calendars = new Hono<AppEnv>()
  .on(['GET'], patternsOf('team'), licensed, tagged, (context) => answerOne(context, 'team'))
  .on(['GET'], patternsOf('competition'), licensed, tagged, (context) => answerOne(context, 'competition'))
  .on(['GET'], pathsOf({ kind: 'following' }), licensed, tagged, answerFollowing);
