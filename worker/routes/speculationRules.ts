import { Hono } from 'hono';
import { UNPREFETCHED_PATHS, UNPREFETCHED_RELATION } from '../../web/browser/unprefetched.ts';
import type { AppEnv } from '../middleware/appEnv.ts';

const PATH = '/speculation-rules.json';

/** Value of the `Speculation-Rules` header of a page. */
export const SPECULATION_RULES = `"${PATH}"`;

/** A page of the site is fetched when the visitor rests on its link; nothing is run in advance. */
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

/** What the browser may fetch before a link is followed (Speculation Rules API). */
export const speculationRules = new Hono<AppEnv>().get(PATH, (context) =>
  context.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  }),
);
