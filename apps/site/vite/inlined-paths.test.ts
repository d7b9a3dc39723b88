import { describe, expect, it } from 'vitest';
import { paths } from '../app/paths.ts';
import { withInlinedPaths } from './inlined-paths.ts';

const IMPORT = "import { loginPath, paths } from '../../paths.ts';\n";

describe('addresses in the browser’s scripts', () => {
  it('stand where a member of paths was', () => {
    expect(withInlinedPaths(`${IMPORT}go(paths.deposit, paths.login + '?a');`)).toBe(
      `${IMPORT}go("${paths.deposit}", "${paths.login}" + '?a');`,
    );
  });

  it('leave alone what is no address, and files with paths of their own', () => {
    const unknown = `${IMPORT}go(paths.nowhere, casinoPaths.history);`;
    expect(withInlinedPaths(unknown)).toBe(unknown);
    const own = 'const paths = { login: 1 }; use(paths.login);';
    expect(withInlinedPaths(own)).toBe(own);
  });
});
