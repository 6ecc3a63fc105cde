import { CHECK_MS, reopenWithin } from '../../../web/data/pushClient.ts';
import { CallRate } from '../../../worker/base/callRate.ts';
import { JOIN_MS } from '../../../worker/push/knownVersions.ts';
import { PATIENCE_MS } from '../../../worker/push/openSocket.ts';
import {
  hubOf,
  MAX_A_SECOND,
  MAX_SOCKETS,
  MAX_TRIES,
  type RelayCounts,
  relayFor,
  relaysFor,
} from '../../../worker/push/relayNames.ts';
import type { Topic } from '../../../worker/settings/journalBinding.ts';

/** From a page to a relay and back, and from a relay to its hub or to the journal. Milliseconds. */
const ROUND_TRIP_MS = 200;
const TICK_MS = 20;
const MAX_MS = 600_000;
/** The matches with open pages, each with as many. So a relay of matches has as many topics as possible. */
const MATCHES = 400;

/** The pages of each continent and of each group of relays, in parts of all. */
const CONTINENTS = [
  ['EU', 0.45],
  ['NA', 0.2],
  ['AS', 0.2],
  ['SA', 0.08],
  ['AF', 0.04],
  ['OC', 0.03],
] as const;
const GROUPS = [
  ['match', 0.5],
  ['sport:football', 0.45],
  ['goals', 0.03],
  ['sport:basketball', 0.02],
] as const;

type Continent = (typeof CONTINENTS)[number][0];

export interface Deploy {
  pages: number;
  /** How many times as many pages there are as when the numbers of relays were published. */
  growth?: number;
  /** The continent whose relays do not answer. */
  lost?: Continent;
  /** All pages show matches, in Europe. */
  isOnePlace?: boolean;
}

/** The most questions to one relay, one hub and the journal in a second. */
type Asked = Record<'relay' | 'hub' | 'journal', number>;

export interface Reconnection {
  /** The seconds until 99 % of the pages had a socket and their version; infinite if they never had. */
  backAfter: number;
  asked: Asked;
  relays: number;
  /** The relays and hubs that the journal sends to. */
  children: number;
  /** The pages that were not back after ten minutes. */
  never: number;
}

/** A page that opens its socket. */
interface Opening {
  from: Continent;
  group: (typeof GROUPS)[number][0];
  /** How often it failed, and the relays that it tried since. */
  failures: number;
  tries: number;
  isLost: boolean;
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A relay, a hub or the journal in one deploy. */
class Node {
  readonly openings = new CallRate('sockets of a relay in a second', MAX_A_SECOND, 1_000);
  sockets = 0;
  children = new Set<string>();
  /** The most questions in a second. */
  most = 0;
  readonly #above: Node | null;
  /** From when it knows the version of a topic. */
  readonly #knownAt = new Map<Topic, number>();
  readonly #asked = new Map<number, number>();
  #askAt = 0;

  constructor(above: Node | null) {
    this.#above = above;
  }

  /** Counts a question at `now`. */
  ask(now: number): void {
    const second = Math.floor(now / 1_000);
    const count = (this.#asked.get(second) ?? 0) + 1;
    this.#asked.set(second, count);
    this.most = Math.max(this.most, count);
  }

  /** When a version that is asked for at `now` is known. Several topics share a question (`KnownVersions`). */
  versionAt(topic: Topic, now: number): number {
    if (this.#above === null) return now;
    const known = this.#knownAt.get(topic);
    if (known !== undefined) return Math.max(known, now);
    if (this.#askAt < now) {
      this.#askAt = Math.max(now, this.#askAt + JOIN_MS);
      this.#above.ask(this.#askAt);
    }
    const at = this.#above.versionAt(topic, this.#askAt + ROUND_TRIP_MS / 2) + ROUND_TRIP_MS / 2;
    this.#knownAt.set(topic, at);
    return at;
  }
}

/** How many pages open their first socket in each tick, by what they show. They lost their sockets at 0. */
function* openingsOf({ pages, isOnePlace }: Deploy): Generator<[Opening, Uint32Array]> {
  for (const [from, ofContinent] of CONTINENTS) {
    for (const [group, part] of GROUPS) {
      const here = isOnePlace ? Number(from === 'EU' && group === 'match') : ofContinent * part;
      const ticks = new Uint32Array((reopenWithin(0) + CHECK_MS) / TICK_MS + 1);
      for (let page = Math.round(pages * here); page > 0; page -= 1) {
        const tick = Math.floor((Math.random() * reopenWithin(0) + Math.random() * CHECK_MS) / TICK_MS);
        ticks[tick] = (ticks[tick] ?? 0) + 1;
      }
      yield [{ from, group, failures: 0, tries: 1, isLost: false }, ticks];
    }
  }
}

const regionOf = (from: Continent) => relayFor({ topic: 'goals', from }, {}, { tries: 1, isLost: false }).locationHint;

/** The plan for the pages as they were counted. */
function planOf({ growth = 1, isOnePlace, pages }: Deploy): RelayCounts {
  const counts = CONTINENTS.flatMap(([from, ofContinent]) =>
    GROUPS.map(([group, part]) => {
      const here = isOnePlace ? Number(from === 'EU' && group === 'match') : ofContinent * part;
      return [`${group.replace('sport:', '')}-${regionOf(from)}`, relaysFor((pages * here) / growth)] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 1));
}

function run(deploy: Deploy): Reconnection {
  const counts = planOf(deploy);
  const lost = deploy.lost && regionOf(deploy.lost);
  const nodes = new Map<string, Node>();
  const journal = new Node(null);
  const nodeOf = (name: string, above: Node): Node => {
    const known = nodes.get(name);
    if (known !== undefined) return known;
    const node = new Node(above);
    nodes.set(name, node);
    above.children.add(name);
    return node;
  };
  const first = [...openingsOf(deploy)];
  const later = new Map<number, Opening[]>();
  const back = new Uint32Array(MAX_MS / TICK_MS + 1);
  const again = (at: number, opening: Opening) => {
    const tick = Math.ceil(at / TICK_MS);
    const due = later.get(tick) ?? [];
    later.set(tick, due);
    due.push(opening);
  };

  const open = (opening: Opening, now: number) => {
    const { from, group, failures, tries, isLost } = opening;
    const topic: Topic = group === 'match' ? `match:${Math.floor(Math.random() * MATCHES)}` : group;
    const { name, locationHint } = relayFor({ topic, from }, counts, opening);
    const isAway = locationHint === lost;
    if (!isAway) {
      const hub = hubOf(name);
      const relay = nodeOf(name, hub === null ? journal : nodeOf(hub, journal));
      relay.ask(now);
      if (relay.sockets < MAX_SOCKETS && relay.openings.take(now)) {
        relay.sockets += 1;
        const tick = Math.ceil((relay.versionAt(topic, now) + ROUND_TRIP_MS) / TICK_MS);
        back[tick] = (back[tick] ?? 0) + 1;
        return;
      }
    }
    const answeredAt = now + (isAway ? PATIENCE_MS : ROUND_TRIP_MS);
    if (tries < MAX_TRIES) return again(answeredAt, { ...opening, tries: tries + 1, isLost: isLost || isAway });
    const wait = Math.random() * reopenWithin(failures + 1) + Math.random() * CHECK_MS;
    again(answeredAt + wait, { from, group, failures: failures + 1, tries: 1, isLost: false });
  };

  for (let tick = 0; tick < MAX_MS / TICK_MS; tick += 1) {
    for (const [opening, ticks] of first)
      for (let page = ticks[tick] ?? 0; page > 0; page -= 1) open(opening, tick * TICK_MS);
    for (const opening of later.get(tick) ?? []) open(opening, tick * TICK_MS);
    later.delete(tick);
  }

  const opened = first.reduce((sum, [, ticks]) => sum + ticks.reduce((pages, count) => pages + count, 0), 0);
  let missing = opened;
  const backTick = back.findIndex((count) => {
    missing -= count;
    return missing <= opened / 100;
  });
  const asked: Asked = { relay: 0, hub: 0, journal: journal.most };
  for (const [name, { most }] of nodes) {
    const kind = /-\d+$/.test(name) ? 'relay' : 'hub';
    asked[kind] = Math.max(asked[kind], most);
  }
  return {
    backAfter: backTick < 0 ? Number.POSITIVE_INFINITY : (backTick * TICK_MS) / 1_000,
    asked,
    relays: Array.from(nodes.keys()).filter((name) => /-\d+$/.test(name)).length,
    children: journal.children.size,
    never: opened - back.reduce((sum, count) => sum + count, 0),
  };
}

/** Simulates a deploy, which closes all sockets and starts all objects and isolates again, with the constants of the code. */
export function simulate(deploy: Deploy): Reconnection {
  const { random } = Math;
  Math.random = seededRandom();
  try {
    return run(deploy);
  } finally {
    Math.random = random;
  }
}
