import { describe, expect, it } from 'vitest';
import { withoutStack } from '../../../worker/commands/withoutStack.mjs';

describe('withoutStack', () => {
  it('makes one line of a protocol error on a socket', () => {
    const said = 'Uncaught exception: kj/compat/http.c++:6050: failed: remote.jsg.Error: WebSocket protocol error';
    const program = '/site/node_modules/@cloudflare/workerd-linux-64/bin/workerd';
    expect(withoutStack(`${said}\nstack: ${program}@56fb4d0 ${program}@58bd960 ${program}@231de98`)).toBe(said);
  });

  it('makes one line of a host that does not resolve', () => {
    const reason = 'params.host = scores.invalid; params.service = ; gai_strerror(status) = Name or service not known';
    const line = `e = kj/async-io-unix.c++:1293: failed: DNS lookup failed.; ${reason}\nstack: /bin/workerd@553261e; sentryErrorContext = jsgInternalError; wdErrId = s1`;
    expect(withoutStack(line)).toBe('DNS lookup failed: scores.invalid');
  });

  it('keeps the stack of an error in the worker', () => {
    const line = 'Uncaught Error: no season\n    at readSeason (file:///site/dist/worker/index.js:12:7)';
    expect(withoutStack(line)).toBe(line);
  });
});
