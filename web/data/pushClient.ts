import { focusManager, type QueryClient } from '@tanstack/react-query';
import { isAwaited } from '../domain/awaited.ts';
import type { EventSnapshot } from '../domain/eventDetail.ts';
import { HINTS, parsePushMessage } from '../domain/pushMessage.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { waitAfter } from '../domain/waitAfter.ts';
import { BEHIND_MS, pushes } from './polling.ts';
import { pushedMatches } from './pushedMatches.ts';
import { refetching, SPREAD_MS } from './refetching.ts';

/** How often a page checks whether it needs a socket. All times here are in milliseconds. */
export const CHECK_MS = 2_000;
/** A relay repeats the version more often, so a socket without a message for this long is lost. */
const SILENT_MS = 60_000;
/** A page hidden for this long closes its socket. */
const HIDDEN_MS = 60_000;
/** Pages that lost their sockets together reconnect spread over this time, which doubles with each failed try. */
const REOPEN_MS = 15_000;
const REOPEN_AT_MOST_MS = 240_000;
export const reopenWithin = (tries: number) => waitAfter(tries || 1, REOPEN_AT_MOST_MS, REOPEN_MS);
/** After a lost socket a page asks within this time whether the site is still there. */
const DOUBT_MS = 2_000;
/** With a socket, a page still polls this often for changes that no message reports, such as statistics. */
const SLOW_POLL_MS = 160_000;
/** The same for prices, which have a hint when they move, and for the numbers of the badge. Prices expire after ten minutes. */
const RARE_POLL_MS = 480_000;

const isFiltered = (search: unknown) => String(search).includes('filter=');

/**
 * Opens a socket while a match on the page runs or is about to start. The page polls until the socket has been whole
 * for some seconds, and again after a message is missed. `now` is the page’s clock in milliseconds UTC.
 */
export function startPush(client: QueryClient, now: () => number): void {
  const { joined, note } = pushedMatches(now);
  const refetch = refetching(client);
  pushes.joined = joined;
  let socket: WebSocket | undefined;
  let topic = '';
  /** The last version that the page has. */
  let version: number | undefined;
  let isGreeted = false;
  let messageAt = 0;
  /** From this time on, answers have all that the socket missed. */
  let wholeFrom = 0;
  let tries = 0;
  let notBefore = 0;
  let seenAt = now();

  // The page’s active queries, of one kind if it is named.
  const shown = (...queryKey: string[]) => client.getQueryCache().findAll({ type: 'active', queryKey });

  // Keys of the queries that hold matches.
  const matchQueries = () =>
    [...shown('event'), ...shown('live')].map(
      ({ queryKey }) => [queryKey, client.getQueryData<Snapshot | EventSnapshot>(queryKey)] as const,
    );

  function setPushed(on = ''): void {
    if (pushes.on === on) return;
    pushes.on = on;
    for (const query of shown()) {
      // Recomputes the query’s polling interval.
      if (on) query.setState({});
      else query.fetch().catch(() => undefined);
    }
  }

  // Shows the socket’s changes, and marks the shown data as confirmed.
  function applyChanges(): void {
    for (const [key, known] of matchQueries()) {
      if (!known) continue;
      const next = joined(known);
      client.setQueryData(key, next);
      // The match may belong to another filter now.
      if ('counters' in next && 'counters' in known && next.counters !== known.counters && isFiltered(key[1])) {
        refetch.list();
      }
    }
  }

  // The topic for the page’s current queries.
  function wantedTopic(): string | undefined {
    for (const [, known] of matchQueries()) {
      const match =
        known && ('event' in known ? [known.event.match] : known.matches).find((each) => isAwaited(each, now()));
      if (match && known) return 'event' in known ? `match=${match.id}` : `sport=${match.sport}`;
    }
    return shown('goals')[0] && 'goals=1';
  }

  function onMessage({ data: text }: MessageEvent<string>): void {
    const message = parsePushMessage(text);
    messageAt = now();
    if (!message || (message.since ?? message.version) !== version) {
      wholeFrom = messageAt + BEHIND_MS;
      pollSpread();
    }
    version = message?.version;
    for (const match of message?.changed ?? []) note(match, message?.asOf ?? 0);
    const isFirst = !isGreeted;
    isGreeted = true;
    // The first message only says the version. The next one shows that the journal sees the source.
    if (!message || isFirst) return;
    tries = 0;
    applyChanges();
    for (const hint of HINTS) {
      if (message[hint] || (hint === 'details' && message.changed[0])) refetch[hint]();
    }
    if (messageAt < wholeFrom || pushes.on === topic) return;
    setPushed(topic);
    // Changes that the socket missed may be missing from the answers so far.
    refetch.often();
  }

  // Polls again, spread over some seconds because many pages have the same reason.
  function pollSpread(): void {
    setTimeout(() => (socket && now() >= wholeFrom) || setPushed(), Math.random() * SPREAD_MS);
  }

  // A socket that opens shows that the site is back. Sockets open spread over time, and so do these polls.
  function pollFailed(): void {
    for (const query of shown())
      if (query.state.errorUpdatedAt > query.state.dataUpdatedAt) query.fetch().catch(() => undefined);
  }

  function close(): void {
    const left = socket;
    socket = undefined;
    if (!left) return;
    left.onmessage = left.onclose = null;
    // Closing a socket that is still connecting would log an error.
    left.onopen = () => left.close();
    if (left.readyState) left.close();
  }

  function onLost(): void {
    close();
    notBefore = now() + Math.random() * reopenWithin(tries);
    tries += 1;
    pollSpread();
    setTimeout(() => dispatchEvent(new Event('doubt')), Math.random() * DOUBT_MS);
  }

  function checkSocket(): void {
    // A page that is read aloud counts as seen.
    if (!focusManager.isFocused()) {
      if (now() - seenAt >= HIDDEN_MS) close();
      return;
    }
    seenAt = now();
    if (socket && seenAt - messageAt > SILENT_MS) onLost();
    const wanted = wantedTopic();
    // Many pages wait for the same kick-off.
    if (!wanted) notBefore = seenAt + Math.random() * REOPEN_MS;
    if (socket || !wanted || seenAt < notBefore) return;
    if (wanted !== topic) version = undefined;
    topic = wanted;
    isGreeted = false;
    messageAt = seenAt;
    socket = new WebSocket(`ws${location.origin.slice(4)}/api/push?${topic}`);
    socket.onopen = pollFailed;
    socket.onmessage = onMessage;
    socket.onclose = onLost;
  }

  setInterval(checkSocket, CHECK_MS);
  setInterval(() => pushes.on && refetch.often(), SLOW_POLL_MS);
  setInterval(() => pushes.on && refetch.rarely(), RARE_POLL_MS);
  addEventListener('pagehide', close);
  checkSocket();
}
