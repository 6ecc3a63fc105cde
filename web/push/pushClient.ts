import type { QueryClient } from '@tanstack/react-query';
import { pushes } from '../data/polling.ts';
import { isAwaited } from '../domain/awaited.ts';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { News } from './asking.ts';
import { ASK_MS, CHECK_MS, HIDDEN_MS, MOST_DOUBLED, PING_MS, REOPEN_MS, SPREAD_MS } from './pace.ts';
import { pushedMatches } from './pushedMatches.ts';

/**
 * Opens a socket while a match on the page runs or is about to start. `now` is the page’s clock in milliseconds UTC.
 */
export function startPush(client: QueryClient, now: () => number): void {
  const [joined, note] = pushedMatches(now);
  pushes.joined = joined;
  let socket: WebSocket | undefined;
  let topic = '';
  /** The last number that the page has; 0 if unknown. */
  let lastNumber = 0;
  let lastLetter: string | undefined;
  /** A ping is waiting for its answer. */
  let isPinged = false;
  let tries = 0;
  let notBefore = 0;
  let seenAt = now();

  // The page’s active queries, of one kind if it is named.
  const shown = (...queryKey: string[]) => client.getQueryCache().findAll({ type: 'active', queryKey });

  // Keys of the queries that hold matches.
  const matchQueries = () =>
    [...shown('live'), ...shown('event')].map(
      ({ queryKey }) => [queryKey, client.getQueryData<Snapshot | EventSnapshot>(queryKey)] as const,
    );

  // Refetches after a message, or now and then. If the script fails to load, the page polls until its next ping.
  async function askFor(news?: News): Promise<void> {
    try {
      (await import('./asking.ts')).askFor(news, client, shown);
    } catch {
      if (news?.r || Date.now() - pushes.until > ASK_MS) setTimeout(setPushed, Math.random() * SPREAD_MS);
    }
  }

  function setPushed(on = ''): void {
    if (pushes.on === on) return;
    pushes.on = on;
    pushes.until = Date.now();
    for (const query of shown()) {
      // Recomputes the query’s polling interval.
      if (on) query.setState({});
      else query.fetch().catch(() => undefined);
    }
  }

  // Shows the socket’s changes, and marks the shown data as confirmed.
  function applyChanges(): void {
    for (const [key, known] of matchQueries()) if (known) client.setQueryData(key, joined(known));
  }

  // The topic for the page’s current queries, and the instant of its data.
  function wantedTopic(): [topic: string, asOf: number] | undefined {
    for (const [, known] of matchQueries()) {
      const match =
        known && ('event' in known ? [known.event.match] : known.matches).find((each) => isAwaited(each, now()));
      if (match) return ['event' in known ? `match=${match.id}` : `sport=${match.sport}`, known.asOf];
    }
    // The list’s data can be some seconds older than its answer.
    return shown('goals')[0] && ['goals=1', Math.floor(now() - SPREAD_MS)];
  }

  function onMessage({ data: text }: MessageEvent<string>): void {
    tries = 0;
    if (text < '{') {
      // A letter that changes and is neither `!` nor `-` means that the journal sees the source.
      const isSure = text[0] !== lastLetter && text > 'a';
      lastLetter = text[0];
      isPinged = false;
      lastNumber = Number.parseInt(text.slice(1), 36);
      if (isSure) applyChanges();
      setPushed(isSure ? topic : '');
      return;
    }
    const { a, n, ...news } = JSON.parse(text);
    if (a > lastNumber) news.r = 1;
    lastNumber = n;
    for (const patch of news.m ?? []) note(patch);
    applyChanges();
    if (Object.keys(news)[0]) askFor(news);
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

  // Resumes polling, spread over some seconds.
  function onLost(): void {
    close();
    notBefore = now() + Math.random() * REOPEN_MS * 2 ** Math.min(tries && tries - 1, MOST_DOUBLED);
    tries += 1;

    setTimeout(() => socket || setPushed(), Math.random() * SPREAD_MS);
  }

  function checkSocket(): void {
    if (document.hidden) {
      if (now() - seenAt >= HIDDEN_MS) close();
      return;
    }
    seenAt = now();
    const wanted = wantedTopic();
    if (socket || !wanted || seenAt < notBefore) return;
    const [named, asOf] = wanted;
    if (named !== topic) lastNumber = 0;
    topic = named;
    socket = new WebSocket(
      `ws${location.origin.slice(4)}/api/push?${topic}&${lastNumber ? `after=${lastNumber}` : `asOf=${asOf}`}`,
    );
    socket.onmessage = onMessage;
    socket.onopen = () => socket?.send('p');
    socket.onclose = onLost;
  }

  // A socket that takes this long to open or to answer counts as lost.
  function ping(): void {
    if (!socket) return;
    isPinged = !isPinged;
    if (!isPinged) onLost();
    else if (socket.readyState) socket.send('p');
  }

  setInterval(checkSocket, CHECK_MS);
  setInterval(ping, PING_MS);
  setTimeout(askFor, ASK_MS);
  addEventListener('pagehide', close);
  checkSocket();
}
