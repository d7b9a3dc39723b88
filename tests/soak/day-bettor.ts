import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../resilience/storm/draw.ts';
import type { Operator } from '../resilience/storm/operator.ts';
import { cashOutForm, cashOutSaid } from '../resilience/storm/cash-out/cash-out-statements.ts';
import type { DayLog } from './day-log.ts';
import { placeSingle } from './day-slip.ts';
import { type DayVisitor, TurnedAway } from './day-visitor.ts';

/** How often each thing is done. */
const ACTS = {
  look: 50,
  bet: 22,
  history: 10,
  cashOut: 5,
  deposit: 4,
  account: 6,
  return: 3,
} as const;
const LISTS = [
  '/esportes',
  '/esportes/futebol',
  '/esportes/tenis',
  '/esportes/basquete',
  '/live-results',
];
const ACCOUNT_PAGES = [
  '/account',
  '/user-account',
  '/transactions',
  '/responsable-game',
  '/withdrawal',
];
/** The operator lists no more tickets at once. */
const MOST_BETS = 45;
const STAKE = { least: 1_00, most: 4_00 };
const DEPOSIT = '30,00';
/** How often a bettor looks whether a cash out has ended. */
const LOOKS = 20;
const LOOK_EVERY_MS = 1_000;

/** What a bettor logs in with. */
export interface DayAccount {
  readonly email: string;
  readonly password: string;
}

interface Surroundings {
  readonly visitor: DayVisitor;
  readonly operator: Operator;
  readonly log: DayLog;
  readonly draw: Draw;
  /** Between two acts, at most. */
  readonly restMs: number;
}

/** Somebody who spends a day at the site. */
export class DayBettor {
  readonly account: DayAccount;
  /** Numbers of the tickets that a page said were accepted. */
  readonly accepted = new Set<string>();
  readonly visitor: DayVisitor;
  readonly #operator: Operator;
  readonly #log: DayLog;
  readonly #draw: Draw;
  readonly #restMs: number;

  constructor(account: DayAccount, { visitor, operator, log, draw, restMs }: Surroundings) {
    this.account = account;
    this.visitor = visitor;
    this.#operator = operator;
    this.#log = log;
    this.#draw = draw;
    this.#restMs = restMs;
  }

  async logIn(): Promise<void> {
    const { email, password } = this.account;
    await this.visitor.post('/login', { username: email, password });
  }

  /** One act after the other until the day is over. */
  async live(day: AbortSignal): Promise<void> {
    while (!day.aborted) {
      await wait(this.#draw.integer(0, this.#restMs), undefined, { signal: day }).catch(
        () => undefined,
      );
      if (day.aborted) return;
      try {
        await this.#act();
      } catch (error) {
        if (!(error instanceof TurnedAway)) throw error;
      }
    }
  }

  #act(): Promise<unknown> {
    switch (this.#draw.weighted(ACTS)) {
      case 'look':
        return this.#look();
      case 'bet':
        return this.#bet();
      case 'history':
        return this.visitor.get(this.#draw.chance(0.5) ? OPEN_BETS : CLOSED_BETS);
      case 'cashOut':
        return this.#cashOut();
      case 'deposit':
        return this.#deposit();
      case 'account':
        return this.visitor.get(this.#draw.pick(ACCOUNT_PAGES) ?? '/account');
      case 'return':
        return this.#return();
    }
  }

  /** From a list to one of its events; answers the page of the event, or null where the list is empty. */
  async #look(): Promise<string | null> {
    const { html } = await this.visitor.get(this.#draw.pick(LISTS) ?? '/esportes');
    const events = [...html.matchAll(/href="(\/esportes\/[^"/]+\/evento\/[^"]+)"/g)];
    const [, path] = this.#draw.pick(events) ?? [];
    return path === undefined ? null : (await this.visitor.get(path)).html;
  }

  async #bet(): Promise<void> {
    if (this.accepted.size >= MOST_BETS) return;
    const html = await this.#look();
    const taps = [...(html ?? '').matchAll(/name="tap" value="([^"]+)"/g)];
    const [, tap] = this.#draw.pick(taps) ?? [];
    if (tap === undefined) return;
    const placed = await placeSingle(
      this.visitor,
      tap,
      this.#draw.integer(STAKE.least, STAKE.most),
    );
    if (placed.is === 'accepted') {
      this.accepted.add(placed.ticketId);
      this.#log.counts.bets += 1;
    } else if (placed.is === 'refused') this.#log.counts.refusals += 1;
    else this.#log.fail(`${this.account.email} was not told of a bet: “${placed.words}”`);
  }

  async #cashOut(): Promise<void> {
    const { html } = await this.visitor.get(OPEN_BETS);
    const [question] = /\/bet-history\/\d+\/cash-out\?[^"]+/.exec(html) ?? [];
    if (question === undefined) return;
    const [path = ''] = question.split('?');
    const form = cashOutForm(await this.visitor.get(question));
    if (!form) return;
    let page = await this.visitor.post(path, form);
    for (let look = 0; look < LOOKS && cashOutSaid(page) === 'waiting'; look += 1) {
      await wait(LOOK_EVERY_MS);
      page = await this.visitor.get(path);
    }
    if (cashOutSaid(page) === 'paid') this.#log.counts.cashOuts += 1;
  }

  async #deposit(): Promise<void> {
    const { html } = await this.visitor.get('/deposit');
    const [, intentId] = /name="intentId" value="([^"]*)"/.exec(html) ?? [];
    if (intentId === undefined) return;
    const charge = await this.visitor.post('/deposit', { intentId, amount: DEPOSIT });
    const [, transaction] = /^\/deposit\/(\w+)/.exec(charge.path) ?? [];
    if (transaction === undefined) return;
    await this.#operator.call('POST', `/bank/pix/${transaction}/pay`);
    await this.visitor.get(`/deposit/${transaction}`);
    this.#log.counts.deposits += 1;
  }

  /** Leaves and comes back. */
  async #return(): Promise<void> {
    await this.visitor.post('/logout', {});
    await this.logIn();
  }
}

const OPEN_BETS = '/bet-history';
const CLOSED_BETS = '/bet-history?estado=encerradas';
