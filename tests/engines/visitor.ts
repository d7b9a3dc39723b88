import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './engine.ts';
import type { Target } from './page-finder.ts';

const SEEN_WITHIN_MS = 20_000;
const ASKED_EVERY_MS = 100;

/** Somebody before a browser, whichever it is: looks for things by what they are and how they are called. */
export class Visitor {
  readonly #tab: Tab;
  readonly #finder: string;
  readonly #site: string;
  /** Whether pages move by themselves. Without scripts they are asked again. */
  readonly hasScripts: boolean;

  constructor(
    tab: Tab,
    options: { readonly finder: string; readonly site: string; readonly hasScripts: boolean },
  ) {
    this.#tab = tab;
    this.#finder = options.finder;
    this.#site = options.site;
    this.hasScripts = options.hasScripts;
  }

  open(path: string): Promise<void> {
    return this.#tab.open(new URL(path, this.#site).href);
  }

  async path(): Promise<string> {
    return new URL(await this.#tab.address()).pathname;
  }

  async click(target: Target): Promise<void> {
    await this.#until(`to click ${said(target)}`, () =>
      this.#withFinder((find) => this.#tab.click(find(target))),
    );
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.#until(`to fill ${said(target)}`, () =>
      this.#withFinder((find) => this.#tab.type(find(target), text)),
    );
    await this.#until(`${said(target)} to hold what was typed`, async () => {
      const value = await this.#withFinder((find) =>
        this.#tab.evaluate(`(${find(target)} || {}).value`),
      );
      // A field may write a number with its dots and dashes.
      return typeof value === 'string' && plain(value) === plain(text);
    });
  }

  /** Waits until the page shows it. */
  async sees(target: Target): Promise<void> {
    await this.#until(`to see ${said(target)}`, () => this.shows(target));
  }

  /** As `sees`, on a page that follows something: without scripts it is asked again. */
  async seesInTime(target: Target): Promise<void> {
    await this.#until(`to see ${said(target)} in time`, async () => {
      if (await this.shows(target)) return true;
      if (!this.hasScripts) {
        await wait(500);
        await this.#tab.open(await this.#tab.address());
      }
      return false;
    });
  }

  /** An attribute of what is seen. */
  async attribute(target: Target, name: string): Promise<string> {
    return this.#read(target, `.getAttribute(${JSON.stringify(name)}) ?? ''`);
  }

  async textOf(target: Target): Promise<string> {
    return this.#read(target, '.innerText');
  }

  /** Waits until something is so. */
  until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    return this.#until(what, isSo);
  }

  async #read(target: Target, member: string): Promise<string> {
    await this.sees(target);
    return String(await this.#withFinder((find) => this.#tab.evaluate(`${find(target)}${member}`)));
  }

  /** Whether the page shows it now. */
  async shows(target: Target): Promise<boolean> {
    return (
      (await this.#withFinder((find) => this.#tab.evaluate(`${find(target)} !== null`))) === true
    );
  }

  /** Brings the finder to the page first: each document begins without it. */
  async #withFinder<T>(use: (find: (target: Target) => string) => Promise<T>): Promise<T> {
    const isThere = await this.#tab.evaluate(`typeof vitrineFind === 'function'`);
    if (isThere !== true) {
      await this.#tab.evaluate(`(() => { ${this.#finder}; return true; })()`);
    }
    return use((target) => `vitrineFind(${JSON.stringify(target)})`);
  }

  /** Asks again while the page is on its way to another: what fails in between is no answer. */
  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + SEEN_WITHIN_MS;
    let last: unknown = null;
    while (Date.now() < until) {
      try {
        if (await isSo()) return;
        last = null;
      } catch (error) {
        last = error;
      }
      await wait(ASKED_EVERY_MS);
    }
    const why = last === null ? '' : `: ${String(last)}`;
    throw new Error(`Waited in vain ${what}, on ${await this.path()}${why}`);
  }
}

function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}@]/gu, '');
}

function said(target: Target): string {
  return Object.values(target).slice(0, 2).join(' ');
}
