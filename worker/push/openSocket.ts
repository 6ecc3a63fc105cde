import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import {
  type JournalBinding,
  type Region,
  type RelayBinding,
  type RelayPlan,
  siteJournal,
} from '../journal/protocol.ts';
import type { Topic } from './topics.ts';

/** How long an isolate caches the relay plan, in milliseconds. */
const PLAN_MS = 5_000;
const PATIENCE_MS = 1_000;

const CONTINENTS: Readonly<Record<string, Region>> = {
  EU: 'weur',
  NA: 'enam',
  SA: 'sam',
  AS: 'apac',
  OC: 'oc',
  AF: 'afr',
};
/** Countries in the Middle East have a nearer region than their continent's. */
const MIDDLE_EAST = ['AE', 'BH', 'IL', 'IQ', 'IR', 'JO', 'KW', 'LB', 'OM', 'PS', 'QA', 'SA', 'SY', 'TR', 'YE'];
const EAST_OF_EUROPE = 19;
const WEST_OF_AMERICA = -100;

const fieldOf = (cf: unknown, field: string): unknown =>
  typeof cf === 'object' && cf !== null ? Reflect.get(cf, field) : undefined;

/** The region nearest to a visitor, by the edge's `request.cf`; western Europe by default. */
export function nearestRegion(cf: unknown): Region {
  const [country, continent] = [fieldOf(cf, 'country'), fieldOf(cf, 'continent')];
  const longitude = Number(fieldOf(cf, 'longitude'));
  if (typeof country === 'string' && MIDDLE_EAST.includes(country)) return 'me';
  const region = typeof continent === 'string' ? CONTINENTS[continent] : undefined;
  if (region === 'weur' && longitude > EAST_OF_EUROPE) return 'eeur';
  if (region === 'enam' && longitude < WEST_OF_AMERICA) return 'wnam';
  return region ?? 'weur';
}

interface KnownPlan {
  plan: RelayPlan;
  until: number;
}

const plans = new WeakMap<NonNullable<JournalBinding>, KnownPlan>();

// While the journal is away, the last known plan serves.
async function planOf(journal: NonNullable<JournalBinding>, now: number, log: Log): Promise<RelayPlan> {
  const known = plans.get(journal);
  if (known !== undefined && now < known.until) return known.plan;
  plans.set(journal, { plan: known?.plan ?? {}, until: now + PLAN_MS });
  const plan = await withTimeout(siteJournal(journal).plan(), PATIENCE_MS).catch((error: unknown) => {
    log('warn', 'journal away', { error: String(error).slice(0, 200) });
    return undefined;
  });
  if (plan === undefined) return known?.plan ?? {};
  plans.set(journal, { plan, until: now + PLAN_MS });
  return plan;
}

/** The parameters of a page's socket. */
export interface SocketWish {
  topic: Topic;
  /** The page's last entry number, or the time of its list (milliseconds UTC). */
  knows: { after: string } | { asOf: string };
  /** The key of the address; empty when addresses are not limited. */
  visitor: string;
  region: Region;
}

/** Opens a page's socket at a random relay of its region: the upgrade, or 503 when the relay is full. */
export async function openSocket(
  { topic, knows, visitor, region }: SocketWish,
  { journal, relays, log }: { journal: NonNullable<JournalBinding>; relays: NonNullable<RelayBinding>; log: Log },
): Promise<Response> {
  const plan = await planOf(journal, Date.now(), log);
  const name = `${region}-${Math.floor(Math.random() * (plan[region] ?? 1))}`;
  const search = new URLSearchParams({ name, topic, visitor, ...knows });
  const relay = relays.getByName(name, { locationHint: region });
  return relay.fetch(new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } }));
}
