import type { Plugin } from 'vite';
import { newerFeatures } from './newer-features.ts';

/**
 * The oldest browser that the site's scripts are written for, in the words of Vite: cheap Android phones
 * have stopped at such a version.
 */
export const BROWSER_FLOOR = 'chrome90';

/** Fails a build whose scripts use what the oldest browser doesn't have, those of libraries too. */
export function browserFloor(): Plugin {
  return {
    name: 'vitrine:browser-floor',
    enforce: 'post',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!file.fileName.endsWith('.js')) continue;
        const code = file.type === 'chunk' ? file.code : file.source.toString();
        const [first] = newerFeatures(code, Number(BROWSER_FLOOR.replace('chrome', '')));
        if (first !== undefined) this.error(`${file.fileName}: ${first}`);
      }
    },
  };
}
