import * as v from 'valibot';

const newsSchema = v.object({
  title: v.string(),
  close: v.string(),
  /** Each with the path of its page. */
  lines: v.array(v.object({ text: v.string(), link: v.string() })),
});

/** What happened while a visitor was away, in his language: at most five lines. */
export type AwayNews = v.InferOutput<typeof newsSchema>;

/** Reads an answer of `/api/away`; null when it is none. */
export function parseAwayNews(value: unknown): AwayNews | null {
  const result = v.safeParse(newsSchema, value);
  return result.success ? result.output : null;
}
