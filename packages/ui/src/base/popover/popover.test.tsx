import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Popover } from './popover.tsx';

it('is opened and closed by the browser itself', () => {
  const markup = renderToStaticMarkup(
    <Popover
      trigger={(wiring) => (
        <button type="button" {...wiring}>
          Filtrar
        </button>
      )}
      title="Esportes"
      closeLabel="Fechar"
    >
      Texto
    </Popover>,
  );
  const [, id] = /popover="auto" id="([^"]+)"/.exec(markup) ?? [];
  expect(id).toBeDefined();
  expect(markup).toContain(`<button type="button" popovertarget="${id}">Filtrar</button>`);
  expect(markup).toContain(`popovertarget="${id}" popovertargetaction="hide"`);
  expect(markup).toContain(`aria-labelledby="${id}-title"`);
});
