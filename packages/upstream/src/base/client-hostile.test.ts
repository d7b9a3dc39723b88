import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createUpstreamClient } from './client.ts';
import { endpoint } from './endpoint.ts';
import {
  UpstreamError,
  UpstreamShapeError,
  UpstreamStatusError,
  UpstreamTimeout,
  UpstreamUnreachable,
} from './errors.ts';
import { failureOf } from '../test/client.ts';
import { hostsAt, serveBytes } from '../test/server.ts';

type Client = ReturnType<typeof createUpstreamClient>;

/** A POST, so that nothing is sent twice. */
function reading<Answer extends z.ZodType>(answer: Answer) {
  return endpoint({
    name: 'test.read',
    host: 'main',
    method: 'POST',
    path: '/api/read',
    auth: 'none',
    answer,
    source: '1§8',
  });
}

const readOk = reading(z.object({ ok: z.boolean() }));
const JSON_TYPE = 'content-type: application/json';

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

async function against(
  answer: (socket: Socket, count: number) => void,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  await using server = await serveBytes(answer);
  await work(createUpstreamClient({ hosts: server.hosts, now: Date.now }));
}

/** A well-formed answer with this body. */
function whole(body: string | Buffer, ...headers: readonly string[]): Buffer {
  const bytes = Buffer.from(body);
  const head = ['HTTP/1.1 200 OK', `content-length: ${bytes.byteLength}`, ...headers];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

function answering(body: string | Buffer, ...headers: readonly string[]) {
  return (socket: Socket): void => void socket.write(whole(body, JSON_TYPE, ...headers));
}

/** Writes for as long as anybody listens. */
function endless(socket: Socket, part: string): void {
  const timer = setInterval(
    () => (socket.destroyed ? clearInterval(timer) : socket.write(part)),
    1,
  );
}

describe('an answer that is no JSON of the contract', () => {
  it.each([
    ['another type', '[{"ok":true}]', 'expected object, received array'],
    ['a field of another type', '{"ok":"yes"}', 'ok: expected boolean, received string'],
    ['truncated JSON', '{"ok":tr', 'ends early'],
    ['more than JSON', '{"ok":true} and more', 'malformed'],
    ['a page', '\n<html><body>502</body></html>', 'received a page'],
    ['an empty body', '', 'expected object, received undefined'],
  ])('NET-02 %s is a wrong shape', async (_, body, words) => {
    await against(answering(body), async (client) => {
      const error = await failureOf(client.call(readOk));
      expect(error).toBeInstanceOf(UpstreamShapeError);
      expect((error as Error).message).toContain(words);
    });
  });

  it('NET-02 an answer that the operator says there is none of is a wrong shape', async () => {
    await against(
      (socket) => void socket.write('HTTP/1.1 204 No Content\r\n\r\n'),
      async (client) => {
        expect(await failureOf(client.call(readOk))).toBeInstanceOf(UpstreamShapeError);
      },
    );
  });

  it.each([
    ['a number past all numbers', '{"amount":1e400}', 'amount: expected number, received Infinity'],
    ['an integer that lost its digits', '{"amount":1,"count":9007199254740993}', 'count:'],
  ])('NET-02 %s is a wrong shape', async (_, body, words) => {
    const numbers = reading(z.object({ amount: z.number(), count: z.number().int().optional() }));
    await against(answering(body), async (client) => {
      const error = await failureOf(client.call(numbers));
      expect(error).toBeInstanceOf(UpstreamShapeError);
      expect((error as Error).message).toContain(words);
    });
  });

  it('takes the last of a key that comes twice, its digits too', async () => {
    const ids = reading(z.object({ id: z.string() }));
    await against(answering('{"id":1,"id":9007199254740993123}'), async (client) => {
      expect(await client.call(ids)).toEqual({ id: '9007199254740993123' });
    });
  });

  it('takes no prototype from a key', async () => {
    const body = '{"ok":true,"__proto__":{"admin":true},"more":{"__proto__":{"admin":true},"a":1}}';
    const records = reading(
      z.looseObject({ ok: z.boolean(), more: z.record(z.string(), z.unknown()) }),
    );
    await against(answering(body), async (client) => {
      const answer = await client.call(records);
      expect(answer).toEqual({ ok: true, more: { a: 1 } });
      expect('admin' in answer || 'admin' in answer.more || 'admin' in {}).toBe(false);
    });
  });

  it('reads past a hundred thousand levels nobody asked for', async () => {
    await against(answering(`{"ok":true,"extra":${nested(100_000)}}`), async (client) => {
      expect(await client.call(readOk)).toEqual({ ok: true });
    });
  });

  it('NET-02 levels too deep to find digits in are a wrong shape', async () => {
    const ids = reading(z.object({ id: z.string() }));
    await against(answering(`{"id":1,"extra":${nested(100_000)}}`), async (client) => {
      const error = await failureOf(client.call(ids));
      expect(error).toBeInstanceOf(UpstreamShapeError);
      expect((error as Error).message).toContain('fewer levels');
    });
  });

  it('gives the status of a refusal whatever its body is', async () => {
    const bodies = [
      `{"error":"NO","context":{"a":${nested(20_000)}}}`,
      '{"error":',
      '<html>',
      '',
      '\xff\xfe',
    ];
    await against(
      (socket, count) => {
        const body = Buffer.from(bodies[count - 1] ?? '', 'latin1');
        socket.write(`HTTP/1.1 423 Locked\r\ncontent-length: ${body.byteLength}\r\n\r\n`);
        socket.write(body);
      },
      async (client) => {
        for (const body of bodies) {
          const error = await failureOf(client.call(readOk));
          expect(error).toBeInstanceOf(UpstreamStatusError);
          const code = body.includes('NO') ? 'NO' : null;
          expect(error).toMatchObject({ status: 423, kind: 'blocked', code });
        }
      },
    );
  });
});

describe('text', () => {
  const named = reading(z.object({ name: z.string() }));

  it.each([
    ['utf-8', ''],
    ['utf-8', 'charset=UTF-8'],
    ['latin1', 'charset=iso-8859-1'],
    ['utf16le', 'charset="utf-16le"'],
  ] as const)('in %s is read as its content type says: %s', async (encoding, charset) => {
    const body = Buffer.from('{"name":"Futebol de salão"}', encoding);
    const type = `content-type: application/json; ${charset}`;
    await against(
      (socket) => void socket.write(whole(body, type)),
      async (client) => expect(await client.call(named)).toEqual({ name: 'Futebol de salão' }),
    );
  });

  it.each([
    ['bytes of another charset than the one named', 'latin1', 'utf-8', 'expected text in utf-8'],
    ['a charset nobody knows', 'utf-8', 'klingon', 'expected text in a known charset'],
  ] as const)(
    'NET-02 %s are a wrong shape, never wrong letters',
    async (_, encoding, charset, words) => {
      const body = Buffer.from('{"name":"Futebol de salão"}', encoding);
      await against(
        (socket) =>
          void socket.write(whole(body, `content-type: application/json; charset=${charset}`)),
        async (client) => {
          const error = await failureOf(client.call(named));
          expect(error).toBeInstanceOf(UpstreamShapeError);
          expect((error as Error).message).toContain(words);
        },
      );
    },
  );
});

describe('an answer without end', () => {
  it.each([
    ['a body', `HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\n\r\n`, UpstreamShapeError],
    ['a refusal', `HTTP/1.1 400 Bad Request\r\n${JSON_TYPE}\r\n\r\n`, UpstreamStatusError],
    ['headers', 'HTTP/1.1 200 OK\r\n', UpstreamUnreachable],
  ])('%s is read to its limit, and the connection given up', async (name, head, type) => {
    const closed = vi.fn();
    await against(
      (socket) => {
        socket.on('close', closed);
        socket.write(head);
        endless(
          socket,
          name === 'headers' ? `x-more: ${'a'.repeat(4_096)}\r\n` : 'a'.repeat(262_144),
        );
      },
      async (client) => {
        expect(await failureOf(client.call(readOk))).toBeInstanceOf(type);
        await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), 10_000);
      },
    );
  });

  it('unpacked is what counts: a small body can hold a large one', async () => {
    const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a'));
    await against(answering(packed, 'content-encoding: gzip'), async (client) => {
      const error = await failureOf(client.call(readOk));
      expect((error as Error).message).toContain('expected at most 8388608 bytes');
    });
  });

  it.each([
    [
      'a body byte by byte',
      `HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\ncontent-length: 999999\r\n\r\n`,
      ' ',
    ],
    ['headers byte by byte', 'HTTP/1.1 200 OK\r\nx-more: ', 'a'],
    ['hints and no answer', '', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
    ['nothing', '', ''],
  ])('%s ends with the deadline, and the connection with it', async (_, head, part) => {
    const closed = vi.fn();
    await against(
      (socket) => {
        socket.on('close', closed);
        socket.write(head);
        if (part) endless(socket, part);
      },
      async (client) => {
        const error = await failureOf(client.call(readOk, { deadlineMs: 500 }));
        expect(error).toBeInstanceOf(UpstreamTimeout);
        await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), 10_000);
      },
    );
  });

  it.each([
    ['an answer', () => new Promise<never>(() => undefined)],
    ['a body', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('%s that hears of no deadline ends with it all the same', async (_, fetch) => {
    const client = createUpstreamClient({
      hosts: hostsAt('http://127.0.0.1'),
      now: Date.now,
      fetch,
    });
    const error = await failureOf(client.call(readOk, { deadlineMs: 20 }));
    expect(error).toBeInstanceOf(UpstreamTimeout);
  });
});

describe('an answer that breaks the protocol', () => {
  it.each([
    ['a body shorter than its length', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{"ok":'],
    [
      'two lengths',
      'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 11\r\n\r\n{"ok":true}',
    ],
    ['a length below zero', 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n{"ok":true}'],
    ['a chunk without a size', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}'],
    ['what is not packed as it says', whole('{"ok":true}', 'content-encoding: gzip')],
    ['another protocol', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n'],
    ['nothing and the end', ''],
  ])('is an operator out of reach: %s', async (_, bytes) => {
    await against(
      (socket) => void socket.end(bytes),
      async (client) => {
        const error = await failureOf(client.call(readOk));
        expect(error).toBeInstanceOf(UpstreamUnreachable);
        expect(error).toMatchObject({ mayHaveArrived: true });
      },
    );
  });

  it('leaves nothing for the next call when it is longer than its length', async () => {
    await against(
      (socket, count) => {
        if (count > 1) return void socket.write(whole('{"ok":true}'));
        socket.write(`${whole('{"ok":false}').toString()}HTTP/1.1 403 Forbidden\r\n\r\n`);
      },
      async (client) => {
        expect(await client.call(readOk)).toEqual({ ok: false });
        const next = await client.call(readOk).catch((error: unknown) => error);
        if (next instanceof Error) expect(next).toBeInstanceOf(UpstreamUnreachable);
        else expect(next).toEqual({ ok: true });
        expect(await client.call(readOk)).toEqual({ ok: true });
      },
    );
  });

  it.each([
    [302, 'redirected'],
    [304, 'redirected'],
    [418, 'refused'],
    [999, 'failed'],
  ])('names a status %i, and follows no redirect', async (status, kind) => {
    const heard = vi.fn();
    await against(
      (socket) => {
        heard();
        socket.write(`HTTP/1.1 ${status} Odd\r\nlocation: /api/read\r\ncontent-length: 0\r\n\r\n`);
      },
      async (client) => {
        expect(await failureOf(client.call(readOk))).toMatchObject({ status, kind });
        expect(heard).toHaveBeenCalledOnce();
      },
    );
  });

  it('whatever it is, has a named end', async () => {
    const sound = whole('{"ok":true,"id":[1,{"a":"ção"}]}', JSON_TYPE);
    let bytes = sound;
    await against(
      (socket) => void socket.end(bytes),
      (client) =>
        fc.assert(
          fc.asyncProperty(
            fc.nat(sound.length),
            fc.nat(20),
            fc.uint8Array({ maxLength: 40 }),
            async (at, cut, noise) => {
              bytes = Buffer.concat([sound.subarray(0, at), noise, sound.subarray(at + cut)]);
              const end = await client.call(readOk, { deadlineMs: 2_000 }).catch((error) => error);
              if (end instanceof Error) expect(end).toBeInstanceOf(UpstreamError);
              else expect(end).toEqual({ ok: expect.any(Boolean) });
            },
          ),
          { numRuns: 300 },
        ),
    );
  });
});
