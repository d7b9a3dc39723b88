/** What `remix reveal` writes, without the answer for robots, which is the same with other waits. */
export const STOCK_ENTRY = `
  import { PassThrough } from 'node:stream';
  import { createReadableStreamFromReadable } from '@remix-run/node';
  import { RemixServer } from '@remix-run/react';
  import { renderToPipeableStream } from 'react-dom/server';
  const ABORT_DELAY = 5000;
  export default function handleRequest(request, status, headers, context) {
    return new Promise((resolve, reject) => {
      let shellRendered = false;
      const { pipe, abort } = renderToPipeableStream(
        <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY} />,
        {
          onShellReady() {
            shellRendered = true;
            const body = new PassThrough();
            headers.set('Content-Type', 'text/html');
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
            pipe(body);
          },
          onShellError: reject,
          onError(error) {
            status = 500;
            if (shellRendered) console.error(error);
          },
        },
      );
      setTimeout(abort, ABORT_DELAY);
    });
  }`;
