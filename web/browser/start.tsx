import '@vitejs/plugin-react/preamble';
import '../styles.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isAmerican } from '../../locales/languages.ts';
import { loadMessages } from '../../locales/loadMessages.ts';
import { handleStars } from '../components/personal/starClicks.ts';
import { again, forPress, ifLoaded } from '../data/again.ts';
import { awaitAnswers } from '../data/lateAnswers.ts';
import { createPageClock } from '../data/pageClock.ts';
import { pollClock } from '../data/polling.ts';
import { rememberScoresOnly } from '../data/preferences/scoresOnly.ts';
import { loadListParsers } from '../data/queries.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { readPageState } from '../data/readPageState.ts';
import { oddsChoiceOf, withOddsChoice } from '../domain/scoresOnly.ts';
import { App } from '../pages/App.tsx';
import { loadPage } from '../pages/loadPage.tsx';
import { responseAge } from './responseAge.ts';

/** A link to the page in the other language, or with odds on or off. */
const ALTERNATE_LINKS = 'a[hreflang], a[data-odds]';

/** Updates a link to another version of the page, because its filter, market or search may have changed. */
function keepSearch({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ALTERNATE_LINKS) : null;
  if (link === null) return;
  const odds = oddsChoiceOf(link.dataset.odds);
  link.search = odds === null ? location.search : withOddsChoice(location.search, odds);
}

declare global {
  interface Navigator {
    /** Chromium only: whether the visitor saves data. */
    readonly connection?: { saveData: boolean };
  }
}

/** Tells the script in the document (`SCRIPT_LOADER`) that the page can’t go on. */
function halt(error: unknown): void {
  console.info(error);
  dispatchEvent(new Event('halt'));
}

/** Scores update without the controls, so a script that hangs does not hold the page back. */
const PATIENCE_MS = 8_000;

/** Marks the page as live once its controls work. */
function Hydrated({ client }: { client: QueryClient }) {
  useEffect(() => {
    // Loads them early: a page that stays open during a deploy can’t load them later.
    again(loadListParsers).catch(halt);
    const controls = ifLoaded(
      () => import('./controls.ts'),
      ({ startControls }) => startControls(client),
    );
    Promise.race([controls, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]).finally(() => {
      document.documentElement.dataset.hydrated = '';
      document.getElementById('halt')?.toggleAttribute('hidden', true);
    });
  }, [client]);
  return null;
}

const container = document.querySelector<HTMLMetaElement>('meta[name="tag-manager"]')?.content;
if (container)
  ifLoaded(
    () => import('./deferTagManager.ts'),
    ({ deferTagManager }) => deferTagManager(container),
  );

if (!HTMLScriptElement.supports?.('speculationrules'))
  ifLoaded(
    () => import('./prefetchLinks.ts'),
    ({ prefetchLinks }) => prefetchLinks(),
  );

async function start(root: HTMLElement, text: string): Promise<void> {
  const state = readPageState(text);
  awaitAnswers(state.late);
  rememberScoresOnly(state.visitor.scoresOnly);
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, keepSearch);
  handleStars();
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.share-button');
    if (button)
      forPress(
        () => import('./share.ts'),
        ({ pressShare }) => pressShare(button),
      );
  });
  const age = responseAge(state.visitor.now);
  const client = createQueryClient(state.answers, age());
  const clock = { clock: createPageClock(state.visitor.now, age), start: state.matchTime };
  pollClock.now = clock.clock.now;
  const [page, messages] = await again(() =>
    Promise.all([loadPage(state), loadMessages(state.visitor.locale, state.view.kind, isAmerican(state.visitor))]),
  );
  // A transition lets the browser respond to the visitor meanwhile.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App state={state} page={page} messages={messages} client={client} clock={clock} />
        <Hydrated client={client} />
      </StrictMode>,
      {
        onUncaughtError: (error) => {
          reportError(error);
          halt(error);
        },
      },
    );
  });
  if (state.visitor.spoilers !== undefined) {
    again(() => import('./revealScores.ts')).then(({ revealScores }) => revealScores(client), halt);
  } else if (state.view.kind === 'list' && innerWidth >= 1440) {
    ifLoaded(
      () => import('./goalsBeside.ts'),
      ({ showGoalsBeside }) => showGoalsBeside(client),
    );
  }
  if (['list', 'my', 'tournament', 'watch'].includes(state.view.kind)) {
    const { now, zone } = state.visitor;
    again(() => import('./newDay.ts')).then(({ reloadOnNewDay }) => reloadOnNewDay(now, zone, clock.clock.now), halt);
  }
  if (state.site.measuresSpeed) {
    ifLoaded(
      () => import('./vitals.ts'),
      ({ measureVitals }) => measureVitals(state.view.kind),
    );
  }
  if (state.site.push && !navigator.connection?.saveData) {
    // Without it, the page keeps polling.
    ifLoaded(
      () => import('../data/pushClient.ts'),
      ({ startPush }) => startPush(client, clock.clock.now),
    );
  }
}

const root = document.getElementById('root');
const text = document.getElementById('state')?.textContent;
// A separate task lets the browser respond to the visitor before hydration.
if (root !== null && text) setTimeout(() => start(root, text).catch(halt));
