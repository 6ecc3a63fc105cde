import type { Context } from 'hono';
import { html } from 'hono/html';
import { FIRST_LOCALE } from '../../web/domain/locale.ts';
import type { ContentReading } from '../content/contentReading.ts';
import { linksOf, lostLinks } from '../content/review/links.ts';
import type { ReviewedEntry } from '../content/review/readEntries.ts';
import { hiddenEntries, scheduledEntries, untranslated } from '../content/review/review.ts';
import { readShared } from '../content/sharedSettings.ts';
import { hasPage } from '../live/hasPage.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { backgroundOf, sharedContextOf } from '../middleware/readContext.ts';
import { plainDocument } from '../render/plainDocument.ts';
import { section, table } from './opsPage.ts';

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 16).replace('T', ' '));

async function entriesOf(content: ContentReading | null): Promise<ReviewedEntry[] | null> {
  const read = await content?.source.entries();
  return read?.ok ? read.value : null;
}

/** The ops page about content: what does not show, what is scheduled (UTC), lost links and missing translations. */
export async function opsContentPage(context: Context<AppEnv>): Promise<string> {
  const reading = sharedContextOf(context);
  const { content, clock, config } = reading;
  const drafts = context.var.isolate.content.drafts(backgroundOf(context));
  const [published, drafted, shared] = await Promise.all([
    entriesOf(content),
    entriesOf(drafts),
    readShared({ locale: FIRST_LOCALE }, content),
  ]);
  const entries = published ?? [];
  const settings = shared.ok ? shared.value : null;
  const hidden = await hiddenEntries(entries, {
    now: clock.now,
    policy: settings?.policy?.overrides,
    hasPage: (route) => hasPage(route, reading),
  });
  // Strapi’s drafts repeat what is published, with the same dates. Only their start is news.
  const starting = scheduledEntries(drafted ?? [], clock.now).filter(({ from }) => from !== null);
  const rows = [...starting, ...scheduledEntries(entries, clock.now)].map(({ name, countries, from, until }) => [
    name,
    countries.join(', ') || null,
    instant(from),
    instant(until),
  ]);
  const scheduled = [...new Map(rows.map((row) => [row.join('|'), row])).values()];
  const lost = lostLinks(linksOf(entries, settings?.site), entries, config.siteOrigin);
  const body = html`<main id="main" class="mx-auto max-w-7xl px-4 py-6">
<h1 class="text-xl font-bold">${config.siteName}: content</h1>
<p class="mt-2 text-sm"><a class="underline" href="/ops">All of the site</a></p>
${published === null ? html`<p class="mt-2 text-sm">The content can’t be read. /ops says why.</p>` : ''}
${drafts !== null && drafted === null ? html`<p class="mt-2 text-sm">Drafts can’t be read, so starts are missing here.</p>` : ''}
${section(
  'What does not show',
  table(
    ['Entry', 'Field', 'Why'],
    hidden.map(({ name, field, why }) => [name, field, why]),
    'Every published entry shows.',
  ),
)}
${section('Scheduled (UTC)', table(['Entry', 'Countries', 'Starts', 'Ends'], scheduled, 'Nothing is scheduled.'))}
${section(
  'Links to missing pages of the site',
  table(
    ['In', 'Link'],
    lost.map(({ of, url }) => [of, url]),
    'None. `npm run doctor -- --content` also tries links to other sites.',
  ),
)}
${section(
  'Missing translations',
  table(
    ['Entry'],
    untranslated(entries).map((each) => [each]),
    'None.',
  ),
)}
</main>`;
  return plainDocument({ visitor: { locale: 'en', theme: null }, title: `Content · ${config.siteName}`, body });
}
