import type { Plugin } from 'vite';

/**
 * Leaves a package to Node in the server's code. The process around the pages uses it too, and its
 * error classes must be the same ones on both sides.
 */
export function sharedWithProcess(packageName: string): Plugin {
  return {
    name: 'vitrine:shared-with-process',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, options) =>
      options.ssr && id.startsWith(`${packageName}/`) ? { id, external: true } : null,
  };
}
