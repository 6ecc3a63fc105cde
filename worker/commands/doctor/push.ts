import * as v from 'valibot';
import { counted, type Finding, good, note, wrong } from './report.ts';

const MAX_LAG_MS = 2_000;

/** Above this share of failed pushes the push services refuse the site. */
const MAX_FAILED = 0.2;

const state = v.picklist(['ok', 'off', 'absent', 'unavailable']);
const count = v.number();
const lagMs = v.nullable(count);
const relay = v.object({ name: v.string(), failures: count });
const alerts = v.object({ subscriptions: count, sent: count, failed: count, expired: count, lagMs });

/** The report of the journal, of which visitors get only the state. */
const push = v.union([
  v.object({
    state,
    matches: count,
    sockets: count,
    relays: v.array(relay),
    source: v.string(),
    lagMs,
    alerts: v.optional(alerts),
  }),
  v.strictObject({ state }),
]);

type Journal = Extract<v.InferOutput<typeof push>, { matches: number }>;

function alertFindings({ alerts }: Journal): Finding[] {
  if (!alerts?.subscriptions) return [];
  const { subscriptions, sent, failed, expired, lagMs } = alerts;
  const delay = lagMs === null ? '' : `, ${lagMs} ms after the source`;
  const text = `alerts: ${counted(subscriptions, 'subscription')}, ${sent} sent${delay}, ${failed} failed, ${expired} expired`;
  return [failed > (sent + failed) * MAX_FAILED ? wrong(text) : good(text)];
}

function relayFindings({ relays, sockets, lagMs, source }: Journal): Finding[] {
  const away = relays.filter(({ failures }) => failures > 0);
  return [
    ...away.map(({ name, failures }) => wrong(`the relay ${name} failed ${counted(failures, 'call')}`)),
    ...(lagMs !== null && lagMs > MAX_LAG_MS ? [wrong(`the last batch took ${lagMs} ms to all relays`)] : []),
    // Without sockets the journal does not poll its source.
    ...(source === 'silent' && sockets > 0 ? [wrong('the journal has lost its source, so pages poll')] : []),
  ];
}

/** Findings on push from `/api/health`, which reports sockets and relays only with the ops token. */
export function pushFindings(report: unknown): Finding[] {
  if (report === undefined) return [];
  const read = v.safeParse(push, report);
  if (!read.success) return [wrong('its report of push can’t be read')];
  switch (read.output.state) {
    case 'off':
      return [note('push is off (LIVE_PUSH): pages poll every few seconds')];
    case 'absent':
      return [note('nothing is pushed without the bindings JOURNAL, RELAY and HUB: pages poll every few seconds')];
    case 'unavailable':
      return [wrong('the journal does not answer: pages poll every few seconds')];
    case 'ok': {
      if (!('matches' in read.output)) return [good('push is well')];
      const { sockets, relays, matches, lagMs } = read.output;
      const lag = lagMs === null ? 'nothing sent yet' : `the last batch took ${lagMs} ms`;
      const held = `${counted(sockets, 'socket')} at ${counted(relays.length, 'relay')}`;
      return [
        good(`push: ${held}, ${counted(matches, 'match', 'matches')} in the journal, ${lag}`),
        ...relayFindings(read.output),
        ...alertFindings(read.output),
      ];
    }
  }
}
