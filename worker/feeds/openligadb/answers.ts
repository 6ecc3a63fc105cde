import type { Fetch } from '../../upstream/fetchJson.ts';

/** OpenLigaDB says "there is none" with 404 or 204, sometimes with no body at all: that is an answer, `null`. */
export function nothingFor404(fetch: Fetch): Fetch {
  return async (request, inquiry) => {
    const response = await fetch(request, inquiry);
    if (response.status !== 404 && response.status !== 204) return response;
    await response.body?.cancel();
    return Response.json(null);
  };
}
