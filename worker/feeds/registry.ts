import * as v from 'valibot';
import type { Result } from '../base/result.ts';
import { address, text } from '../base/settingSchemas.ts';
import { apiFootball } from './apiFootball/definition.ts';
import { contract } from './contract/definition.ts';
import type { ChosenFeed, FeedDefinition } from './definition.ts';
import { footballData } from './footballData/definition.ts';
import { openLigaDb } from './openligadb/definition.ts';

/** All feeds; to add one, add its folder and its definition here. */
export const FEEDS: readonly FeedDefinition[] = [contract, openLigaDb, apiFootball, footballData];

const choice = v.object({ LIVE_SOURCE: text, LIVE_API_URL: address });

/** Chooses the source of live data: OpenLigaDB, which needs no key, when none is named. Errors begin with the setting’s name. */
export function readLiveSource(env: object, feeds: readonly FeedDefinition[] = FEEDS): Result<ChosenFeed, string> {
  const choosers = new Map<string, () => Result<ChosenFeed, string>>();
  for (const feed of feeds) {
    const read = feed.read(env);
    if (!read.ok) return read;
    choosers.set(feed.name, read.value);
  }
  const given = v.parse(choice, env);
  const choose = choosers.get(given.LIVE_SOURCE || (given.LIVE_API_URL === null ? openLigaDb.name : contract.name));
  const names = [...choosers.keys()].join(', ');
  return choose === undefined ? { ok: false, error: `LIVE_SOURCE: one of ${names} is wanted` } : choose();
}
