import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { isAmerican } from '../../locales/languages.ts';
import { messagesFor, translatorFor } from '../../locales/translator.ts';
import { MissingPart } from '../../web/components/LatePart.static.tsx';
import { LatePrices } from '../../web/components/odds/LatePrices.static.tsx';
import type { ListedRow } from '../../web/data/appContext.ts';
import type { LateWork } from '../../web/data/late.ts';
import { listIn } from '../../web/data/listIn.ts';
import { stoppedClock } from '../../web/data/pageClock.ts';
import type { PageState } from '../../web/data/pageState.ts';
import type { Follows } from '../../web/domain/follows.ts';
import { App } from '../../web/pages/App.tsx';
import { loadPage } from '../../web/pages/loadPage.tsx';
import { withTimeout } from '../base/withTimeout.ts';
import { lateAnswerText, lateSection } from './documentEnd.ts';
import type { KeptBytes } from './keptBytes.ts';
import type { RowCache } from './rowCache.tsx';

export interface ContentParts {
  /** Holds the answers of the state. */
  client: QueryClient;
  follows: Follows;
  origin: string;
  /** Null: React renders every row. */
  rows: RowCache | null;
  kept: KeptBytes;
  late?: LateWork;
}

/** The page, or a part of it without the frame, as markup for hydration. Its rows are marks of kept bytes. */
export function markupOf(state: PageState, page: ReactNode, parts: ContentParts, isPart = false): string {
  const { client, follows, origin, rows, kept, late } = parts;
  const { visitor, matchTime } = state;
  const variant = { visitor, matchTime, follows };
  return renderToString(
    <App
      state={state}
      page={page}
      isPart={isPart}
      messages={messagesFor({ locale: visitor.locale, american: isAmerican(visitor) })}
      client={client}
      clock={{ clock: stoppedClock(matchTime), start: matchTime }}
      server={{
        origin,
        ...(late && { late }),
        ...(follows.length > 0 && { follows }),
        ...(rows !== null && {
          rowMarkup: (listed: readonly ListedRow[]) => `"${kept.mark(rows.markup(listed, variant))}"`,
        }),
      }}
    />,
  );
}

/** A page’s content as markup for hydration. */
export async function contentOf(state: PageState, parts: ContentParts): Promise<string> {
  return markupOf(state, await loadPage(state), parts);
}

const LATE_ANSWERS = ['odds', 'counters'] as const;

/** Waits up to `ms` milliseconds for what surrounds the subject. Answers that came in time are among those of the page. */
export async function withSurroundings(state: PageState, ms: number): Promise<PageState> {
  const all = Object.values(state.late).map(({ arrival }) => arrival);
  if (all.length > 0) await withTimeout<unknown>(Promise.all(all), ms);
  const late = { ...state.late };
  const answers = [...state.answers];
  for (const id of LATE_ANSWERS) {
    const settled = late[id]?.settled;
    if (settled?.ok !== true) continue;
    answers.push(settled.value);
    delete late[id];
  }
  return { ...state, answers, late };
}

/** What follows a page in its document: its late answers, then its late parts. */
export async function* lateTexts(state: PageState, parts: ContentParts & { late: LateWork }): AsyncGenerator<string> {
  const t = translatorFor(state.visitor);
  for (const id of LATE_ANSWERS) {
    const arrival = await state.late[id]?.arrival;
    if (arrival === undefined) continue;
    if (arrival.ok) parts.client.setQueryData(arrival.value.key, arrival.value.data);
    const known = id === 'odds' ? <LatePrices view={state.view} /> : null;
    const shown = arrival.ok ? known : <MissingPart id={id} />;
    yield lateAnswerText(id, arrival, shown === null ? '' : markupOf(state, shown, parts, true));
  }
  for (const { id, content } of parts.late.awaited) {
    yield lateSection(id, t(`late.${id}`), markupOf(state, await content, parts, true));
  }
}

/** Whether a page misses nothing, so that other visitors may have it too. Throws the error of a late part that threw. */
export function isWhole({ view, answers, late, isPartial }: PageState): boolean {
  const failed = Object.values(late).flatMap(({ settled }) => (settled?.ok === false ? [settled.error] : []));
  const thrown = failed.find((error) => error instanceof Error);
  if (thrown !== undefined) throw thrown;
  const isListed = listIn(view) === null || answers.some(({ key: [name] }) => name === 'live');
  return isListed && failed.length === 0 && isPartial !== true;
}
