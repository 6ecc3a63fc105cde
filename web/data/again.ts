import { waitAfter } from '../domain/waitAfter.ts';

/** Attempts to load code. */
const ATTEMPTS = 3;

/** Loads code, and tries again when a packet is lost. Rejects with the last error. */
export async function again<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitAfter(attempt)));
    }
  }
  return load();
}

/** Uses code that the page can do without, if it can be had. Resolves without it, and rejects only if its use fails. */
export function ifLoaded<Code>(load: () => Promise<Code>, use: (code: Code) => void): Promise<void> {
  return again(load).then(use, () => undefined);
}

/**
 * Loads the code of a visitor's press. If it can't be had although the site answers, `otherwise` leads to the same without it. A
 * script in the document (`SCRIPT_LOADER`) loads the page again, once, or says that the code is missing.
 */
export function forPress<Code>(
  load: () => Promise<Code>,
  use: (code: Code) => void,
  otherwise: () => void = () => dispatchEvent(new Event('missing')),
): void {
  const lead = ({ ok }: Response) => ok && otherwise();
  again(load).then(use, () => fetch(location.href).then(lead, () => undefined));
}

/** A field with text, which also has the focus while its visitor is in another window. */
const WRITTEN = ':read-write:not(:placeholder-shown)';

/** Loads the page again if the site answers and its visitor is not writing: the old page is better than an error or a lost text. */
export async function reloadIfAnswered(): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (response?.ok && !document.activeElement?.matches(WRITTEN)) location.reload();
}
