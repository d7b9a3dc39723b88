import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** How a person names something on a page: what it is, and what is written on it. */
export type Target =
  | { readonly role: string; readonly name: string; readonly within?: string }
  | { readonly label: string }
  | { readonly text: string; readonly within?: string }
  | { readonly css: string };

/**
 * The first visible element of a page that a target names, or null. A name between slashes is a regular
 * expression, any other is the whole name. Runs in the page.
 */
function find(target: Target): Element | null {
  return findAll(target).find(isShown) ?? null;
}

function findAll(target: Target): readonly Element[] {
  if ('css' in target) return [...document.querySelectorAll(target.css)];
  if ('label' in target) return queryAllByLabelText(document.body, pattern(target.label));
  const place = target.within ? document.querySelector<HTMLElement>(target.within) : document.body;
  if (!place) return [];
  if ('text' in target) return queryAllByText(place, pattern(target.text));
  // What is hidden is sorted out below; to ask it here for each element takes seconds on a long page.
  return queryAllByRole(place, target.role, { name: pattern(target.name), hidden: true });
}

function pattern(name: string): string | RegExp {
  const [, expression] = /^\/(.*)\/$/.exec(name) ?? [];
  return expression === undefined ? name : new RegExp(expression);
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

Object.assign(globalThis, { vitrineFind: find });
