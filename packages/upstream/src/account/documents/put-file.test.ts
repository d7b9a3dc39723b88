import { describe, expect, it } from 'vitest';
import { UpstreamStatusError, UpstreamTimeout, UpstreamUnreachable } from '../../base/errors.ts';
import { failureOf } from '../../test/client.ts';
import { serve } from '../../test/server.ts';
import { putFile } from './put-file.ts';

const file = new Blob(['x'.repeat(200_000)]);
const SECRET = 'signature-secret';

async function putTo(
  answer: Parameters<typeof serve>[0],
  options: Partial<Parameters<typeof putFile>[0]> = {},
) {
  await using server = await serve(answer);
  const url = `${server.hosts.main}/store?sign=${SECRET}`;
  const failure = await failureOf(putFile({ url, file, contentType: 'image/png', ...options }));
  return { failure, requests: [...server.requests] };
}

describe('a PUT to the store', () => {
  it.each([403, 500])('is sent once and fails with the status %i', async (status) => {
    const { failure, requests } = await putTo((_, response) => {
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(failure).toBeInstanceOf(UpstreamStatusError);
    expect(failure).toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('does not follow a redirect', async () => {
    const { failure, requests } = await putTo((_, response) => {
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(failure).toBeInstanceOf(UpstreamUnreachable);
    expect(requests).toHaveLength(1);
  });

  it('fails by its own time-out, by a broken connection and by the signal', async () => {
    const silent = await putTo(() => undefined, { timeoutMs: 30 });
    expect(silent.failure).toBeInstanceOf(UpstreamTimeout);
    const broken = await putTo((request) => void request.socket.destroy());
    expect(broken.failure).toBeInstanceOf(UpstreamUnreachable);
    const reason = new Error('left');
    const left = await putTo(() => undefined, { signal: AbortSignal.abort(reason) });
    expect(left.failure).toBe(reason);
  });

  it('never shows the signed address in its failures', async () => {
    const { failure } = await putTo((_, response) => void response.writeHead(403).end());
    expect(String((failure as Error).stack)).not.toContain(SECRET);
  });

  it.each(['file:///etc/passwd', 'ftp://store.example/x', '/storage/x', 'javascript:0'])(
    'is not sent to %s',
    async (url) => {
      const failure = await failureOf(putFile({ url, file, contentType: 'image/png' }));
      expect(failure).toBeInstanceOf(RangeError);
    },
  );
});
