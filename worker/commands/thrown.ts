/** The message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The system's code of a thrown value, such as `ENOENT`; empty without one. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What stopped a `fetch`, which hides it in the cause of its error. */
export const causeOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);

/** Why a `fetch` failed. The message of the cause may be empty. */
export const reasonOf = (error: unknown): string => messageOf(causeOf(error)) || codeOf(causeOf(error));
