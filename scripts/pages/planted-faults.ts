import type { Page } from 'playwright';
import { findingLines } from './findings.ts';
import { lookAt } from './look-at-page.ts';

/** A page with one fault, and how a look at it has to name the fault. */
interface PlantedFault {
  readonly body: string;
  readonly named: RegExp;
}

const ADDRESS = 'http://planted.example/';
const BAR = 'position: fixed; bottom: 0; left: 0; width: 100%; height: 300px; background: #fff';

const FAULTS: readonly PlantedFault[] = [
  { body: '<p style="color: #aaa; background: #fff">Pale</p>', named: /^axe: color-contrast/ },
  { body: '<button aria-label=""></button>', named: /^axe: button-name/ },
  { body: '<input name="amount">', named: /^axe: label / },
  {
    body: '<button style="width: 9px; height: 9px; padding: 0">a</button><button style="width: 9px; height: 9px; padding: 0">b</button>',
    named: /^axe: target-size/,
  },
  {
    body: '<a href="#x" style="outline: none">Unmarked</a> <button>Next</button>',
    named: /^keyboard: focus is not visible: a "Unmarked"$/,
  },
  {
    body: `<div style="height: 780px"></div><a href="#x">Below</a><div style="${BAR}"></div>`,
    named: /^keyboard: hidden below a fixed bar: a "Below"$/,
  },
  {
    body: `<button>First</button>
      <button id="one">One</button><button id="two">Two</button><button>Last</button>
      <script>
        for (const [own, other] of [[one, two], [two, one]]) own.onkeydown = (event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          other.focus();
        };
      </script>`,
    named: /^keyboard: the focus is caught at button "One"$/,
  },
  {
    body: `<button id="one">One</button><button>Skipped</button><button id="three">Three</button>
      <script>
        one.onkeydown = (event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          three.focus();
        };
      </script>`,
    named: /^keyboard: not reached by the Tab key: button "Skipped"$/,
  },
  { body: '<div style="width: 350px">Wide</div>', named: /^width: 350 px of content at 320 px$/ },
  { body: '<img src="/elsewhere.png" alt="">', named: /^policy: img-src refuses http/ },
];

/** Nothing is wrong here: a look that finds something is wrong itself. */
const FAULTLESS = `<p>Plain</p><a href="#x">A link</a> <button>A button</button>
  <label>Amount <input name="amount"></label>`;

/** It lets the styles and scripts of the planted pages through, and no picture. */
const POLICY = "default-src 'unsafe-inline'";

async function linesOf(page: Page, body: string): Promise<readonly string[]> {
  const html = `<!doctype html><html lang="en"><head><title>Planted</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>body { margin: 0 }</style></head><body><main>${body}</main></body></html>`;
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY };
  await page.unrouteAll();
  await page.route(ADDRESS, (route) => route.fulfill({ body: html, headers }));
  await page.goto(ADDRESS);
  const looks = await lookAt(page, ['light'], null);
  const place = { brand: '', visitor: '', path: '', address: '' };
  return looks.flatMap((look) => findingLines({ ...place, ...look }));
}

/** How many kinds of fault there are. */
export const PLANTED = FAULTS.length;

/**
 * What the look at pages fails to see of pages that are wrong on purpose, and what it sees on one that is
 * not; none when it can be trusted.
 */
export async function unseenFaults(page: Page): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (const { body, named } of FAULTS) {
    const lines = await linesOf(page, body);
    if (!lines.some((line) => named.test(line))) {
      unseen.push(`${named.source} was not found, but: ${lines.join('; ') || 'nothing'}`);
    }
  }
  const invented = await linesOf(page, FAULTLESS);
  return [...unseen, ...invented.map((line) => `found where nothing is wrong: ${line}`)];
}
