import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Answers a call of `wrangler preview` in an account that has the worker and no preview. */
function answerTo(method: string, path: string): { status: number; result: object | null } {
  if (method === 'GET' && path.includes('/previews/')) return { status: 404, result: null };
  if (path.endsWith('/assets-upload-session')) return { status: 200, result: { jwt: 'a-token', buckets: [] } };
  const address = path.endsWith('/deployments') ? 'https://version.test' : 'https://pr-1.test';
  return { status: 200, result: { id: 'an-id', name: 'pr-1', slug: 'pr-1', urls: [address], env: {} } };
}

/** Fakes Cloudflare's API. `uploads` collects the metadata of each uploaded worker. */
export async function startCloudflareApi() {
  const uploads: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = new Response(await buffer(request), { headers: { 'Content-Type': headers['content-type'] ?? '' } });
    if (url.endsWith('/deployments')) uploads.push(String((await body.formData()).get('metadata')));
    const { status, result } = answerTo(method, url);
    const errors = result === null ? [{ code: 10025, message: 'Preview not found' }] : [];
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ success: result !== null, result, errors, messages: [] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return {
    uploads,
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${address.port}`,
      CLOUDFLARE_API_TOKEN: 'a-token',
      CLOUDFLARE_ACCOUNT_ID: 'an-account',
    },
    close: () => server.close(),
  };
}
