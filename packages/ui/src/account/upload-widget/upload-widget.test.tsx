import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UploadWidget } from './upload-widget.tsx';

const markup = renderToStaticMarkup(
  <UploadWidget
    name="file"
    kind="front"
    label="Frente do documento"
    error="O arquivo não chegou."
    required
    camera={{ name: 'photo', label: 'Tirar foto', capture: 'environment' }}
    pickLabel="Escolher arquivo"
    pickAnotherLabel="Escolher outro arquivo"
    noPreviewTexts={{ picture: '', pdf: '', heic: '', unknown: '' }}
    sizeText={String}
    retryLabel="Tentar de novo"
  />,
);

it('KYC-10 tells the error of a form that was posted without scripts, at its input', () => {
  expect(markup).toContain('aria-describedby="file-error"');
  expect(markup).toMatch(/id="file-error".*O arquivo não chegou\./);
});

it('offers nothing that only a script could do', () => {
  expect(markup).not.toContain('<button');
  expect(markup).toMatch(/<input type="file"[^>]*name="file"/);
});

it('has no inline style, which the content policy refuses', () => {
  expect(markup).not.toContain('style=');
});
