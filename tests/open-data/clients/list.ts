import type { components } from './published.ts';

type Schemas = components['schemas'];
type Match = Schemas['Match'];

/** No list has more pages. */
const MAX_PAGES = 20;

function lineOf({ home, away, score, shootOut, minute, statusText }: Match): string {
  const goals = score === null ? 'v' : `${score.home}–${score.away}`;
  const penalties = shootOut === null ? '' : ` (${shootOut.home}–${shootOut.away} pens)`;
  const when = minute === null ? statusText : `${minute}'`;
  return `  ${when.padEnd(14)} ${home?.name ?? '?'} ${goals} ${away?.name ?? '?'}${penalties}`;
}

/** The lines of a terminal for matches: `live`, or those of a day such as 2026-11-21, by competition. */
export async function linesFor(origin: string, what: string, ask = fetch): Promise<string[]> {
  const search = what === 'live' ? 'status=live' : `date=${what}`;
  const groups = new Map<string, string[]>();
  let notice = '';
  let next: string | null = `${origin}/api/v1/matches?${search}`;
  for (let page = 0; next !== null && page < MAX_PAGES; page += 1) {
    const response: Response = await ask(next);
    if (!response.ok) {
      const { detail } = (await response.json()) as Schemas['Problem'];
      return [...[...groups].flat(2), `Not complete: ${detail}`];
    }
    const answer = (await response.json()) as Schemas['MatchesAnswer'];
    for (const match of answer.matches) {
      const { name, country } = match.competition;
      const title = country.name === '' ? name : `${country.name}: ${name}`;
      groups.set(title, [...(groups.get(title) ?? []), lineOf(match)]);
    }
    notice = `${answer.stale ? 'Old data' : 'Data'} of ${answer.asOf}, by ${answer.source} (${answer.licence.name})`;
    next = answer.next;
  }
  return [...(groups.size === 0 ? ['No matches.'] : [...groups].flat(2)), notice];
}
