import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { START_LATE_SCRIPTS, withLateScripts } from './late-scripts.ts';

const preload = (path: string) => `<link rel="modulepreload" href="${path}"/>`;
const STYLES = '<link rel="stylesheet" href="/a.css"/><script src="/live.js"></script>';
const page = withLateScripts(
  `<head>${STYLES}</head><body>${preload('/a.js')}${preload('/b.js')}</body>`,
  'n+/=',
);

/** The late preloads of the page, in a document whose only style sheet comes when it is told to. */
function openPage() {
  const links = [...page.matchAll(/<link rel="(late-[a-z]+)" fetchpriority="low" /g)].map(
    ([, rel]) => ({ rel }),
  );
  const sheet = { sheet: null, onload: () => undefined };
  const document = {
    querySelectorAll: (selector: string) =>
      selector === 'link[rel=stylesheet]'
        ? [sheet]
        : links.filter(({ rel }) => selector === `link[rel=${rel}]`),
  };
  const run = (script: string) => new Function('document', script)(document) as unknown;
  return { sheet, run, rels: () => links.map(({ rel }) => rel) };
}

it('lets every preloaded script wait until the styles are there', async () => {
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page.startsWith(`<head>${STYLES}<script type="module" async nonce="n+/=">`)).toBe(true);
  const [, script = ''] = /nonce="n\+\/=">(.*?)<\/script><\/head>/.exec(page) ?? [];
  const { sheet, run, rels } = openPage();
  run(script);
  await turn();
  expect(rels()).toEqual(['late-modulepreload', 'late-modulepreload']);
  sheet.onload();
  await turn();
  expect(rels()).toEqual(['modulepreload', 'modulepreload']);
});

it('lets those go at the end of the page that were not read by then', () => {
  const { run, rels } = openPage();
  run(START_LATE_SCRIPTS);
  expect(rels()).toEqual(['modulepreload', 'modulepreload']);
});
