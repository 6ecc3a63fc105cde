import { parseDetail } from '../../../../worker/feeds/apiFootball/parseDetail.ts';
import { parseFixture } from '../../../../worker/feeds/apiFootball/parseFixture.ts';
import { contextOf, parsedValue } from '../parsed.ts';
import { fixture } from './apiFootball.records.ts';

type Given = Parameters<typeof fixture>;

export const matchFrom = (...given: Given) => parsedValue(parseFixture(fixture(...given), contextOf())).match;
export const detailFrom = (...given: Given) => parsedValue(parseDetail(fixture(...given), contextOf()));
