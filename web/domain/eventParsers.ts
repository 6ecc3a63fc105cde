export { parseEventSnapshot } from './eventDetail.ts';
export { parseEventOdds } from './eventOdds.ts';
