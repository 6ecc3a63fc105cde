import type { Competition } from '../../domain/competition.ts';
import type { Route } from '../../routes.ts';

/** The props of every part of a competition's page. */
export interface CompetitionProps {
  route: Route & { name: 'tournament' };
  competition: Competition;
}
