import { html, raw } from 'hono/html';
import type { Markup } from '../../pages/plain-page.ts';
import { formMarkup, type FormValues, type PageSection } from './control-form.ts';

export const PAGE_STYLE = `
  main { width: min(100%, 75rem); gap: 32px; }
  h3 { font-size: 16px; margin: 0; }
  nav ul { display: flex; flex-wrap: wrap; gap: 8px 16px; }
  nav li { padding: 0; border: 0; } nav a { display: block; padding: 8px 0; }
  section { display: grid; gap: 16px; padding-top: 24px; border-top: 1px solid GrayText; scroll-margin-top: 16px; min-width: 0; }
  .forms { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); align-items: start; }
  .forms form, .picker { padding: 16px; border: 1px solid GrayText; border-radius: 8px; min-width: 0; }
  .picker { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); align-items: end; }
  .field { display: grid; gap: 4px; min-width: 0; } label { font-size: 14px; }
  input, select { font: inherit; padding: 10px 12px; border: 1px solid GrayText; border-radius: 8px; min-height: 44px; width: 100%; box-sizing: border-box; background: Field; color: FieldText; }
  dl { grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); }
  dt { font-weight: 400; }
  table { border-collapse: collapse; width: 100%; table-layout: fixed; } th:first-child { width: 35%; } caption { text-align: left; font-weight: 700; padding: 8px 0; }
  th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-top: 1px solid color-mix(in srgb, GrayText 50%, Canvas); overflow-wrap: anywhere; }
  code { font: 14px/1.4 ui-monospace, monospace; }
  .said { padding: 16px; border: 2px solid #1a4fd6; border-radius: 8px; font-weight: 700; } .said.error { border-color: currentColor; }
`;

/** What the page says of what was just done. */
export interface Said {
  readonly text: string;
  readonly isProblem: boolean;
  /** The part of the page it was done in. */
  readonly section: Pick<PageSection, 'id' | 'title'> | null;
}

export interface PageParts {
  readonly said: Said | null;
  /** The form that chooses the bettor and the subject of the page. */
  readonly picker: Markup;
  readonly sections: readonly PageSection[];
  /** Sent along with every form. */
  readonly hidden: FormValues;
  /** The form that was refused, with what was entered in it. */
  readonly refused: { readonly action: string; readonly values: FormValues } | null;
}

/** The page between its title and its end. */
export function pageContent({ said, picker, sections, hidden, refused }: PageParts): Markup {
  return html`${said ? saidMarkup(said) : ''}
    <p>
      What can be made to happen on this platform. Every form is also a control call; the README of
      the platform lists them.
    </p>
    <nav aria-label="Parts of the page">
      <ul>
        ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
        <li><a href="/bank">Bank</a></li>
        <li><a href="/mailbox">Mailbox</a></li>
      </ul>
    </nav>
    ${picker}
    ${sections.map(
      ({ id, title, facts, forms }) =>
        html`<section id="${id}" aria-labelledby="title-${id}">
          <h2 id="title-${id}">${title}</h2>
          ${facts}
          ${
            forms.length === 0
              ? ''
              : html`<div class="forms">
                  ${forms.map((form) =>
                    formMarkup(form, hidden, refused?.action === form.action ? refused.values : {}),
                  )}
                </div>`
          }
        </section>`,
    )}`;
}

function saidMarkup({ text, isProblem, section }: Said): Markup {
  const attributes = isProblem ? 'class="said error" role="alert"' : 'class="said" role="status"';
  return html`<p ${raw(attributes)}>
    ${text} ${section ? html`<a href="#${section.id}">Back to ${section.title}</a>` : ''}
  </p>`;
}

/** Facts as names and values. */
export function factList(facts: readonly (readonly [name: string, value: Markup | string])[]) {
  return html`<dl>
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Rows under headings. */
export function tableMarkup(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly (Markup | string)[])[],
): Markup {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
