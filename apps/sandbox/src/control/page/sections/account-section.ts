import { html } from 'hono/html';
import { amountToWire } from '@vitrine/betting/base/money';
import { resumeDate } from '../../../accounts/exclusions.ts';
import { USER_STATUSES, type User } from '../../../accounts/users.ts';
import { cashOf } from '../../../ledger/ledger.ts';
import { choicesOf, order, type ControlForm, type PageSection } from '../control-form.ts';
import { factList } from '../page-frame.ts';
import type { Chosen, PageServices } from '../page-services.ts';

/** The chosen bettor's account. */
export function accountSection(services: PageServices, { bettor, email }: Chosen): PageSection {
  const { exclusions, restrictions, documents, ledger, now } = services;
  const section = { id: 'account', title: 'Account' };
  if (!bettor)
    return { ...section, facts: html`<p>Nobody has the e-mail ${email}.</p>`, forms: [] };
  const exclusion = exclusions.of(bettor.id);
  return {
    ...section,
    facts: factList([
      ['Bettor', bettor.fullName],
      ['E-mail', bettor.email],
      ['Standing', restrictions.standingOf(bettor.id)],
      ['Balance', amountToWire(ledger.balance(cashOf(bettor.id))).toFixed(2)],
      ['Step of registration', String(bettor.registerStep)],
      ['Fully validated', documents.isFullyValidated(bettor.id) ? 'yes' : 'no'],
      ['Self-exclusion', exclusion ? exclusionText(exclusion) : 'none'],
    ]),
    forms: [...standingForms(bettor, now()), ...SESSION_FORMS],
  };
}

function exclusionText({ months, resumeAt }: { months: number; resumeAt: number | null }): string {
  const end = resumeAt === null ? 'until lifted' : `until ${new Date(resumeAt).toISOString()}`;
  return `${months} months, ${end}`;
}

function standingForms(bettor: User, now: number): readonly ControlForm[] {
  const { email, status, isDeactivated, mustMigrate } = bettor;
  return [
    {
      action: 'status',
      title: 'Change the status',
      fields: [
        {
          kind: 'select',
          name: 'status',
          label: 'Status',
          choices: choicesOf(USER_STATUSES),
          value: status,
        },
      ],
      button: 'Change',
      done: 'The status was changed.',
      orders: (values) => order('accounts/status', { email, status: values['status'] }),
    },
    {
      action: 'exclude',
      title: 'Exclude, also in mid-session',
      fields: [
        {
          kind: 'select',
          name: 'months',
          label: 'For',
          choices: [
            { value: '3', text: '3 months' },
            { value: '24', text: '24 months' },
            { value: '1216', text: 'ever (1216 months)' },
          ],
        },
        {
          kind: 'select',
          name: 'end',
          label: 'End',
          choices: [
            { value: 'date', text: 'on its day' },
            { value: 'none', text: 'until lifted' },
          ],
        },
      ],
      button: 'Exclude',
      done: 'The bettor is excluded.',
      orders: ({ months, end }) => {
        const day = end === 'date' ? new Date(resumeDate(now, Number(months))) : null;
        return order('accounts/exclude', {
          email,
          months: Number(months),
          resumeDate: day && day.toISOString(),
        });
      },
    },
    {
      action: 'lift',
      title: 'Lift exclusion and pause',
      fields: [],
      button: 'Lift',
      done: 'No exclusion or pause holds.',
      orders: () => order('accounts/lift', { email }),
    },
    {
      action: 'deactivate',
      title: isDeactivated ? 'Activate the account' : 'Deactivate the account',
      fields: [],
      button: isDeactivated ? 'Activate' : 'Deactivate',
      done: isDeactivated ? 'The account is deactivated.' : 'The account is active.',
      orders: () => order('accounts/deactivate', { email, isDeactivated: !isDeactivated }),
    },
    {
      action: 'migration',
      title: mustMigrate ? 'Take back the migration' : 'Ask for the migration',
      fields: [],
      button: mustMigrate ? 'Take back' : 'Ask',
      done: mustMigrate ? 'The bettor must migrate.' : 'The bettor need not migrate.',
      orders: () => order('accounts/migration', { email, mustMigrate: !mustMigrate }),
    },
  ];
}

const SESSION_FORMS: readonly ControlForm[] = [
  {
    action: 'expire-tokens',
    title: 'Let every access token expire',
    fields: [],
    button: 'Expire',
    done: 'Every access token has expired; sessions refresh.',
    orders: () => order('tokens/expire'),
  },
  {
    action: 'close-sessions',
    title: 'End every session',
    fields: [],
    button: 'End',
    done: 'Every session has ended.',
    orders: () => order('sessions/close'),
  },
];
