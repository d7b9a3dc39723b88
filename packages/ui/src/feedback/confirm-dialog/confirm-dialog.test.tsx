import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmPage } from './confirm-dialog.tsx';

it('asks by a form and a link that need no script', () => {
  const markup = renderToStaticMarkup(
    <ConfirmPage
      action="/bank-accounts/17"
      title="Remover esta conta?"
      confirm={{ label: 'Remover', name: 'intent', value: 'remove' }}
      cancel={{ label: 'Cancelar', href: '/bank-accounts' }}
    >
      <input type="hidden" name="csrf" value="t" />
    </ConfirmPage>,
  );
  expect(markup).toContain('<form novalidate="" method="post" action="/bank-accounts/17" class=');
  expect(markup).toMatch(/<button type="submit"[^>]* name="intent" value="remove"/);
  expect(markup).toMatch(/<a [^>]*href="\/bank-accounts"/);
});
