/** Given and family names of one pool. */
export interface Names {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

/** A pool out of two comma-separated lists, which may run over several lines. */
export function namesIn(given: string, family: string): Names {
  return { given: given.split(/,\s*/), family: family.split(/,\s*/) };
}
