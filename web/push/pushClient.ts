import type { Query, QueryClient, SetDataOptions } from '@tanstack/react-query';
import { pushes } from '../data/polling.ts';
import { isAwaited } from '../domain/awaited.ts';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { News } from './asking.ts';
import { toldMatches } from './toldMatches.ts';

/** The queries of a page are there when React has taken it over. */
const LOOK_MS = 2_000;
const PING_MS = 25_000;
/** A page that has asked for nothing so long looks for what it is to ask now (`asking.ts`). */
const ASK_MS = 120_000;
const HIDDEN_MS = 60_000;
/** Pages that lost their sockets at one time come back spread over this, once more, and over twice as long each time they still can't. */
const REOPEN_MS = 15_000;
const MOST_DOUBLED = 4;
/** What many pages are to ask for at one time is asked for spread over these. */
const SPREAD_MS = 2_000;
const AGAIN_MS = 10_000;

const PLAYED = ['live', 'event'];

/** Tells the page what happens while something it shows runs or is about to. `now` is the page's clock, milliseconds UTC. */
export function startPush(client: QueryClient, now: () => number): void {
  if (Reflect.get(navigator, 'connection')?.saveData) return;
  const told = toldMatches(now);
  pushes.joined = told.joined;
  let socket: WebSocket | undefined;
  let topic = '';
  /** The number up to which the page was told; 0 where it doesn't know. */
  let heard = 0;
  let beat: string | undefined;
  let isPinged = false;
  let tries = 0;
  let notBefore = 0;
  let seenAt = now();
  let askedAt = seenAt;
  let asking: ReturnType<typeof setTimeout>;

  const soon = (work: () => unknown, within: number) => setTimeout(work, Math.random() * within);

  // The queries of a kind that the page shows; of all kinds that it polls where none is named.
  const shown = (wanted?: string): Query[] =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => {
        const [kind] = query.queryKey;
        return query.isActive() && (wanted ? kind === wanted : kind !== 'settings');
      });

  function ask(within: number): void {
    askedAt = now();
    clearTimeout(asking);
    asking = soon(() => {
      for (const query of shown()) query.fetch().catch(() => undefined);
    }, within);
  }

  // What is told beside matches, or what is to be asked all the same; a page that can't have the script for it asks for all now and then.
  function askFor(news: News | null): void {
    import('./asking.ts').then(
      ({ askFor }) => askFor(news, { client, now, shown }, askedAt),
      () => now() - askedAt > ASK_MS && ask(AGAIN_MS),
    );
  }

  function turn(on: boolean): void {
    if (pushes.on === on) return;
    pushes.on = on;
    pushes.until = Date.now();
    // Each query looks anew at when it is to ask.
    for (const query of shown()) query.setState({});
  }

  // What has been told is shown; with an instant, what is shown counts as confirmed at it.
  function show(options?: SetDataOptions): void {
    for (const kind of PLAYED) {
      for (const { queryKey } of shown(kind)) {
        client.setQueryData<Snapshot | EventSnapshot>(queryKey, (known) => known && told.joined(known), options);
      }
    }
  }

  // The way to be told of what the page shows and waits for, and the instant that it is of.
  function wanted(): [topic: string, asOf: number] | undefined {
    for (const kind of PLAYED) {
      for (const { queryKey } of shown(kind)) {
        const known = client.getQueryData<Snapshot | EventSnapshot>(queryKey);
        if (!known) continue;
        const matches = 'event' in known ? [known.event.match] : known.matches;
        const match = matches.find((each) => isAwaited(each, now()));
        if (match) return ['event' in known ? `match=${match.id}` : `sport=${match.sport}`, known.asOf];
      }
    }
    // What the list was made of may have been seen some seconds before.
    return shown('goals')[0] && ['goals=1', Math.floor(now() - AGAIN_MS)];
  }

  function hear(text: string): void {
    tries = 0;
    if (text[0] !== '{') {
      // A letter that is another one each time (and neither `!` nor `-`): the journal sees the source.
      const isSure = text[0] !== beat && text > 'a';
      beat = text[0];
      isPinged = false;
      heard = Number.parseInt(text.slice(1), 36);
      if (isSure && pushes.on) show({ updatedAt: Date.now() });
      turn(isSure);
      return;
    }
    const { a, n, r, ...news } = JSON.parse(text);
    if (r || a > (heard || a)) {
      ask(AGAIN_MS);
      // What was told just before goes over that answer, though who told it may have missed what came after.
      if (told.left() > 0) setTimeout(ask, told.left(), SPREAD_MS);
    }
    heard = n;
    news.m?.forEach(told.note);
    show();
    if (news.m || news.d || news.p || news.s) askFor(news);
  }

  function close(): void {
    if (!socket) return;
    const left = socket;
    socket = undefined;
    left.onmessage = left.onclose = null;
    // One that isn't open yet would tell the console of an error.
    left.onopen = () => left.close();
    if (left.readyState === WebSocket.OPEN) left.close();
  }

  // Polling goes on beneath, and not for all pages in the same second.
  function lose(): void {
    close();
    notBefore = now() + Math.random() * REOPEN_MS * 2 ** Math.min(tries && tries - 1, MOST_DOUBLED);
    tries += 1;
    if (pushes.on) soon(resume, AGAIN_MS);
  }

  function resume(): void {
    if (socket) return;
    turn(false);
    ask(0);
  }

  function look(): void {
    if (!document.hidden) seenAt = now();
    else if (now() - seenAt >= HIDDEN_MS) close();
    const wish = wanted();
    if (socket || !wish || document.hidden || now() < notBefore) return;
    const [named, asOf] = wish;
    if (named !== topic) heard = 0;
    topic = named;
    beat = undefined;
    isPinged = false;
    const knows = heard ? `after=${heard}` : `asOf=${asOf}`;
    socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/push?${topic}&${knows}`);
    socket.onmessage = ({ data }) => hear(data);
    socket.onopen = ping;
    socket.onclose = lose;
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (isPinged) {
      lose();
      return;
    }
    isPinged = true;
    socket.send('p');
    if (now() - askedAt > ASK_MS) askFor(null);
  }

  setInterval(look, LOOK_MS);
  setInterval(ping, PING_MS);
  addEventListener('pagehide', () => {
    close();
    turn(false);
  });
  look();
}
