import { misspeltIn, settingsOf } from '../settings.mjs';
import { examine } from './examine.mjs';
import { printed, withoutSecrets, wrong } from './report.mjs';
import { examineSite } from './site.mjs';

const [word] = process.argv.slice(2);
const forEditors = word === '--content';
const address = forEditors ? undefined : word;
const vars = settingsOf(process.env);
const misspelt = misspeltIn(process.env);
const settings = misspelt.length === 0 ? [] : [{ title: 'Settings', findings: misspelt.map(wrong) }];
const found =
  address === undefined ? await examine(vars, { forEditors }) : withoutSecrets(await examineSite(address, vars), vars);
const report = [...settings, ...found];
console.log(printed(report));
process.exit(report.some(({ findings }) => findings.some(({ level }) => level === 'wrong')) ? 1 : 0);
