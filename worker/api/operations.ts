import { listChanges } from './changes.ts';
import { getRounds, getScorers, getSeason, getStandings, listCompetitions, search } from './competitions.ts';
import { getMatch, listMatches } from './matches.ts';
import { getPlayer } from './players.ts';
import { getHeadToHead, getSquad, getTeam } from './teams.ts';

/** Every operation of the public API. Routes, OpenAPI document, MCP tools and the developers’ page follow from it. */
export const OPERATIONS = {
  search,
  listMatches,
  getMatch,
  getTeam,
  getSquad,
  getHeadToHead,
  getPlayer,
  listCompetitions,
  getStandings,
  getScorers,
  getRounds,
  getSeason,
  listChanges,
};

export type OperationId = keyof typeof OPERATIONS;

export const isOperation = (name: string): name is OperationId => Object.hasOwn(OPERATIONS, name);

export const OPERATION_IDS = Object.keys(OPERATIONS).filter(isOperation);
