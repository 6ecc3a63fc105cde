import * as v from 'valibot';
import { parserOf } from './parserOf.ts';

const newsSchema = v.object({
  title: v.string(),
  close: v.string(),
  /** `link` is the path of the line’s page. */
  lines: v.array(v.object({ text: v.string(), link: v.string() })),
});

/** A summary of events during a visitor’s absence, in the visitor’s language. At most five lines. */
export type VisitNews = v.InferOutput<typeof newsSchema>;

/** Parses a response of `/api/since-visit`; null if it is invalid. */
export const parseVisitNews = parserOf(newsSchema);
