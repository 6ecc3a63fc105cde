import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Translate } from '../../locales/translate.ts';
import { translatorFor } from '../../locales/translator.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { addDays, zonedTime } from '../../web/domain/zonedTime.ts';
import { statusPath } from '../../web/format/addresses/routes.ts';
import { briefDay, zoneName } from '../../web/format/calendar.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import type { HealthReport } from '../ops/healthReport.ts';
import type { Condition, Incident } from '../ops/incidents.ts';
import { type Part, plainDocument, plainHeader } from '../render/plainDocument.ts';

interface StatusFacts {
  visitor: Visitor;
  t: Translate;
  incidents: readonly Incident[];
}

function ageText(seconds: number, t: Translate): string {
  if (seconds < 120) return t.count('siteStatus.seconds', seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? t.count('siteStatus.minutes', minutes) : t.count('siteStatus.hours', Math.round(minutes / 60));
}

/** An instant in the visitor’s zone, with a machine-readable form. */
function timeOf(at: number, visitor: Visitor): Part {
  const { date, time } = zonedTime(at, visitor.zone);
  return html`<time datetime="${new Date(at).toISOString()}">${briefDay(date, visitor)}, ${time}</time>`;
}

const TITLES = {
  well: 'siteStatus.allWell',
  late: 'siteStatus.someLate',
  unavailable: 'siteStatus.someUnavailable',
} as const;

function worstOf(conditions: readonly Condition[]): Condition['state'] {
  const has = (state: Condition['state']) => conditions.some((each) => each.state === state);
  return has('unavailable') ? 'unavailable' : has('late') ? 'late' : 'well';
}

// A word and a sign, so that colour is never the only cue.
const SIGNS = { well: '✓', late: '!', unavailable: '×' } as const;

function badge(state: Condition['state']): Part {
  const colour = state === 'well' ? 'bg-accent text-on-accent' : 'bg-live text-raised';
  return html`<span class="flex size-6 shrink-0 items-center justify-center rounded-full font-bold ${colour}" aria-hidden="true">${SIGNS[state]}</span>`;
}

function row(state: Condition['state'], name: string, lines: readonly (string | Part)[]): Part {
  return html`<li class="flex gap-3 border-t border-line px-4 py-3">
${badge(state)}
<div class="min-w-0 flex-1"><h2 class="text-sm font-semibold">${name}</h2>${lines.map((line) => html`<p class="text-sm text-muted">${line}</p>`)}</div>
</li>`;
}

const DAYS = 14;

/** A bar for each of the last days: low and green without an incident, higher and red otherwise. The list below has the facts. */
function lastDays(subject: Condition['subject'], { incidents, visitor, t }: StatusFacts): Part {
  const dateOf = (at: number) => zonedTime(at, visitor.zone).date;
  const today = dateOf(visitor.now);
  const dates = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const bars = dates.map((date, index) => {
    const states = incidents
      .filter(
        (each) => each.subject === subject && dateOf(each.from) <= date && dateOf(each.until ?? visitor.now) >= date,
      )
      .map(({ state }) => state);
    const height = states.includes('unavailable') ? 24 : states.includes('late') ? 16 : 8;
    const colour = height === 8 ? 'text-accent' : 'text-live';
    return html`<rect class="${colour}" fill="currentColor" x="${index * 20}" y="${24 - height}" width="16" height="${height}" rx="2"/>`;
  });
  return html`<span class="mt-2 block" aria-hidden="true"><svg class="h-6 w-full" viewBox="0 0 276 24" preserveAspectRatio="none">${bars}</svg>
<span class="flex justify-between text-xs"><span>${briefDay(dates[0] ?? '', visitor)}</span><span>${t('day.today')}</span></span></span>`;
}

function conditionRow(condition: Condition, facts: StatusFacts): Part {
  const { t, incidents, visitor } = facts;
  const { subject, state, ageSeconds } = condition;
  const age = ageSeconds === null ? null : ageText(ageSeconds, t);
  const name = t(`siteStatus.${subject}`);
  const days = lastDays(subject, facts);
  if (condition.state === 'well') {
    return row('well', name, [age === null ? t('siteStatus.well') : t('siteStatus.wellAge', { age }), days]);
  }
  const open = incidents.find((each) => each.subject === subject && each.until === null);
  return row(state, name, [
    age === null ? t('siteStatus.unavailable') : t('siteStatus.late', { age }),
    t(`siteStatus.cause.${condition.cause}`),
    ...(open === undefined ? [] : [html`${t('siteStatus.since')} ${timeOf(open.from, visitor)}`]),
    days,
  ]);
}

/** How an open page gets changes: by socket or by polling. */
function openPagesRow(push: string, pollSeconds: number, t: Translate): Part {
  const asks = t('siteStatus.polled', { seconds: pollSeconds });
  const name = t('siteStatus.openPages');
  if (push === 'ok') return row('well', name, [t('siteStatus.pushed')]);
  return push === 'unavailable'
    ? row('late', name, [t('siteStatus.pushUnavailable'), asks])
    : row('well', name, [asks]);
}

function incidentRow({ subject, state, cause, from, until }: Incident, { t, visitor }: StatusFacts): Part {
  const end = until === null ? t('siteStatus.lasting') : timeOf(until, visitor);
  return html`<li class="border-t border-line px-4 py-3 text-sm">
<div class="font-semibold">${t(`siteStatus.${subject}`)}: ${t(state === 'late' ? 'siteStatus.wasLate' : 'siteStatus.wasAway')}</div>
<div class="text-muted">${timeOf(from, visitor)} – ${end}. ${t(`siteStatus.cause.${cause}`)}</div>
</li>`;
}

/** The status page has no script, no offers and none of the pages’ code, so that it works when little else does. */
export function statusPage(
  { demonstration, push }: HealthReport,
  conditions: readonly Condition[],
  incidents: readonly Incident[],
  { visitor, isolate }: Context<AppEnv>['var'],
): Promise<string> {
  const { siteName, livePollSeconds } = isolate.config;
  const t = translatorFor(visitor);
  const facts = { visitor, t, incidents };
  const { locale, zone } = visitor;
  const worst = worstOf(conditions);
  const title = t(TITLES[worst]);
  const body = html`${plainHeader(siteName, locale, statusPath)}
<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<div class="flex items-center gap-3">${badge(worst)}<h1 class="text-xl font-bold">${title}</h1></div>
${demonstration ? html`<p class="mt-2 text-sm text-muted">${t('siteStatus.demonstration')}</p>` : ''}
<ul class="card mt-4 overflow-hidden">
${conditions.map((condition) => conditionRow(condition, facts))}
${openPagesRow(push.state, livePollSeconds, t)}
</ul>
<h2 class="mt-6 text-lg font-bold">${t('siteStatus.incidents')}</h2>
${
  incidents.length === 0
    ? html`<p class="mt-2 text-sm text-muted">${t('siteStatus.noIncidents')}</p>`
    : html`<ul class="card mt-2 overflow-hidden">${incidents.map((each) => incidentRow(each, facts))}</ul>`
}
<p class="flex flex-wrap items-center justify-between gap-x-4 text-xs text-muted"><a class="inline-flex min-h-11 items-center text-sm underline" href="${statusPath(locale)}">${t('siteStatus.lookAgain')}</a> ${t('siteStatus.zone', { zone: zoneName(zone, locale) })}</p>
</main>`;
  const links = LOCALES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${statusPath(each)}">`);
  return plainDocument({ visitor, title: `${title} · ${siteName}`, links, body });
}
