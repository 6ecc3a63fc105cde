import type { Context } from 'hono';
import { html } from 'hono/html';
import { limitCounts } from '../base/limitCount.ts';
import { GROUP } from '../content/purgeGroups.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { closedNames } from '../ops/alerts.ts';
import type { Health, HealthReport } from '../ops/healthReport.ts';
import { type Part, plainDocument } from '../render/plainDocument.ts';
import type { PollerReport } from '../settings/pollerBinding.ts';

/** What the form of `/ops` can empty. */
const CHOICES = ['everything', 'lists', 'operators', 'pages'] as const;

type PurgeChoice = (typeof CHOICES)[number];

/** The groups of caches that each choice of the form empties. */
export const PURGE_CHOICES: Readonly<Record<PurgeChoice, readonly string[]>> = {
  everything: Object.values(GROUP),
  lists: [GROUP.shared, GROUP.searches],
  operators: [GROUP.operators],
  pages: [GROUP.pages, GROUP.pageLinks],
};

/** Parses the form's option; null when it is unknown. */
export function purgeChoiceOf(text: string | null | undefined): PurgeChoice | null {
  return CHOICES.find((choice) => choice === text) ?? null;
}

type Cell = string | number | null | Part;

/** Rows shown per table; the page counts the rest. */
const MAX_ROWS = 50;

export function table(columns: readonly string[], rows: readonly (readonly Cell[])[], nothing: string): Part {
  if (rows.length === 0) return html`<p class="text-sm text-muted">${nothing}</p>`;
  const more = rows.length - MAX_ROWS;
  return html`<div class="card overflow-x-auto" tabindex="0"><table class="w-full text-sm">
<thead><tr>${columns.map((name) => html`<th scope="col" class="px-4 py-1 text-start font-semibold">${name}</th>`)}</tr></thead>
<tbody>${rows
    .slice(0, MAX_ROWS)
    .map(
      (cells) =>
        html`<tr class="border-t border-line">${cells.map((cell) => html`<td class="px-4 py-1">${cell ?? '–'}</td>`)}</tr>`,
    )}</tbody></table></div>${more > 0 ? html`<p class="text-sm text-muted">and ${more} more</p>` : ''}`;
}

export const section = (title: string, content: Part) =>
  html`<section class="mt-6"><h2 class="mb-2 text-lg font-bold">${title}</h2>${content}</section>`;

function sourceRows({ sources }: HealthReport): Cell[][] {
  return Object.entries(sources).map(([name, source]) => [
    name,
    source.kind,
    source.ok ? 'well' : 'not well',
    source.ageSeconds,
    source.lastFailure,
    source.recordsRejected,
    source.problem,
  ]);
}

const QUOTA_COLUMNS = ['Source', 'In a', 'Limit', 'Used', 'Left', 'Whole again'];

function quotaRows({ sources = {} }: Partial<PollerReport>): Cell[][] {
  return Object.entries(sources).flatMap(([name, source]) =>
    (source?.quota ?? []).map(({ span, limit, used, left, until }) => [name, span, limit, used, left, until]),
  );
}

const REST_COLUMNS = ['Source', 'What', 'Since', 'Until', 'Why'];

function restRows({ sources = {} }: Partial<PollerReport>): Cell[][] {
  return Object.entries(sources).flatMap(([name, source]) =>
    (source?.rests ?? []).map(({ what, since, until, why }) => [name, what, since, until, why]),
  );
}

/** Push: sockets and failed calls of each relay, and the delay of the last batch. */
function openPages({ push }: Health): Part {
  const { state, sockets = 0, matches = 0, lagMs = null, relays = [] } = push;
  const lag = lagMs === null ? 'nothing sent yet' : `the last batch took ${lagMs} ms`;
  return html`<p class="mb-2 text-sm">Push is ${state}: ${sockets} sockets, ${matches} matches in the journal, ${lag}.</p>
${table(
  ['Relay', 'Sockets', 'Failed calls'],
  relays.map(({ name, sockets: held, failures }) => [name, held, failures]),
  'No relay holds a socket.',
)}`;
}

/** Alerts to visitors in the last one to two hours. */
function sentAlerts({ push: { alerts } }: Health): Part {
  const { subscriptions = 0, sent = 0, failed = 0, expired = 0, lagMs = null } = alerts ?? {};
  return table(
    ['Subscriptions', 'Sent', 'Failed', 'Expired', 'After the source (ms)'],
    subscriptions === 0 ? [] : [[subscriptions, sent, failed, expired, lagMs]],
    'No subscription has had an alert lately.',
  );
}

/** Every limit that can make somebody wait or leave somebody out. */
function limitRows({ push, poller }: Health): Cell[][] {
  const limits = [...(push.limits ?? []), ...(poller.limits ?? []), ...limitCounts()];
  // Objects may share this isolate and its counts.
  return [...new Map(limits.map((each) => [each.name, each])).values()].map(({ name, most, served, cut, waitMs }) => {
    return [name, most, served, cut, waitMs === null ? null : Math.round(waitMs / 1000)];
  });
}

function purgeForm(purged: PurgeChoice | null): Part {
  return html`${purged === null ? '' : html`<p class="mb-2 text-sm" role="status">Purged: ${purged}.</p>`}
<form method="post" action="/ops/purge" class="flex flex-wrap items-center gap-3">
<label class="text-sm" for="what">What editors wrote</label>
<select id="what" name="what" class="min-h-11 rounded-md border border-line bg-raised px-4 text-sm">
${CHOICES.map((choice) => html`<option value="${choice}">${choice}</option>`)}
</select>
<button type="submit" class="inline-flex min-h-11 items-center rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">Purge</button>
</form>`;
}

/** Asks the ledger, which opens with the same password. */
function ledgerForm() {
  const field = 'min-h-11 rounded-md border border-line bg-raised px-4 text-sm';
  return html`<form action="/ops/ledger" class="flex flex-wrap items-center gap-3">
<label class="text-sm" for="at">What was shown at</label>
<input id="at" name="at" required placeholder="2026-11-21T15:00Z" class="${field}">
<label class="text-sm" for="country">in</label>
<input id="country" name="country" required pattern="[A-Z]{2}" placeholder="GB" size="4" class="${field}">
<button type="submit" class="inline-flex min-h-11 items-center rounded-md bg-accent px-4 text-sm font-semibold text-on-accent">Show</button>
</form>`;
}

/** The ops page, about site and isolate, always in English. `unreviewed`: countries whose operators wait for a review. */
export function opsPage(
  health: Health,
  unreviewed: readonly string[],
  { req, var: { isolate, clock } }: Context<AppEnv>,
): Promise<string> {
  const { report, poller, closed } = health;
  const { config, live, content, vitals } = isolate;
  const { version } = report;
  const unpriced = (live.feedAt(clock).unpriced?.() ?? []).map(({ match, why, alias }) => [match, why, alias]);
  const rejected = [...live.rejections.kinds(), ...content.rejections.kinds()];
  const body = html`<main id="main" class="mx-auto max-w-7xl px-4 py-6">
<h1 class="text-xl font-bold">${config.siteName}: ${report.status}</h1>
${version === null ? '' : html`<p class="text-sm text-muted">Version ${version.id}</p>`}
${report.problems.map((problem) => html`<p class="mt-2 text-sm">${problem}</p>`)}
${unreviewed.map((waiting) => html`<p class="mt-2 text-sm">${waiting}</p>`)}
${closed.length === 0 ? '' : html`<p class="mt-2 text-sm">Closed because their policy can’t be read: ${closedNames(closed)}</p>`}
<p class="mt-2 text-sm"><a class="underline" href="/ops/content">What does not show, what is scheduled, lost links and missing translations</a></p>
${section('Sources', table(['Source', 'Kind', 'State', 'Age (s)', 'Last failure', 'Rejected', 'Problem'], sourceRows(report), ''))}
${section('Calls and credits left', table(QUOTA_COLUMNS, quotaRows(poller), `No quota is counted; the poller is ${poller.state}.`))}
${section('What rests', table(REST_COLUMNS, restRows(poller), 'Every path may be called.'))}
${section(
  'Matches without prices',
  table(['Match', 'Why', 'Add to ODDS_TEAM_ALIASES'], unpriced, 'None known to this isolate.'),
)}
${section(
  'Records left out',
  table(
    ['Records', 'Kind', 'For example'],
    rejected.map(({ records, kind, example }) => [records, kind, example]),
    'None since this isolate started.',
  ),
)}
${section('Open pages', openPages(health))}
${section(
  'Speed as visitors had it (75th percentile)',
  table(
    ['Page', 'Country', 'Visits', 'LCP (ms)', 'INP (ms)', 'CLS'],
    vitals.rows(),
    'Nothing measured by this isolate.',
  ),
)}
${section('Alerts', sentAlerts(health))}
${section('Limits', table(['Limit', 'At most', 'Served', 'Cut off', 'Longest wait (s)'], limitRows(health), 'None counted yet.'))}
${section('Ledger', ledgerForm())}
${section('Purge', purgeForm(purgeChoiceOf(req.query('purged'))))}
</main>`;
  return plainDocument({ visitor: { locale: 'en', theme: null }, title: `Ops · ${config.siteName}`, body });
}
