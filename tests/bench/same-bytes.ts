import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildServer, startServer } from './child-server.ts';
import { SITE } from './paths.ts';

/** Below the site's packages, so that it is the same Express. */
const FOLDER = join(SITE, 'node_modules/.cache/bench-same-bytes');

const SERVER = `
  import { readFileSync } from 'node:fs';
  import express from 'express';
  const page = readFileSync(new URL('page.html', import.meta.url));
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/health', (_request, response) => response.send('ok'));
  app.get('/', (_request, response) => response.type('html').send(page));
  app.listen(Number(process.env.PORT), '127.0.0.1');`;

/** Serves a page's bytes, and does nothing else: nothing that answers with a page can do less. */
export function startSameBytes(page: string): Promise<ChildServer> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module", "private": true }');
  writeFileSync(join(FOLDER, 'page.html'), page);
  writeFileSync(join(FOLDER, 'server.mjs'), SERVER);
  return startServer(join(FOLDER, 'server.mjs'), {}, FOLDER);
}
