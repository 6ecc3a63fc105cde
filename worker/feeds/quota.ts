/** The spans of time over which sources count calls; days and months are UTC's. */
export const QUOTA_WINDOWS = ['minute', 'hour', 'day', 'month'] as const;

export type QuotaWindow = (typeof QUOTA_WINDOWS)[number];

/** Calls (or credits) by the span that they are counted over. */
export type Limits = Partial<Record<QuotaWindow, number>>;

/** An answer that says no. */
export interface Refusal {
  detail: string;
  /** How long it lasts, in milliseconds; null where it does not say. */
  forMs: number | null;
  /** Whether it is about the source as a whole, or about the path alone. */
  whole: boolean;
  /** The source does not count it. */
  isFree?: true;
}

/** Whether a refusal says that there is nothing left, or not so soon: in the words of any source. */
export function isOfQuota(detail: string): boolean {
  return /^answered 429|^(requests|rateLimit):|OUT_OF_USAGE_CREDITS|EXCEEDED_FREQ_LIMIT/.test(detail);
}

/** What a refusal means, in plain words for whoever runs the site. */
export function inPlainWords(detail: string): string {
  if (isOfQuota(detail)) return `the quota is used up, or calls came too fast (${detail})`;
  return /^answered 40[13]|^(token|access):/.test(detail) ? `the source refuses the key (${detail})` : detail;
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
