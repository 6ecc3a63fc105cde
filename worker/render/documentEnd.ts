import type { QueryClient } from '@tanstack/react-query';
import { html } from 'hono/html';
import { translator } from '../../locales/translator.ts';
import type { Arrival, LateId } from '../../web/data/late.ts';
import { listIn } from '../../web/data/listIn.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { snapshotQuery } from '../../web/data/queries.ts';
import type { KnownAnswer } from '../../web/data/queryClient.ts';
import type { Locale } from '../../web/domain/locale.ts';
import type { Match } from '../../web/domain/match.ts';
import { perObject } from '../base/memo.ts';
import { consentBar } from './consentBar.ts';
import { LATE_SCRIPT, PLACE_SCRIPT, SCRIPT_LOADER } from './inlineScripts.ts';
import type { KeptBytes } from './keptBytes.ts';

/** JSON that is safe in a script element of data: only `<` can end the element or start a comment. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface StateParts {
  /** Holds the answers of the state. */
  client: QueryClient;
  kept: KeptBytes;
}

const encoder = new TextEncoder();

const [OPEN, CLOSE] = [encoder.encode('['), encoder.encode(']')];

/** A match in the state, after a comma. It names its competition, which the state has once. */
const matchBytes = perObject((match: Match) =>
  encoder.encode(`,${scriptText({ ...match, competition: match.competition.id })}`),
);

/** The text of the state, which `readPageState` reads. The matches of its list are marks of kept bytes. */
function stateText(state: PageState, { client, kept }: StateParts): string {
  const view = listIn(state.view);
  const list = view && client.getQueryData(snapshotQuery(view.query, state.site.pollSeconds).queryKey);
  const [first, ...others] = list?.matches ?? [];
  if (first === undefined) return scriptText(state);
  const competitions = Object.fromEntries(list?.matches.map(({ competition }) => [competition.id, competition]) ?? []);
  const mark = kept.mark([OPEN, matchBytes(first).subarray(1), ...others.map(matchBytes), CLOSE]);
  const answers = state.answers.map((answer) =>
    answer.data === list ? { ...answer, data: { ...list, matches: mark } } : answer,
  );
  return scriptText({ ...state, answers, competitions });
}

/** Says that scores no longer update, with a button. Scripts show it (`SCRIPT_LOADER`, `web/browser/connection.ts`). */
function haltNotice(locale: Locale) {
  const t = translator(locale);
  const look = 'follow-notice is-shown fixed z-40 mx-auto max-w-2xl rounded-lg px-4 text-sm';
  return html`<div id="halt" role="alert" class="${look}" data-offline="${t('site.unreachable')}" data-missing="${t('site.missing')}" hidden><p class="py-2">${t(
    'site.halted',
  )}</p><button type="button" class="min-h-11 font-semibold underline">${t('list.retry')}</button></div>`;
}

/** What follows the content: the question about analytics, the state for hydration, and the scripts that start it. */
export async function documentRest(state: PageState, asks: boolean, parts: StateParts): Promise<string> {
  const question = asks ? await consentBar(state.visitor.locale) : '';
  const scripts = `<script>${PLACE_SCRIPT}</script><script>${SCRIPT_LOADER}</script>`;
  const known = `<script type="application/json" id="state">${stateText(state, parts)}</script>`;
  return `</div>${question}${known}${haltNotice(state.visitor.locale)}${scripts}`;
}

const PUT_IN_PLACE = `<script>${LATE_SCRIPT}</script>`;

/** A part that arrived after the page. Without script it stands at the end of the document. */
export function lateSection(id: LateId, label: string, markup: string): string {
  const named = html`<section id="late-${id}" data-late-for="${id}" aria-label="${label}" class="mx-auto max-w-380 px-2">`;
  return `${named}${markup}</section>${PUT_IN_PLACE}`;
}

/** An answer that arrived after the page, for the browser, and its markup for visitors without script. */
export function lateAnswerText(id: LateId, arrival: Arrival<KnownAnswer>, markup: string): string {
  const withoutScript = markup === '' ? '' : `<noscript><div id="late-${id}">${markup}</div></noscript>`;
  if (!arrival.ok) return withoutScript;
  const data = `<script type="application/json" data-late="${id}">${scriptText(arrival.value.data)}</script>`;
  return `${withoutScript}${data}${PUT_IN_PLACE}`;
}

export const structuredText = (structured: readonly object[]): string =>
  structured.map((each) => `<script type="application/ld+json">${scriptText(each)}</script>`).join('');

export const DOCUMENT_END = '</body></html>';

/** A draft has no script, which would replace it by the published page. */
export const DRAFT_REST = '</div>';
