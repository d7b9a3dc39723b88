import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { instant } from '../../base/wire-fields.ts';

/** The ways by which the operator may write to a bettor about offers. */
export const notificationChoices = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  push: z.boolean(),
});

const PATH_NOT_SHOWN = 'the path is not shown';

export const readNotifications = endpoint({
  name: 'users.readNotifications',
  host: 'main',
  method: 'GET',
  path: '/api/Users/Notifications',
  auth: 'bearer',
  answer: z.object({ data: notificationChoices }),
  source: '1§7',
  assumed: [PATH_NOT_SHOWN, 'all three are off until the bettor allows them'],
});

export const setNotifications = endpoint({
  name: 'users.setNotifications',
  host: 'main',
  method: 'PUT',
  path: '/api/Users/Notifications',
  auth: 'bearer',
  body: notificationChoices,
  answer: z.object({ data: notificationChoices }),
  source: '1§7',
  assumed: [
    PATH_NOT_SHOWN,
    'messages that the law or a transaction asks for are sent whatever is chosen',
  ],
});

export const reactivateAccount = endpoint({
  name: 'users.reactivate',
  host: 'main',
  method: 'POST',
  path: '/api/Users/Reactivate',
  auth: 'bearer',
  answer: z.object({ data: z.object({ reactivatedAt: instant }) }),
  refusals: {
    403: ['SELF_EXCLUDED'],
    409: ['NOT_DEACTIVATED', 'SUPPORT_NEEDED'],
  },
  source: '1§4',
  assumed: [
    PATH_NOT_SHOWN,
    'the tokens of a log-in that answers isDeactivated are enough to ask for it, and go on being valid',
    'SUPPORT_NEEDED: the account is open again only after a person has looked at it',
  ],
});

export const closeAccount = endpoint({
  name: 'users.close',
  host: 'main',
  method: 'POST',
  path: '/api/Users/Close',
  auth: 'bearer',
  body: z.object({ password: z.string(), reason: z.string().max(500).nullable() }),
  answer: z.object({
    data: z.object({
      closedAt: instant,
      /** Until when the records are kept that the law asks for. */
      recordsUntil: instant,
    }),
  }),
  refusals: {
    400: ['WRONG_PASSWORD'],
    409: ['BALANCE_LEFT', 'OPEN_BETS', 'WITHDRAWAL_PENDING'],
    429: ['TOO_MANY_ATTEMPTS'],
  },
  source: '1§7',
  assumed: [
    PATH_NOT_SHOWN,
    'every session of the account ends at once, and a log-in answers 403 ACCOUNT_CLOSED from then on',
    'an account with a balance, open bets or a withdrawal under way is not closed',
  ],
});
