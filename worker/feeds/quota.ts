/** The spans of time over which sources count calls; days and months are UTC's. */
export const QUOTA_WINDOWS = ['minute', 'hour', 'day', 'month'] as const;

export type QuotaWindow = (typeof QUOTA_WINDOWS)[number];

/** Calls (or credits) by the span that they are counted over. */
export type Limits = Partial<Record<QuotaWindow, number>>;

/** What a refusal is about: nothing left, or not so soon; the key; what a plan leaves out; nothing there; more than is held; no answer. */
const REFUSAL_KINDS = ['quota', 'key', 'plan', 'missing', 'too-large', 'silent', 'fault'] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** Reads back what was written down of a refusal. */
export function refusalKind(stored: string): RefusalKind {
  return REFUSAL_KINDS.find((each) => each === stored) ?? 'fault';
}

/** An answer that says no. */
export interface Refusal {
  kind: RefusalKind;
  detail: string;
  /** How long it lasts, in milliseconds; null where it does not say. */
  forMs: number | null;
  /** Whether it is about the source as a whole, or about the path alone. */
  whole: boolean;
  /** The source does not count it. */
  isFree?: true;
}

/** What a refusal means, in plain words for whoever runs the site. */
export function inPlainWords({ kind, detail }: Pick<Refusal, 'kind' | 'detail'>): string {
  switch (kind) {
    case 'quota':
      return `the quota is used up, or calls came too fast (${detail})`;
    case 'key':
      return `the source refuses the key (${detail})`;
    case 'plan':
    case 'missing':
    case 'too-large':
    case 'silent':
    case 'fault':
      return detail;
  }
}

/** What came back of a call, before anything is read of it. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** How much a source may be asked, and how it says so. */
export interface Quota {
  /** What the free plan includes. */
  limits: Limits;
  /** Whether the source refuses what goes beyond; else it only asks for restraint. */
  firm: boolean;
  /** The calls left, as the headers of an answer tell. */
  left(headers: Headers): Limits;
  /** A refusal in the source's own words; null where the status says it all. */
  refusal(answer: RawAnswer, now: number): Refusal | null;
}

export const NO_QUOTA: Quota = { limits: {}, firm: false, left: () => ({}), refusal: () => null };

/** A count in a header, by its span; nothing where the header is absent or no count. */
export function countOf(headers: Headers, name: string, span: QuotaWindow): Limits {
  const text = headers.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? { [span]: Number(text) } : {};
}

/** The limits that the settings name. */
export function limitsOf(given: { [Each in QuotaWindow]?: number | null }): Limits {
  const limits: Limits = {};
  for (const span of QUOTA_WINDOWS) {
    const calls = given[span] ?? null;
    if (calls !== null) limits[span] = calls;
  }
  return limits;
}
