import { expect } from 'vitest';
import type { ReadTeam } from '../../../web/data/matchColumns.ts';
import { readPageState } from '../../../web/data/pageState.ts';
import { createQueryClient } from '../../../web/data/queryClient.ts';
import { CREST_PATTERNS } from '../../../web/domain/match.ts';
import { encoded, joined } from '../../../worker/render/bytes.ts';
import { contentPieces } from '../../../worker/render/content.tsx';
import { visit } from '../site.runtime.ts';

const row = (html: string, id: string) =>
  html.split('<li class="row').find((each) => each.includes(`value="m${id}"`)) ?? '';

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const unescaped = (text: string | undefined) => text?.replace(/&[^;]+;/g, (sign) => SIGNS[sign] ?? sign);

/** What a browser reads of a team in the rows of a document (`web/browser/shownTeams.ts`). */
const shownIn =
  (html: string): ReadTeam =>
  (id, side) => {
    const team = new RegExp(`row-team row-${side}">(.*?)</bdi>`, 's').exec(row(html, id))?.[1] ?? '';
    const textOf = (pattern: RegExp) => unescaped(pattern.exec(team)?.[1]);
    const [, main, second, pattern] = /color="(.*?)" fill="(.*?)".*?#c-(.*?)"/.exec(team) ?? [];
    const crest = CREST_PATTERNS.find((each) => each === pattern);
    const name = textOf(/name-long">(.*?)</) ?? textOf(/<bdi[^>]*>([^<]*)/);
    const short = textOf(/name-short">(.*?)</);
    return {
      ...(name && { name }),
      ...(short && { short }),
      ...(main && second && crest && { crest: { main, second, pattern: crest } }),
    };
  };

/** What the document shows, and what React renders of the state that the document carries. */
async function bothOf(path: string, headers: Record<string, string>) {
  const html = await (await visit(path, headers)).text();
  const shown = html.slice(html.indexOf('<div id="root">') + '<div id="root">'.length);
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const page = readPageState(state, shownIn(html));
  const { pieces } = contentPieces(page, createQueryClient(page.answers), null);
  const rendered = new TextDecoder().decode(joined(encoded(pieces)));
  return {
    shown: shown.slice(0, rendered.length),
    rendered,
    after: shown.slice(rendered.length, rendered.length + 14),
  };
}

/** Expects that React renders the same content as the document shows, with rows from the markup cache too. */
export async function expectSameMarkup(path: string, headers: Record<string, string>): Promise<void> {
  // The second time most rows come from the cache, which visitors from other places filled.
  for (let time = 0; time < 2; time += 1) {
    const { shown, rendered, after } = await bothOf(path, { ...headers, 'x-try': `${time}` });
    expect(rendered.split('<li class="row').length).toBeGreaterThan(1);
    expect(shown === rendered).toBe(true);
    expect(after).toBe('</div><script ');
  }
}
