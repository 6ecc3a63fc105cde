import type { Route } from '../../addresses/routes.ts';
import type { Competition } from '../../domain/competition.ts';

/** The props of every part of a competition's page. */
export interface CompetitionProps {
  route: Route & { name: 'tournament' };
  competition: Competition;
}
