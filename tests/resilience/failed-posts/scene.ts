import { newPerson, type Person } from '../../e2e/support/people.ts';
import { Platform } from '../../e2e/support/platform.ts';
import type { Servers } from '../../e2e/support/servers.ts';
import { SiteVisitor } from '../../e2e/support/site-visitor.ts';

/** Who there is at the site, each from an address of their own. */
export class Scene {
  readonly platform: Platform;
  readonly #servers: Servers;
  #visitors = 0;

  constructor(servers: Servers) {
    this.#servers = servers;
    this.platform = new Platform(servers.sandbox.url);
  }

  guest(): SiteVisitor {
    this.#visitors += 1;
    const address = `10.0.${Math.floor(this.#visitors / 250)}.${(this.#visitors % 250) + 1}`;
    return new SiteVisitor(this.#servers, address);
  }

  /** Somebody who has just registered, without money. */
  async registered(): Promise<{ readonly visitor: SiteVisitor; readonly person: Person }> {
    const visitor = this.guest();
    const person = newPerson();
    await visitor.register(person);
    return { visitor, person };
  }

  /** The same with a balance of 100. */
  async bettor(): Promise<{ readonly visitor: SiteVisitor; readonly person: Person }> {
    const registered = await this.registered();
    await registered.visitor.deposit('100,00');
    return registered;
  }

  /** A bettor with an open bet; its number. */
  async withBet() {
    const { visitor, person } = await this.bettor();
    const match = await this.platform.matchToCome();
    await visitor.addFirstPrice(`/esportes/futebol/evento/${match.id}`);
    const form = await visitor.placementForm('10,00');
    await visitor.post('/bet-slip', form);
    for (;;) {
      const { html } = await visitor.get(`/bet-slip/tickets/${form.place}`);
      if (html.includes('Aposta aceita')) break;
    }
    const { tickets } = await this.platform.books(person.email);
    return { visitor, betNumber: tickets[0]?.id ?? '' };
  }
}

/** What the form of a page posts as it stands: the values of its hidden fields and of those filled in. */
export async function standing(visitor: SiteVisitor, page: string, names: readonly string[]) {
  const { html } = await visitor.get(page);
  return Object.fromEntries(
    names.map((name) => {
      const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
      if (value === undefined) throw new Error(`${page} has no field ${name}`);
      return [name, value];
    }),
  );
}
