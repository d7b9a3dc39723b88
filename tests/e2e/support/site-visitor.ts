import { ARARA } from './brand.ts';
import { newCurp, newPerson, type Person } from './people.ts';
import type { Server, Servers } from './servers.ts';

/** What the site answered; nothing is followed by itself. */
export interface Answer {
  readonly status: number;
  /** Path it leads to; null when it leads nowhere. */
  readonly location: string | null;
  /** The page without its scripts: what somebody reads. */
  readonly html: string;
  readonly headers: Headers;
  /** Until the whole answer was there. */
  readonly milliseconds: number;
}

/** Where the platform and the site are. */
type Addresses = Readonly<Record<'sandbox' | 'site', Pick<Server, 'url'>>>;

type Fields = Readonly<Record<string, string>>;

/** Somebody at the site with a cookie jar and no browser: forms are posted as they are. */
export class SiteVisitor {
  readonly #servers: Addresses;
  readonly #address: string | null;
  readonly #cookies = new Map<string, string>();

  /** `address` is where the visitor comes from, for a site that trusts a proxy to say so. */
  constructor(servers: Addresses, address: string | null = null) {
    this.#servers = servers;
    this.#address = address;
  }

  /** The cookies, as a browser context takes them. */
  get cookies(): readonly { name: string; value: string; url: string }[] {
    const { url } = this.#servers.site;
    return [...this.#cookies].map(([name, value]) => ({ name, value, url }));
  }

  /** The same browser at another address, and at another instance of the site. */
  elsewhere(site: Addresses['site'], address: string): SiteVisitor {
    const moved = new SiteVisitor({ ...this.#servers, site }, address);
    for (const [name, value] of this.#cookies) moved.#cookies.set(name, value);
    return moved;
  }

  /** Keeps a cookie that something in front of the site has set. */
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  get(path: string): Promise<Answer> {
    return this.#send(path, {});
  }

  /** A form of the site's own page, as a browser sends it. */
  post(path: string, fields: Fields): Promise<Answer> {
    return this.#send(path, {
      method: 'POST',
      headers: { Origin: this.#servers.site.url },
      body: new URLSearchParams(fields),
    });
  }

  /** `document` is the number that the site's country asks for. */
  async register({ cpf, ...form }: Person, document = cpf): Promise<void> {
    const answer = await this.post('/register', {
      ...form,
      document,
      confirmPassword: form.password,
      acceptTerms: 'on',
    });
    expectLed(answer, '/verify-email');
  }

  async logIn(username: string, password: string): Promise<void> {
    expectLed(await this.post('/login', { username, password }), '/esportes');
  }

  /** Deposits an amount, written as the brand does, by a method, and pays it at the bank. */
  async deposit(amount: string, method: 'pix' | 'spei' = 'pix'): Promise<void> {
    const form = await this.depositForm(amount);
    const charge = await this.post('/deposit', { ...form, method });
    const [, transaction] = /^\/deposit\/(\w+)$/.exec(charge.location ?? '') ?? [];
    if (!transaction) throw new Error(`No charge: ${charge.status} ${charge.location}`);
    const bank = `${this.#servers.sandbox.url}/bank/${method}/${transaction}/pay`;
    await fetch(bank, { method: 'POST', redirect: 'manual' });
    await this.get(charge.location ?? '');
  }

  async depositForm(amount: string): Promise<Fields> {
    const { html } = await this.get('/deposit');
    return { intentId: field(html, 'intentId'), amount };
  }

  /** Puts the first open price of an event's page on the slip. */
  async addFirstPrice(eventPath: string): Promise<void> {
    const { html } = await this.get(eventPath);
    const answer = await this.post('/bet-slip', { tap: field(html, 'tap'), returnTo: '/bet-slip' });
    if (answer.status !== 302) throw new Error(`The tap answered ${answer.status}`);
  }

  /** The form that places the slip of one selection with a stake. */
  async placementForm(stake: string): Promise<Fields & { readonly place: string }> {
    const { html } = await this.get('/bet-slip');
    const [, stakeField] = /name="(stake:[^"]+)"/.exec(html) ?? [];
    if (!stakeField) throw new Error('The slip has no stake to enter');
    return { place: field(html, 'place'), [stakeField]: stake };
  }

  async #send(path: string, request: RequestInit): Promise<Answer> {
    const { url } = this.#servers.site;
    const headers = new Headers(request.headers);
    // The bytes are read right here: to pack and unpack them would take much of both processes' time.
    headers.set('Accept-Encoding', 'identity');
    headers.set('Cookie', [...this.#cookies].map((pair) => pair.join('=')).join('; '));
    if (this.#address !== null) headers.set('X-Forwarded-For', this.#address);
    const startedAt = performance.now();
    const answer = await fetch(url + path, { ...request, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    const location = answer.headers.get('Location');
    const html = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    const milliseconds = performance.now() - startedAt;
    return { status: answer.status, location, html, headers: answer.headers, milliseconds };
  }
}

/** Somebody who has just registered and deposited 100, and their visitor. */
export async function newBettor(
  servers: Servers,
  brand = ARARA,
): Promise<{ readonly person: Person; readonly visitor: SiteVisitor }> {
  const person = newPerson();
  const visitor = new SiteVisitor(servers);
  const isMexican = brand.facts.country === 'MX';
  await visitor.register(person, isMexican ? newCurp() : person.cpf);
  await visitor.deposit(brand.typed(100_00), isMexican ? 'spei' : 'pix');
  return { person, visitor };
}

function expectLed({ status, location }: Answer, path: string): void {
  if (location !== path) throw new Error(`Answered ${status} ${location}, not led to ${path}`);
}

/** The value of the first control of that name. */
function field(html: string, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  if (value === undefined) throw new Error(`The page has no field ${name}`);
  return value;
}
