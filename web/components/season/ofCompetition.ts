import type { Competition } from '../../domain/competition.ts';
import type { Route } from '../../routes.ts';

/** What each part of a competition's page is of. */
export interface OfCompetition {
  route: Route & { name: 'tournament' };
  competition: Competition;
}
