import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Chunks of a page: preloaded, loaded by a script element, or imported by an inline script. */
const IN_PAGE = /(?:href|src)="(\/assets\/[^"]+\.js)"|(?:from|import)\s*"(\/assets\/[^"]+\.js)"/g;
/** Static imports of a built chunk; `import(…)` is not one. */
const IN_CHUNK = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** Bytes of script that a first visit of a page loads, each file compressed by brotli 11. */
export async function scriptBytes(address: string): Promise<number> {
  const html = await textOf(address);
  const found = [...html.matchAll(IN_PAGE)].map(([, link, imported]) => link ?? imported ?? '');
  const chunks = new Map<string, Buffer>();
  const waiting = new Set(found);
  for (const chunk of waiting) {
    const code = await textOf(new URL(chunk, address).href);
    chunks.set(chunk, Buffer.from(code));
    for (const [, name] of code.matchAll(IN_CHUNK)) waiting.add(`/assets/${name}`);
  }
  if (chunks.size === 0) throw new Error(`${address} loads no script`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const sizes = [...chunks.values()].map(async (code) => (await compress(code, { params })).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
