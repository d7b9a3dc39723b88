import { existsSync } from 'node:fs';
import path from 'node:path';
import { SetupFailure } from '../setup/failure.mjs';
import { run } from '../setup/process.mjs';

const DAYS = '365';

/**
 * Makes a certificate for this machine that nobody has signed, unless the folder has one. Browsers warn
 * of it once.
 *
 * @param {string} openssl
 * @param {string} folder
 */
export async function makeCertificate(openssl, folder) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  if (!key || !certificate) return;
  if (existsSync(key) && existsSync(certificate)) return;
  const what = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-x509'];
  const where = ['-keyout', key, '-out', certificate, '-days', DAYS];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const { status, output } = await run(openssl, ['req', ...what, ...where, ...named]);
  if (status !== 0) throw new SetupFailure('No certificate could be made.', output);
}
