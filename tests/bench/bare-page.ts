import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of the site as HTML alone, with the least script that keeps its odds moving. */
export interface BarePage {
  readonly address: string;
  stop(): Promise<void>;
}

/** As often as the site tells its pages of changes. */
const FRAMES_PER_SECOND = 10;

/**
 * Serves the HTML of a page without its scripts; an inline one writes so many odds a second straight
 * into the texts, in animation frames. Nothing that shows changing odds can do less, so this is the
 * floor that the page itself is compared with.
 */
export async function startBarePage(address: string, oddsPerSecond: number): Promise<BarePage> {
  const origin = new URL(address).origin;
  const html = await (await fetch(address)).text();
  const bare = html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:late-)?modulepreload"[^>]*>/g, '')
    .replaceAll(/(href|src)="\//g, `$1="${origin}/`)
    .replace(
      '</body>',
      `<script>(${writeOdds})(${oddsPerSecond / FRAMES_PER_SECOND})</script></body>`,
    );
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(bare);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Runs in the page. */
function writeOdds(perFrame: number): void {
  const texts = [...document.querySelectorAll('[data-live-odds]')].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = walker.nextNode();
    return text instanceof Text ? [text] : [];
  });
  let next = 0;
  setInterval(() => {
    requestAnimationFrame(() => {
      for (let count = 0; count < perFrame && texts.length > 0; count += 1) {
        const text = texts[next % texts.length];
        next += 1;
        if (text) text.data = (1 + ((next * 37) % 900) / 100).toFixed(2);
      }
    });
  }, 100);
  Object.assign(window, { vitrineLive: true });
}
