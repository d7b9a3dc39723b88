import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createUpstreamClient, type UpstreamClient } from '../base/client.ts';
import { order, second, selection, session } from '../test/placement.ts';
import { answerJson, serve } from '../test/server.ts';
import { readTicketStatus, recoverTickets } from './ticket-status.ts';

async function withClient(
  answer: (response: ServerResponse, url: string) => void,
  work: (client: UpstreamClient, requests: readonly string[]) => Promise<void>,
): Promise<void> {
  await using server = await serve((request, response) => answer(response, request.url ?? ''));
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now, timeoutMs: 1_000 });
  await work(client, server.requests);
}

describe('ticket status', () => {
  it.each([
    [0, 'pending'],
    [2, 'accepted'],
    [3, 'rejected'],
    [4, 'canceled'],
  ] as const)('PLACE-04 status %i is %s', async (status, name) => {
    await withClient(
      (response) => answerJson(response, { data: { ticketId: 1, status } }),
      async (client, requests) => {
        const ticket = await readTicketStatus(client, 't1', 'two', { session });
        expect(ticket).toMatchObject({ ticketId: 't1', status: name });
        expect(requests).toEqual(['GET /betting/api/Ticket/v2/TicketStatus/t1']);
      },
    );
  });

  it('PLACE-08 gives the reject code, the acceptance and the final odds', async () => {
    await withClient(
      (response) =>
        answerJson(response, {
          data: {
            ticketId: 't1',
            status: 3,
            rejectCode: -703,
            acceptanceDate: '2026-01-01T00:00:01Z',
            selectionsFinalState: [{ selectionIndex: 0, decimalOdds: 1.9, americanOdds: -111 }],
          },
        }),
      async (client) => {
        expect(await readTicketStatus(client, 't1', 'one', { session })).toEqual({
          ticketId: 't1',
          status: 'rejected',
          acceptedAt: Date.UTC(2026, 0, 1, 0, 0, 1),
          code: 'CUSTOMER_CONFIDENCE',
          finalOdds: [{ selectionIndex: 0, odds: 1900 }],
        });
      },
    );
  });

  it('PLACE-04 a ticket whose status call fails is not confirmed', async () => {
    await withClient(
      (response) => answerJson(response, {}, 404),
      async (client) => {
        const ticket = await readTicketStatus(client, 't1', 'one', { session });
        expect(ticket).toMatchObject({ status: 'notConfirmed', code: null });
      },
    );
  });
});

describe('recovery', () => {
  const row = { createdAt: '2026-01-01T00:00:00Z' };
  const lostOrder = (...args: Parameters<typeof order>) => ({
    ...order(...args),
    sentAt: Date.parse(row.createdAt),
  });

  it('PLACE-05 finds the tickets of an attempt by its connection ids', async () => {
    await withClient(
      (response) =>
        answerJson(
          response,
          JSON.stringify({
            data: [
              { ...row, ticketId: 't9', connectionId: 'intent-0', indexTicket: 0 },
              { ...row, ticketId: 'NUMBER', connectionId: 'intent-1.2', indexTicket: 1 },
              { ...row, ticketId: 't1', connectionId: 'intent-1.1', indexTicket: 0 },
            ],
          }).replace('"NUMBER"', '9007199254740993'),
        ),
      async (client, requests) => {
        const lost = lostOrder('singles', [selection('a'), second('b'), second('c')]);
        expect(await recoverTickets(client, lost, { session })).toEqual([
          { outcomeId: 'a', ticketId: 't1' },
          { outcomeId: 'c', ticketId: '9007199254740993' },
        ]);
        expect(requests).toEqual([
          'GET /betting/api/Ticket/v1/GetLastTicketIdByUser?numberOfTickets=100',
        ]);
      },
    );
  });

  it('PLACE-05 names the ticket of a multiple, and none when none was made', async () => {
    await withClient(
      (response) =>
        answerJson(response, {
          data: [{ ...row, ticketId: 't1', connectionId: 'intent-1', indexTicket: 0 }],
        }),
      async (client) => {
        const lost = lostOrder('multiple', [selection('a'), selection('b')]);
        expect(await recoverTickets(client, lost, { session })).toEqual([
          { outcomeId: null, ticketId: 't1' },
        ]);
        const never = { ...lost, connectionId: 'intent-2' };
        expect(await recoverTickets(client, never, { session })).toEqual([]);
      },
    );
  });

  it('PLACE-05 looks further back where a hundred newer tickets hide those of an attempt', async () => {
    const newer = (count: number, createdAt = '2026-01-01T00:00:00Z') =>
      Array.from({ length: count }, (_, index) => ({
        createdAt,
        ticketId: `n${index}`,
        connectionId: 'other',
        indexTicket: 0,
      }));
    const own = { ...row, ticketId: 't1', connectionId: 'intent-1', indexTicket: 0 };
    const lost = lostOrder('multiple', [selection('a'), selection('b')]);
    const listed = (rows: readonly object[]) =>
      withClient(
        (response, url) => {
          const asked = Number(new URL(url, 'http://x').searchParams.get('numberOfTickets'));
          answerJson(response, { data: rows.slice(0, asked) });
        },
        async (client, requests) => {
          answers.push(await recoverTickets(client, lost, { session }).catch(String));
          calls.push(requests.length);
        },
      );
    const answers: unknown[] = [];
    const calls: number[] = [];
    await listed([...newer(250), own]);
    await listed(newer(250));
    // Tickets of the day before reach back far enough.
    await listed([...newer(99), ...newer(900, '2025-12-31T00:00:00Z')]);
    await listed(newer(10_000));
    expect(answers).toEqual([
      [{ outcomeId: null, ticketId: 't1' }],
      [],
      [],
      'TicketsOutOfSight: The newest tickets do not reach back to the attempt',
    ]);
    expect(calls).toEqual([2, 2, 1, 3]);
  });

  it('PLACE-05 fails when the operator cannot say', async () => {
    await withClient(
      (response) => answerJson(response, {}, 404),
      async (client) => {
        const lost = lostOrder('singles', [selection('a')]);
        await expect(recoverTickets(client, lost, { session })).rejects.toMatchObject({
          status: 404,
        });
      },
    );
  });
});
