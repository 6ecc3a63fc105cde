import { newVapidKeys } from '../../settings/vapid.ts';
import { root } from '../run.ts';
import { localSettings, withOrigins } from '../settings.ts';
import { doctor } from './doctor.ts';

const USAGE = `npm run doctor                    checks the settings and every source that they name
npm run doctor -- --content       checks the content for problems that editors can fix
npm run doctor -- https://…       checks a site that runs
npm run doctor -- --keys          makes a pair of keys for alerts`;

const [word] = process.argv.slice(2);
if (word === '--keys') {
  for (const [name, key] of Object.entries(newVapidKeys())) console.log(`${name}=${key}`);
  process.exit(0);
}
if (word?.startsWith('-') && word !== '--content') {
  console.log(USAGE);
  process.exit(word === '--help' || word === '-h' ? 0 : 2);
}
const { text, code } = await doctor(word, localSettings(root, process.env), (problem) =>
  withOrigins(problem, root, process.env),
);
console.log(text);
process.exit(code);
