import { settingsOf } from '../settings.mjs';
import { examine } from './examine.mjs';
import { printed } from './report.mjs';

const report = await examine(settingsOf(process.env));
console.log(printed(report));
process.exit(report.some(({ findings }) => findings.some(({ level }) => level === 'wrong')) ? 1 : 0);
