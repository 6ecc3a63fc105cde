import * as v from 'valibot';
import type { Result } from '../base/result.ts';
import type { JournalBinding } from '../settings/journalBinding.ts';
import { type Age, type OpenContext, type Problem, refused } from './answer.ts';
import { DEFAULTS, OPERATIONS, type OperationId } from './operations.ts';
import { changesOf } from './readChanges.ts';
import { getRounds, getScorers, getStandings, listCompetitions, search } from './readCompetitions.ts';
import { getMatch, getTeam, listMatches } from './readMatches.ts';

const common = v.object(DEFAULTS);

/** The parameters that decide the view of the data. `delay` is in seconds. */
export type CommonParameters = v.InferOutput<typeof common>;

type Open = (common: CommonParameters) => OpenContext;

type Run = (given: Readonly<Record<string, string>>, open: Open) => Promise<Result<Age & { data: object }, Problem>>;

function messageOf(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? `\`${name}\` is no parameter of this operation.` : `\`${name}\` is missing.`;
  }
  return `\`${name}\`: ${issue.message}.`;
}

/** Parses the parameters of an operation, then runs it. */
function runner<Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>,
  handle: (given: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>, context: OpenContext) => ReturnType<Run>,
): Run {
  return async (given, open) => {
    const read = v.safeParse(schema, given);
    if (!read.success) return refused(messageOf(read.issues[0]));
    return handle(read.output, open(v.parse(common, given)));
  };
}

/** Every operation as a function of its parameters as text. */
export function runners(journal: JournalBinding): { readonly [Id in OperationId]: Run } {
  const { listChanges } = OPERATIONS;
  return {
    listCompetitions: runner(OPERATIONS.listCompetitions.parameters, listCompetitions),
    listMatches: runner(OPERATIONS.listMatches.parameters, listMatches),
    getMatch: runner(OPERATIONS.getMatch.parameters, getMatch),
    getTeam: runner(OPERATIONS.getTeam.parameters, getTeam),
    getStandings: runner(OPERATIONS.getStandings.parameters, getStandings),
    getScorers: runner(OPERATIONS.getScorers.parameters, getScorers),
    getRounds: runner(OPERATIONS.getRounds.parameters, getRounds),
    search: runner(OPERATIONS.search.parameters, search),
    listChanges: runner(listChanges.parameters, changesOf(journal)),
  };
}
