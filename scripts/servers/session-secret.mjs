import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that signs session cookies: the environment's, or one made once for this machine and
 * kept in a file that its owner alone can read, so that a restart logs nobody out.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 */
export async function sessionSecret(env, folder) {
  if (env['SESSION_SECRET']) return env['SESSION_SECRET'];
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'session-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
