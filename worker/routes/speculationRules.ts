import { Hono } from 'hono';
import { UNPREFETCHED_PATHS, UNPREFETCHED_RELATION } from '../../web/addresses/unprefetched.ts';
import type { AppEnv } from '../middleware/appEnv.ts';

const PATH = '/speculation-rules.json';

/** Value of a page’s `Speculation-Rules` header. */
export const SPECULATION_RULES = `"${PATH}"`;

/** Browsers fetch a page when the pointer rests on its link, and run nothing in advance. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...UNPREFETCHED_PATHS.map((path) => ({ not: { href_matches: `${path}*` } })),
          { not: { selector_matches: `[rel~=${UNPREFETCHED_RELATION}]` } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Rules for prefetching links (Speculation Rules API). */
export const speculationRules = new Hono<AppEnv>().get(PATH, (context) =>
  context.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  }),
);
