import type { Context } from 'hono';
import { html } from 'hono/html';
import { FIRST_LOCALE } from '../../web/domain/locale.ts';
import { hiddenEntries, loadEntries, lostLinks, scheduledEntries, untranslated } from '../content/review/review.ts';
import { loadShared } from '../content/sharedSettings.ts';
import { hasPage } from '../live/team/hasPage.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { backgroundOf, sharedContextOf } from '../middleware/readContext.ts';
import { plainDocument } from '../render/plainDocument.ts';
import { section, table } from './opsPage.ts';

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 16).replace('T', ' '));

/** The ops page about content: what does not show, what is scheduled (UTC), lost links and missing translations. */
export async function opsContentPage(context: Context<AppEnv>): Promise<string> {
  const reading = sharedContextOf(context);
  const { content, clock, config } = reading;
  const drafts = context.var.isolate.content.drafts(backgroundOf(context));
  const [published, drafted, shared] = await Promise.all([
    loadEntries(content.client),
    drafts && loadEntries(drafts.client),
    loadShared({ locale: FIRST_LOCALE }, content),
  ]);
  const entries = published.ok ? published.value : [];
  const settings = shared.ok ? shared.value : null;
  const hidden = await hiddenEntries(entries, {
    now: clock.now,
    policy: settings?.policy?.overrides,
    hasPage: (route) => hasPage(route, reading),
  });
  // Strapi’s drafts repeat what is published, with the same dates.
  const both = [...(drafted?.ok ? drafted.value : []), ...entries];
  const scheduled = new Map(
    scheduledEntries(both, clock.now).map(({ name, countries, from, until }) => {
      const row = [name, countries.join(', ') || null, instant(from), instant(until)];
      return [row.join(), row];
    }),
  );
  const lost = lostLinks(entries, settings?.site, config.siteOrigin);
  const when = (nothing: string) => (published.ok ? nothing : 'Unknown.');
  const body = html`<main id="main" class="mx-auto max-w-7xl px-4 py-6">
<h1 class="text-xl font-bold">${config.siteName}: content</h1>
<p class="mt-2 text-sm"><a class="underline" href="/ops">All of the site</a></p>
${published.ok ? '' : html`<p class="mt-2 text-sm">The content can’t be read. /ops says why.</p>`}
${drafted?.ok === false ? html`<p class="mt-2 text-sm">Drafts can’t be read, so starts are missing here.</p>` : ''}
${section(
  'What does not show',
  table(
    ['Entry', 'Field', 'Why'],
    hidden.map(({ name, field, why }) => [name, field, why]),
    when('Every published entry shows.'),
  ),
)}
${section('Scheduled (UTC)', table(['Entry', 'Countries', 'Starts', 'Ends'], [...scheduled.values()], when('Nothing is scheduled.')))}
${section(
  'Links to missing pages of the site',
  table(
    ['In', 'Link'],
    lost.map(({ of, url }) => [of, url]),
    when('None. `npm run doctor -- --content` also tries links to other sites.'),
  ),
)}
${section(
  'Missing translations',
  table(
    ['Entry'],
    untranslated(entries).map((each) => [each]),
    when('None.'),
  ),
)}
</main>`;
  return plainDocument({ visitor: { locale: 'en', theme: null }, title: `Content · ${config.siteName}`, body });
}
