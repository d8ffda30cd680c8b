import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOfPlaywright } from './counts';
import { runStep } from './run-step';

const program = (source: string) => ['-e', source];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

describe('runStep', () => {
  it('counts a program as one check by its exit code', async () => {
    const step = { name: 'lint', counted: 'as one' } as const;
    expect(await runStep({ ...step, command: program('') })).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
    });
    expect(await runStep({ ...step, command: program('process.exit(2)') })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });

  it('takes counts from the last line, and a failure for a program that ends without one', async () => {
    const step = { name: 'site', counted: 'from its last line' } as const;
    const good = program('console.log("x\\n4 passed, 0 failed")');
    expect(await runStep({ ...step, command: good })).toEqual({ passed: 4, failed: 0, skipped: 0 });
    expect((await runStep({ ...step, command: program('console.log("x")') })).failed).toBe(1);
  });

  it('takes counts from a report, and not from one of an earlier run', async () => {
    const report = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.json');
    const counted = { report, counts: countsOfPlaywright };
    const stats = { expected: 7, unexpected: 0, flaky: 0, skipped: 1 };
    const writes = program(
      `require('fs').writeFileSync(process.env.REPORT, '${JSON.stringify({ stats, errors: [] })}')`,
    );
    const step = { name: 'e2e', counted, environment: { REPORT: report } };
    expect(await runStep({ ...step, command: writes })).toEqual({
      passed: 7,
      failed: 0,
      skipped: 1,
    });
    expect(await runStep({ ...step, command: program('') })).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});
