import { doctor } from './doctor.mjs';

const { text, code } = await doctor(process.argv[2], process.env);
console.log(text);
process.exit(code);
