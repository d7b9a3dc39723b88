import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../draw.ts';
import { mainText } from '../placement/said.ts';
import type { Browser, Page } from '../site/browser.ts';
import type { Kills } from '../site/site-kills.ts';
import { cashOutForm, type CashOutSaid, cashOutSaid, paidAmount } from './cash-out-statements.ts';

/** What a page said of the cash out of a bet, and when. */
export interface CashOutTold {
  readonly betNumber: string;
  readonly said: CashOutSaid;
  /** The value it names as paid, as the brand writes it. */
  readonly amount: string | null;
  readonly path: string;
  readonly at: number;
}

type Form = Readonly<Record<string, string>>;

/** How often a cash out that failed, or whose value moved, is asked for again. */
const ATTEMPTS = 6;
const LOOKS = 30;
/** So often a page that waits is looked at before the bettor goes on with something else. */
const WAITING_LOOKS = 12;

/** Somebody without scripts who wants each of some bets cashed out once. */
export class CashingBettor {
  readonly email: string;
  readonly told: CashOutTold[] = [];
  readonly #browser: Browser;
  readonly #kills: Kills;
  readonly #draw: Draw;
  #sent = 0;

  constructor(email: string, browser: Browser, kills: Kills, draw: Draw) {
    this.email = email;
    this.#browser = browser;
    this.#kills = kills;
    this.#draw = draw;
  }

  /** How often a form was sent, double clicks and second tabs included. */
  get sent(): number {
    return this.#sent;
  }

  /** Cashes a bet out: until it is said to be paid, refused for good, or not known. */
  async cashOut(betNumber: string): Promise<void> {
    for (let tried = 0; tried < ATTEMPTS; tried += 1) {
      const form = await this.#ask(betNumber);
      if (!form) return;
      await this.#submit(betNumber, form);
      const end = await this.#follow(betNumber);
      if (this.#draw.chance(0.2)) await this.#send(betNumber, form);
      if (end === 'paid' || end === 'waiting' || this.#draw.chance(0.2)) return;
    }
  }

  /** The last look at a bet: until its page says how its cash out ended. */
  async lookUntilSettled(betNumber: string): Promise<string> {
    for (let look = 1; ; look += 1) {
      const page = await this.#browser.get(pathOf(betNumber));
      const said = this.#read(betNumber, page);
      if ((said !== null && said !== 'waiting') || look === LOOKS) return mainText(page);
      await wait(500);
    }
  }

  /** The form of a new question; null when the page says that there is nothing to ask. */
  async #ask(betNumber: string): Promise<Form | null> {
    for (let look = 0; look < LOOKS; look += 1) {
      const page = await this.#browser.get(`${pathOf(betNumber)}?novo=1`);
      const said = this.#read(betNumber, page);
      const form = cashOutForm(page);
      if (form) return form;
      if (said === 'paid' || (said === 'waiting' && look >= WAITING_LOOKS)) return null;
      await wait(this.#draw.integer(200, 800));
    }
    return null;
  }

  /** Sends a form, at times twice, from two tabs, or with a reload in between. */
  async #submit(betNumber: string, form: Form): Promise<void> {
    const sent = [this.#send(betNumber, form)];
    if (this.#draw.chance(0.25)) sent.push(this.#send(betNumber, form, this.#draw.integer(0, 60)));
    if (this.#draw.chance(0.15)) sent.push(this.#fromOtherTab(betNumber));
    if (this.#draw.chance(0.15)) sent.push(this.#send(betNumber, form, 2_000));
    if (this.#draw.chance(0.15)) sent.push(this.#look(betNumber).then(() => undefined));
    await Promise.all(sent);
  }

  /** A second tab has a question of its own, with an offer of its own. */
  async #fromOtherTab(betNumber: string): Promise<void> {
    const page = await this.#browser.get(`${pathOf(betNumber)}?novo=1`);
    this.#read(betNumber, page);
    const form = cashOutForm(page);
    if (form) await this.#send(betNumber, form);
  }

  async #send(betNumber: string, form: Form, afterMs = 0): Promise<void> {
    await wait(afterMs);
    this.#sent += 1;
    this.#kills.sending();
    const page = await this.#browser.post(pathOf(betNumber), form);
    if (page) this.#read(betNumber, page);
  }

  /** Looks at the page of a cash out until it says how it ended, or for as long as people do. */
  async #follow(betNumber: string): Promise<CashOutSaid> {
    let waited = 0;
    for (let look = 0; look < LOOKS; look += 1) {
      const said = await this.#look(betNumber);
      if (said === 'waiting') waited += 1;
      else if (said !== null) return said;
      if (waited > WAITING_LOOKS) break;
      await wait(this.#draw.integer(300, 1_200));
    }
    return 'waiting';
  }

  async #look(betNumber: string): Promise<CashOutSaid | null> {
    return this.#read(betNumber, await this.#browser.get(pathOf(betNumber)));
  }

  #read(betNumber: string, page: Page): CashOutSaid | null {
    const said = cashOutSaid(page);
    const { path, at } = page;
    if (said !== null) this.told.push({ betNumber, said, amount: paidAmount(page), path, at });
    return said;
  }
}

function pathOf(betNumber: string): string {
  return `/bet-history/${betNumber}/cash-out`;
}
