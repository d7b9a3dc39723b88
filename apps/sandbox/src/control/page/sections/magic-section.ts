import { html } from 'hono/html';
import { MAGIC_VALUES } from '../../../magic/magic-values.ts';
import type { PageSection } from '../control-form.ts';
import { tableMarkup } from '../page-frame.ts';

/** Every magic value, by the field it is written into. */
export function magicSection(): PageSection {
  const byField = Map.groupBy(MAGIC_VALUES, ({ field }) => field);
  return {
    id: 'magic',
    title: 'Magic values',
    facts: html`${[...byField].map(([field, values]) =>
      tableMarkup(
        `As ${field}`,
        ['Value', 'What happens'],
        values.map(({ value, effect }) => [html`<code>${value}</code>`, effect]),
      ),
    )}`,
    forms: [],
  };
}
