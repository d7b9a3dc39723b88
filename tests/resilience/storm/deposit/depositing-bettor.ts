import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../draw.ts';
import type { Operator } from '../operator.ts';
import { amountText, mainText } from '../placement/said.ts';
import { type Browser, hasCome, type Page } from '../site/browser.ts';
import type { Kills } from '../site/site-kills.ts';
import {
  chargeIdOf,
  depositFormId,
  type DepositSaid,
  depositSaid,
  isPending,
} from './deposit-statements.ts';

/** What a page said of a deposit, when, and which charge it was about; null when it named none. */
export interface DepositTold {
  readonly amount: number;
  readonly formId: string;
  readonly chargeId: string | null;
  readonly said: DepositSaid;
  readonly path: string;
  readonly at: number;
}

/** A charge that was paid at the bank. */
export interface PaidCharge {
  readonly amount: number;
  readonly chargeId: string;
}

/** How often the form is asked for, or sent, that does not come or that nobody answers. */
const FORMS = 60;
const LOOKS = 40;
const PENDING_LOOKS = 8;

/** The form under a new id answers too, whatever the status: the one that was sent came to nothing. */
const isAnswer = (page: Page) => hasCome(page) || depositFormId(page) !== null;

/** Somebody without scripts who wants each of some deposits once, and pays each code that is shown. */
export class DepositingBettor {
  readonly email: string;
  readonly told: DepositTold[] = [];
  readonly paid: PaidCharge[] = [];
  /** Amounts that were given up on, with what each try came to. */
  readonly stuck: string[] = [];
  readonly #browser: Browser;
  readonly #operator: Operator;
  readonly #kills: Kills;
  readonly #draw: Draw;

  constructor(
    email: string,
    browser: Browser,
    surroundings: { readonly operator: Operator; readonly kills: Kills },
    draw: Draw,
  ) {
    this.email = email;
    this.#browser = browser;
    this.#operator = surroundings.operator;
    this.#kills = surroundings.kills;
    this.#draw = draw;
  }

  /** Deposits an amount, in minor units: sends the form until there is a charge, pays it, waits for it. */
  async deposit(amount: number): Promise<void> {
    let form = await this.#form();
    const endings = new Map<string, number>();
    for (let tried = 0; tried < FORMS; tried += 1) {
      const page = await this.#untilCharged(amount, form, await this.#submit(amount, form));
      const chargeId = page && chargeIdOf(page);
      if (page && chargeId) return this.#pay(amount, form, chargeId);
      const ending = page ? `${page.status} ${mainText(page)}` : this.#browser.notCome;
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      await wait(this.#draw.integer(200, 1_500));
      // A page that shows the form under another id asks to send that one. What nobody answered is sent
      // again; what is not known for long is begun anew.
      const isGivenUp = page !== null && isPending(page);
      form = isGivenUp ? await this.#form() : ((page && depositFormId(page)) ?? form);
    }
    const words = [...endings].map(([ending, times]) => `${times} times “${ending}”`).join(', ');
    this.stuck.push(`${this.email} ${amount}: no charge, ${words}`);
  }

  /** Looks at the page of a charge until it says more than that it doesn't know yet. */
  async lookUntilSettled(amount: number, formId: string, chargeId: string): Promise<void> {
    for (let look = 0; look < LOOKS; look += 1) {
      const said = depositSaid(await this.#lookAt(amount, formId, chargeId));
      if (said !== 'waiting' && said !== 'unknown') return;
      await wait(500);
    }
  }

  async #lookAt(amount: number, formId: string, chargeId: string): Promise<Page> {
    return this.#read(amount, formId, await this.#browser.get(`/deposit/${chargeId}`));
  }

  async #form(): Promise<string> {
    for (let tried = 0; tried < FORMS; tried += 1) {
      const formId = depositFormId(await this.#browser.get('/deposit'));
      if (formId !== null) return formId;
      await wait(500);
    }
    throw new Error('The form of deposits did not come');
  }

  /** Sends a form, at times from two tabs or with a double click. */
  async #submit(amount: number, formId: string): Promise<Page | null> {
    const send = async (afterMs: number) => {
      await wait(afterMs);
      this.#kills.sending();
      const fields = { intentId: formId, amount: amountText(amount) };
      const page = await this.#browser.post('/deposit', fields, isAnswer);
      return page && this.#read(amount, formId, page);
    };
    const sent = [send(0)];
    if (this.#draw.chance(0.25)) sent.push(send(this.#draw.integer(0, 60)));
    if (this.#draw.chance(0.15)) sent.push(send(this.#draw.integer(0, 2_000)));
    const pages = (await Promise.all(sent)).filter((page) => page !== null);
    return pages.find((page) => chargeIdOf(page) !== null) ?? pages[0] ?? null;
  }

  /** Looks at a page that waits for the charge until that has come, or for as long as people do. */
  async #untilCharged(amount: number, formId: string, first: Page | null): Promise<Page | null> {
    let page = first;
    for (let look = 0; look < PENDING_LOOKS && page && isPending(page); look += 1) {
      await wait(this.#draw.integer(300, 1_500));
      page = this.#read(amount, formId, await this.#browser.get(page.path));
    }
    return page;
  }

  /** Pays at the bank and looks at the deposit's page until that says so. */
  async #pay(amount: number, formId: string, chargeId: string): Promise<void> {
    await this.#operator.call('POST', `/bank/pix/${chargeId}/pay`);
    this.paid.push({ amount, chargeId });
    for (let look = 0; look < LOOKS; look += 1) {
      const page = await this.#lookAt(amount, formId, chargeId);
      if (depositSaid(page) === 'paid') break;
      await wait(this.#draw.integer(300, 1_500));
    }
    if (this.#draw.chance(0.2)) await this.#submit(amount, formId);
  }

  #read(amount: number, formId: string, page: Page): Page {
    const said = depositSaid(page);
    const { path, at } = page;
    const chargeId = chargeIdOf(page);
    if (said !== null) this.told.push({ amount, formId, chargeId, said, path, at });
    return page;
  }
}
