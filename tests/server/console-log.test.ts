import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

type Line = {
  level: string;
  msg: string;
  request?: string;
  kind?: string;
  error?: { message: string; digest?: string };
};

/** Runs a program with the log of production. `hasStarted` is the function that says so. */
function run(program: string): { lines: Line[]; status: number | null; stderr: string } {
  const script = `
    import { logConsole, markLogged } from './lib/server/console-log.ts';
    import { withRequestContext } from './lib/server/request-context.ts';
    const hasStarted = logConsole();
    ${program}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
  return { lines, status, stderr };
}

describe('the console in production', () => {
  test('each call is one line at its level, without colours, marks and secrets', () => {
    const { lines, stderr } = run(`
      console.log('\\u001b[32m ✓ \\u001b[39m', 'Running next.config.mjs took 54ms');
      console.warn('two\\nlines of %s', 'kayan@example.hk');
      console.error(' ⨯ ', { a: 1 });
      console.debug('not at info');
      console.log('');`);
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      ['info', 'Running next.config.mjs took 54ms'],
      ['warn', 'two\nlines of [hidden]'],
      ['error', '{ a: 1 }'],
    ]);
    expect(stderr).toBe('');
  });

  test('a failed render is left out where it was reported as well, before or after, and only there', () => {
    const { lines } = run(`
      const failed = (digest) => Object.assign(new Error('failed ' + digest), { digest });
      const before = failed('a/500');
      markLogged(before);
      console.error('⨯', before);
      const after = failed('b/500');
      console.error('⨯', after);
      setTimeout(() => markLogged(after), 10);
      const copied = { id: 'page-1' };
      withRequestContext(copied, () => console.error('⨯', failed('c/500')));
      copied.loggedError = 'c/500';
      withRequestContext({ id: 'page-2' }, () => console.error('⨯', failed('d/500')));`);
    expect(lines).toEqual([
      expect.objectContaining({ request: 'page-2', error: expect.objectContaining({ digest: 'd/500' }) }),
    ]);
  });
});

test.each([
  ["throw new Error('thrown');", 'thrown'],
  ["void Promise.reject(new Error('rejected'));", 'rejected'],
])('an error that nobody caught is one line, and ends a process that starts: %s', (program, message) => {
  const { lines, status, stderr } = run(`${program} setTimeout(() => console.log('goes on'), 50);`);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'error',
      error: expect.objectContaining({ type: 'Error', message, stack: expect.any(String) }),
    }),
  ]);
  expect([status, stderr]).toEqual([1, '']);
});
