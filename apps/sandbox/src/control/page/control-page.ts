import { html, raw } from 'hono/html';
import { DEMO, DEMO_USERS } from '../../accounts/demo-users.ts';
import type { ServerApp, ServerContext } from '../../implement.ts';
import { plainPage, type Markup } from '../../pages/plain-page.ts';
import type { MatchNow } from '../../world/match/match-now.ts';
import type { FormValues, Order, PageSection } from './control-form.ts';
import { matchText } from './match-text.ts';
import { PAGE_STYLE, pageContent, type PageParts } from './page-frame.ts';
import type { Chosen, PageServices } from './page-services.ts';
import { accountSection } from './sections/account-section.ts';
import { betsSection } from './sections/bets-section.ts';
import { documentsSection } from './sections/documents-section.ts';
import { failuresSection } from './sections/failures-section.ts';
import { magicSection } from './sections/magic-section.ts';
import { mailSection } from './sections/mail-section.ts';
import { noticesSection } from './sections/notices-section.ts';
import { paymentsSection } from './sections/payments-section.ts';
import { promotionsSection } from './sections/promotions-section.ts';
import { switchesSection } from './sections/switches-section.ts';
import { trackingSection } from './sections/tracking-section.ts';
import { usersSection } from './sections/users-section.ts';
import { worldSection } from './sections/world-section.ts';

const TITLE = 'Control of the platform';
/** Matches that can be chosen, the live ones first. */
const MATCHES_SHOWN = 60;

/**
 * The page on which a tester makes things happen: forms that work without scripts. Each is sent to
 * `/sandbox/page/<action>`, makes its control calls, and leads back with what was done.
 */
export function mountControlPage(app: ServerApp, services: PageServices): void {
  const { world, users } = services;

  function matchesShown() {
    const isLive = ({ status }: { readonly status: string }) => Number(status === 'live');
    return world
      .offered()
      .toSorted((one, other) => isLive(other) - isLive(one))
      .slice(0, MATCHES_SHOWN);
  }

  function chosenBy({ bettor, match }: FormValues): Chosen {
    const email = bettor?.trim() || DEMO.username;
    const found = match ? world.match(match) : undefined;
    return {
      email,
      bettor: users.byEmail(email) ?? null,
      match: found && isToChange(found) ? found : (matchesShown()[0] ?? null),
    };
  }

  function sectionsFor(chosen: Chosen): readonly PageSection[] {
    return [
      worldSection(services, chosen),
      betsSection(chosen),
      accountSection(services, chosen),
      documentsSection(services, chosen),
      paymentsSection(services, chosen),
      promotionsSection(services, chosen),
      switchesSection(services),
      failuresSection(services),
      mailSection(services),
      noticesSection(chosen),
      trackingSection(services),
      usersSection(),
      magicSection(),
    ];
  }

  function picker({ email, match }: Chosen): Markup {
    const other = matchesShown().filter(({ id }) => id !== match?.id);
    return html`<form class="picker" method="get" action="/sandbox">
      <div class="field">
        <label for="bettor">Bettor</label>
        <input id="bettor" name="bettor" type="email" value="${email}" list="bettors" />
        <datalist id="bettors">
          ${DEMO_USERS.map((user) => html`<option value="${user.email}"></option>`)}
        </datalist>
      </div>
      <div class="field">
        <label for="match">Match</label>
        <select id="match" name="match">
          ${[...(match ? [match] : []), ...other].map(
            (each) =>
              html`<option value="${each.id}" ${each.id === match?.id ? raw('selected') : ''}>
                ${matchText(each)}
              </option>`,
          )}
        </select>
      </div>
      <button class="quiet">Choose</button>
    </form>`;
  }

  function page(
    context: ServerContext,
    chosen: Chosen,
    parts: Pick<PageParts, 'said' | 'refused'>,
    status: 200 | 404 | 422 = 200,
  ) {
    const sections = sectionsFor(chosen);
    const hidden = hiddenOf(chosen);
    const content = pageContent({ ...parts, sections, hidden, picker: picker(chosen) });
    return plainPage(context, { language: 'en', title: TITLE, content, status, style: PAGE_STYLE });
  }

  /** Makes control calls one after the other. Answers the reason of the first that is refused. */
  async function obey(orders: readonly Order[]): Promise<string | null> {
    for (const { path, body } of orders) {
      const answer = await app.request(`/sandbox/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!answer.ok) return ((await answer.json()) as { message: string }).message;
    }
    return null;
  }

  app.get('/sandbox', (context) => {
    const query = context.req.query();
    const chosen = chosenBy(query);
    const done = formOf(sectionsFor(chosen), query['done']);
    const said = done && { text: done.form.done, isProblem: false, section: done.section };
    return page(context, chosen, { said, refused: null });
  });

  app.post('/sandbox/page/:action', async (context) => {
    const values = textsOf(await context.req.parseBody());
    const chosen = chosenBy(values);
    const action = context.req.param('action');
    const found = formOf(sectionsFor(chosen), action);
    if (!found) {
      const said = { text: `There is no form ${action} now.`, isProblem: true, section: null };
      return page(context, chosen, { said, refused: null }, 404);
    }
    const { form, section } = found;
    const problem = await obey(form.orders(values));
    if (problem !== null) {
      const said = { text: `${form.title}: ${problem}`, isProblem: true, section };
      return page(context, chosen, { said, refused: { action, values } }, 422);
    }
    return context.redirect(
      `/sandbox?${new URLSearchParams({ ...hiddenOf(chosen), done: action })}`,
      303,
    );
  });
}

/** Whether something can still happen in a match that bettors know. */
function isToChange({ isListed, status }: MatchNow): boolean {
  return isListed && (status === 'live' || status === 'notStarted');
}

function hiddenOf({ email, match }: Chosen): FormValues {
  return { bettor: email, ...(match ? { match: match.id } : {}) };
}

/** The form of an action and the section it stands in; null when there is none now. */
function formOf(sections: readonly PageSection[], action: string | undefined) {
  for (const section of sections) {
    const form = section.forms.find((candidate) => candidate.action === action);
    if (form) return { form, section };
  }
  return null;
}

function textsOf(body: Readonly<Record<string, unknown>>): FormValues {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
