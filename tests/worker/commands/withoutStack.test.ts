import { expect, it } from 'vitest';
import { withoutStack } from '../../../worker/commands/withoutStack.ts';

it('withoutStack makes one line of a host that does not resolve', () => {
  const reason = 'params.host = scores.invalid; params.service = ; gai_strerror(status) = Name or service not known';
  const line = `e = kj/async-io-unix.c++:1293: failed: DNS lookup failed.; ${reason}\nstack: /bin/workerd@553261e; sentryErrorContext = jsgInternalError; wdErrId = s1`;
  expect(withoutStack(line)).toBe('DNS lookup failed: scores.invalid');
});

it('withoutStack keeps the stack of an error in the worker', () => {
  const line = 'Uncaught Error: no season\n    at loadSeason (file:///site/dist/worker/index.js:12:7)';
  expect(withoutStack(line)).toBe(line);
});
