import { parseDetail } from '../../../../worker/feeds/footballData/parseDetail.ts';
import { parseMatch } from '../../../../worker/feeds/footballData/parseMatch.ts';
import { contextOf, parsedValue } from '../parsed.ts';
import { match } from './footballData.records.ts';

type Given = Parameters<typeof match>;

export const matchFrom = (...given: Given) => parsedValue(parseMatch(match(...given), contextOf())).match;
export const detailFrom = (...given: Given) => parsedValue(parseDetail(match(...given), contextOf()));
