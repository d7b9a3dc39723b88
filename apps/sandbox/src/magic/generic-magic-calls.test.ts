import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO } from '../accounts/demo-users.ts';
import { parseConfig } from '../config.ts';
import { startServer, type RunningServer } from '../server.ts';

let server: RunningServer;
let token: string;

beforeAll(async () => {
  server = await startServer(parseConfig({ SANDBOX_PORT: '0', SANDBOX_DATA: ':memory:' }));
  const answer = await post('/main/api/Session/login/', login(DEMO.username));
  token = ((await answer.json()) as { data: { token: string } }).data.token;
});
afterAll(() => server.stop());

function login(username: string) {
  return { username, password: DEMO.password, extendedSession: false, tokenCaptcha: 'test' };
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

const deposit = (amount: number) =>
  post('/payments/api/pix/beginDeposit', { amount, providerId: 1 });

async function depositsOf(amount: number): Promise<number> {
  const books = await fetch(`http://127.0.0.1:${server.port}/sandbox/books/${DEMO.username}`);
  const { charges } = (await books.json()) as { charges: readonly { amount: number }[] };
  return charges.filter((charge) => charge.amount === Math.round(amount * 100)).length;
}

it('refuses a deposit with the status of its amount, and begins none', async () => {
  expect((await deposit(503.66)).status).toBe(503);
  expect(await depositsOf(503.66)).toBe(0);
});

it('begins a deposit, and answers half its JSON', async () => {
  const answer = await deposit(1001.66);
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
  expect(await depositsOf(1001.66)).toBe(1);
});

it('drops the connection before a deposit is begun, or after', async () => {
  await expect(deposit(1002.66)).rejects.toThrow();
  expect(await depositsOf(1002.66)).toBe(0);
  await expect(deposit(1003.66)).rejects.toThrow();
  expect(await depositsOf(1003.66)).toBe(1);
});

it('looks at the e-mail of a login, and at a call only once it is well-formed', async () => {
  const path = '/main/api/Session/login/';
  expect((await post(path, login('status-502@vitrine.example'))).status).toBe(502);
  expect((await post(path, { username: 'status-502@vitrine.example' })).status).toBe(400);
  await expect(post(path, login('queda@vitrine.example'))).rejects.toThrow();
});

it('refuses a placement by its stake before it is looked at', async () => {
  const answer = await fetch(
    `http://127.0.0.1:${server.port}/betting/api/Ticket/v1/PlaceBet/MultiSingle`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'feed-version': '2',
      },
      body: JSON.stringify({
        connectionId: 'c1',
        ticketRequest: [
          {
            eventId: 'sr:match:1',
            stake: 418.66,
            producerId: 3,
            sportId: 'sr:sport:1',
            oddsChangeType: 1,
            ticketBetSelection: {
              marketId: '1',
              marketName: '',
              specifiers: '',
              outcomeId: '1',
              outcomeName: '',
              outcomeValueAmerican: 0,
              outcomeValueDecimal: 2,
            },
          },
        ],
      }),
    },
  );
  expect(answer.status).toBe(418);
});
