import type { Translate } from '../../locales/translate.ts';
import type { Incident } from '../domain/eventDetail.ts';

/** An incident’s name. An unknown one keeps the feed’s word. */
export function incidentName(incident: Incident, t: Translate): string {
  if (incident.kind === 'other') return incident.text;
  return incident.kind === 'decision' ? t(`decision.${incident.decision}`) : t(`incident.${incident.kind}`);
}

const REASONS = ['offside', 'encroachment', 'handball', 'foul', 'saved', 'post', 'wide'] as const;

/** Why a goal was cancelled, or where a penalty went. An unknown reason keeps the feed’s word. */
export function reasonText(reason: string, t: Translate): string {
  const known = REASONS.find((each) => each === reason.toLowerCase());
  return known === undefined ? reason : t(`reason.${known}`);
}
