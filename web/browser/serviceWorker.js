// The service worker of visitors with alerts or with the installed site. It always asks the network first. Without an answer
// it shows the page as it was kept, with its age, or the last scores. The server puts WORDS before this text: the site's name, and the texts of each language.
const SCORES = '/api/alerts/scores';
const SUBSCRIPTION = '/api/alerts';
const RENEW_MS = 60_000;
const SILENT_MS = 5_000;
const PAGES = 'pages';
const MOST_PAGES = 20;
const MOST_FOLLOWED = 8;
const OWN_AGE_MS = 600_000;
const LANGUAGES = Object.keys(WORDS.texts);

const localeOf = (path) => LANGUAGES.find((each) => path.split('/')[1] === each) ?? LANGUAGES[0];
const store = () => caches.open('alerts');
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// A broken store holds none.
const kept = async () => {
  try {
    return await (await (await store()).match(SCORES)).json();
  } catch {}
};

// Keeps a page, and forgets the ones that were kept longest ago. Home pages, whose addresses are the shortest, stay.
async function keep(address, answer) {
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) return;
  const headers = new Headers(answer.headers);
  headers.set('Kept-At', Date.now());
  const pages = await caches.open(PAGES);
  const page = new Response(await answer.text(), { headers });
  await pages.delete(address, { ignoreVary: true });
  await pages.put(address, page);
  const others = (await pages.keys()).filter(({ url }) => url.length > `${origin}/nl`.length);
  for (const old of others.slice(0, -MOST_PAGES)) await pages.delete(old, { ignoreVary: true });
}

const keptPage = async (address) => (await caches.open(PAGES)).match(address, { ignoreVary: true });
const keptAtOf = (page) => Number(page?.headers.get('Kept-At') ?? 0);

// The home page and followed matches are there without a visit.
async function keepOwn(path) {
  if (Date.now() - keptAtOf(await keptPage(path)) > OWN_AGE_MS) await keep(path, await fetch(path));
}

// Keeps the scores, and shows how many followed matches run on the icon of the installed site.
async function renew(locale, wait = RENEW_MS) {
  const keptAt = Date.now();
  const before = await kept();
  if (keptAt - (before?.keptAt ?? 0) < wait) return;
  const answer = await fetch(`${SCORES}?locale=${locale}`);
  if (!answer.ok) return;
  const scores = { ...(await answer.json()), keptAt };
  await (await store()).put(SCORES, Response.json(scores));
  const home = locale === LANGUAGES[0] ? '/' : `/${locale}`;
  const followed = (scores.followed ?? []).slice(0, MOST_FOLLOWED);
  await Promise.allSettled([home, ...followed].map(keepOwn));
  if (scores.running > 0) await navigator.setAppBadge?.(scores.running);
  else if (before?.running > 0) await navigator.clearAppBadge?.();
}

function ageOf(ms, locale) {
  const minutes = Math.round(ms / 60_000);
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit);
}

async function offline({ url }) {
  const locale = localeOf(new URL(url).pathname);
  const words = WORDS.texts[locale];
  const ageText = (at) => words.age.replace('{{age}}', ageOf(Date.now() - at, locale));
  const page = await keptPage(url).catch(() => undefined);
  if (page) {
    const text = escaped(`${words.title}. ${ageText(keptAtOf(page))}`);
    const note = `<body><p role="status" class="bg-sunken px-3 py-1 text-center text-xs">${text}</p>`;
    return new Response(
      (await page.text()).replace('<body>', () => note),
      { headers: page.headers },
    );
  }
  const scores = await kept();
  const rows = (scores?.matches ?? []).map(
    ({ title, status, url }) => `<li><a href="${escaped(url)}"><b>${escaped(status)}</b> ${escaped(title)}</a></li>`,
  );
  const age = scores === undefined ? words.none : ageText(scores.at);
  const html = `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(words.title)} · ${escaped(WORDS.name)}</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:40rem;margin:0 auto;padding:16px}
h1{font-size:20px}ul{padding:0;list-style:none}a{display:flex;gap:12px;min-height:44px;align-items:center;color:inherit}
li a{text-decoration:none;border-top:1px solid #8886}b{min-width:64px}</style>
<main><h1>${escaped(words.title)}</h1><p>${escaped(age)}</p><ul>${rows.join('')}</ul><a href="">${escaped(words.again)}</a></main>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

// Browsers end a subscription after pushes without a notification, so each shows one.
async function show(data) {
  let notification = {};
  try {
    notification = data.json().notification ?? {};
  } catch {}
  const { title = WORDS.name, navigate = '/', ...options } = notification;
  await registration.showNotification(title, { ...options, icon: WORDS.icon, data: navigate });
  await renew(options.lang ?? LANGUAGES[0], 0).catch(() => undefined);
}

async function openPage(url) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find((each) => each.url === url);
  return page === undefined ? clients.openWindow(url) : page.focus();
}

// The browser has another endpoint, so the site gets it with the known follows.
async function resubscribe({ newSubscription }) {
  const sent = await (await store()).match(SUBSCRIPTION);
  if (sent === undefined) return;
  const options = { userVisibleOnly: true, applicationServerKey: WORDS.key };
  const { endpoint, keys } = (newSubscription ?? (await registration.pushManager.subscribe(options))).toJSON();
  const body = JSON.stringify({ ...(await sent.json()), endpoint, keys });
  await fetch(SUBSCRIPTION, { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } });
}

// The browser asks this worker for pages only.
const ROUTES = [{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }];

// A page from the network, unless that fails or says nothing for five seconds.
async function pageOf(event) {
  const { request } = event;
  const silence = new Promise((_, reject) => setTimeout(reject, SILENT_MS));
  try {
    const answer = await Promise.race([fetch(request), silence]);
    // A copy that is read to its end keeps this worker alive until the page has come.
    event.waitUntil(keep(request.url, answer.clone()).catch(() => undefined));
    event.waitUntil(renew(localeOf(new URL(request.url).pathname)).catch(() => undefined));
    return answer;
  } catch {
    return offline(request);
  }
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(event.addRoutes?.(ROUTES).catch(() => undefined));
});
// A form may hide results, so pages that were kept before it are deleted.
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  if (event.request.method === 'GET') event.respondWith(pageOf(event));
  else event.waitUntil(caches.delete(PAGES));
});
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));
