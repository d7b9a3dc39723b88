import { describe, expect, it } from 'vitest';
import { logIn } from '../account/log-in.ts';
import { readTicketStatus } from '../bet-slip/ticket-status.ts';
import { loginAnswer } from '../contract/account/session.ts';
import { placeAnswer, ticketStatus } from '../contract/bet-slip/tickets.ts';
import { answering } from '../test/answering.ts';
import { instant, maybeInstant } from './wire-fields.ts';

const NEVER_SET = ['0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00.0000000'];

const ACCOUNT = {
  userId: 'u1',
  username: 'maria',
  fullname: 'Maria Silva',
  email: 'maria@example.com',
  token: 't',
  refreshToken: 'r',
  userRegisterStep: 2,
};

describe('moments', () => {
  it.each(['2026-11-29T15:04:05Z', '2026-11-29T12:04:05-03:00', '2026-11-29T15:04:05.0000000Z'])(
    'NET-02 %s is one moment however its zone is written',
    (text) => {
      expect(Date.parse(instant.parse(text))).toBe(Date.UTC(2026, 10, 29, 15, 4, 5));
    },
  );

  it('one without a zone is refused: it could be any of a day', () => {
    expect(instant.safeParse('2026-11-29T15:04:05').success).toBe(false);
    expect(maybeInstant.safeParse('2026-11-29T15:04:05').error?.issues[0]?.message).toBe(
      'expected a moment with its zone',
    );
  });

  it.each([null, undefined, ...NEVER_SET])('%s is none where there may be none', (text) => {
    expect(maybeInstant.parse(text)).toBeNull();
  });

  it.each(NEVER_SET)(
    'PLACE-04 a ticket whose acceptance is dated %s keeps its status',
    async (at) => {
      const answer = { data: { ticketId: 't1', status: 0, acceptanceDate: at } };
      const { client } = answering(() => Promise.resolve(ticketStatus.v1.answer?.parse(answer)));
      expect(await readTicketStatus(client, 't1', 'one', {})).toMatchObject({
        status: 'pending',
        acceptedAt: null,
      });
    },
  );
});

describe('answers with null for what there is none of', () => {
  it('logs a bettor in for whose account the operator tells no self-exclusion', async () => {
    const empty = { autoexclusion: null, isDeactivated: null, showUserInfoBonusView: null };
    const data = { ...ACCOUNT, ...empty, showUserAcceptMigrationView: null, fullname: null };
    const { client } = answering(() => Promise.resolve(loginAnswer.parse({ data })));
    const who = { username: 'maria', password: 'x', isExtended: false, captcha: '' };
    expect(await logIn(client, who, {})).toMatchObject({
      selfExclusion: null,
      isDeactivated: false,
      asksForMigration: false,
      fullName: '',
    });
  });

  it('one who is excluded without an end stays so', () => {
    const autoexclusion = { exclusionMonth: 6, resumeExclusionDate: '0001-01-01T00:00:00' };
    expect(loginAnswer.parse({ data: { ...ACCOUNT, autoexclusion } })).toMatchObject({
      data: { autoexclusion: { exclusionMonth: 6, resumeExclusionDate: null } },
    });
  });

  it('PLACE-03 takes the tickets of a placement that refused none', () => {
    const validTicket = [{ indexTicket: 0, ticketId: 't1' }];
    expect(placeAnswer.parse({ data: { validTicket, invalidTickets: null } })).toEqual({
      data: { validTicket, invalidTickets: [] },
    });
  });
});
