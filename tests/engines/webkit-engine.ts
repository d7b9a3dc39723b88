import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Browser, Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { type Engine, type Tab, WINDOW } from './engine.ts';

const READY_WITHIN_MS = 15_000;

/** Where the programs of WebKitGTK are. */
export interface WebKitPrograms {
  readonly driver: string;
  /** WebKitGTK has no mode without a screen: this one is nobody's. */
  readonly xvfb: string;
}

/** WebKitGTK by WebDriver, on a screen of its own. */
export async function startWebKit({ driver, xvfb }: WebKitPrograms): Promise<Engine> {
  const screen = await openScreen(xvfb);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      // Containers and root accounts lack what its sandbox and its graphics ask for.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const address = `http://127.0.0.1:${port}`;
  const close = async () => {
    await end(server);
    await end(screen.process);
  };
  try {
    await answers(`${address}/status`);
    const probe = await newSession(address);
    const capabilities = await probe.getCapabilities();
    await probe.quit();
    return {
      name: 'WebKit',
      version: `WebKitGTK ${capabilities.get('browserVersion')}`,
      newTab: () => newTab(address),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function newSession(address: string) {
  // A session of WebKitGTK's driver has a profile of its own that ends with it.
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'normal',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .forBrowser(Browser.SAFARI)
    .withCapabilities(capabilities)
    .build();
}

async function newTab(address: string): Promise<Tab> {
  const session = await newSession(address);
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const find = (expression: string) =>
    session.executeScript<WebElement | null>(`return (${expression})`);
  return {
    open: (url) => session.get(url),
    address: () => session.getCurrentUrl(),
    evaluate: (expression) => session.executeScript(`return (${expression})`),
    async click(element) {
      const found = await find(element);
      await found?.click();
      return found !== null;
    },
    async type(element, text) {
      const found = await find(element);
      await found?.clear();
      await found?.sendKeys(text);
      return found !== null;
    },
    async picture(file) {
      await writeFile(file, await session.takeScreenshot(), 'base64');
    },
    close: () => session.quit(),
  };
}

/** Starts a screen in memory on a display that the server chooses. */
async function openScreen(xvfb: string) {
  const size = `${WINDOW.width + 80}x${WINDOW.height + 180}x24`;
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', (status) => reject(new Error(`Xvfb ended with ${status}`)));
    server.once('error', reject);
    server.stdio[3]?.once('data', (written: Buffer) => resolve(String(written).trim()));
  });
  return { process: server, display: `:${number}` };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (await fetch(url).catch(() => null)) return;
    await wait(50);
  }
  throw new Error(`The driver of WebKit did not answer within ${READY_WITHIN_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
