import { type Feed, LIVE_STATUSES, MINUTE } from './feed.ts';

export const DAY = 1440 * MINUTE;

/** Every status that the demonstration must show on each day. */
export const EVERY_STATUS: readonly string[] = [
  'Not started',
  'Postponed',
  'Cancelled',
  'Abandoned',
  'Kick Off Delayed',
  'Awaiting info',
  '1st half',
  'Halftime',
  '2nd half',
  'Extra Time - 1st half',
  'Extra Time - 2nd half',
  'To Finish',
  'Finished',
  'Finished AET',
  'Finished AP',
  'Finished after awarded win',
  'Finished after overtime',
];

/** Looks at the feed through a day. Gives the statuses it never showed and the instants without running football. */
export async function walkDay(
  feed: Feed,
  from: number,
  step: number,
): Promise<{ missing: string[]; silent: string[] }> {
  const statuses = new Set<string>();
  const silent: string[] = [];
  for (let now = from; now < from + DAY; now += step) {
    feed.now = now;
    const events = await feed.all();
    for (const { status } of events) statuses.add(status);
    const running = events.some(({ sport, status }) => sport === 'football' && LIVE_STATUSES.includes(status));
    if (!running) silent.push(new Date(now).toISOString());
  }
  return { missing: EVERY_STATUS.filter((status) => !statuses.has(status)), silent };
}
