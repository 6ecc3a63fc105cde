import type { Query, QueryClient } from '@tanstack/react-query';
import { pushes } from '../data/polling.ts';
import { getJson } from '../data/queries.ts';
import type { EventSnapshot } from '../domain/eventSnapshot.ts';
import { standingOf } from '../domain/matchFilter.ts';
import { type OddsBoard, parseOddsBoard, type ResultPrices } from '../domain/odds.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { isAwaited, type MatchPatch } from './patch.ts';
import { ToldMatches } from './toldMatches.ts';

const LOOK_MS = 5_000;
const PING_MS = 25_000;
/** A page that is told asks all the same now and then: what no entry says, it sees so. */
const ASK_MS = 300_000;
/** … one of a match sooner: its statistics are in no entry. */
const ASK_MATCH_MS = 100_000;
const HIDDEN_MS = 60_000;
/** Pages that lost their sockets at one time come back spread over this, then over longer. */
const REOPEN_MS = [15_000, 10_000, 30_000, 60_000];
const LONGEST_MS = 300_000;
/** What many pages are to ask for at one time is asked for spread over this. */
const SPREAD_MS = 2_000;
const AGAIN_MS = 10_000;

const LISTS = { queryKey: ['live'], type: 'active' } as const;
const EVENTS = { queryKey: ['event'], type: 'active' } as const;

// Without the instants, which each answer has of its own.
const textOf = (prices: ResultPrices | undefined) => JSON.stringify(prices, (key, value) => (key === 'at' ? 0 : value));

const isEventPrice = ({ queryKey: [kind] }: Query) => kind === 'event-odds' || kind === 'event-prices';

const isPolled = ({ queryKey: [kind] }: Query) => kind !== 'settings';

/** Tells the page what happens while something it shows runs or is about to. `now` is the page's clock, milliseconds UTC. */
export function startPush(client: QueryClient, now: () => number): void {
  if (Reflect.get(navigator, 'connection')?.saveData === true) return;
  const told = new ToldMatches();
  let socket: WebSocket | undefined;
  let topic = '';
  let heard: number | undefined;
  let beat = '';
  let tries = 0;
  let notBefore = 0;
  let askedAt = now();
  let isPinged = false;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  pushes.list = told.list;
  pushes.event = told.event;

  const soon = (work: () => unknown, within: number) => setTimeout(work, Math.random() * within);
  const ask = (within: number) => {
    askedAt = now();
    soon(() => client.refetchQueries({ type: 'active', predicate: isPolled }), within);
  };

  function turn(on: boolean): void {
    if (pushes.on === on) return;
    pushes.on = on;
    // Each query looks anew at when it is to ask.
    for (const query of client.getQueryCache().findAll({ type: 'active' })) query.setState({});
  }

  // What the page shows and waits for: the way to be told of it, and the instant it is of.
  function wanted(): { topic: string; asOf: number } | undefined {
    for (const [, list] of client.getQueriesData<Snapshot>(LISTS)) {
      const match = list?.matches.find((each) => isAwaited(each, now()));
      if (list && match) return { topic: `sport=${match.sport}`, asOf: list.asOf };
    }
    for (const [, shown] of client.getQueriesData<EventSnapshot>(EVENTS)) {
      if (shown && isAwaited(shown.event.match, now())) {
        return { topic: `match=${shown.event.match.id}`, asOf: shown.asOf };
      }
    }
    return undefined;
  }

  // Whether a match comes into a list that shows some alone (`filter=live`), or leaves it.
  function moves(patches: MatchPatch[]): boolean {
    return client.getQueriesData<Snapshot>(LISTS).some(([[, search], list]) => {
      if (!list || !String(search).includes('filter=')) return false;
      return patches.some((patch) => {
        const known = list.matches.find(({ id }) => id === patch.id);
        return !known || standingOf(known) !== standingOf({ ...known, ...patch });
      });
    });
  }

  function apply(): void {
    client.setQueriesData<Snapshot>(LISTS, (known) => known && told.list(known));
    client.setQueriesData<EventSnapshot>(EVENTS, (known) => known && told.event(known));
  }

  // Nothing has changed since: what is shown counts as confirmed.
  function confirm(): void {
    const updatedAt = Date.now();
    client.setQueriesData<Snapshot>(LISTS, (known) => known, { updatedAt });
    client.setQueriesData<EventSnapshot>(EVENTS, (known) => known, { updatedAt });
  }

  // Who has answered may not have known yet: what stays the same is asked for once more.
  async function askPrices(ids: readonly string[], isLast: boolean): Promise<void> {
    for (const [key, board] of client.getQueriesData<OddsBoard>({ queryKey: ['odds'], type: 'active' })) {
      const shown = ids.filter((id) => board?.[id]).slice(0, 50);
      if (shown.length === 0) continue;
      const answer = await getJson(`/api/odds?${key[1]}&matches=${shown}`, AbortSignal.timeout(AGAIN_MS));
      const news = parseOddsBoard(answer) ?? {};
      const same = shown.filter((id) => textOf(news[id]) === textOf(board?.[id]));
      client.setQueryData<OddsBoard>(key, (known) => ({ ...known, ...news }));
      if (!isLast && same.length > 0) setTimeout(askPrices, AGAIN_MS * 2, same, true);
    }
  }

  function hear(text: string): void {
    tries = 0;
    if (text[0] !== '{') {
      isPinged = false;
      heard = Number.parseInt(text.slice(1), 36);
      // A letter that is another one each time: the journal sees the source.
      const isSure = /^[a-z]/.test(text) && text[0] !== beat;
      beat = text[0] ?? '';
      if (isSure && pushes.on) confirm();
      turn(isSure);
      return;
    }
    const { a, n, m = [], p = [], d, r } = JSON.parse(text);
    const hasMissed = a > (heard ?? a) || moves(m);
    if (heard === undefined || n > heard) {
      for (const each of m) told.note(each);
      apply();
    }
    heard = n;
    if (hasMissed || r) ask(AGAIN_MS);
    else if (m.length > 0 || d) {
      // Who answers at once may not know yet what else there is of it.
      soon(() => client.refetchQueries(EVENTS), SPREAD_MS);
      setTimeout(() => soon(() => client.refetchQueries(EVENTS), SPREAD_MS), AGAIN_MS);
    }
    if (p.length > 0) {
      soon(() => client.refetchQueries({ type: 'active', predicate: isEventPrice }), SPREAD_MS);
      soon(() => askPrices(p, false).catch(() => undefined), SPREAD_MS);
    }
  }

  function close(): void {
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    socket = undefined;
  }

  // Polling goes on beneath, and not for all pages in the same second.
  function lose(): void {
    close();
    notBefore = now() + Math.random() * (REOPEN_MS[tries] ?? LONGEST_MS);
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
    if (wish.topic !== topic) heard = undefined;
    topic = wish.topic;
    beat = '';
    isPinged = false;
    const knows = heard === undefined ? `asOf=${wish.asOf}` : `after=${heard}`;
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
    if (now() - askedAt > (topic[0] === 's' ? ASK_MS : ASK_MATCH_MS)) ask(PING_MS);
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
