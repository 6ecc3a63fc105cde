import { listChanges } from './changes.ts';
import { getRounds, getScorers, getStandings, listCompetitions, search } from './competitions.ts';
import { getMatch, getTeam, listMatches } from './matches.ts';

/** Every operation of the public API. Routes, OpenAPI document, MCP tools and the developers’ page follow from it. */
export const OPERATIONS = {
  listCompetitions,
  listMatches,
  getMatch,
  getTeam,
  getStandings,
  getScorers,
  getRounds,
  search,
  listChanges,
};

export type OperationId = keyof typeof OPERATIONS;

export const isOperation = (name: string): name is OperationId => Object.hasOwn(OPERATIONS, name);

export const OPERATION_IDS = Object.keys(OPERATIONS).filter(isOperation);
