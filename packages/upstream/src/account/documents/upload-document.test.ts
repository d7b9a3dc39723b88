import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SessionEnded } from '../../base/errors.ts';
import type { DocumentType } from './document.ts';
import { createDocumentStatus } from './document-status.ts';
import { uploadName, type UploadName } from './file-name.ts';
import type { KycStep } from './kyc-log.ts';
import {
  openTestOperator,
  session,
  type Script,
  type TestOperator,
} from '../../test/document-operator.ts';
import { uploadDocument, type UploadOptions, type UploadResult } from './upload-document.ts';

const CONTENT = 'x'.repeat(300_000);
const NAME = uploadName('Minha.Frente.JPG') as UploadName;
const HASH = createHash('sha256').update(CONTENT).digest('hex');
const TRY = ['signedUrl', 'put', 'save'];

const duplicated = { status: 409, body: { error: 'CONFLICT', message: 'Cuenta Duplicada' } };

function upload(
  { client, server }: TestOperator,
  options: Partial<UploadOptions> = {},
  documentType: DocumentType = 'front',
): Promise<UploadResult> {
  const documentStatus = createDocumentStatus({
    client,
    now: Date.now,
    wait: () => Promise.resolve(),
  });
  return uploadDocument(
    { userId: 'ana', documentType, file: new Blob([CONTENT]), name: NAME, hash: HASH },
    {
      client,
      documentStatus,
      settings: { session },
      storeOrigins: [new URL(server.hosts.main).origin],
      ...options,
    },
  );
}

async function sent(script: Script, documentType: DocumentType = 'front') {
  await using operator = await openTestOperator(script);
  const result = await upload(operator, {}, documentType);
  return { result, calls: operator.calls };
}

describe('the way over the store', () => {
  it('KYC-04 asks for a signed address, puts the file there and saves the record', async () => {
    await using operator = await openTestOperator();
    expect(await upload(operator)).toEqual({ kind: 'stored', way: 'store' });
    expect(operator.calls).toEqual(TRY);
    const file = { FileName: 'minhafrente.jpg', Hash: HASH, DocumentType: 1 };
    expect(JSON.parse(operator.last.get('signedUrl')?.body ?? '')).toEqual(file);
    expect(JSON.parse(operator.last.get('save')?.body ?? '')).toEqual(file);
    expect(operator.server.requests[1]).toBe('PUT /store/0?sign=x');
  });

  it('KYC-04 puts the file whole, by its content type, and shows the store no bearer', async () => {
    await using operator = await openTestOperator();
    await upload(operator);
    const put = operator.last.get('put');
    expect(put?.body).toBe(CONTENT);
    expect(Object.fromEntries(put?.headers ?? [])).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(CONTENT.length),
    });
    expect(put?.headers.has('authorization')).toBe(false);
    expect(operator.last.get('save')?.headers.get('authorization')).toBe('Bearer access-secret');
  });

  it.each([
    ['signedUrl', { signedUrl: [503, 500, 200] }, ['signedUrl', 'signedUrl', ...TRY]],
    ['PUT', { put: [403, 500, 200] }, ['signedUrl', 'put', 'signedUrl', 'put', ...TRY]],
    ['save', { save: [500, 404, 200] }, [...TRY, ...TRY, ...TRY]],
  ])('KYC-04 begins again after a failed %s, three tries in total', async (_, script, calls) => {
    expect(await sent(script)).toEqual({ result: { kind: 'stored', way: 'store' }, calls });
  });

  it('KYC-05 puts nothing to a store that is not listed, and goes the plain way', async () => {
    await using operator = await openTestOperator();
    const result = await upload(operator, { storeOrigins: ['https://store.example'] });
    expect(result).toEqual({ kind: 'stored', way: 'plain' });
    expect(operator.calls).toEqual(['signedUrl', 'signedUrl', 'signedUrl', 'plain']);
  });

  it('KYC-04 does not repeat a refusal that a repeat would meet again', async () => {
    const refusal = { status: 400, body: { error: 'INVALID_FILE_NAME' } };
    expect(await sent({ signedUrl: [refusal] })).toEqual({
      result: { kind: 'refused', status: 400, code: 'INVALID_FILE_NAME' },
      calls: ['signedUrl'],
    });
  });

  it('KYC-04 gives up a store that does not answer in time', async () => {
    await using operator = await openTestOperator();
    const put = {
      timeoutMs: 20,
      fetch: (_: unknown, init?: RequestInit) =>
        new Promise<never>((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    } as NonNullable<UploadOptions['put']>;
    expect(await upload(operator, { put })).toEqual({ kind: 'stored', way: 'plain' });
    expect(operator.calls).toEqual(['signedUrl', 'signedUrl', 'signedUrl', 'plain']);
  });
});

describe('the plain upload', () => {
  it('KYC-05 is tried once the store failed three times, with the file and its type', async () => {
    await using operator = await openTestOperator({ put: [500] });
    expect(await upload(operator, {}, 'address')).toEqual({ kind: 'stored', way: 'plain' });
    const failed = ['signedUrl', 'put'];
    expect(operator.calls).toEqual([...failed, ...failed, ...failed, 'plain']);
    const { headers, body = '' } = operator.last.get('plain') ?? {};
    const form = await new Response(body, {
      headers: { 'content-type': headers?.get('content-type') ?? '' },
    }).formData();
    const file = form.get('file') as File;
    expect([file.name, file.type, file.size]).toEqual([
      'minhafrente.jpg',
      'image/jpeg',
      CONTENT.length,
    ]);
    expect(form.get('userTypeDocument')).toBe('2');
  });

  it.each([
    [500, { kind: 'failed', reason: 'broken' }],
    [413, { kind: 'refused', status: 413, code: null }],
    [451, { kind: 'invalidDocument' }],
  ])('KYC-05 ends in a named failure when it is answered with %i', async (status, end) => {
    const { result } = await sent({ put: [500], plain: [status] });
    expect(result).toEqual(end);
  });

  it('KYC-05 says that the operator could not be reached', async () => {
    const operator = await openTestOperator();
    await operator[Symbol.asyncDispose]();
    expect(await upload(operator)).toEqual({ kind: 'failed', reason: 'unreachable' });
  });
});

describe('a duplicated account', () => {
  it.each([
    ['the save', { save: [duplicated] }, TRY],
    ['the plain upload', { put: [500], plain: [duplicated] }, 7],
  ])('KYC-08 ends the upload at once when %s answers 409', async (_, script, calls) => {
    const found = await sent(script);
    expect(found.result).toEqual({ kind: 'duplicatedAccount' });
    expect(typeof calls === 'number' ? found.calls.length : found.calls).toEqual(calls);
  });

  it('KYC-08 is known by the message, however the refusal is written', async () => {
    for (const body of [{ message: 'Cuenta Duplicada' }, '"Cuenta Duplicada"']) {
      const { result } = await sent({ save: [{ status: 409, body }] });
      expect(result).toEqual({ kind: 'duplicatedAccount' });
    }
    const other = { status: 409, body: { error: 'CONFLICT', message: 'Documento en revisión' } };
    const { result } = await sent({ save: [other] });
    expect(result).toEqual({ kind: 'refused', status: 409, code: 'CONFLICT' });
  });

  it.each([
    [409, 'duplicatedAccount'],
    [451, 'invalidDocument'],
    [200, 'stored'],
    [503, 'stored'],
  ])('KYC-08 is asked for after the back of the card: %i is %s', async (status, kind) => {
    const { result, calls } = await sent({ status: [status] }, 'back');
    expect(result.kind).toBe(kind);
    expect(calls.slice(0, 4)).toEqual([...TRY, 'status']);
  });

  it('KYC-08 is not asked for after the front or the proof of address', async () => {
    expect((await sent({ status: [409] }, 'front')).calls).toEqual(TRY);
    expect((await sent({ status: [409] }, 'address')).result.kind).toBe('stored');
  });
});

describe('the upload as it goes', () => {
  it('says a rising percentage, to the end, over failed tries too', async () => {
    await using operator = await openTestOperator({ save: [500, 200] });
    const percents: number[] = [];
    await upload(operator, { onProgress: (percent) => percents.push(percent) });
    expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
    expect(percents.length).toBeGreaterThan(4);
    expect(percents).toEqual([...new Set(percents)].sort((one, other) => one - other));
  });

  it('says each step as it ends, with nothing of the bettor in its reason', async () => {
    await using operator = await openTestOperator({ put: [403, 200] });
    const steps: KycStep[] = [];
    await upload(operator, { onStep: (step) => steps.push(step) }, 'back');
    expect(steps.map(({ step, outcome, reason }) => [step, outcome, reason])).toEqual([
      ['signedUrl', 'succeeded', null],
      ['putFile', 'failed', '403'],
      ['signedUrl', 'succeeded', null],
      ['putFile', 'succeeded', null],
      ['saveDocument', 'succeeded', null],
      ['statusCheck', 'succeeded', null],
    ]);
  });

  it.each([
    ['signedUrl', {}, ['signedUrl']],
    ['put', {}, ['signedUrl', 'put']],
    ['save', {}, TRY],
    ['status', {}, [...TRY, 'status']],
    ['plain', { signedUrl: [500] }, ['signedUrl', 'signedUrl', 'signedUrl', 'plain']],
  ] as const)('is cancelled while %s waits, and nothing follows', async (at, script, calls) => {
    const cancel = new AbortController();
    await using operator = await openTestOperator({ ...script, [at]: ['silence'] }, (kind) => {
      if (kind === at) cancel.abort();
    });
    const steps: KycStep[] = [];
    const settings = { session, signal: cancel.signal };
    const onStep = (step: KycStep) => void steps.push(step);
    expect(await upload(operator, { settings, onStep }, 'back')).toEqual({ kind: 'cancelled' });
    expect(steps.at(-1)).toMatchObject({ outcome: 'cancelled' });
    await setTimeout(20);
    expect(operator.calls).toEqual(calls);
  });

  it('sends nothing at all when it was cancelled before', async () => {
    await using operator = await openTestOperator();
    const settings = { session, signal: AbortSignal.abort() };
    expect(await upload(operator, { settings })).toEqual({ kind: 'cancelled' });
    expect(operator.calls).toEqual([]);
  });

  it('ends with the session', async () => {
    await using operator = await openTestOperator();
    await expect(upload(operator, { settings: {} })).rejects.toBeInstanceOf(SessionEnded);
    expect(operator.calls).toEqual([]);
  });
});
