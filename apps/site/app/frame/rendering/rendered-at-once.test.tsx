import { type ReactNode, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lateComponent } from '../late-component.tsx';
import { renderedAtOnce } from './rendered-at-once.ts';
import { WrittenPage } from './written-page.ts';

function Page({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <head>
        <title>Apostas ao vivo</title>
      </head>
      <body>
        <Suspense fallback={<p>Carregando</p>}>{children}</Suspense>
      </body>
    </html>
  );
}

function streamed(page: ReactNode): Promise<string> {
  return new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(new WrittenPage(resolve)),
    });
  });
}

it('writes a page as a stream of React’s does', async () => {
  const page = (
    <Page>
      <p>Deportivo Morón &lt; 3</p>
    </Page>
  );
  expect(renderedAtOnce(page)).toBe(await streamed(page));
});

it('leaves a page to the stream until the code of its parts is loaded', async () => {
  const Late = lateComponent(() => Promise.resolve({ default: () => <p>Cupom</p> }));
  const page = (
    <Page>
      <Late />
    </Page>
  );
  expect(renderedAtOnce(page)).toBeNull();
  expect(await streamed(page)).toContain('<p>Cupom</p>');
  expect(renderedAtOnce(page)).toContain('<p>Cupom</p>');
});

it('leaves a page that fails to the stream, which tells why', () => {
  function Failing(): ReactNode {
    throw new Error('no price');
  }
  expect(renderedAtOnce(<Failing />)).toBeNull();
  expect(
    renderedAtOnce(
      <Page>
        <Failing />
      </Page>,
    ),
  ).toBeNull();
});
