import * as v from 'valibot';
import { LOCALES } from '../../../web/domain/locale.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { messageOf } from '../thrown.ts';

const PATHS = [
  ...LOCALES.map((locale) => pathOf({ name: 'home' }, locale)),
  '/football/competitions',
  '/static/about-us',
];

/** Visits without a chosen version. Page and files may come from different versions. */
const CHANCE_VISITS = 20;

const SLOW_MS = 1000;
const OLD_SECONDS = 30;
const PATIENCE_MS = 10_000;

const FILE = /\/assets\/[\w.-]+\.(?:css|js)/g;

/** The fields of `/api/health` that the gate reads. */
const live = v.object({ ok: v.boolean(), paced: v.optional(v.boolean(), false), ageSeconds: v.nullable(v.number()) });
const health = v.object({ sources: v.object({ live }) });

async function ask(url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const text = await response.text();
  return { status: response.status, text };
}

async function missingFiles(site: string, page: string, headers: Record<string, string>): Promise<string[]> {
  const files = [...new Set(page.match(FILE) ?? [])];
  const answers = await Promise.all(files.map((file) => ask(`${site}${file}`, headers)));
  return files.filter((_, at) => answers[at]?.status !== 200);
}

async function healthProblems(site: string, headers: Record<string, string>): Promise<string[]> {
  const { status, text } = await ask(`${site}/api/health`, headers);
  if (status !== 200) return [`/api/health answers ${status}`];
  const { ok, paced, ageSeconds } = v.parse(health, JSON.parse(text)).sources.live;
  // If the source fails or is paced, the age of the scores says nothing about the new version.
  const isOld = ok && !paced && ageSeconds !== null && ageSeconds > OLD_SECONDS;
  return isOld ? [`the scores are ${ageSeconds} s old although their source answers`] : [];
}

/**
 * Finds problems of a version while it serves part of the visitors: errors, slow responses, missing files, old scores. The
 * override header requests that version. Visits without the header check that either version's pages find their files.
 * `site` without a trailing slash; `now` in milliseconds.
 */
export async function gate(of: {
  site: string;
  worker: string;
  version: string;
  now?: () => number;
}): Promise<string[]> {
  const { site, worker, version, now = () => performance.now() } = of;
  const own = { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` };
  const problems: string[] = [];
  try {
    for (const path of PATHS) {
      // The first response of a new isolate is slow.
      await ask(`${site}${path}`, own);
      const began = now();
      const { status, text } = await ask(`${site}${path}`, own);
      const ms = Math.round(now() - began);
      if (status >= 500) problems.push(`${path} answers ${status}`);
      else if (ms > SLOW_MS) problems.push(`${path} took ${ms} ms`);
      problems.push(...(await missingFiles(site, text, own)).map((file) => `${path} misses its file ${file}`));
    }
    problems.push(...(await healthProblems(site, own)));
    for (let visit = 0; visit < CHANCE_VISITS; visit += 1) {
      const { text } = await ask(`${site}/?visit=${visit}`);
      const [missing] = await missingFiles(site, text, {});
      if (missing === undefined) continue;
      problems.push(`an open page could not load ${missing}. Is version affinity on? (.github/release.md)`);
      break;
    }
  } catch (error) {
    problems.push(`${site} can’t be asked: ${messageOf(error)}`);
  }
  return problems;
}
