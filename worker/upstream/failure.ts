/** Why an upstream call gave nothing; logged and shown in `/api/health`, never to a visitor. */
export interface Failure {
  kind:
    | 'unreachable'
    | 'timeout'
    | 'resting'
    /** Asked less often than it changes, so that a quota lasts. */
    | 'paced'
    /** There is nothing left of what may be asked (429). */
    | 'quota'
    /** Who asks is unknown (401), or may not have this (403). */
    | 'refused'
    | 'forbidden'
    /** The question names something that it does not know (400). */
    | 'invalid'
    /** There may be something, but not for whoever asks: no time will change that. */
    | 'excluded'
    /** There is no such path. */
    | 'missing'
    /** Nothing, where there was something: not believed at once. */
    | 'empty'
    | 'status'
    | 'too-large'
    | 'not-json'
    | 'shape'
    /** The record that was asked for is there, and nobody can read it. */
    | 'unreadable';
  detail: string;
  /** Milliseconds that the upstream asked us to stay away (`Retry-After`), or null. */
  retryAfterMs: number | null;
}

/** A failure as a result. */
export function failure(kind: Failure['kind'], detail: string, retryAfterMs: number | null = null) {
  return { ok: false, error: { kind, detail: detail.slice(0, 200), retryAfterMs } } as const;
}
