import { root } from '../run.mjs';
import { localSettings } from '../settings.mjs';
import { doctor } from './doctor.mjs';

const { text, code } = await doctor(process.argv[2], localSettings(root, process.env));
console.log(text);
process.exit(code);
