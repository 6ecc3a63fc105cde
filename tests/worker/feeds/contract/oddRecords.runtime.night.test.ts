import { ODD, testOddRecords } from './oddRecords.runtime.ts';

testOddRecords(Object.keys(ODD));
