import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

interface BundledFile {
  /** What it is, such as `live-script`: the module is `virtual:live-script`. */
  readonly name: string;
  /** Its file, with the hash of its source in place of `[hash]`. */
  readonly fileName: string;
  /** The module while developing, when nothing is bundled. */
  readonly developing: string;
  /** Its source, made of the files below the root of the site. */
  bundle(root: string): Promise<string>;
}

/**
 * A module that exports the address of a file that is bundled by itself. The browser build emits the file; the
 * server build comes to the same name, since both bundle the same source.
 */
export function bundledFile({ name, fileName, developing, bundle }: BundledFile): Plugin {
  const module = `virtual:${name}`;
  let root = '';
  let isBuild = false;
  let bundled: Promise<string> | undefined;

  return {
    name: `vitrine:${name}`,
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === module ? `\0${module}` : null),
    async load(id, options) {
      if (id !== `\0${module}`) return null;
      if (!isBuild) return developing;
      bundled ??= bundle(root);
      const source = await bundled;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const file = fileName.replace('[hash]', hash);
      if (!options?.ssr) this.emitFile({ type: 'asset', fileName: file, source });
      return `export default '/${file}';`;
    },
  };
}
