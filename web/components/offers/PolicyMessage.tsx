import type { OffersPolicy } from '../../domain/settings.ts';

/** The gambling warning of the visitor's country, in the language that its law requires. */
export function PolicyMessage({ policy: { message, messageLanguage } }: { policy: OffersPolicy }) {
  return <p lang={messageLanguage}>{message}</p>;
}
