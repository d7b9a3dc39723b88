import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestSite } from '../../../../test/site.ts';
import { MAX_DOCUMENT_BYTES } from '../../../shapes/account/document-upload.ts';
import { RequestRefused } from '../../base/pages/request-refused.ts';
import { type ReceivedDocument, withReceivedDocument } from './receive-document.server.ts';

const ADDRESS = 'http://site.example/user-identification/identity-card';

function post(body: BodyInit, headers: HeadersInit = {}) {
  const request = new Request(ADDRESS, { method: 'POST', body, headers });
  request.headers.set('Sec-Fetch-Site', 'same-origin');
  return request;
}

function form(file: File, field = 'file'): FormData {
  const fields = new FormData();
  fields.append('document', 'front');
  fields.append(field, file);
  return fields;
}

function received<Result>(body: BodyInit, work: (got: ReceivedDocument) => Promise<Result>) {
  return withReceivedDocument(post(body), openTestSite().context(), work);
}

/** A folder of its own: other tests receive documents at the same time. */
const folder = mkdtempSync(join(tmpdir(), 'receive-document-'));
beforeAll(() => {
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const kept = () => readdirSync(folder);

describe('a form with a document', () => {
  it('KYC-05 is read to the disk, with the hash of its bytes, and leaves nothing there', async () => {
    const content = 'x'.repeat(300_000);
    await received(form(new File([content], 'Frente.JPG')), async ({ fields, file, refusal }) => {
      expect(refusal).toBeNull();
      expect(fields.get('document')).toBe('front');
      expect(file).toMatchObject({ name: 'Frente.JPG', size: content.length });
      expect(file?.hash).toBe(createHash('sha256').update(content).digest('hex'));
      expect(await file?.content.text()).toBe(content);
      expect(kept().length).toBeGreaterThan(0);
    });
    expect(kept()).toEqual([]);
  });

  it('takes the photo of the camera in place of the file', async () => {
    const fields = form(new File([], ''));
    fields.append('photo', new File(['photo'], 'image.jpg'));
    const name = await received(fields, ({ file }) => Promise.resolve(file?.name));
    expect(name).toBe('image.jpg');
  });

  it('KYC-10 counts a file over the bound to its end and keeps no more than the bound', async () => {
    const large = new File([new Uint8Array(MAX_DOCUMENT_BYTES + 5)], 'grande.jpg');
    await received(form(large), ({ file }) => {
      expect(file?.size).toBe(MAX_DOCUMENT_BYTES + 5);
      expect(file?.content.size).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
      return Promise.resolve();
    });
  });

  it('of another site is told from ours', async () => {
    const request = post(form(new File(['a'], 'a.jpg')));
    request.headers.set('Sec-Fetch-Site', 'none');
    const context = openTestSite().context();
    const refusal = await withReceivedDocument(request, context, (got) =>
      Promise.resolve(got.refusal),
    );
    expect(refusal).toBe('cookiesNeeded');
  });

  it('that breaks off is refused with 400, and leaves nothing on the disk', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc';
    const request = post(body, { 'Content-Type': 'multipart/form-data; boundary=x' });
    const work = withReceivedDocument(request, openTestSite().context(), () => Promise.resolve());
    await expect(work).rejects.toThrow(RequestRefused);
    await expect(work).rejects.toMatchObject({ status: 400 });
    expect(kept()).toEqual([]);
  });
});
