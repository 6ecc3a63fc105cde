/** The answers that come with the document, by the last part of their path; undefined for one that did not come. */
const coming = new Map<string, Promise<unknown>>();

/** The server’s own sources take less. */
const PATIENCE_MS = 20_000;

/** The value of a JSON text; undefined while it is not whole. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Waits for answers that the document announces, until its end or for some time. Chromium never ends one that breaks off. */
export function awaitAnswers(announced: object): void {
  for (const name of ['odds', 'counters']) {
    if (!(name in announced)) continue;
    const answer = new Promise<unknown>((resolve) => {
      const waiting = new AbortController();
      const end = (value?: unknown) => {
        waiting.abort();
        resolve(value);
      };
      const look = () => {
        const value = parsed(document.querySelector(`[data-late=${name}]`)?.textContent);
        if (value !== undefined || document.readyState !== 'loading') end(value);
      };
      for (const sign of ['late', 'DOMContentLoaded']) addEventListener(sign, look, waiting);
      setTimeout(end, PATIENCE_MS);
      look();
    });
    coming.set(name, answer);
  }
}

/** The answer to a path that comes with the document, once; undefined if the server must be asked. */
export function lateAnswer(path: string): Promise<unknown> | undefined {
  const name = /\/(odds|counters)\?/.exec(path)?.[1] ?? '';
  const answer = coming.get(name);
  coming.delete(name);
  return answer;
}
