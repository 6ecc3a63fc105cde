import { fetchWithDemonstration } from './demonstration.runtime.ts';

globalThis.fetch = fetchWithDemonstration;
