import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createUpstreamClient } from './client.ts';
import { betsByRange } from '../contract/bets/bets.ts';
import { closeSession, login } from '../contract/account/session.ts';
import { resendPin, sendPin, validatePin } from '../contract/account/users.ts';
import { balance } from '../contract/wallet/wallet.ts';
import { SessionEnded, UpstreamShapeError, UpstreamUnreachable } from './errors.ts';
import type { SessionHandle } from './session.ts';
import { failureOf, ping, withServer } from '../test/client.ts';
import { answerJson, serve } from '../test/server.ts';

const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access-secret', refreshToken: 'refresh-secret' }),
  refresh: () => Promise.reject(new SessionEnded('refreshRefused', 'no')),
};

const credentials = {
  username: 'ana@example.com',
  password: 'hunter2-secret',
  extendedSession: false,
  tokenCaptcha: '',
};

describe('answers', () => {
  it('NET-02 names the endpoint, the field and what was expected, and not what was received', async () => {
    await withServer(
      (_, response) =>
        answerJson(response, {
          data: [
            { accountType: 'Real', amount: 1 },
            { accountType: 'Bonus', amount: 'secret' },
          ],
        }),
      async (client) => {
        const error = await failureOf(client.call(balance, { session }));
        expect(error).toBeInstanceOf(UpstreamShapeError);
        expect(error).toMatchObject({ endpoint: 'wallet.balance', path: 'data[1].amount' });
        expect((error as Error).message).toBe(
          'wallet.balance answered in a wrong shape: data[1].amount: expected number, received string',
        );
      },
    );
  });

  it('NET-02 takes no amount with fractions of a cent', async () => {
    await withServer(
      (_, response) => answerJson(response, { data: [{ accountType: 'Real', amount: 10.005 }] }),
      async (client) => {
        const error = await failureOf(client.call(balance, { session }));
        expect(error).toMatchObject({ path: 'data[0].amount' });
      },
    );
  });

  it.each([
    ['a page', '<!doctype html><title>Down</title>', 'received a page'],
    ['text that ends early', '{"ok":tr', 'ends early'],
    ['nothing', '', 'expected object, received undefined'],
  ])('NET-02 says so when it gets %s', async (_, body, words) => {
    await withServer(
      (_request, response) => void response.end(body),
      async (client) => {
        const error = await failureOf(client.call(ping('GET')));
        expect(error).toBeInstanceOf(UpstreamShapeError);
        expect((error as Error).message).toContain(words);
      },
    );
  });

  it('NET-02 reads no answer without bound', async () => {
    let sent = 0;
    await withServer(
      (_, response) => {
        const more = () => {
          if (response.destroyed || sent >= 64) return;
          sent += 1;
          response.write('x'.repeat(64 * 1024), more);
        };
        more();
      },
      async (client) => {
        const error = await failureOf(client.call(ping('GET')));
        expect(error).toBeInstanceOf(UpstreamShapeError);
        expect((error as Error).message).toContain('at most 1024 bytes');
      },
      { maxAnswerBytes: 1024 },
    );
    expect(sent).toBeLessThan(64);
  });

  it('NET-02 tells an answer cut off by a broken connection from a wrong one', async () => {
    await withServer(
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' });
        response.write('{"ok":', () => response.destroy());
      },
      async (client) => {
        expect(await failureOf(client.call(ping('GET')))).toBeInstanceOf(UpstreamUnreachable);
      },
    );
  });

  it('says that a request to a closed port never left', async () => {
    const server = await serve(() => undefined);
    const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
    await server[Symbol.asyncDispose]();
    const error = await failureOf(client.call(ping('POST')));
    expect(error).toBeInstanceOf(UpstreamUnreachable);
    expect(error).toMatchObject({ mayHaveArrived: false });
    expect((error as Error).message).toBe('test.post could not be reached (ECONNREFUSED)');
  });

  it('reports a redirect instead of following it', async () => {
    await withServer(
      (_, response) => {
        response.setHeader('location', '/elsewhere');
        answerJson(response, {}, 301);
      },
      async (client, requests) => {
        const error = await failureOf(client.call(ping('POST')));
        expect(error).toMatchObject({ status: 301, kind: 'redirected' });
        expect(requests).toHaveLength(1);
      },
    );
  });

  it('gives undefined where the contract reads nothing', async () => {
    await withServer(
      (_, response) => void response.end('bye'),
      async (client) => {
        expect(await client.call(closeSession, { session })).toBeUndefined();
      },
    );
  });

  it('HIST-02 keeps bet numbers beyond the safe integers as their digits', async () => {
    const leg = {
      matchId: 'sr:match:1',
      sportId: 'sr:sport:1',
      marketId: 'm',
      outcomeId: 'o',
      tournamentId: 't',
      nameDefault: 'Série A',
      scheduleTime: '2026-01-01T20:00:00Z',
      sportSummaryName: 'Futebol',
      homeCompetitorName: 'A',
      awayCompetitorName: 'B',
      homeScore: null,
      awayScore: null,
      outcomeValue: -118,
      outcomeValueDecimal: 1.85,
      outcomeState: 1,
      outcomeIsActive: true,
      outcomeName: 'A',
      providerId: 0,
      legStateType: 'Pending',
      marketStatus: 1,
      marketName: 'Resultado Final',
      eventState: 0,
      producerId: 3,
      marketTypeId: 1,
      outcomeTypeId: '1',
      bookingStatus: 'Booked',
    };
    const bet = {
      betNumber: 'DIGITS',
      betStatus: 4,
      betType: 1,
      date: '2026-01-01T12:00:00Z',
      amountOfBets: 10.5,
      amountRefund: 0,
      amountWin: 0,
      amountWon: 0,
      isFreeBet: false,
      isCashoutBlocked: false,
      odds: -118,
      oddsDecimal: 1.85,
      possibleWinnings: 19.42,
      userId: 'u',
      matches: [leg],
    };
    const body = JSON.stringify({
      results: [bet, { ...bet, betNumber: 'MORE' }],
      metadata: { pages: 1, totalRows: 2, pageSize: 10 },
    })
      .replace('"DIGITS"', '9007199254740993123')
      .replace('"MORE"', '42');
    await withServer(
      (_, response) => answerJson(response, body),
      async (client) => {
        const { results } = await client.call(betsByRange, {
          session,
          query: {
            'PaginationQuery.PageNumber': 1,
            initialDate: '2026-01-01',
            finalDate: '2026-01-31',
          },
        });
        expect(results.map(({ betNumber }) => betNumber)).toEqual(['9007199254740993123', '42']);
        expect(results[0]?.matches[0]?.marketTypeId).toBe('1');
      },
    );
  });
});

describe('errors', () => {
  it('show neither token nor body when printed', async () => {
    await withServer(
      (_, response) => answerJson(response, { error: 'NO', detail: 'body-secret' }, 403),
      async (client) => {
        const error = await failureOf(client.call(balance, { session }));
        expect(error).toMatchObject({ kind: 'selfExclusion', body: { detail: 'body-secret' } });
        expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret');
      },
    );
    await withServer(
      (request) => void request.socket.destroy(),
      async (client) => {
        const error = await failureOf(client.call(login, { body: credentials }));
        expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('secret');
      },
    );
  });

  it('REG-07 PIN calls without a session say so in the words of the specification', async () => {
    await withServer(
      (_, response) => answerJson(response, {}),
      async (client, requests) => {
        const guest = { ...session, tokens: () => Promise.resolve(null) };
        const receiver = { userId: 'u', email: 'ana@example.com' };
        const calls = [guest, undefined].flatMap((session) => [
          client.call(sendPin, { session, body: receiver }),
          client.call(resendPin, { session, body: receiver }),
          client.call(validatePin, { session, body: { ...receiver, pin: '123456' } }),
        ]);
        for (const error of await Promise.all(calls.map(failureOf))) {
          expect(error).toBeInstanceOf(SessionEnded);
          expect(error).toMatchObject({
            reason: 'absent',
            message: 'Cannot send pinValue before signIn',
          });
        }
        expect(requests).toEqual([]);
      },
    );
  });

  it('a token that fits no header is no session', async () => {
    await withServer(
      (_, response) => answerJson(response, {}),
      async (client, requests) => {
        const tokens = { token: 'a\r\nX-Admin: 1', refreshToken: 'r' };
        const broken = { ...session, tokens: () => Promise.resolve(tokens) };
        const error = await failureOf(client.call(balance, { session: broken }));
        expect(error).toBeInstanceOf(SessionEnded);
        expect(requests).toEqual([]);
      },
    );
  });

  it('a call that needs a session is not sent without one', async () => {
    await withServer(
      (_, response) => answerJson(response, {}),
      async (client, requests) => {
        const guest = { ...session, tokens: () => Promise.resolve(null) };
        expect(await failureOf(client.call(balance, { session: guest }))).toBeInstanceOf(
          SessionEnded,
        );
        expect(requests).toHaveLength(0);
      },
    );
  });
});
