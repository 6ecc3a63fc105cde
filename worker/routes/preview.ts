import { Hono } from 'hono';
import { translator } from '../../locales/translator.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import { lineGoals } from '../../web/domain/incidents.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { answerOf } from '../base/answerOf.ts';
import { mapped, ok, type Result } from '../base/result.ts';
import { loadCompetition } from '../live/competition/loadCatalogue.ts';
import { loadEvent } from '../live/match/loadEvent.ts';
import type { ReadContext } from '../live/state/readContext.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { backgroundOf, readContextOf } from '../middleware/readContext.ts';
import { competitionCard, matchCard, siteCard } from '../render/cards.ts';
import { previewPath, type Subject, subjectOf } from '../render/preview/address.ts';
import type { Card } from '../render/preview/card.ts';
import { drawCard } from '../render/preview/drawCard.ts';
import { readLetters } from '../render/preview/letters.ts';
import { pngOf } from '../render/preview/png.ts';
import { NOT_NOW } from './answers.ts';

/** An address always has the same picture, which chat apps show on their own pages. */
const LASTING = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const SOON = { 'Cache-Control': 'public, max-age=60' };

/** The longest wait for the data centre's cache. */
const PATIENCE_MS = 500;

/** Reads the current card of a subject; null when the match or competition does not exist. */
async function readCard(subject: Subject, locale: Locale, context: ReadContext): Promise<Result<Card | null, unknown>> {
  const { siteName } = context.config;
  const t = translator(locale);
  switch (subject.kind) {
    case 'site':
      return ok(siteCard(siteName, t));
    case 'match': {
      const card = ({ match, incidents }: EventDetail) => matchCard(match, lineGoals(incidents), siteName, t);
      return mapped(await loadEvent(subject, context), (found) => found && card(found.snapshot.event));
    }
    case 'competition': {
      const answer = await loadCompetition(subject.id, subject.sport, context);
      return mapped(answer, (found) => found && competitionCard(found.competition, siteName, t));
    }
  }
}

/**
 * `/preview/…`: the share image of a match, a competition or the site. An address with an old or made-up version
 * redirects to today’s and draws nothing.
 */
export const preview = new Hono<AppEnv>().get('/preview/*', async (context) => {
  const { path } = context.req;
  const asked = subjectOf(path);
  if (asked === null) return context.text('there is no such picture\n', 404, SOON);
  const card = await readCard(asked.subject, asked.locale, readContextOf(context));
  if (!card.ok) return context.text('the picture cannot be drawn right now\n', 503, NOT_NOW);
  if (card.value === null) return context.text('there is no such picture\n', 404, SOON);
  const current = previewPath(asked.subject, asked.locale, card.value);
  if (current !== path) {
    context.header('Cache-Control', SOON['Cache-Control']);
    return context.redirect(current, 302);
  }
  const key = `https://cache.internal${path}`;
  const asking = { patienceMs: PATIENCE_MS, log: context.var.log, event: 'cache unavailable' };
  const store = await answerOf(() => caches.open('scoreline-previews'), asking);
  const stored = store && (await answerOf(() => store.match(key), asking));
  // The store’s answers are immutable, and the middleware adds headers to each answer.
  if (stored !== undefined) return new Response(stored.body, stored);
  if (!(await readLetters(context.env.ASSETS))) {
    return context.text('the picture cannot be drawn right now\n', 503, NOT_NOW);
  }
  const response = new Response(pngOf(drawCard(card.value)), { headers: LASTING });
  if (store) backgroundOf(context)(store.put(key, response.clone()));
  return response;
});
