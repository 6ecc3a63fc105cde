import type { Fetch } from '../../upstream/fetchJson.ts';

/** OpenLigaDB answers 404 or 204, sometimes without a body, if there is no data. Converts that to `null`. */
export function nothingFor404(fetch: Fetch): Fetch {
  return async (request, inquiry) => {
    const response = await fetch(request, inquiry);
    if (response.status !== 404 && response.status !== 204) return response;
    await response.body?.cancel();
    return Response.json(null);
  };
}
