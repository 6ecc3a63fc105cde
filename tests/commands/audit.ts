import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { root, run } from '../../worker/commands/run.ts';

/** Larger files are not hand-written text. */
const LARGEST_FILE = 512 * 1024;

/** Patterns of secrets, by service. They do not match this file itself. */
const SECRETS = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40}/,
  'a key of AWS': /\bAKIA[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[baprs]-[0-9A-Za-z-]{20,}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a JSON web token': /\beyJ[A-Za-z0-9_-]{15,}\.eyJ[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{20,}/,
  'a setting with its secret': /\b[A-Z_]+_(?:TOKEN|SECRET|KEY)\s*=\s*["']?(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}/,
};

/** Finds kinds of secrets in a text. */
export function secretsIn(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
}

/** The JSON of npm, which may write lines before it; null where it has another form. */
function parsed<Schema extends v.GenericSchema>(schema: Schema, output: string): v.InferOutput<Schema> | null {
  try {
    return v.parse(schema, JSON.parse(output.slice(output.indexOf('{'))));
  } catch {
    return null;
  }
}

/** Findings of a check: `failed` must be fixed, `warnings` should be known, `skipped` explains why the check did not run. */
interface Finding {
  name: string;
  failed: string[];
  warnings?: string[];
  skipped?: string;
}

const holesReport = v.object({
  metadata: v.object({ vulnerabilities: v.looseObject({}) }),
  vulnerabilities: v.optional(v.record(v.string(), v.object({ name: v.string(), severity: v.string() })), {}),
});

const componentBill = v.looseObject({
  components: v.array(v.looseObject({ name: v.string(), licenses: v.optional(v.array(v.unknown()), []) })),
});

/**
 * Finds known vulnerabilities in the deploy's packages. New ones appear on any day, so they only fail with `AUDIT=strict`, for
 * use before a deploy.
 */
async function knownVulnerabilities(): Promise<Finding> {
  const name = 'known holes in the packages of the deploy';
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent'], { quiet: true });
  const report = parsed(holesReport, output);
  if (report === null) return { name, failed: [], skipped: 'the registry has no answer about holes' };
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) => /high|critical/.test(severity));
  const holes = serious.map((each) => `${each.name}: ${each.severity}`);
  return process.env.AUDIT === 'strict' ? { name, failed: holes } : { name, failed: [], warnings: holes };
}

/** Writes the deploy's bill of materials (CycloneDX) to `dist/`, and checks licences. */
async function billOfMaterials(): Promise<Finding> {
  const name = 'bill of materials, dist/bill-of-materials.json';
  const { output } = await run('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--loglevel=silent'], {
    quiet: true,
  });
  const bill = parsed(componentBill, output);
  if (bill === null) return { name, failed: [], skipped: 'npm can’t write one here' };
  mkdirSync(resolve(root, 'dist'), { recursive: true });
  writeFileSync(resolve(root, 'dist/bill-of-materials.json'), JSON.stringify(bill, null, 2));
  const unlicensed = bill.components.filter(({ licenses }) => licenses.length === 0);
  return { name, failed: unlicensed.map((each) => `${each.name} names no licence`) };
}

/** Finds secrets in the files of the repository. */
async function secrets(): Promise<Finding> {
  const name = 'secrets in the files of the repository';
  const { code, output } = await run('git', ['ls-files', '-z'], { quiet: true });
  if (code !== 0) return { name, failed: [], skipped: 'this is no git repository' };
  const failed = output.split('\0').flatMap((file) => {
    const path = resolve(root, file);
    const facts = file === '' ? undefined : statSync(path, { throwIfNoEntry: false });
    if (!facts?.isFile() || facts.size > LARGEST_FILE) return [];
    return secretsIn(readFileSync(path, 'utf8')).map((kind) => `${file} holds ${kind}`);
  });
  return { name, failed };
}

/** Checks vulnerabilities, licences and secrets. */
export function audit(): Promise<Finding[]> {
  return Promise.all([knownVulnerabilities(), billOfMaterials(), secrets()]);
}
