import type { QueryClient } from '@tanstack/react-query';

/** A small file that every deploy has. A request for it reaches no worker. */
const PROBE = '/favicon.svg';

/** A visitor reads of a lost connection within five seconds: a request is silent, then the probe. All times are in milliseconds. */
const SILENT_MS = 2_500;
const PROBE_MS = 2_000;
/** The pause between probes while nothing answers, so that a page is right within five seconds of the site’s return. */
const PAUSE_MS = 2_000;
/** Queries that can wait for their next poll. */
const PRICES = /odds|prices/;
/** The pause doubles to this one while the site answers with errors. */
const MAX_PAUSE_MS = 48_000;

/**
 * Says when the site can’t be reached, and polls at once when it can again. A failed or silent request, a lost socket (the event
 * `doubt`) and the browser’s own events only raise a doubt: a probe decides.
 */
export function watchConnection(client: QueryClient): void {
  const notice = document.getElementById('halt');
  const words = notice?.querySelector('p');
  const own = words?.textContent ?? '';
  let isLost = false;
  let isProbing = false;
  let pause = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(text: string | undefined): void {
    if (!notice || !words) return;
    words.textContent = text ?? own;
    notice.hidden = text === undefined;
  }

  async function probe(): Promise<void> {
    if (isProbing || document.hidden) return;
    isProbing = true;
    clearTimeout(timer);
    const signal = AbortSignal.timeout(PROBE_MS);
    const request = fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal });
    const answers = await request.then(
      () => true,
      () => false,
    );
    isProbing = false;
    if (answers && !isLost) return;
    isLost = true;
    pause = answers ? Math.min(pause * 2, MAX_PAUSE_MS) : PAUSE_MS;
    show(answers ? undefined : notice?.dataset.offline);
    if (answers)
      client.refetchQueries({ type: 'active', predicate: ({ queryKey }) => !PRICES.test(String(queryKey[0])) });
    timer = setTimeout(probe, pause * (0.75 + Math.random() / 2));
  }

  const doubt = () => void (isLost || probe());

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error') doubt();
    if (action.type === 'fetch') setTimeout(() => query.state.fetchStatus === 'fetching' && doubt(), SILENT_MS);
    if (action.type !== 'success' || !isLost) return;
    isLost = false;
    clearTimeout(timer);
    show(undefined);
  });
  for (const sign of ['offline', 'online', 'doubt']) addEventListener(sign, probe);
  document.addEventListener('visibilitychange', () => isLost && probe());
  // The first poll may have failed before.
  if (
    client
      .getQueryCache()
      .findAll({ type: 'active' })
      .some(({ state }) => state.errorUpdatedAt > 0)
  )
    probe();
}
