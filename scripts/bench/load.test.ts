import { readWrk } from './load';

const report = (extra = '', slowest = '1.25ms') => `Running 2s test @ http://127.0.0.1:1/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.00ms  100.00us   9.00ms   90.00%
    Req/Sec    30.00k     1.00k   31.00k    90.00%
  Latency Distribution
     50%    0.90ms
     99%    ${slowest}
  60000 requests in 2.00s, 100.00MB read
${extra}Requests/sec:  30012.50
Transfer/sec:     50.00MB
`;

test.each([
  ['1.25ms', 1.25],
  ['870.00us', 0.87],
  ['1.02s', 1020],
])('reads a 99th percentile of %s', (words, expected) => {
  expect(readWrk(report('', words))).toEqual({ rate: 30012.5, p99: expected, failures: 0 });
});

test('counts answers that failed, of either kind', () => {
  const extra =
    '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n';
  expect(readWrk(report(extra)).failures).toBe(17);
});

test('refuses what is no report', () => {
  expect(() => readWrk('unable to connect to 127.0.0.1:1')).toThrow('unable to connect');
});
