import { type Answer, SiteVisitor } from '../e2e/support/site-visitor.ts';
import { mainText } from '../resilience/storm/placement/said.ts';
import type { Page } from '../resilience/storm/site/browser.ts';
import type { DayLog } from './day-log.ts';

const REDIRECTS = 6;
const REALITY_CHECK = '/reality-check';
/** Pages that ask for something to be put right, such as odds that changed. */
const ASKING: ReadonlySet<number> = new Set([400, 409, 422]);
/** What the page of an event says that ended since its list was read. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** What a page says while its part of the site is closed for a while. */
const CLOSED = 'Estamos em manutenção';

interface DayVisitorOptions {
  readonly addresses: ConstructorParameters<typeof SiteVisitor>[0];
  /** Where the visitor comes from. */
  readonly address: string;
  readonly log: DayLog;
  /** Whether a part of the site may be closed at the moment. */
  readonly mayBeClosed: () => boolean;
}

/** Thrown where a visitor can't go on with what they were about. */
export class TurnedAway extends Error {
  override readonly name = 'TurnedAway';
}

/** A person without scripts whose every answer is noted; none may fail, unless a part of the site is closed. */
export class DayVisitor {
  readonly #options: DayVisitorOptions;
  readonly #visitor: SiteVisitor;

  constructor(options: DayVisitorOptions) {
    this.#options = options;
    this.#visitor = new SiteVisitor(options.addresses, options.address);
  }

  /** The page that an address leads to. Throws TurnedAway when there is none. */
  get(path: string): Promise<Page> {
    return this.#followed(path, () => this.#visitor.get(path));
  }

  /** The page that a form leads to. Throws TurnedAway when there is none. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Page> {
    return this.#followed(path, () => this.#visitor.post(path, fields));
  }

  async #followed(path: string, ask: () => Promise<Answer>): Promise<Page> {
    let at = path;
    let answer = await this.#asked(at, ask);
    for (let led = 0; answer.location && led < REDIRECTS; led += 1) {
      at = answer.location;
      answer = await this.#asked(at, () => this.#led(at));
    }
    return { path: at, status: answer.status, html: answer.html, at: Date.now() };
  }

  /** Goes where an answer leads; who is told how long they have played plays on. */
  #led(path: string): Promise<Answer> {
    const { pathname, searchParams } = new URL(path, 'https://site.example');
    if (pathname !== REALITY_CHECK) return this.#visitor.get(path);
    this.#options.log.counts.realityChecks += 1;
    const returnTo = searchParams.get('returnTo') ?? '/esportes';
    return this.#visitor.post(pathname, { returnTo });
  }

  async #asked(path: string, ask: () => Promise<Answer>): Promise<Answer> {
    const { log, mayBeClosed } = this.#options;
    let answer: Answer;
    try {
      answer = await ask();
    } catch (error) {
      const why = error instanceof Error ? (error.cause ?? error) : error;
      log.fail(`${path}: ${String(why)}`);
      throw new TurnedAway(path);
    }
    log.answered(answer.milliseconds);
    const { status, html } = answer;
    if (status < 400 || ASKING.has(status)) return answer;
    if (status === 503 && html.includes(CLOSED) && mayBeClosed()) log.counts.closed += 1;
    else if (GONE.has(status) && path.includes('/evento/')) log.counts.gone += 1;
    else log.fail(`${path}: ${status} ${mainText(answer).slice(0, 200)}`);
    throw new TurnedAway(path);
  }
}
