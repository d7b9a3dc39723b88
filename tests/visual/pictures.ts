import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One picture to take: a story in a mode, as Storybook's parameters name them. */
export interface Shot {
  readonly story: string;
  readonly mode: string;
  readonly globals: Readonly<Record<string, string>>;
  /** In CSS pixels. */
  readonly size: Size;
}

/** Globals to set, or that a story takes no picture in the mode. */
type Mode = Readonly<Record<string, string>> | { readonly disable: true };

interface StoryFacts {
  readonly id: string;
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, Mode>>;
    };
    readonly viewport?: {
      readonly options?: Readonly<
        Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
      >;
    };
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const READY_MS = 60_000;
/** Accessibility is checked by the story tests; here it would take as long as the drawing. */
const UNCHECKED = 'a11y.manual:!true';
/** The files of a build stay as they are while it is looked at; compiled scripts are kept too. */
const FOR_THE_RUN = 'max-age=86400';

/** Else a part that was drawn anew lies a shade off at its edges, differently each time. */
const DRAW_WHOLE = '--disable-partial-raster';

/** A built Storybook behind an address, and a browser that looks at it. */
export interface Gallery {
  /** Every picture that Chromatic would take of it. */
  shots(): Promise<readonly Shot[]>;
  /** Takes one, when the story is drawn, played and at rest. Throws when drawing or play fails. */
  take(shot: Shot): Promise<Buffer>;
  close(): Promise<void>;
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'text/plain',
      'cache-control': FOR_THE_RUN,
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const DEFAULT_SIZE: Size = { width: 1280, height: 800 };

function shotsOf({ id, parameters: { chromatic, viewport } }: StoryFacts): readonly Shot[] {
  if (!chromatic || chromatic.disableSnapshot) return [];
  return Object.entries(chromatic.modes ?? {}).flatMap(([name, mode]) => {
    if ('disable' in mode) return [];
    const { viewport: at = '', ...globals } = mode;
    const styles = viewport?.options?.[at]?.styles;
    const size = styles && {
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    };
    return { story: id, mode: name, globals, size: size ?? DEFAULT_SIZE };
  });
}

/** What runs in the page: Storybook's own view of its stories. */
interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly ready?: () => Promise<void>;
    readonly extract: () => Promise<Readonly<Record<string, StoryFacts>>>;
    readonly currentRender?: { readonly phase?: string };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    /** What was said with an event when it came last. */
    readonly last: (event: string) => readonly unknown[] | undefined;
  };
}

async function readStories(page: Page): Promise<readonly StoryFacts[]> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, null, { timeout: READY_MS });
  return page.evaluate(async () => {
    const preview = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
    await preview?.ready?.();
    const stories = Object.values((await preview?.extract()) ?? {});
    return stories.map(({ id, parameters: { chromatic, viewport } }) => ({
      id,
      parameters: { ...(chromatic ? { chromatic } : {}), ...(viewport ? { viewport } : {}) },
    }));
  });
}

/** Waits until the story is drawn and played; answers why either failed. */
async function atRest(page: Page): Promise<string | undefined> {
  await page.waitForFunction(
    () => {
      const preview = (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;
      return ['finished', 'aborted'].includes(preview?.currentRender?.phase ?? '');
    },
    null,
    { timeout: READY_MS },
  );
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument);
    const isStill = (page: Document) =>
      page.readyState === 'complete' &&
      page.fonts.status === 'loaded' &&
      page.getAnimations().every(({ playState }) => playState !== 'running');
    return [document, ...frames].every((page) => page && isStill(page));
  });
  return page.evaluate(() => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    return JSON.stringify(failures.flatMap((event) => channel?.last(event) ?? []).at(0));
  });
}

/** Runs in the page. However short, an animation is drawn at times with its last shade. */
function standStill(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { animation: none !important }');
  document.adoptedStyleSheets = [style];
}

/** Opens a built Storybook. */
export async function openGallery(folder: string): Promise<Gallery> {
  const server = await serve(folder);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/iframe.html`;
  const launch = chromiumLaunch();
  const browser: Browser = await chromium.launch({
    ...launch,
    args: [...launch.args, DRAW_WHOLE],
  });
  const idle: Page[] = [];

  /** In a window of its own: what lies behind another tab is hardly drawn. */
  async function openPage(): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
    await context.addInitScript(standStill);
    return context.newPage();
  }

  return {
    async shots() {
      const page = await openPage();
      await page.goto(address);
      const stories = await readStories(page);
      await page.close();
      return stories.flatMap(shotsOf);
    },
    async take({ story, globals, size }) {
      const page = idle.pop() ?? (await openPage());
      try {
        await page.setViewportSize(size);
        const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
        chosen.push(UNCHECKED);
        await page.goto(`${address}?id=${story}&viewMode=story&globals=${chosen.join(';')}`);
        const failure = await atRest(page);
        if (failure !== undefined) throw new Error(`${story} failed: ${failure}`);
        return await page.screenshot({ fullPage: true, caret: 'hide' });
      } finally {
        idle.push(page);
      }
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
