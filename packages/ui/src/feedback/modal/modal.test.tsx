import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Modal } from './modal.tsx';

it('leaves the page of the server alone: what it asks has a page of its own', () => {
  expect(
    renderToStaticMarkup(
      <Modal open onClose={() => undefined} title="Sair?" closeLabel="Fechar">
        Texto
      </Modal>,
    ),
  ).toBe('');
});
