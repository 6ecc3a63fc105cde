import { describe, expect, it } from 'vitest';
import { isolateLog } from '../../../worker/base/log.ts';
import { IncidentLog } from '../../../worker/ops/incidentLog.ts';
import type { Condition } from '../../../worker/ops/incidents.ts';
import { notedIncidents, parseIncidents } from '../../../worker/ops/incidents.ts';
import { memoryStore } from '../cache/bench.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const well: Condition = { subject: 'scores', state: 'well', ageSeconds: 3 };
const late: Condition = { subject: 'scores', state: 'late', cause: 'silent', ageSeconds: 40 };
const unavailable: Condition = { subject: 'scores', state: 'unavailable', cause: 'silent', ageSeconds: null };

describe('incidents', () => {
  it('an incident begins with a problem, may get worse and ends', () => {
    const begun = notedIncidents([], [late], 1000);
    expect(begun).toEqual([{ subject: 'scores', state: 'late', cause: 'silent', from: 1000, until: null }]);
    const worse = notedIncidents(begun, [unavailable], 2000);
    expect(worse).toMatchObject([{ state: 'unavailable', from: 1000, until: null }]);
    expect(notedIncidents(worse, [late], 3000)).toBe(worse);
    const over = notedIncidents(worse, [well], 4000);
    expect(over).toMatchObject([{ state: 'unavailable', from: 1000, until: 4000 }]);
    expect(notedIncidents(over, [well], 5000)).toBe(over);
  });

  it('short recoveries join incidents, recoveries of minutes separate them', () => {
    const over = notedIncidents(notedIncidents([], [late], 0), [well], MINUTE);
    expect(notedIncidents(over, [late], 2 * MINUTE)).toMatchObject([{ from: 0, until: null }]);
    expect(notedIncidents(over, [late], 4 * MINUTE)).toMatchObject([{ from: 4 * MINUTE }, { from: 0, until: MINUTE }]);
  });

  it('an incident that was stored as “away” is one without data', () => {
    const stored = [{ subject: 'scores', state: 'away', cause: 'silent', from: 0, until: 1 }];
    expect(parseIncidents(stored)).toMatchObject([{ state: 'unavailable' }]);
  });

  it('an incident has its newest cause and its first instant', () => {
    const begun = notedIncidents([], [late], 1000);
    const refused = notedIncidents(begun, [{ ...late, cause: 'refusing' }], 2000);
    expect(refused).toEqual([{ subject: 'scores', state: 'late', cause: 'refusing', from: 1000, until: null }]);
    expect(notedIncidents(refused, [{ ...late, cause: 'unknown' }], 3000)).toBe(refused);
    expect(notedIncidents(refused, [well], 4000)).toMatchObject([{ cause: 'refusing', from: 1000, until: 4000 }]);
  });

  it('the list keeps twenty incidents of two weeks', () => {
    let incidents = parseIncidents([]);
    for (let hour = 0; hour < 60; hour += 1) {
      incidents = notedIncidents(incidents, [hour % 2 === 0 ? late : well], hour * 60 * MINUTE);
    }
    expect(incidents).toHaveLength(20);
    expect(notedIncidents(incidents, [well], 20 * DAY)).toEqual([]);
  });

  it.each([null, 'x', {}, [{ subject: 'odds' }], Array(21).fill({})])(
    'a store that holds %j gives no incidents',
    (stored) => expect(parseIncidents(stored)).toEqual([]),
  );
});

describe('incident log', () => {
  it('isolates share the log and write only news', async () => {
    const { store, puts } = memoryStore();
    const one = new IncidentLog(store, 'k');
    await one.note([late], 0, isolateLog);
    await one.note([late], 1000, isolateLog);
    expect(puts).toHaveLength(1);
    const other = new IncidentLog(store, 'k');
    expect(await other.note([late], 2000, isolateLog)).toMatchObject([{ from: 0, until: null }]);
    expect(puts).toHaveLength(1);
    expect(await one.note([well], 16_000, isolateLog)).toMatchObject([{ from: 0, until: 16_000 }]);
    expect(puts).toHaveLength(2);
  });

  it('a changing cause is written once in fifteen seconds at most', async () => {
    const { store, puts } = memoryStore();
    const one = new IncidentLog(store, 'k');
    for (let second = 0; second < 45; second += 1) {
      const cause = second % 2 === 0 ? 'silent' : 'failing';
      expect(await one.note([{ ...late, cause }], second * 1000, isolateLog)).toMatchObject([{ cause, from: 0 }]);
    }
    expect(puts).toHaveLength(3);
  });

  it('memory serves when the store fails or holds invalid data', async () => {
    const fail = () => Promise.reject(new Error('unavailable'));
    expect(await new IncidentLog({ get: fail, put: fail }, 'k').note([unavailable], 5, isolateLog)).toMatchObject([
      { from: 5 },
    ]);
    expect(await new IncidentLog(memoryStore({ k: '{' }).store, 'k').note([well], 5, isolateLog)).toEqual([]);
  });
});
