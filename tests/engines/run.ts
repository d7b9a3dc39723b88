import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import type { Engine } from './engine.ts';
import { finderScript } from './finder-script.ts';
import { JOURNEYS, type Journey } from './journeys.ts';
import { startOldChromium } from './old-chromium-engine.ts';
import { startWithPuppeteer } from './puppeteer-engine.ts';
import { startWebKit } from './webkit-engine.ts';
import { Visitor } from './visitor.ts';
import { type Front, startFrontWithoutScripts } from './without-scripts.ts';

/**
 * Goes the main journeys in each engine asked for, with scripts and without, over the built site of a brand of
 * Brazil. Started by `scripts/engines.mjs`, with the engines' names and a word of the titles.
 */
const pictures = fileURLToPath(new URL('../../test-results/engines', import.meta.url));

const STARTS: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: () => {
    const { executablePath = '', args } = chromiumLaunch();
    return startWithPuppeteer('Chromium', { executablePath, args });
  },
  firefox: () =>
    startWithPuppeteer('Firefox', { browser: 'firefox', executablePath: named('VITRINE_FIREFOX') }),
  webkit: () =>
    startWebKit({ driver: named('VITRINE_WEBKIT_DRIVER'), xvfb: named('VITRINE_XVFB') }),
  'chromium-91': () => startOldChromium(named('VITRINE_OLD_CHROMIUM')),
};

const asked = (process.argv[2] ?? 'chromium,firefox,webkit').split(',');
const word = process.argv[3] ?? '';
await mkdir(pictures, { recursive: true });
const finder = await finderScript();
const lines: string[] = [];
for (const name of asked) lines.push(await tried(name));
print(`\n${lines.join('\n')}`);

/** Goes every journey in one engine; answers the line that counts them. */
async function tried(name: string): Promise<string> {
  const engine = await STARTS[name]?.();
  if (!engine) throw new Error(`No engine ${name}`);
  const servers = await startServers(process.env['BRAND'] || 'arara', STILL_WORLD);
  const front = await startFrontWithoutScripts(servers.site.url);
  let passed = 0;
  let failed = 0;
  try {
    for (const journey of JOURNEYS.filter(({ title }) => title.includes(word))) {
      for (const hasScripts of journey.scripts === 'both' ? [true, false] : [true]) {
        const way = `${engine.name}, ${hasScripts ? 'with' : 'without'} scripts: ${journey.title}`;
        const begun = performance.now();
        const problem = await gone(journey, { engine, servers, front, hasScripts });
        const took = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
        print(problem === null ? `ok      ${way} (${took})` : `FAILED  ${way}\n        ${problem}`);
        if (problem === null) passed += 1;
        else failed += 1;
      }
    }
  } finally {
    await engine.close();
    await front.close();
    await servers.stop();
  }
  // A word that no title holds must not look like a success.
  if (failed > 0 || passed === 0) process.exitCode = 1;
  return `${engine.name} (${engine.version}): ${passed} passed, ${failed} failed`;
}

interface Stage {
  readonly engine: Engine;
  readonly servers: Servers;
  readonly front: Front;
  readonly hasScripts: boolean;
}

/** Why a journey could not be gone, or null. */
async function gone(journey: Journey, stage: Stage): Promise<string | null> {
  const { engine, servers, front, hasScripts } = stage;
  const tab = await engine.newTab();
  const platform = new Platform(servers.sandbox.url, { movesClock: false });
  const site = hasScripts ? servers.site.url : front.url;
  try {
    await journey.go({
      visitor: new Visitor(tab, { finder, site, hasScripts }),
      platform,
      servers,
    });
    return null;
  } catch (error) {
    const file = `${engine.name}-${hasScripts ? 'scripts' : 'plain'}-${journey.title}.png`;
    const picture = path.join(pictures, file.replaceAll(' ', '-'));
    await tab.picture(picture).catch(() => undefined);
    return `${String(error)}\n        ${picture}`;
  } finally {
    await platform.giveBack();
    await tab.close();
  }
}

function named(variable: string): string {
  const file = process.env[variable];
  if (file) return file;
  throw new Error(`${variable} is not set: start with \`pnpm engines\``);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
