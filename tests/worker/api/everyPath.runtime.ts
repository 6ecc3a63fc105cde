import * as v from 'valibot';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../../../worker/api/operations.ts';

const needed = v.object({ id: v.string() });
const ofMatches = v.object({
  matches: v.tupleWithRest(
    [v.object({ id: v.string(), home: needed, away: needed, competition: needed })],
    v.unknown(),
  ),
});
const ofSquad = v.object({ players: v.tupleWithRest([needed], v.unknown()) });

/** An address of each operation, with the ids of a match that is played now. */
export async function everyPath(ask: (path: string) => Promise<Response>): Promise<[OperationId, string][]> {
  const { matches } = v.parse(ofMatches, await (await ask('/matches?status=live')).json());
  const [{ id, home, away, competition }] = matches;
  const { players } = v.parse(ofSquad, await (await ask(`/teams/${home.id}/squad`)).json());
  const ids: Partial<Record<string, string>> = {
    ...{ matches: id, teams: home.id, competitions: competition.id, players: players[0].id },
  };
  const queries: Partial<Record<OperationId, string>> = {
    search: '?q=arsenal',
    getHeadToHead: `?opponent=${away.id}`,
    getPlayer: `?team=${home.id}`,
  };
  return OPERATION_IDS.map((operation) => {
    const { path } = OPERATIONS[operation];
    return [operation, path.replace('{id}', ids[path.split('/')[1] ?? ''] ?? '') + (queries[operation] ?? '')];
  });
}
