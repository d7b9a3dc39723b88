import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AppLink, AppLinkProvider, type AppLinkProps } from './app-link.tsx';

it('is a plain anchor without an application', () => {
  expect(renderToStaticMarkup(<AppLink href="/esportes">Esportes</AppLink>)).toBe(
    '<a href="/esportes">Esportes</a>',
  );
});

it('is the link component of the application around it', () => {
  const RouterLink = ({ children, ...props }: AppLinkProps) => (
    <a data-router="" {...props}>
      {children}
    </a>
  );
  const markup = renderToStaticMarkup(
    <AppLinkProvider component={RouterLink}>
      <AppLink href="/esportes" aria-current="page">
        Esportes
      </AppLink>
    </AppLinkProvider>,
  );
  expect(markup).toBe('<a data-router="" href="/esportes" aria-current="page">Esportes</a>');
});
