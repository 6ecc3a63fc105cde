import * as v from 'valibot';
import type { CompetitionKey } from '../../../web/domain/competitionKey.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import { TOURNAMENT_TABS, type TournamentTab } from '../../../web/domain/tabs.ts';
import type { Answer } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import { loadFeed, type ReadContext } from '../state/readContext.ts';

/** The remembered tabs of a competition; `find` finds them in its data. */
export const loadRememberedTabs = (
  { sport, tournament }: CompetitionKey,
  context: ReadContext,
  find: () => Promise<Answer<TournamentTab[]>>,
) =>
  loadFeed(context.live.tabs, context, {
    key: `tabs:${sport}:${tournament}`,
    lifetime: LIFETIMES.tabs,
    remembered: true,
    load: find,
    parse: parserOf(v.array(v.picklist(TOURNAMENT_TABS))),
  });
