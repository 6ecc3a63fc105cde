import type { Log } from '../base/log.ts';
import { withTimeout } from '../base/withTimeout.ts';
import { type JournalBinding, type Region, type RelayBinding, type RelayPlan, siteJournal } from './protocol.ts';
import type { Topic } from './topics.ts';

/** An isolate asks so often how many relays there are. */
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
/** Countries between the Bosporus and the Gulf are nearer to a region of their own than to their continent's. */
const MIDDLE_EAST = ['AE', 'BH', 'IL', 'IQ', 'IR', 'JO', 'KW', 'LB', 'OM', 'PS', 'QA', 'SA', 'SY', 'TR', 'YE'];
const EAST_OF_EUROPE = 19;
const WEST_OF_AMERICA = -100;

const fieldOf = (cf: unknown, field: string): unknown =>
  typeof cf === 'object' && cf !== null ? Reflect.get(cf, field) : undefined;

/** The region nearest to a visitor, by what the edge says of the request; western Europe where it says nothing. */
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

// A journal that is away is asked again later: the last plan that is known serves meanwhile.
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

/** What opens a page's socket. */
export interface SocketWish {
  topic: Topic;
  /** What the page knows: the number it has heard, or the instant its list is of (milliseconds UTC). */
  knows: { after: string } | { asOf: string };
  /** Stands for the address; empty where addresses are not limited. */
  visitor: string;
  region: Region;
}

/** Opens a page's socket at one of the relays of its region: the upgrade, or 503 where none has room. */
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
