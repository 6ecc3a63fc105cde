import { expectTypeOf, it } from 'vitest';
import type { MatchState } from '../../../../web/domain/match.ts';
import type { Status } from '../../../../worker/feeds/normalize/states.ts';

it('a source can say every state but those that the site finds itself', () => {
  expectTypeOf<Exclude<MatchState['kind'], Status['kind']>>().toEqualTypeOf<'unreported' | 'other'>();
});
