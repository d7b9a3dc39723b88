import { setTimeout as wait } from 'node:timers/promises';
import type { Servers } from '../../../e2e/support/servers.ts';
import { type Answer, SiteVisitor } from '../../../e2e/support/site-visitor.ts';
import type { Kills } from './site-kills.ts';

type Fields = Readonly<Record<string, string>>;

/** What a bettor logs in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A page as it was read at last, after whatever led to it. */
export interface Page {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** Epoch milliseconds when it had arrived. */
  readonly at: number;
}

/** What a page says while the site can't tell who is asking, as when Redis is gone, or can't read the history. */
const NOT_NOW = /O acesso à conta está em pausa|Não foi possível carregar suas apostas/;

/** Whether the site knew its visitor and had what the page is about; otherwise they look again. */
export function hasCome({ status, html }: Page): boolean {
  return status < 500 && !NOT_NOW.test(html);
}

/** A person tries this often before giving up on a page; each time takes a second or more. */
const TRIES = 90;
const REDIRECTS = 6;

/**
 * A browser without scripts whose owner reloads a page that did not come, and logs in again when asked
 * to. Forms are another matter: what was sent and not answered is for the bettor to decide about.
 */
export class Browser {
  readonly #servers: Pick<Servers, 'sandbox' | 'site'>;
  readonly #kills: Kills;
  readonly #account: Account;
  readonly #address: string;
  #visitor: SiteVisitor;
  #notCome = 'nothing was asked for';

  constructor(
    servers: Pick<Servers, 'sandbox' | 'site'>,
    kills: Kills,
    account: Account,
    address: string,
  ) {
    this.#servers = servers;
    this.#kills = kills;
    this.#account = account;
    this.#address = address;
    this.#visitor = new SiteVisitor(servers, address);
  }

  /** Why the last page that did not come didn't, for who gives up on it. */
  get notCome(): string {
    return this.#notCome;
  }

  /** Goes on with another device: a slip of its own, the same account. */
  async changeDevice(): Promise<void> {
    this.#visitor = new SiteVisitor(this.#servers, this.#address);
    await this.#logIn();
  }

  /** The page of a path, however often it has to be asked for. */
  async get(path: string): Promise<Page> {
    let last: Page | null = null;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const page = await this.#followed(path, () => this.#visitor.get(path));
      if (page && hasCome(page)) return page;
      last = page ?? last;
      await wait(500);
    }
    throw new Error(`${path} did not come, at last ${last?.status} ${last?.path}: ${last?.html}`);
  }

  /** The page that a form leads to; null when nobody answered, or with an error that is no answer to it. */
  async post(
    path: string,
    fields: Fields,
    isAnswer: (page: Page) => boolean = hasCome,
  ): Promise<Page | null> {
    const page = await this.#followed(path, () => this.#visitor.post(path, fields));
    if (!page || isAnswer(page)) return page;
    this.#notCome = `${page.status} ${page.path}`;
    return null;
  }

  async #followed(path: string, ask: () => Promise<Answer>): Promise<Page | null> {
    let answer = await this.#answer(ask);
    let at = path;
    for (let led = 0; answer?.location && led < REDIRECTS; led += 1) {
      at = answer.location;
      if (at.startsWith('/login')) {
        this.#notCome = `${path} led to ${at}`;
        await this.#logIn();
        return null;
      }
      answer = await this.#answer(() => this.#visitor.get(at));
    }
    return answer && { path: at, status: answer.status, html: answer.html, at: Date.now() };
  }

  /** Null when the connection broke; then the site is up again. */
  async #answer(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.#notCome = `the connection broke: ${String(error.cause)}`;
      await wait(100);
      await this.#kills.served();
      return null;
    }
  }

  async #logIn(): Promise<void> {
    const { email, password } = this.#account;
    for (let tried = 0; tried < TRIES; tried += 1) {
      const answer = await this.#answer(() =>
        this.#visitor.post('/login', { username: email, password }),
      );
      if (answer?.status === 302 && !answer.location?.startsWith('/login')) return;
      await wait(1_000);
    }
    throw new Error(`${email} could not log in`);
  }
}
