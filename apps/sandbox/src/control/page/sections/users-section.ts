import { html } from 'hono/html';
import { DEMO, DEMO_USERS, type DemoUser } from '../../../accounts/demo-users.ts';
import type { PageSection } from '../control-form.ts';
import { tableMarkup } from '../page-frame.ts';

/** The users that exist from the start, and how to log in as each. */
export function usersSection(): PageSection {
  return {
    id: 'users',
    title: 'Users',
    facts: html`<p>Every one has the password <code>${DEMO.password}</code>.</p>
      ${tableMarkup(
        'Users from the start',
        ['Username', 'What it shows'],
        DEMO_USERS.map((user) => [
          html`<a href="/sandbox?bettor=${encodeURIComponent(user.email)}">${user.email}</a>`,
          describe(user),
        ]),
      )}`,
    forms: [],
  };
}

function describe({ status, state, exclusion, documents, hasDeposited }: DemoUser): string {
  const said = [
    status === 'Active' ? '' : status,
    ...Object.entries(state).map(([name, value]) => `${name} ${JSON.stringify(value)}`),
    exclusion
      ? `excluded for ${exclusion.months} months, ${exclusion.hasResumeDate ? 'with' : 'without'} an end`
      : '',
    documents === 'validated' ? '' : `documents ${documents}`,
    hasDeposited ? '' : 'no deposit',
  ].filter((text) => text !== '');
  return said.join('; ') || 'validated, with a balance';
}
