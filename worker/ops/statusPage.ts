import { html } from 'hono/html';
import { LANGUAGES } from '../../locales/languages.ts';
import type { Translate } from '../../locales/translate.ts';
import { pathOf, statusPath } from '../../web/addresses/routes.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { briefDay, zoneName } from '../../web/format/calendar.ts';
import { plainDocument } from '../render/plainDocument.ts';
import type { Condition, Incident } from './incidents.ts';

export interface StatusFacts {
  visitor: Visitor;
  t: Translate;
  siteName: string;
  conditions: readonly Condition[];
  incidents: readonly Incident[];
  /** Poll interval in seconds of an open page without a socket. */
  pollSeconds: number;
  /** The state of the journal (`worker/push/reportOfPush.ts`). */
  push: string;
  demonstration: boolean;
}

type Part = ReturnType<typeof html>;

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

const LEVELS = { well: 0, late: 1, away: 2 } as const;
const TITLES = ['siteStatus.allWell', 'siteStatus.someLate', 'siteStatus.someAway'] as const;

/** The site’s state in one sentence, by its worst part. */
function titleOf(conditions: readonly Condition[], t: Translate): string {
  const worst = Math.max(0, ...conditions.map(({ state }) => LEVELS[state]));
  return t(TITLES[worst] ?? 'siteStatus.allWell');
}

// A word and a sign, so that colour is never the only cue.
const SIGNS = { well: '✓', late: '!', away: '×' } as const;

function row(sign: string, name: string, lines: readonly (string | Part)[]): Part {
  return html`<li class="flex gap-3 border-t border-line px-4 py-3">
<span class="w-5 text-center font-bold" aria-hidden="true">${sign}</span>
<div class="min-w-0"><h2 class="text-sm font-semibold">${name}</h2>${lines.map((line) => html`<p class="text-sm text-muted">${line}</p>`)}</div>
</li>`;
}

function conditionRow(condition: Condition, { t, incidents, visitor }: StatusFacts): Part {
  const { subject, state, ageSeconds } = condition;
  const age = ageSeconds === null ? null : ageText(ageSeconds, t);
  const name = t(`siteStatus.${subject}`);
  if (condition.state === 'well') {
    return row(SIGNS.well, name, [age === null ? t('siteStatus.well') : t('siteStatus.wellAge', { age })]);
  }
  const open = incidents.find((each) => each.subject === subject && each.until === null);
  return row(SIGNS[state], name, [
    age === null ? t('siteStatus.away') : t('siteStatus.late', { age }),
    t(`siteStatus.cause.${condition.cause}`),
    ...(open === undefined ? [] : [html`${t('siteStatus.since')} ${timeOf(open.from, visitor)}`]),
  ]);
}

/** How an open page gets changes: by socket or by polling. */
function openPagesRow({ t, push, pollSeconds }: StatusFacts): Part {
  const asks = t('siteStatus.polled', { seconds: pollSeconds });
  const name = t('siteStatus.openPages');
  if (push === 'ok') return row(SIGNS.well, name, [t('siteStatus.pushed')]);
  return push === 'away' ? row(SIGNS.late, name, [t('siteStatus.pushAway'), asks]) : row('↻', name, [asks]);
}

function incidentRow({ subject, state, cause, from, until }: Incident, { t, visitor }: StatusFacts): Part {
  const end = until === null ? t('siteStatus.lasting') : timeOf(until, visitor);
  return html`<li class="border-t border-line px-4 py-3 text-sm">
<div class="font-semibold">${t(`siteStatus.${subject}`)}: ${t(state === 'late' ? 'siteStatus.wasLate' : 'siteStatus.wasAway')}</div>
<div class="text-muted">${timeOf(from, visitor)} – ${end}. ${t(`siteStatus.cause.${cause}`)}</div>
</li>`;
}

/** The status page has no script, no offers and none of the pages’ code, so that it works when little else does. */
export function statusPage(facts: StatusFacts): Promise<string> {
  const { visitor, t, siteName, conditions, incidents, demonstration } = facts;
  const { locale, zone } = visitor;
  const title = titleOf(conditions, t);
  const link = 'inline-flex min-h-11 items-center text-sm underline';
  const others = LOCALES.filter((each) => each !== locale);
  const body = html`<header class="border-b border-line bg-raised"><div class="mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-4 px-4">
<a class="inline-flex min-h-11 items-center font-bold" href="${pathOf({ name: 'home' }, locale)}">${siteName}</a>
${others.map((each) => html`<a class="${link}" href="${statusPath(each)}" hreflang="${each}" lang="${each}">${LANGUAGES[each].name}</a>`)}
</div></header>
<main id="main" class="mx-auto max-w-2xl px-4 py-6">
<h1 class="text-xl font-bold">${title}</h1>
${demonstration ? html`<p class="mt-2 text-sm text-muted">${t('siteStatus.demonstration')}</p>` : ''}
<ul class="card mt-4 overflow-hidden">
${conditions.map((condition) => conditionRow(condition, facts))}
${openPagesRow(facts)}
</ul>
<h2 class="mt-6 text-lg font-bold">${t('siteStatus.incidents')}</h2>
${
  incidents.length === 0
    ? html`<p class="mt-2 text-sm text-muted">${t('siteStatus.noIncidents')}</p>`
    : html`<ul class="card mt-2 overflow-hidden">${incidents.map((each) => incidentRow(each, facts))}</ul>`
}
<p class="mt-4 text-xs text-muted">${t('siteStatus.zone', { zone: zoneName(zone, locale) })}</p>
<p><a class="${link}" href="${statusPath(locale)}">${t('siteStatus.lookAgain')}</a></p>
</main>`;
  const links = LOCALES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${statusPath(each)}">`);
  return plainDocument({ visitor, title: `${title} · ${siteName}`, links, body });
}
