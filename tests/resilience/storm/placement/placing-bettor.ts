import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../draw.ts';
import type { Browser, Page } from '../site/browser.ts';
import {
  endedWords,
  freeBetRefusal,
  historyBets,
  isWaiting,
  mainText,
  saysUnknown,
  type Statement,
  statementsOf,
  undecidedWords,
} from './said.ts';
import type { Kills } from '../site/site-kills.ts';
import { fillSlip, isStillUnsent, type PlacingForm } from './slip-tab.ts';
import type { Wish, WishedBet } from './wish.ts';

/**
 * A slip that was sent, once or more often, under one id. One that was held back keeps its id: the next
 * attempt, with the same bets or others, goes under it too.
 */
export interface Attempt {
  readonly id: string;
  readonly bets: readonly WishedBet[];
  /** Epoch milliseconds at which the slip was filled. */
  readonly begunAt: number;
}

/** What a page said, when, and of which attempt; null where a page names only the ticket. */
export interface Told extends Omit<Statement, 'bet'> {
  readonly attempt: Attempt | null;
  readonly bet: WishedBet | null;
  readonly path: string;
  readonly at: number;
}

/** How often a refused bet is tried again at most. */
const ATTEMPTS = 4;
/** How often a form is sent that nobody answers. */
const SUBMITS = 60;
const LOOKS = 25;
/** After so many pages that know nothing the bettor goes on with something else. */
const UNKNOWN_LOOKS = 3;

/** Somebody without scripts who wants each of some bets once, and does what people do to get it. */
export class PlacingBettor {
  readonly email: string;
  readonly attempts: Attempt[] = [];
  readonly told: Told[] = [];
  /** What the page said that answered a slip which was sent, by the attempt's id. */
  readonly answers = new Map<string, string>();
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

  /** How often a slip was sent, double clicks and second tabs included. */
  get sent(): number {
    return this.#sent;
  }

  /** The last attempt under each id, which is what its page speaks of. */
  placedSlips(): readonly Attempt[] {
    return [...new Map(this.attempts.map((attempt) => [attempt.id, attempt])).values()];
  }

  /** Places what is wished: until it is accepted, refused for good, or not known. */
  async pursue(wish: Wish): Promise<void> {
    let { bets } = wish;
    for (let tried = 0; tried < ATTEMPTS && bets.length > 0; tried += 1) {
      const form = await fillSlip(this.#browser, bets);
      const attempt = { id: form.attemptId, bets, begunAt: Date.now() };
      this.attempts.push(attempt);
      const answered = await this.#submit(attempt, form);
      if (answered === 'notNow') return;
      this.answers.set(attempt.id, `${answered.path}: ${mainText(answered)}`);
      const end = await this.#follow(attempt, answered);
      if (this.#draw.chance(0.2)) await this.#goBackAndSubmit(attempt, form);
      if (this.#draw.chance(0.2)) await this.lookAtHistory(1);
      if (end === 'unknown') return this.#browser.changeDevice();
      bets = bets.filter((bet) => this.#lastSaid(attempt, bet) !== 'accepted');
      if (this.#draw.chance(0.3)) return;
    }
  }

  /** Looks at the page of an attempt until it asks no more; answers it as it was at last. */
  async lookUntilSettled(attempt: Attempt): Promise<Page> {
    let page = await this.#lookAt(attempt);
    for (let look = 1; look < LOOKS && isWaiting(page); look += 1) {
      await wait(500);
      page = await this.#lookAt(attempt);
    }
    return page;
  }

  /** Looks through the history, newest page first; answers the numbers of the bets it shows. */
  async lookAtHistory(pages: number): Promise<readonly string[]> {
    const numbers: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const read = await this.#browser.get(`/bet-history?pagina=${page}`);
      const bets = historyBets(read);
      for (const { ticketId, said } of bets) {
        numbers.push(ticketId);
        if (said === 'pending') continue;
        const words = 'as its card says';
        const { path, at } = read;
        this.told.push({ attempt: null, bet: null, ticketId, said, words, path, at });
      }
      if (!read.html.includes(`pagina=${page + 1}`)) break;
    }
    return numbers;
  }

  async #lookAt(attempt: Attempt): Promise<Page> {
    return this.#read(attempt, await this.#browser.get(`/bet-slip/tickets/${attempt.id}`));
  }

  /** The last thing that was said of a bet of an attempt; null when nothing was. */
  #lastSaid(attempt: Attempt, bet: WishedBet): Told['said'] | null {
    return this.told.findLast((told) => told.attempt === attempt && told.bet === bet)?.said ?? null;
  }

  /**
   * Sends the form, at times twice or from two tabs, until somebody answers; answers the page. `notNow`:
   * an earlier bet on the same outcome has no end yet, a selection has ended, or the free bet can't pay it,
   * and the page says so.
   */
  async #submit(attempt: Attempt, form: PlacingForm): Promise<Page | 'notNow'> {
    if (this.#draw.chance(0.2)) await this.#browser.get('/bet-slip');
    let words = 'nothing';
    for (let tried = 0; tried < SUBMITS; tried += 1) {
      const pages = await Promise.all([this.#send(form), ...this.#impatience(form)]);
      for (const page of pages) if (page) this.#read(attempt, page);
      const answered = pages.find((page) => page && !isStillUnsent(page, form));
      if (answered) return answered;
      // A send whose answer was lost may have placed the bet: then the slip tells, and not this page.
      const answers = pages.flatMap((page) => page ?? []);
      if (
        answers.length === pages.length &&
        answers.some((page) => this.#isHeldBack(attempt, page))
      ) {
        return 'notNow';
      }
      for (const page of pages) if (page) words = `${page.path}: ${mainText(page)}`;
      await wait(this.#draw.integer(0, 1_000));
      if (this.#draw.chance(0.5)) continue;
      const slip = this.#read(attempt, await this.#browser.get('/bet-slip'));
      if (!isStillUnsent(slip, form)) return slip;
    }
    throw new Error(`Attempt ${attempt.id} of ${this.email} could not be sent: “${words}”`);
  }

  #isHeldBack(attempt: Attempt, page: Page): boolean {
    const words =
      undecidedWords(page) ??
      endedWords(page) ??
      (attempt.bets.some(({ freeBetId }) => freeBetId) ? freeBetRefusal(page) : null);
    if (words === null) return false;
    const { path, at } = page;
    for (const bet of attempt.bets) {
      this.told.push({ said: 'refused', bet, ticketId: null, words, attempt, path, at });
    }
    return true;
  }

  async #send({ fields }: PlacingForm, afterMs = 0): Promise<Page | null> {
    await wait(afterMs);
    this.#sent += 1;
    this.#kills.sending();
    return this.#browser.post('/bet-slip', fields);
  }

  /** What people do while nothing seems to happen. */
  #impatience(form: PlacingForm): readonly Promise<Page | null>[] {
    const others: Promise<Page | null>[] = [];
    if (this.#draw.chance(0.25)) others.push(this.#send(form, this.#draw.integer(0, 60)));
    if (this.#draw.chance(0.15)) others.push(this.#send(form, this.#draw.integer(0, 2_500)));
    if (this.#draw.chance(0.15)) {
      const reload = async () => {
        await wait(this.#draw.integer(0, 1_500));
        return this.#browser.get('/bet-slip');
      };
      others.push(reload());
    }
    return others;
  }

  /** Looks at the ticket page until every bet is said to be accepted or refused, or nobody knows. */
  async #follow(attempt: Attempt, answered: Page): Promise<'told' | 'unknown'> {
    let page = answered;
    let unknown = 0;
    for (let look = 0; look < LOOKS; look += 1) {
      if (attempt.bets.every((bet) => this.#lastSaid(attempt, bet) !== null)) return 'told';
      if (saysUnknown(page)) unknown += 1;
      if (unknown >= UNKNOWN_LOOKS) return 'unknown';
      // The page itself asks every 2 s.
      await wait(this.#draw.integer(1_000, 3_000));
      page = await this.#lookAt(attempt);
    }
    return 'unknown';
  }

  /** The form from before, out of the browser's history. */
  async #goBackAndSubmit(attempt: Attempt, form: PlacingForm): Promise<void> {
    const page = await this.#send(form);
    if (page) this.#read(attempt, page);
  }

  #read(attempt: Attempt, page: Page): Page {
    const { path, at } = page;
    for (const statement of statementsOf(page, attempt.bets, attempt.id)) {
      this.told.push({ ...statement, attempt, path, at });
    }
    return page;
  }
}
