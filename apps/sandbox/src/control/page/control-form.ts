import { html, raw } from 'hono/html';
import type { Markup } from '../../pages/plain-page.ts';

/** What a tester entered, by field name. */
export type FormValues = Readonly<Record<string, string>>;

export interface Choice {
  readonly value: string;
  readonly text: string;
}

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
}

export type Field =
  | (Labelled & { readonly kind: 'text'; readonly suggestions?: readonly string[] })
  | (Labelled & { readonly kind: 'number'; readonly step?: string; readonly isOptional?: boolean })
  | (Labelled & { readonly kind: 'select'; readonly choices: readonly Choice[] });

/** One order to the platform: a control call and its body. */
export interface Order {
  /** Below `/sandbox/`. */
  readonly path: string;
  readonly body: unknown;
}

/** A form of the control page, and the control calls it comes to. */
export interface ControlForm {
  /** Last segment of the address it is sent to. */
  readonly action: string;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly button: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly orders: (values: FormValues) => readonly Order[];
}

/** A part of the control page: how things stand, and what can be done about it. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly facts: Markup | '';
  readonly forms: readonly ControlForm[];
}

/** The choices of a select in which the text is the value. */
export function choicesOf(values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value, text: value }));
}

/** An order of one call. */
export function order(path: string, body: unknown = {}): readonly Order[] {
  return [{ path, body }];
}

/** Renders a form; `hidden` goes with it, `entered` is what was entered before it was refused. */
export function formMarkup(
  { action, title, fields, button }: ControlForm,
  hidden: FormValues,
  entered: FormValues,
): Markup {
  return html`<form method="post" action="/sandbox/page/${action}" aria-labelledby="form-${action}">
    <h3 id="form-${action}">${title}</h3>
    ${Object.entries(hidden).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    ${fields.map((field) => fieldMarkup(action, field, entered[field.name] ?? field.value ?? ''))}
    <button>${button}</button>
  </form>`;
}

function fieldMarkup(action: string, field: Field, value: string): Markup {
  const id = `${action}-${field.name}`;
  return html`<div class="field">
    <label for="${id}">${field.label}</label>
    ${inputMarkup(id, field, value)}
  </div>`;
}

function inputMarkup(id: string, field: Field, value: string): Markup {
  switch (field.kind) {
    case 'text':
      return html`<input
          id="${id}"
          name="${field.name}"
          value="${value}"
          ${field.suggestions ? raw(`list="${id}-list"`) : ''}
        />
        ${
          field.suggestions
            ? html`<datalist id="${id}-list">
                ${field.suggestions.map((text) => html`<option value="${text}"></option>`)}
              </datalist>`
            : ''
        }`;
    case 'number':
      return html`<input
        id="${id}"
        name="${field.name}"
        type="number"
        inputmode="decimal"
        step="${field.step ?? '1'}"
        value="${value}"
        ${field.isOptional ? '' : raw('required')}
      />`;
    case 'select':
      return html`<select id="${id}" name="${field.name}">
        ${field.choices.map(
          (choice) =>
            html`<option value="${choice.value}" ${choice.value === value ? raw('selected') : ''}>
              ${choice.text}
            </option>`,
        )}
      </select>`;
  }
}
