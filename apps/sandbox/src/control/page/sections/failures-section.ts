import { html } from 'hono/html';
import { declaredEndpoints } from '@vitrine/upstream/contract/declared-endpoints';
import { HOSTS } from '@vitrine/upstream/base/hosts';
import type { OrderedFailure } from '../../failures/ordered-failure.ts';
import { choicesOf, order, type PageSection } from '../control-form.ts';
import { factList } from '../page-frame.ts';
import type { PageServices } from '../page-services.ts';

const FAILURES: Readonly<Record<string, OrderedFailure>> = {
  'refused with 503': { status: 503 },
  'refused with 500': { status: 500 },
  'refused with 504': { status: 504 },
  'refused with 429': { status: 429, retryAfterSeconds: 2 },
  'refused with 401': { status: 401 },
  'answered after 10 s': { delayMs: 10_000 },
  'answered with half the JSON': { malformed: 'truncated' },
  'answered with a page': { malformed: 'html' },
  'answered with nothing': { malformed: 'empty' },
  'answered with values of wrong types': { malformed: 'wrongType' },
  'answered in a wrong charset': { malformed: 'wrongCharset' },
  'cut off before it is done': { drop: 'before' },
  'done, and cut off before the answer': { drop: 'after' },
  'answered at 200 bytes a second': { dripBytes: 200 },
};

/** Calls that fail. */
export function failuresSection({ failures }: PageServices): PageSection {
  const held = failures.held();
  return {
    id: 'failures',
    title: 'Failures',
    facts:
      held.length === 0
        ? html`<p>Every call works.</p>`
        : factList(
            held.map(({ target, failure, times }) => [
              target,
              `${JSON.stringify(failure)}, ${
                'rate' in times ? `${times.rate * 100} of 100 calls` : `${times.count} more`
              }`,
            ]),
          ),
    forms: [
      {
        action: 'fail',
        title: 'Make calls fail',
        fields: [
          { kind: 'select', name: 'host', label: 'Calls to the host', choices: choicesOf(HOSTS) },
          {
            kind: 'text',
            name: 'endpoint',
            label: 'Or to one endpoint only',
            suggestions: declaredEndpoints.map(({ endpoint }) => endpoint.name),
          },
          {
            kind: 'select',
            name: 'failure',
            label: 'Each is',
            choices: choicesOf(Object.keys(FAILURES)),
          },
          { kind: 'number', name: 'count', label: 'How many calls', value: '1' },
          {
            kind: 'number',
            name: 'percent',
            label: 'Or how many of 100',
            step: 'any',
            isOptional: true,
          },
        ],
        button: 'Fail',
        done: 'The calls will fail.',
        orders: ({ host, endpoint, failure = '', count, percent }) =>
          order('failures', {
            ...(endpoint ? { endpoint } : { host }),
            failure: FAILURES[failure],
            ...(percent ? { rate: Number(percent) / 100 } : { count: Number(count) }),
          }),
      },
      {
        action: 'works',
        title: 'Let every call work',
        fields: [],
        button: 'Clear',
        done: 'Every call works again.',
        orders: () => order('failures/clear'),
      },
    ],
  };
}
