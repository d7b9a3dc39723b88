import { describe, expect, it } from 'vitest';
import { RequestRefused } from '../base/pages/request-refused.ts';
import { headOfForm } from './sent-form.server.ts';

const posted = (body: FormData) => new Request('http://site/here', { method: 'POST', body });

function formWith(bytes: number, name = 'rg-frente.jpg') {
  const form = new FormData();
  form.set('csrf', 'a');
  form.set('document', 'front');
  form.set('file', new File([new Uint8Array(bytes)], name));
  return form;
}

describe('the head of a form with a file', () => {
  it.each([0, 10, 16_000, 16_384, 500_000])('of %i bytes has its texts and the name', async (n) => {
    const { fields, files } = await headOfForm(posted(formWith(n)));
    expect(Object.fromEntries(fields)).toEqual({ csrf: 'a', document: 'front' });
    expect(files).toEqual(['rg-frente.jpg']);
  });

  it('names no file where none was chosen', async () => {
    expect((await headOfForm(posted(formWith(0, '')))).files).toEqual([]);
  });

  it('that is no form is refused', async () => {
    const body = new Request('http://site/here', {
      method: 'POST',
      body: '--x',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    await expect(headOfForm(body)).rejects.toBeInstanceOf(RequestRefused);
  });
});
