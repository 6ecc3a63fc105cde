import type { Query, QueryClient, SetDataOptions } from '@tanstack/react-query';
import { pushes } from '../data/polling.ts';
import { isAwaited } from '../domain/awaited.ts';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { askTurns } from './askTurns.ts';
import { ToldMatches } from './toldMatches.ts';

/** The queries of a page are there when React has taken it over. */
const LOOK_MS = 2_000;
const PING_MS = 25_000;
/** A page that is told asks all the same now and then: what no entry says it sees so; of a match that is statistics, for one. */
const ASK_MS = 300_000;
const ASK_MATCH_MS = 140_000;
/** For each of the queries of a page it takes longer, so that they are under forty an hour together; beside a match's own longer still. */
const ASK_EACH_MS = 100_000;
const ASK_BESIDE_MS = 450_000;
const HIDDEN_MS = 60_000;
/** Pages that lost their sockets at one time come back spread over this, once more, and over twice as long each time they still can't. */
const REOPEN_MS = 15_000;
const MOST_DOUBLED = 4;
/** What many pages are to ask for at one time is asked for spread over this. */
const SPREAD_MS = 2_000;
const AGAIN_MS = 10_000;

const isFiltered = ({ queryKey: [, search] }: Query) => String(search).includes('filter=');

/** Tells the page what happens while something it shows runs or is about to. `now` is the page's clock, milliseconds UTC. */
export function startPush(client: QueryClient, now: () => number): void {
  if (Reflect.get(navigator, 'connection')?.saveData) return;
  const told = new ToldMatches();
  function joined(polled: Snapshot): Snapshot;
  function joined(polled: EventSnapshot): EventSnapshot;
  function joined(polled: Snapshot | EventSnapshot) {
    return 'matches' in polled ? told.list(polled) : told.event(polled);
  }
  pushes.joined = joined;
  let socket: WebSocket | undefined;
  let topic = '';
  let heard: number | undefined;
  let beat: string | undefined;
  let isPinged = false;
  let tries = 0;
  let notBefore = 0;
  let askedAt = now();
  let matchAskedAt = askedAt;
  const toNextTurn = askTurns();
  let isToAsk = false;
  let asking: ReturnType<typeof setTimeout>;
  let hiding: ReturnType<typeof setTimeout>;

  const soon = (work: () => unknown, within: number) => setTimeout(work, Math.random() * within);

  // The queries of a kind that the page shows; of all kinds that it polls where none is named.
  const shown = (wanted = '') =>
    client
      .getQueryCache()
      .getAll()
      .filter((query) => {
        const [kind] = query.queryKey;
        return query.isActive() && (wanted ? kind === wanted : kind !== 'settings');
      });

  const fetchAll = (kind?: string) => {
    for (const query of shown(kind)) query.fetch().catch(() => undefined);
  };

  function ask(within: number): void {
    askedAt = now();
    matchAskedAt = askedAt;
    clearTimeout(asking);
    asking = soon(() => fetchAll(), within);
  }

  // What has been told of is asked for in its turn, and once for all that is told until then.
  function askTold(kind: string, wait = 0): void {
    if (isToAsk) return;
    isToAsk = true;
    const fetchTold = () => {
      isToAsk = false;
      matchAskedAt = now();
      fetchAll(kind);
    };
    setTimeout(soon, Math.max(wait, toNextTurn(now())), fetchTold, SPREAD_MS);
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
    for (const { queryKey } of shown('live')) {
      client.setQueryData<Snapshot>(queryKey, (known) => known && told.list(known), options);
    }
    for (const { queryKey } of shown('event')) {
      client.setQueryData<EventSnapshot>(queryKey, (known) => known && told.event(known), options);
    }
  }

  // The way to be told of what the page shows and waits for, and the instant that it is of.
  function wanted(): [topic: string, asOf: number] | undefined {
    for (const { queryKey } of shown('live')) {
      const known = client.getQueryData<Snapshot>(queryKey);
      const match = known?.matches.find((each) => isAwaited(each, now()));
      if (known && match) return [`sport=${match.sport}`, known.asOf];
    }
    for (const { queryKey } of shown('event')) {
      const known = client.getQueryData<EventSnapshot>(queryKey);
      if (known && isAwaited(known.event.match, now())) return [`match=${known.event.match.id}`, known.asOf];
    }
    // What the list was made of may have been seen some seconds before.
    return shown('goals').length > 0 ? ['goals=1', Math.floor(now() - AGAIN_MS)] : undefined;
  }

  function hear(text: string): void {
    tries = 0;
    if (text[0] !== '{') {
      // A letter that is another one each time: the journal sees the source.
      const isSure = text[0] !== beat && /^[a-z]/.test(text);
      beat = text[0];
      isPinged = false;
      heard = Number.parseInt(text.slice(1), 36);
      if (isSure && pushes.on) show({ updatedAt: Date.now() });
      turn(isSure);
      return;
    }
    const { a, n, m = [], p, d, s, r } = JSON.parse(text);
    const hasMissed = a > (heard ?? a);
    heard = n;
    if (hasMissed || r) {
      ask(AGAIN_MS);
      // What was told just before goes over that answer, though who told it may have missed what came after.
      if (told.left() > 0) setTimeout(ask, told.left(), SPREAD_MS);
    }
    m.forEach(told.note);
    show();
    if (m[0]) soon(() => fetchAll('goals'), SPREAD_MS);
    if (s && shown('live').some(isFiltered)) askTold('live', Math.random() * AGAIN_MS);
    if ((m[0] || d) && shown('event')[0]) {
      // Who answers at once may not know yet what else there is of it.
      askTold('event');
      setTimeout(askTold, AGAIN_MS, 'event');
    }
    if (p) soon(() => import('./movedPrices.ts').then(({ askPrices }) => askPrices(client, p)), SPREAD_MS);
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
    const doubled = Math.max(0, Math.min(tries - 1, MOST_DOUBLED));
    notBefore = now() + Math.random() * REOPEN_MS * 2 ** doubled;
    tries += 1;
    if (pushes.on) soon(resume, AGAIN_MS);
  }

  function resume(): void {
    if (socket) return;
    turn(false);
    ask(0);
  }

  function look(): void {
    const wish = wanted();
    if (socket || !wish || document.hidden || now() < notBefore) return;
    const [named, asOf] = wish;
    if (named !== topic) heard = undefined;
    topic = named;
    beat = undefined;
    isPinged = false;
    const knows = heard === undefined ? `asOf=${asOf}` : `after=${heard}`;
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
    const matches = shown('event').length;
    const beside = shown().length - matches;
    const after = beside * (matches ? ASK_BESIDE_MS : ASK_EACH_MS);
    if (now() - askedAt > Math.max(ASK_MS, after)) ask(PING_MS);
    else if (matches && now() - matchAskedAt > ASK_MATCH_MS) askTold('event');
  }

  setInterval(look, LOOK_MS);
  setInterval(ping, PING_MS);
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(close, HIDDEN_MS);
    else soon(look, SPREAD_MS);
  });
  addEventListener('pagehide', () => {
    close();
    turn(false);
  });
  addEventListener('pageshow', () => soon(look, SPREAD_MS));
  look();
}
