import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerJson, serve, type Answer as Serving } from '../test/server.ts';
import { readText } from './answer-text.ts';
import { type RequestFacts, sendRequest } from './send-request.ts';

const FACTS = {
  method: 'POST',
  headers: { accept: 'application/json' },
  body: '{}',
  redirect: 'manual',
} as const satisfies Partial<RequestFacts>;

/** What a server that answers so says to a request, with the text of its body. */
async function asked(answer: Serving, facts: Partial<RequestFacts> = {}) {
  await using server = await serve(answer);
  const address = new URL(server.hosts.frontBack);
  const { signal } = new AbortController();
  const sent = await sendRequest(address, { ...FACTS, signal, ...facts });
  return { ...sent, text: await readText(sent, 1_000) };
}

it('says what it sends, what unpacks, and who asks', async () => {
  const { text } = await asked((request, response, body) => {
    const { accept, 'accept-encoding': packed, 'user-agent': name } = request.headers;
    answerJson(response, { method: request.method, accept, packed, name, body });
  });
  expect(JSON.parse(text.ok ? text.text : '')).toEqual({
    method: 'POST',
    accept: 'application/json',
    packed: 'gzip',
    name: 'node',
    body: '{}',
  });
});

it('sends a form in parts, as fetch does', async () => {
  const body = new FormData();
  body.append('side', 'FRONT');
  const { text } = await asked(
    (request, response, sent) => {
      answerJson(response, { type: request.headers['content-type'], sent });
    },
    { body },
  );
  expect(text).toMatchObject({ text: expect.stringContaining('multipart/form-data; boundary=') });
  expect(text).toMatchObject({ text: expect.stringContaining('FRONT') });
});

it.each(['gzip', 'GZIP'])('unpacks %s', async (encoding) => {
  const { headers, text } = await asked((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding, 'content-type': 'application/json' });
    response.end(gzipSync('{"ok":true}'));
  });
  expect(headers.get('content-type')).toBe('application/json');
  expect(text).toEqual({ ok: true, text: '{"ok":true}' });
});

it.each([200, 204, 503])('an answer of %s without a body is empty', async (status) => {
  const answer = await asked((_request, response) => void response.writeHead(status).end());
  expect(answer).toMatchObject({ status, ok: status < 300, text: { ok: true, text: '' } });
});

it('gives a redirect as it is, and no header that did not come', async () => {
  const { status, ok, headers } = await asked((_request, response) => {
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect({ status, ok }).toEqual({ status: 307, ok: false });
  expect(headers.get('location')).toBe('/elsewhere');
  expect(headers.get('retry-after')).toBeNull();
});

it('sends the next request over the same connection, whatever the last body was', async () => {
  const ports = new Set<number | undefined>();
  await using server = await serve((request, response) => {
    ports.add(request.socket.remotePort);
    if (request.url?.endsWith('none')) response.writeHead(204).end();
    else answerJson(response, { ok: true });
  });
  const { signal } = new AbortController();
  for (const path of ['none', 'some', 'none', 'some']) {
    const address = new URL(`${server.hosts.frontBack}/${path}`);
    await readText(await sendRequest(address, { ...FACTS, signal }), 1_000);
    // Until then a connection is not free.
    await turnOfLoop();
  }
  expect(ports.size).toBe(1);
});

it('gives up a body of which nothing has come yet', async () => {
  await using server = await serve((_request, response) => response.writeHead(200).flushHeaders());
  const { signal } = new AbortController();
  const sent = await sendRequest(new URL(server.hosts.frontBack), { ...FACTS, signal });
  await expect(sent.body?.cancel()).resolves.toBeUndefined();
});
