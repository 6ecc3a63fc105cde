import * as v from 'valibot';
import type { Result } from '../base/result.ts';
import { text } from '../base/settingSchemas.ts';
import { apiFootball } from './apiFootball/definition.ts';
import { contract } from './contract/definition.ts';
import type { ChosenFeed, FeedDefinition } from './definition.ts';
import { footballData } from './footballData/definition.ts';
import { openLigaDb } from './openligadb/definition.ts';

/** All feeds; to add one, add its folder and its definition here. */
export const FEEDS: readonly FeedDefinition[] = [contract, openLigaDb, apiFootball, footballData];

const choice = v.object({ LIVE_SOURCE: text, LIVE_API_URL: text });

/** Chooses the source of live data: OpenLigaDB, which needs no key, when none is named. Each error begins with a setting’s name. */
export function parseLiveSource(env: object, feeds: readonly FeedDefinition[] = FEEDS): Result<ChosenFeed, string[]> {
  const choosers = new Map<string, () => Result<ChosenFeed, string>>();
  const problems: string[] = [];
  for (const feed of feeds) {
    const read = feed.read(env);
    if (read.ok) choosers.set(feed.name, read.value);
    else problems.push(...read.error);
  }
  const given = v.parse(choice, env);
  const choose = choosers.get(given.LIVE_SOURCE || (given.LIVE_API_URL === '' ? openLigaDb.name : contract.name));
  const names = feeds.map(({ name }) => name);
  if (given.LIVE_SOURCE !== '' && !names.includes(given.LIVE_SOURCE))
    problems.push(`LIVE_SOURCE: must be one of ${names.join(', ')}`);
  const chosen = choose?.();
  if (chosen?.ok === false) problems.push(chosen.error);
  return chosen?.ok === true && problems.length === 0 ? chosen : { ok: false, error: problems };
}
