import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../main.mjs', import.meta.url));

/** What the program of the site says, and how it ends, where it can't serve. */
function started(env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it('ends with the brands there are when it is to serve another', () => {
  const { status, said } = started({
    BRAND: 'nobody',
    SANDBOX_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: 'a-secret-of-at-least-32-characters',
  });
  expect(status).toBe(1);
  expect(said).toContain("No brand 'nobody'; there are: arara, ");
});

it('ends with all that is wrong with its configuration, also where a brand’s name is a path', () => {
  const { status, said } = started({ BRAND: '../../arara' });
  expect(status).toBe(1);
  expect(said).toContain('BRAND is not usable');
  expect(said).toContain('UPSTREAM_MAIN_URL is missing');
  expect(said).not.toContain('    at ');
});
