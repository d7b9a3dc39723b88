import { setTimeout as wait } from 'node:timers/promises';
import { newPerson, type Person } from '../../e2e/support/people.ts';
import { Platform } from '../../e2e/support/platform.ts';
import type { Servers } from '../../e2e/support/servers.ts';
import { SiteVisitor } from '../../e2e/support/site-visitor.ts';

const LOOK_EVERY_MS = 50;
const MOST_LOOKS = 400;

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

  /** A bettor with an open bet; its number. Rejects when the bet is not accepted. */
  async withBet() {
    const { visitor, person } = await this.bettor();
    const match = await this.platform.matchToCome();
    await visitor.addFirstPrice(`/esportes/futebol/evento/${match.id}`);
    const form = await visitor.placementForm('10,00');
    const { location } = await visitor.post('/bet-slip', form);
    if (location === null) throw new Error('The slip was not placed');
    let { html } = await visitor.get(location);
    for (let looks = 1; html.includes('Confirmando sua aposta') && looks < MOST_LOOKS; looks += 1) {
      await wait(LOOK_EVERY_MS);
      ({ html } = await visitor.get(location));
    }
    // While the site leaves the operator alone, what a bet may cost can't be asked and it is refused.
    if (!html.includes('Aposta aceita')) throw new Error('The bet was not accepted');
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
