import { nationCodeOf } from '../../../web/domain/nations.ts';
import { idOfSlug } from '../../../web/domain/slug.ts';
import type { Route } from '../../../web/format/addresses/routes.ts';
import type { Rejections } from '../../base/rejections.ts';
import { UpstreamCall } from '../../base/upstreamCall.ts';
import { chooseFeed } from '../../feeds/chooseFeed.ts';
import type { FeedOptions } from '../../feeds/definition.ts';
import type { Coverage, Feed } from '../../feeds/feed.ts';
import type { Config } from '../../settings/env.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { clockFindings, failed, paceAndClock, recorder } from './calls.ts';
import { quotaOf } from './quota.ts';
import { counted, type Finding, good, note, type Section, wrong } from './report.ts';

const PATIENCE_MS = 5_000;

/** Collects rejected records and a source's error messages. */
function notes() {
  const messages: string[] = [];
  const rejections: Rejections = {
    count: 0,
    kinds: () => [],
    note: (problem, records = 1) => {
      rejections.count += records;
      messages.push(problem);
    },
    once: (_, detail) => void messages.push(detail),
  };
  return { messages, rejections };
}

type CallOptions = Pick<FeedOptions, 'rejections' | 'timeoutMs'> & { fetch: PlainFetch };

function clientOf({ source, flagUrl }: Config, { fetch, rejections, timeoutMs }: CallOptions): Feed {
  const fetches = () => ({ live: fetch, odds: fetch });
  const options = { fetches, timeoutMs, flagUrl, rejections };
  return chooseFeed(source, null, options)({ now: Date.now(), frozen: false });
}

function covers({ sports, parts }: Coverage, name: string): Finding {
  const asPaid = name === 'football-data' ? ' (free token: only head-to-head and standings)' : '';
  return good(`covers ${sports.join(', ')}; beside scores: ${parts.join(', ')}${asPaid}`);
}

/** What the source has of football: ids of competitions (null when it fails), and whether it has a page’s subject (null: unknown). */
export async function scoresOf(config: Config) {
  const client = clientOf(config, { fetch, rejections: notes().rejections, timeoutMs: config.upstreamTimeoutMs });
  const [listed, regions] = await Promise.all([
    client.competitions(new UpstreamCall(), 'football'),
    client.regions(new UpstreamCall(), 'football'),
  ]);
  const competitions = listed.ok ? new Set(listed.value.map(({ competition }) => competition.id)) : null;
  const slugs = regions.ok ? new Set(regions.value.map(({ country }) => country.slug)) : null;
  const hasPage = async (route: Route): Promise<boolean | null> => {
    if ((route.name !== 'region' && route.name !== 'tournament') || route.sport !== 'football') return null;
    if (route.name === 'tournament') return competitions?.has(idOfSlug(route.slug)) ?? null;
    return nationCodeOf(route.category) !== undefined || (slugs?.has(route.category) ?? null);
  };
  return { competitions, hasPage };
}

/** Checks that a flag of `FLAG_URL` loads. */
async function flagFindings(flagUrl: string | null): Promise<Finding[]> {
  if (flagUrl === null) return [];
  const address = flagUrl.replaceAll('{slug}', 'england');
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
  const isPicture = response?.ok && /^image\//.test(response.headers.get('Content-Type') ?? '');
  const answer = response === null ? 'does not answer' : `answers ${response.status}, not a picture`;
  return [isPicture ? good('the flags of FLAG_URL load') : wrong(`flags don’t load: ${address} ${answer} (FLAG_URL)`)];
}

/** Asks the live source for today. `findings` says why it fails; it is empty when the source answers. */
async function askToday(config: Config) {
  const { liveTimeoutMs: timeoutMs, source } = config;
  const { keySetting: setting, needsKey } = source;
  const { calls, fetch } = recorder();
  const { messages, rejections } = notes();
  const client = clientOf(config, { fetch, rejections, timeoutMs });
  const address = client.upstream.baseUrl;
  const hasKey = needsKey || (config.live !== null && config.live.token !== null);
  const today = await client.today(new UpstreamCall());
  const said = [...new Set(messages)].slice(0, 3).join('; ');
  const findings = today.ok
    ? []
    : [failed(today.error, { address, setting, hasKey }, calls), ...(said ? [note(`the source says: ${said}`)] : [])];
  return { client, today, findings, calls, fetch, messages, rejections, address, setting, hasKey };
}

/** Says why the live source fails; null when it answers. */
export async function sourceProblem(config: Config): Promise<string | null> {
  const { findings } = await askToday(config);
  return findings.map(({ text }) => text).join('\n') || null;
}

/** Checks the live source with the calls of a page. */
export async function examineLive(config: Config): Promise<Section> {
  const { liveTimeoutMs: timeoutMs, source } = config;
  const { quota, name } = source;
  const title = `Live data: ${name}`;
  const asked = await askToday(config);
  const { client, today, calls, fetch, messages, rejections, address, setting, hasKey } = asked;
  if (!today.ok) return { title, findings: [...asked.findings, ...clockFindings(calls, 'source')] };
  const listed = await client.competitions(new UpstreamCall(), 'football');
  const key = hasKey ? `, ${setting} is accepted` : '';
  const findings = [good(`${address} answers${key}`), ...quotaOf(quota.headers, calls), covers(client.coverage, name)];
  const playing = new Set(today.value.matches.map(({ competition }) => competition.id)).size;
  const matches = counted(today.value.matches.length, 'match', 'matches');
  const isEmpty = today.value.matches.length === 0 && listed.ok && listed.value.length === 0;
  const counts = `today: ${matches} in ${counted(playing, 'competition')}`;
  findings.push(
    isEmpty
      ? wrong('it has no match and no competition: is this the right address, and may the token read them?')
      : good(counts),
  );
  if (listed.ok) findings.push(good(`${counted(listed.value.length, 'competition')} of football`));
  else findings.push(failed(listed.error, { address: `${address} (competitions)`, setting, hasKey }, calls));
  findings.push(...(await flagFindings(config.flagUrl)));
  const known = (await source.examine?.(client, fetch)) ?? [];
  findings.push(...known.map(note));
  if (rejections.count > 0)
    findings.push(note(`${counted(rejections.count, 'record')} could not be read: ${messages.slice(0, 3).join('; ')}`));
  return { title, findings: [...findings, ...paceAndClock(calls, timeoutMs)] };
}
