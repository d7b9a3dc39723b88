import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|js|json|svg|webmanifest|txt)$/;
const WORTHWHILE_BYTES = 1_024;

/** Writes a .br and a .gz beside each text file of the browser build, for the server to send as it is. */
export function precompress(): Plugin {
  let folder: string | null = null;

  async function compressFile(file: string): Promise<void> {
    const content = await readFile(file);
    if (content.length < WORTHWHILE_BYTES) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }

  return {
    name: 'vitrine:precompress',
    apply: 'build',
    configResolved({ build, root }) {
      folder = build.ssr ? null : resolve(root, build.outDir);
    },
    async closeBundle() {
      // A build that failed wrote nothing, and has its own message.
      if (folder === null || !existsSync(folder)) return;
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      for (const { parentPath, name } of files) await compressFile(join(parentPath, name));
    },
  };
}
