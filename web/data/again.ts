/** Attempts to load code, and the pause after the first one in milliseconds. Each pause doubles. */
const ATTEMPTS = 3;
const PAUSE_MS = 1_000;

/** Loads code, and tries again when a packet is lost. Rejects with the last error. */
export async function again<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** (attempt - 1)));
    }
  }
  return load();
}
