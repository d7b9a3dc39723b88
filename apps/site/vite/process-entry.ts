import type { Plugin } from 'vite';

/**
 * Lets the server's code begin with the process around the pages, which Remix would leave out: a process has
 * one copy of what both use, and Node has no types to strip.
 */
export function processEntry(): Plugin {
  return {
    name: 'vitrine:process-entry',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'post',
    config: () => ({
      build: {
        rollupOptions: {
          input: 'server/start/from-build.ts',
          output: { entryFileNames: 'main.js' },
        },
      },
    }),
  };
}
