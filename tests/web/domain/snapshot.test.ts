import { expect, it } from 'vitest';
import { MAX_MATCHES } from '../../../web/domain/listQuery.ts';
import { pagesFor } from '../../../web/domain/snapshot.ts';

it.each([
  [0, 1],
  [1, 1],
  [MAX_MATCHES, 1],
  [MAX_MATCHES + 1, 2],
  [3 * MAX_MATCHES, 3],
])('%i matches need %i pages', (matches, pages) => expect(pagesFor(matches)).toBe(pages));
