import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scriptBytes } from './page-weight.ts';
import { SITE } from './paths.ts';
import type { Line } from './table.ts';

/** Ratios to the script of an empty Remix page. */
const PAGES = [
  { path: '/login', target: 1.2 },
  { path: '/esportes', target: 1.3 },
  { path: '/esportes/futebol/evento/sr:match:1', target: 1.3 },
];
const CHUNK_TARGET = 10_000;
/** Chunks of their own that a page loads when it needs them, by the beginning of their names. */
const CHUNKS = ['late-slip-view', 'slip-rules', 'bet-slip', 'deposit', 'casino'];
const HTML_TARGET = 20_000;
const NODES_TARGET = 40;
const EVENTS = 60;

/** The weight of first visits beside an empty page's, of later chunks, and of the list's HTML. */
export async function weightLines(brand: string, site: string, empty: string): Promise<Line[]> {
  const floor = await scriptBytes(`${empty}/`);
  const pages = PAGES.map(async ({ path, target }): Promise<Line> => {
    const bytes = await scriptBytes(site + path);
    const ratio = bytes / floor;
    return {
      measure: `Script of a first visit to ${path}, brotli 11`,
      value: `${ratio.toFixed(3)} (${kilobytes(bytes)} to ${kilobytes(floor)})`,
      target: `at most ${target}`,
      met: ratio <= target,
    };
  });
  return [...(await Promise.all(pages)), ...chunkLines(brand), ...(await htmlLines(site))];
}

function chunkLines(brand: string): Line[] {
  const folder = join(SITE, 'build', brand, 'client/assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return CHUNKS.map((begin) => {
    const sizes = files
      .filter((name) => name.startsWith(begin))
      .map((name) => brotliCompressSync(readFileSync(join(folder, name))).length);
    const largest = Math.max(...sizes);
    return {
      measure: `The largest chunk of ${begin}, brotli 11`,
      value: kilobytes(largest),
      target: `at most ${kilobytes(CHUNK_TARGET)}`,
      met: largest <= CHUNK_TARGET,
    };
  });
}

async function htmlLines(site: string): Promise<Line[]> {
  const html = await (await fetch(`${site}/esportes`)).text();
  const bytes = brotliCompressSync(html).length;
  const list = html.slice(html.indexOf('id="ao-vivo"'));
  const rows = list.split('<article').slice(1, EVENTS);
  const nodes = rows.map((row) => (row.match(/<[a-z]/g) ?? []).length + 1);
  const mean = nodes.reduce((sum, count) => sum + count, 0) / nodes.length;
  return [
    {
      measure: `HTML of ${EVENTS} live events, brotli 11`,
      value: kilobytes(bytes),
      target: `at most ${kilobytes(HTML_TARGET)}`,
      met: bytes <= HTML_TARGET,
    },
    {
      measure: 'Elements of an event in the list',
      value: mean.toFixed(1),
      target: `at most ${NODES_TARGET}`,
      met: mean <= NODES_TARGET,
    },
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
