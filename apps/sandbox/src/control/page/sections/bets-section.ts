import { html } from 'hono/html';
import { FREE_BET_ERRORS } from '@vitrine/upstream/contract/bet-slip/free-bets';
import { PLACEMENT_ERROR_CODES } from '@vitrine/betting/bet-slip/placing/placement-error';
import { matchText } from '../match-text.ts';
import { choicesOf, order, type PageSection } from '../control-form.ts';
import type { Chosen } from '../page-services.ts';

/** Coming tickets, and the bets on the chosen match. */
export function betsSection({ email, match }: Chosen): PageSection {
  return {
    id: 'bets',
    title: 'Bets',
    facts: html`<p>
      <a href="/sandbox/books/${email}">Everything that stands written of ${email}</a>
    </p>`,
    forms: [
      {
        action: 'tickets-refuse',
        title: 'Refuse the next placements',
        fields: [
          {
            kind: 'select',
            name: 'error',
            label: 'Error',
            choices: choicesOf([...PLACEMENT_ERROR_CODES, ...FREE_BET_ERRORS]),
          },
          { kind: 'number', name: 'count', label: 'How many; 0 takes it back', value: '1' },
        ],
        button: 'Refuse',
        done: 'The next placements are refused.',
        orders: ({ error, count }) => order('tickets/refuse', { error, count: Number(count) }),
      },
      {
        action: 'tickets-reject',
        title: 'Reject the next tickets',
        fields: [
          { kind: 'number', name: 'rejectCode', label: 'Code', value: '-703' },
          { kind: 'number', name: 'count', label: 'How many; 0 takes it back', value: '1' },
        ],
        button: 'Reject',
        done: 'The next tickets are rejected.',
        orders: ({ rejectCode, count }) =>
          order('tickets/reject', { rejectCode: Number(rejectCode), count: Number(count) }),
      },
      {
        action: 'tickets-delay',
        title: 'Let tickets wait longer',
        fields: [{ kind: 'number', name: 'seconds', label: 'Seconds', value: '10' }],
        button: 'Delay',
        done: 'Coming tickets wait so much longer.',
        orders: ({ seconds }) => order('tickets/delay', { seconds: Number(seconds) }),
      },
      ...(match
        ? [
            {
              action: 'void-bets',
              title: `Void the bets on ${matchText(match)}`,
              fields: [],
              button: 'Void',
              done: 'The bets on the match are void.',
              orders: () => order('bets/void-event', { eventId: match.id }),
            },
          ]
        : []),
    ],
  };
}
