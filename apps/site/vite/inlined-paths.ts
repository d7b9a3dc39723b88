import type { Plugin } from 'vite';
import { paths } from '../app/paths.ts';

const MEMBER = /\bpaths\.(\w+)/g;
const IMPORT = /import\s*\{[^}]*\bpaths\b[^}]*\}\s*from\s*['"][^'"]*\/paths\.ts['"]/;
const ADDRESSES: Readonly<Record<string, string>> = paths;

/**
 * Source with addresses in place of the members of `paths` that it imports. A bundler keeps an object whole,
 * so that a first visit would load the addresses of all pages for the few that it links to.
 *
 * @example
 * withInlinedPaths("import { paths } from './paths.ts';\nopen(paths.login);")
 * // "import { paths } from './paths.ts';\nopen(\"/login\");"
 */
export function withInlinedPaths(code: string): string {
  if (!IMPORT.test(code)) return code;
  return code.replace(MEMBER, (member, name: string) => {
    const address = ADDRESSES[name];
    return address === undefined ? member : JSON.stringify(address);
  });
}

/** Writes addresses into the browser's scripts where they are used. */
export function inlinedPaths(): Plugin {
  return {
    name: 'vitrine:inlined-paths',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!/\/app\/.*\.tsx?(?:$|\?)/.test(id)) return null;
      const inlined = withInlinedPaths(code);
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
}
