import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Translate } from '../../locales/translate.ts';
import { nameIn } from '../../web/domain/locale.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { LIGHT } from '../../web/domain/themeColours.ts';
import { matchRoute, pathOf } from '../../web/format/addresses/routes.ts';
import { lowerFirst } from '../../web/format/lowerFirst.ts';
import { scoreInWords } from '../../web/format/teamNames.ts';
import { competitionText } from '../live/competition/competitionText.ts';
import type { CalendarEvent, Fixture } from '../live/state/fixture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The colour of the site as calendar programs name it (RFC 7986), and in Apple’s field. */
const COLOURS = `COLOR:seagreen\r\nX-APPLE-CALENDAR-COLOR:${LIGHT.accent}\r\n`;
/** How often clients may read a calendar, in seconds. */
const INTERVAL = 60 * 60;

/** The usual length of a match with its breaks, in minutes. */
const LENGTH: Readonly<Record<Sport, number>> = { football: 120, basketball: 135, 'ice-hockey': 150, handball: 90 };

// Programs hide cancelled events, so only a match that will never be played is one.
const STATUS: Readonly<Record<Fixture['status'], ICalEventStatus>> = {
  planned: ICalEventStatus.CONFIRMED,
  untimed: ICalEventStatus.TENTATIVE,
  postponed: ICalEventStatus.TENTATIVE,
  'to-finish': ICalEventStatus.TENTATIVE,
  abandoned: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

interface CalendarFacts {
  name: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Whether results may be shown. */
  results: boolean;
  /** The path of the page with these matches. */
  path: string;
  /** The address of the calendar. */
  source: string;
  /** What the calendar leaves out; empty for nothing. */
  note: string;
  /** An alarm this many minutes before each kick-off; null for none. */
  alarm: number | null;
}

// The generator does not escape the texts of the calendar itself (RFC 5545, 3.3.11).
const escaped = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&');

function alarmsOf({ status, untimed }: CalendarEvent, alarm: number | null, summary: string) {
  const isTimed = status === 'planned' && untimed !== true;
  if (alarm === null || !isTimed) return [];
  return [{ type: ICalAlarmType.display, triggerBefore: alarm * 60, description: summary }];
}

function summaryOf(event: CalendarEvent, results: boolean, t: Translate): string {
  const { status, shootOut } = event;
  const score = results ? event.score : null;
  const note = status === 'planned' || status === 'untimed' ? '' : ` (${lowerFirst(t(`status.${status}`))})`;
  const penalties = score === null || shootOut === null ? '' : ` (${t('meta.onPenalties', { ...shootOut })})`;
  return `${scoreInWords(event, score, t)}${penalties}${note}`;
}

// A match without a time is an all-day event.
function timesOf({ kickOff, untimed, status, sport }: CalendarEvent) {
  if (untimed === true || status === 'untimed') {
    const start = kickOff - (kickOff % DAY);
    return { allDay: true, start: new Date(start), end: new Date(start + DAY) };
  }
  return { start: new Date(kickOff), end: new Date(kickOff + LENGTH[sport] * MINUTE) };
}

/** Formats events as an iCalendar object (RFC 5545). Unchanged events give the same bytes. */
export function calendarText(
  events: readonly CalendarEvent[],
  { name, origin, results, path, source, note, alarm }: CalendarFacts,
  t: Translate,
): string {
  const { locale } = t;
  const prodId = { company: 'Scoreline', product: 'Calendar', language: locale.toUpperCase() };
  const about = { name: escaped(name), description: escaped(note), url: `${origin}${path}`, source };
  const calendar = ical({ ...about, prodId, ttl: INTERVAL });
  for (const event of events) {
    const { id, sequence, round, competition, venue } = event;
    const url = `${origin}${pathOf(matchRoute(event), locale)}`;
    const place = [nameIn(competition, locale), ...(round === null ? [] : [competitionText(round, locale)])].join(
      ' · ',
    );
    const changed = new Date(results ? event.at : event.revised);
    const summary = summaryOf(event, results, t);
    calendar.createEvent({
      id: `match-${id}@scoreline`,
      sequence,
      stamp: changed,
      lastModified: changed,
      ...timesOf(event),
      summary,
      alarms: alarmsOf(event, alarm, summary),
      description: `${place}\n${url}`,
      url,
      ...(venue !== null && { location: venue }),
      status: STATUS[event.status],
      // Matches show as free time, not as appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString().replace('\r\nNAME:', `\r\n${COLOURS}NAME:`);
}
