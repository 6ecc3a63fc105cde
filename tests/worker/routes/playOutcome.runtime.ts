import { visit, visitorOf } from '../site.runtime.ts';

/** The address of the operator bet365 in the embedded content system. */
export const BET365 = 'https://www.example.com/offers/bet365?ref=scoreline';

/** The status and the Location that a visitor from Great Britain gets. */
export async function outcomeOf(path: string): Promise<[number, string | null]> {
  const response = await visit(path, visitorOf('GB'));
  await response.text();
  return [response.status, response.headers.get('Location')];
}
