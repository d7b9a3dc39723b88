import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { root } from './places.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */

const decompress = promisify(brotliDecompress);
const bundle = path.join(root, 'node_modules/chrome-aws-lambda/bin');
const folder = path.join(root, 'node_modules/.cache/old-chromium');

/** Where the old Chromium stands when it is unpacked. */
export const oldChromiumPath = path.join(folder, 'chromium-91');

/**
 * Starts it without what this build can't do everywhere: its sandbox needs an account that is not root, and
 * its drawing a graphics card.
 */
const START = `#!/bin/sh
exec "$(dirname "$0")/headless-shell" --no-sandbox --use-gl=swiftshader "$@"
`;

/**
 * Chromium 91 as a package of npm carries it, compressed: for Linux on x64 alone.
 *
 * @type {import('./system-packages.mjs').Installer}
 */
export const unpackedBundle = {
  name: 'chrome-aws-lambda',
  applies: async ({ platform }) => platform === 'linux' && process.arch === 'x64',
  async install(machine) {
    await mkdir(path.join(folder, 'swiftshader'), { recursive: true });
    // It looks for what draws in place of a graphics card beside itself, in a folder of that name.
    const drawing = path.join(folder, 'swiftshader.tar');
    await unpack('swiftshader.tar.br', drawing);
    const browser = path.join(folder, 'headless-shell');
    await unpack('chromium.br', browser);
    await chmod(browser, 0o755);
    const unpacked = await machine.run('tar', [
      '-xf',
      drawing,
      '-C',
      path.join(folder, 'swiftshader'),
    ]);
    // Last, because a browser that has this script counts as installed.
    if (unpacked.status === 0) await writeFile(oldChromiumPath, START, { mode: 0o755 });
    return unpacked;
  },
};

/**
 * @param {string} name
 * @param {string} file
 */
async function unpack(name, file) {
  await writeFile(file, await decompress(await readFile(path.join(bundle, name))));
}
