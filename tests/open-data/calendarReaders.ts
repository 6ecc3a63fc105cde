import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

/** An event as a calendar program reads it. Instants are milliseconds UTC. */
export interface ReadEvent {
  uid: string;
  sequence: number;
  start: number;
  end: number;
  allDay: boolean;
  summary: string;
  description: string;
  url: string;
  status: string;
  changed: number;
}

const byUid = (events: ReadEvent[]) => events.sort((one, other) => (one.uid < other.uid ? -1 : 1));

/** A text that some readers return with the parameters of its line. */
const plain = (text: unknown): string =>
  typeof text === 'object' && text !== null && 'val' in text ? String(text.val) : String(text);

function withNodeIcal(text: string): ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    const isAllDay = event.datetype === 'date';
    // It reads a date at midnight of the machine's zone.
    const instant = (date: Date) =>
      isAllDay ? Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) : date.getTime();
    return {
      ...{ uid: event.uid, sequence: Number(event.sequence), allDay: isAllDay },
      ...{ start: instant(event.start), end: instant(event.end ?? event.start), summary: plain(event.summary) },
      ...{ description: plain(event.description), url: plain(event.url), status: String(event.status) },
      changed: event.lastmodified?.getTime() ?? 0,
    };
  });
}

function withIcalJs(text: string): ReadEvent[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const instant = (time: ICAL.Time) =>
      time.isDate ? Date.UTC(time.year, time.month - 1, time.day) : time.toJSDate().getTime();
    const changed = component.getFirstPropertyValue('last-modified');
    if (!(changed instanceof ICAL.Time)) throw new Error(`no change of ${event.uid}`);
    return {
      ...{ uid: event.uid, sequence: event.sequence, allDay: event.startDate.isDate },
      ...{ start: instant(event.startDate), end: instant(event.endDate), summary: event.summary },
      ...{ description: event.description, url: String(component.getFirstPropertyValue('url')) },
      ...{ status: String(component.getFirstPropertyValue('status')), changed: changed.toJSDate().getTime() },
    };
  });
}

function withTsIcs(text: string): ReadEvent[] {
  return (convertIcsCalendar(undefined, text).events ?? []).map((event) => {
    if (!event.end) throw new Error(`no end of ${event.uid}`);
    return {
      ...{ uid: event.uid, sequence: event.sequence ?? 0, allDay: event.start.type === 'DATE' },
      ...{ start: event.start.date.getTime(), end: event.end.date.getTime(), summary: event.summary },
      ...{ description: event.description ?? '', url: event.url ?? '', status: event.status ?? '' },
      changed: event.lastModified?.date.getTime() ?? 0,
    };
  });
}

/** Programs that read calendars, by package. Each returns its events sorted by UID. */
export const READERS: Readonly<Record<string, (text: string) => ReadEvent[]>> = {
  'node-ical': (text) => byUid(withNodeIcal(text)),
  'ical.js': (text) => byUid(withIcalJs(text)),
  'ts-ics': (text) => byUid(withTsIcs(text)),
};
