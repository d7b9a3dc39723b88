import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../draw.ts';
import type { Operator } from '../operator.ts';
import { amountText } from '../placement/said.ts';
import type { Browser, Page } from '../site/browser.ts';
import type { Kills } from '../site/site-kills.ts';
import {
  withdrawalFormId,
  withdrawalNamed,
  type WithdrawalSaid,
  withdrawalSaid,
} from './withdrawal-statements.ts';

/** A form as it was sent. */
export interface WithdrawalForm {
  /** In minor units. */
  readonly amount: number;
  readonly formId: string;
}

/** What a page said of the withdrawal of a form. Times are epoch milliseconds. */
export interface WithdrawalTold extends WithdrawalForm {
  readonly said: WithdrawalSaid;
  /** What the page names as withdrawn; null where it names nothing. */
  readonly named: ReturnType<typeof withdrawalNamed> | null;
  readonly path: string;
  /** When the page was asked for: what it says was so no earlier. */
  readonly askedAt: number;
  readonly at: number;
}

interface Surroundings {
  readonly browser: Browser;
  readonly operator: Operator;
  readonly kills: Kills;
  readonly draw: Draw;
}

const LOOKS = 30;
/** So often a page that waits is looked at before the bettor gives it up for now. */
const WAITING_LOOKS = 10;
/** How often a form is sent that nobody answered, and another one after it came to nothing. */
const SENDINGS = 5;
const FORMS = 4;

/** Somebody without scripts who wants each of some amounts withdrawn once. */
export class WithdrawingBettor {
  readonly email: string;
  readonly told: WithdrawalTold[] = [];
  /** The amounts that were wished for, in minor units. */
  readonly wishes: number[] = [];
  readonly forms: WithdrawalForm[] = [];
  readonly #browser: Browser;
  readonly #operator: Operator;
  readonly #kills: Kills;
  readonly #draw: Draw;
  readonly #accountId: string;
  #isHeld = false;

  constructor(email: string, accountId: string, { browser, operator, kills, draw }: Surroundings) {
    this.email = email;
    this.#accountId = accountId;
    this.#browser = browser;
    this.#operator = operator;
    this.#kills = kills;
    this.#draw = draw;
  }

  /** Whether the end of a withdrawal stays unknown: until it is known, the site sends no other. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Withdraws an amount: until it is under way and paid, refused, or its end stays unknown. */
  async withdraw(amount: number): Promise<void> {
    this.wishes.push(amount);
    for (let tried = 0; tried < FORMS; tried += 1) {
      const formId = await this.#form(amount);
      if (formId === null) return;
      const form = { amount, formId };
      this.forms.push(form);
      const end = await this.#send(form);
      if (end === 'waiting') this.#isHeld = true;
      if (end !== 'none' || this.#draw.chance(0.2)) return;
    }
  }

  /** The last look at a form's withdrawal: until its page says how it ended. */
  async lookUntilSettled(form: WithdrawalForm): Promise<void> {
    for (let look = 0; look < LOOKS; look += 1) {
      const said = await this.#look(form);
      if (said !== null && said !== 'waiting') return;
      await wait(500);
    }
  }

  /** The id of a new form; null while another withdrawal is under way for too long. */
  async #form(amount: number): Promise<string | null> {
    const asked = new URLSearchParams({ amount: amountText(amount), account: this.#accountId });
    for (let look = 0; look < LOOKS; look += 1) {
      const formId = withdrawalFormId(await this.#browser.get(`/withdrawal?${asked.toString()}`));
      if (formId !== null) return formId;
      await wait(this.#draw.integer(300, 800));
    }
    return null;
  }

  /** Sends a form until the site has it or says that it came to nothing, and pays what was withdrawn. */
  async #send(form: WithdrawalForm): Promise<WithdrawalSaid> {
    for (let sending = 0; sending < SENDINGS; sending += 1) {
      const answers = await this.#submit(form);
      const end = await this.#follow(form);
      if (end === 'done') await this.#pay(form);
      if (end !== 'absent') return end;
      // Refused before it was a withdrawal, or led to an earlier one: the page of the form knows of none.
      if (answers.includes('none')) return 'none';
      await wait(this.#draw.integer(200, 1_000));
    }
    return 'absent';
  }

  /** Sends a form, at times twice, late once more, or with a look in between. */
  async #submit(form: WithdrawalForm): Promise<readonly (WithdrawalSaid | null)[]> {
    const sent = [this.#post(form, 0)];
    if (this.#draw.chance(0.25)) sent.push(this.#post(form, this.#draw.integer(0, 60)));
    if (this.#draw.chance(0.15)) sent.push(this.#post(form, this.#draw.integer(0, 2_000)));
    if (this.#draw.chance(0.15)) sent.push(this.#look(form));
    return Promise.all(sent);
  }

  async #post(form: WithdrawalForm, afterMs: number): Promise<WithdrawalSaid | null> {
    await wait(afterMs);
    this.#kills.sending();
    const askedAt = Date.now();
    const page = await this.#browser.post('/withdrawal', {
      intentId: form.formId,
      amount: amountText(form.amount),
      account: this.#accountId,
    });
    return page && this.#read(form, page, askedAt);
  }

  /** Looks at the page of a form until it says how it ended, or for as long as people do. */
  async #follow(form: WithdrawalForm): Promise<WithdrawalSaid> {
    for (let look = 0; look < WAITING_LOOKS; look += 1) {
      const said = await this.#look(form);
      if (said !== null && said !== 'waiting') return said;
      await wait(this.#draw.integer(300, 1_200));
    }
    return 'waiting';
  }

  async #look(form: WithdrawalForm): Promise<WithdrawalSaid | null> {
    const askedAt = Date.now();
    const page = await this.#browser.get(`/withdrawal/requests/${form.formId}`);
    return this.#read(form, page, askedAt);
  }

  /** The operator pays what was withdrawn, or at times refuses it, so that the next one can begin. */
  async #pay({ formId }: WithdrawalForm): Promise<void> {
    const transactionId = this.told.findLast(
      (statement) => statement.formId === formId && statement.said === 'done',
    )?.named?.transactionId;
    const orders = this.#draw.chance(0.1) ? ['refuse'] : ['approve', 'approve'];
    for (const order of orders)
      await this.#operator.order(`withdrawals/${order}`, { transactionId });
  }

  #read(form: WithdrawalForm, page: Page, askedAt: number): WithdrawalSaid | null {
    const said = withdrawalSaid(page, form.formId);
    const named = said === 'done' ? withdrawalNamed(page) : null;
    const { path, at } = page;
    if (said !== null && said !== 'other')
      this.told.push({ ...form, said, named, path, askedAt, at });
    return said;
  }
}
