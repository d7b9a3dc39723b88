import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './places.mjs';

/** Kept inside node_modules: whoever deletes the dependencies deletes what was derived with them. */
const stampFolder = path.join(root, 'node_modules/.cache/vitrine');

/**
 * One hash over files and everything in folders, their paths included. A path that does not exist
 * counts as absent, so its appearance changes the hash.
 *
 * @param {readonly string[]} paths
 * @param {(name: string) => boolean} [ignore] Names of files and folders to leave out.
 */
export async function hashOf(paths, ignore = () => false) {
  const hash = createHash('sha256');
  for (const each of paths) await addTo(hash, each, ignore);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} each
 * @param {(name: string) => boolean} ignore
 */
async function addTo(hash, each, ignore) {
  /** @type {string[]} */
  let names;
  try {
    names = await readdir(each);
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'ENOENT') return;
    if (code !== 'ENOTDIR') throw error;
    const content = await readFile(each);
    hash.update(`${each}\0${content.length}\0`).update(content);
    return;
  }
  for (const name of names.sort()) {
    if (!ignore(name)) await addTo(hash, path.join(each, name), ignore);
  }
}

/**
 * Does work only when its inputs changed since it last succeeded or its output is gone. The stamp is
 * taken away before the work and written after it, so an interrupted run is done again.
 *
 * @param {object} task
 * @param {string} task.name
 * @param {string} task.inputs Hash of all that the result depends on.
 * @param {readonly string[]} task.outputs Paths that must exist for the work to count as done.
 * @param {() => Promise<void>} task.work
 * @param {string} [task.folder]
 * @returns {Promise<'done' | 'up to date'>}
 */
export async function onceFor({ name, inputs, outputs, work, folder = stampFolder }) {
  const stamp = path.join(folder, name);
  if (outputs.every((output) => existsSync(output)) && (await contentOf(stamp)) === inputs) {
    return 'up to date';
  }
  await rm(stamp, { force: true });
  await work();
  await mkdir(folder, { recursive: true });
  await writeFile(stamp, inputs);
  return 'done';
}

/** @param {string} file */
async function contentOf(file) {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
