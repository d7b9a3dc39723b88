import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Stands before a site and takes the scripts out of its pages, with what a browser shows only without
 * scripts put in. So an engine whose driver can't turn scripts off gets the pages of a browser without.
 */
export async function startFrontWithoutScripts(site: string): Promise<Front> {
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', async () => {
      const answer = await fetch(site + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers: headersFor(request.headers, site),
        redirect: 'manual',
        ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
      });
      const content = Buffer.from(await answer.arrayBuffer());
      const isPage = (answer.headers.get('Content-Type') ?? '').startsWith('text/html');
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers) {
        if (!LEFT_OUT.has(name)) response.setHeader(name, value);
      }
      response.setHeader('Set-Cookie', answer.headers.getSetCookie());
      response.end(isPage ? withoutScripts(content.toString()) : content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What describes the answer as it was on its way here. */
const LEFT_OUT = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'set-cookie',
]);

/** The request as if it had been sent to the site itself. */
function headersFor(headers: IncomingHttpHeaders, site: string): Headers {
  const own = new Headers();
  for (const name of ['accept', 'accept-language', 'content-type', 'cookie', 'user-agent']) {
    const value = headers[name];
    if (typeof value === 'string') own.set(name, value);
  }
  if (headers.origin) own.set('Origin', site);
  return own;
}

/** @example withoutScripts('<script>a</script><noscript>b</noscript>') is 'b' */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="(?:late-)?modulepreload"[^>]*>/g, '')
    .replace(/<\/?noscript\b[^>]*>/g, '');
}
