import { beforeEach, describe, expect, it } from 'vitest';
import { DOCUMENTS_MAGIC } from './documents-magic.ts';
import { openTestUploader, type TestFile, type TestUploader } from '../test/uploader.ts';

const FRONT: TestFile = { name: 'frente.jpg', type: 1 };
const BACK: TestFile = { name: 'verso.jpg', type: 3 };
const WAIT_MS = 60_000;

let bettor: TestUploader;
beforeEach(async () => {
  bettor = await openTestUploader();
});

async function validation(name: string): Promise<boolean> {
  const { json } = await bettor.get(`Users/Validate/Has${name}`);
  return Object.values((json as { data: Record<string, boolean> }).data)[0] as boolean;
}

function decide(documentType: string, status: string, name = 'sem-documentos') {
  const body = { email: `${name}@vitrine.example`, documentType, status };
  return bettor.test.call('POST', '/sandbox/documents/decide', { body });
}

describe('a document', () => {
  it('KYC-04 goes by a signed address into the store and is then saved', async () => {
    expect(await bettor.statuses()).toEqual({ 1: 0, 3: 0 });
    expect(await bettor.send(FRONT)).toEqual([200, 200, 204]);
    expect(await bettor.statuses()).toEqual({ 1: -1, 3: 0 });
  });

  it('is decided after the wait, both sides making the bettor validated', async () => {
    await bettor.send(FRONT);
    bettor.test.pass(WAIT_MS / 2);
    await bettor.send(BACK);
    bettor.test.pass(WAIT_MS / 2 - 1);
    expect(await bettor.statuses()).toEqual({ 1: -1, 3: -1 });
    bettor.test.pass(1);
    expect(await bettor.statuses()).toEqual({ 1: 1, 3: -1 });
    expect(await validation('FullValidation')).toBe(false);
    bettor.test.pass(WAIT_MS / 2);
    expect(await bettor.statuses()).toEqual({ 1: 1, 3: 1 });
    expect(await validation('FullValidation')).toBe(true);
    expect(await validation('RealFullValidation')).toBe(true);
  });

  it('is not saved when no such file was stored', async () => {
    const { status, json } = await bettor.post('SaveDocuments', FRONT);
    expect([status, json]).toMatchObject([404, { error: 'FILE_WAS_NOT_FOUND' }]);
    await bettor.send(FRONT);
    expect((await bettor.post('SaveDocuments', { ...FRONT, content: 'other' })).status).toBe(404);
  });

  it('may be saved again without a second decision, but not replaced once approved', async () => {
    const approved = { name: 'aprovado.jpg', type: 1 } as const;
    await bettor.send(approved);
    expect(await bettor.send(approved)).toEqual([200, 200, 204]);
    expect(await bettor.statuses()).toMatchObject({ 1: 1 });
    const { status, json } = await bettor.post('SignedUrl', { ...FRONT, content: 'new' });
    expect([status, json]).toMatchObject([400, { error: 'DOCUMENT_ALREADY_APPROVED' }]);
    expect(await bettor.upload({ ...FRONT, content: 'new' })).toBe(400);
  });

  it('may be sent again after a rejection', async () => {
    await bettor.send({ name: 'robo.jpg', type: 1 });
    expect(await bettor.statuses()).toMatchObject({ 1: 5 });
    expect(await bettor.send(FRONT)).toEqual([200, 200, 204]);
    expect(await bettor.statuses()).toMatchObject({ 1: -1 });
  });

  it.each(['Frente.jpg', 'fren.te.jpg', 'frente', 'frente.exe', '../frente.jpg', '.jpg'])(
    'is refused under the name %s',
    async (name) => {
      const { status, json } = await bettor.post('SignedUrl', { name, type: 1 });
      expect([status, json]).toMatchObject([400, { error: 'INVALID_FILE_NAME' }]);
    },
  );

  it('KYC-08 of another bettor is a duplicated account, whichever way it comes', async () => {
    await bettor.send({ ...FRONT, content: 'the same card' });
    await bettor.become('pin@vitrine.example');
    const again = { ...FRONT, content: 'the same card' };
    expect(await bettor.send(again)).toEqual([200, 200, 409]);
    const { json } = await bettor.post('SaveDocuments', again);
    expect(json).toEqual({ error: 'DUPLICATED_ACCOUNT', message: 'Cuenta Duplicada' });
    expect(await bettor.upload(again)).toBe(409);
    expect(await bettor.statuses()).toEqual({ 1: 0, 3: 0 });
  });
});

describe('the store', () => {
  async function address(file: TestFile): Promise<string> {
    const { json } = await bettor.post('SignedUrl', file);
    return (json as { url: string }).url;
  }

  it('takes no file by an address that is changed or too late', async () => {
    const url = await address(FRONT);
    const [payload = ''] = url.split('.').slice(-2);
    expect(await bettor.put(`${url}x`, FRONT)).toBe(403);
    expect(await bettor.put(url.replace(payload, `${payload}x`), FRONT)).toBe(403);
    expect(await bettor.put('http://localhost/storage/nothing', FRONT)).toBe(403);
    bettor.test.pass(5 * 60_000);
    expect(await bettor.put(url, FRONT)).toBe(403);
  });

  it('takes only the announced bytes, of the announced type', async () => {
    const url = await address(FRONT);
    expect(await bettor.put(url, { ...FRONT, content: 'other bytes' })).toBe(400);
    expect(await bettor.put(url, FRONT, 'application/pdf')).toBe(415);
    expect(await bettor.put(url, FRONT)).toBe(200);
  });

  it('takes no file over ten megabytes, nor does the upload', async () => {
    const large = { ...FRONT, content: 'x'.repeat(20 * 1024 * 1024 + 1) };
    expect(await bettor.put(await address(large), large)).toBe(413);
    expect(await bettor.upload(large)).toBe(413);
  });
});

describe('magic file names', () => {
  it.each([
    ['aprovado', 1],
    ['em-analise', -1],
    ['rejeitado', -2],
    ['robo', 5],
    ['foto', 3],
    ['invalido', 451],
    ['conta-duplicada', 409],
    ['duplicado', 0],
    ['assinatura-vencida', 0],
    ['storage-fora', 0],
    ['upload-fora', 0],
  ])('%s leads to %i after the wait', async (stem, end) => {
    await bettor.send({ name: `${stem}.jpg`, type: 1 });
    bettor.test.pass(WAIT_MS);
    expect(await bettor.statuses()).toEqual(end > 400 ? end : { 1: end, 3: 0 });
    expect(DOCUMENTS_MAGIC.map(({ value }) => value.split('.')[0])).toContain(stem);
  });

  it.each([
    ['duplicado.jpg', [200, 200, 409], 409],
    ['assinatura-vencida.jpg', [200, 403], 204],
    ['storage-fora.jpg', [200, 500], 204],
    ['upload-fora.jpg', [200, 500], 500],
  ])('%s is sent with %j, uploaded with %i', async (name, sent, uploaded) => {
    expect(await bettor.send({ name, type: 1 })).toEqual(sent);
    expect(await bettor.upload({ name, type: 1 })).toBe(uploaded);
  });

  it('KYC-03 the status of the files is 409 for a duplicate, 451 for an invalid one', async () => {
    await bettor.send({ name: 'invalido.jpg', type: 1 });
    expect(await bettor.statuses()).toBe(451);
    await bettor.send({ name: 'conta-duplicada.jpg', type: 3 });
    expect(await bettor.statuses()).toBe(409);
    expect((await bettor.get('UserDocument/GetStatusFiles')).status).toBe(400);
  });
});

describe('full validation', () => {
  it('KYC-13 fails the real check while any document speaks against the account', async () => {
    await decide('front', 'unique');
    await decide('back', 'unique');
    await decide('address', 'duplicated');
    expect(await validation('FullValidation')).toBe(true);
    expect(await validation('RealFullValidation')).toBe(false);
    await decide('address', 'rejected');
    expect(await validation('RealFullValidation')).toBe(true);
    await decide('back', 'photo');
    expect(await validation('FullValidation')).toBe(false);
  });

  it('KYC-13 tells the first deposit from the ledger', async () => {
    await bettor.become('validada-sem-deposito@vitrine.example');
    expect(await validation('FirstDeposit')).toBe(false);
    await bettor.become('validada@vitrine.example');
    expect(await validation('FirstDeposit')).toBe(true);
  });

  it('KYC-12 asks for an address in Mexico, never in Brazil, elsewhere by bettor', async () => {
    const required = async () => {
      const { json } = await bettor.get('UserDocument/AddressRequired');
      return (json as { data: { addressRequired: boolean } }).data.addressRequired;
    };
    expect(await required()).toBe(false);
    bettor = await openTestUploader({ BRAND: 'axolote' });
    expect(await required()).toBe(true);
    expect(await bettor.statuses()).toEqual({ 1: 0, 2: 0, 3: 0 });

    bettor = await openTestUploader({ BRAND: 'vicuna' });
    expect(await required()).toBe(false);
    await bettor.become('validada@vitrine.example');
    expect(await required()).toBe(true);
    const body = { email: 'validada@vitrine.example', isRequired: false };
    await bettor.test.call('POST', '/sandbox/documents/address', { body });
    expect(await required()).toBe(false);
  });
});

describe('demo users', () => {
  it.each([
    ['validada', { 1: 1, 3: 1 }],
    ['documentos-em-analise', { 1: -1, 3: -1 }],
    ['documentos-rejeitados', { 1: -2, 3: 5 }],
    ['recente', { 1: 0, 3: 0 }],
  ])('%s begins with these documents', async (name, statuses) => {
    await bettor.become(`${name}@vitrine.example`);
    bettor.test.pass(WAIT_MS);
    await bettor.become(`${name}@vitrine.example`);
    expect(await bettor.statuses()).toEqual(statuses);
  });
});

describe('a tester', () => {
  it('decides a document and sees where each stands', async () => {
    await bettor.send({ name: 'em-analise.jpg', type: 1 });
    expect((await decide('front', 'unique')).status).toBe(204);
    expect((await decide('back', 'unique')).status).toBe(204);
    const { json } = await bettor.test.call(
      'GET',
      '/sandbox/documents/sem-documentos@vitrine.example',
    );
    expect(json).toEqual({
      documents: [
        { type: 1, status: 1, isApproved: true },
        { type: 3, status: 1, isApproved: true },
      ],
      isFullyValidated: true,
      steps: [],
    });
  });

  it('is told of a bettor, a document or a status that is none', async () => {
    expect((await decide('front', 'unique', 'ninguem')).status).toBe(404);
    expect((await decide('side', 'unique')).status).toBe(400);
    expect((await decide('front', 'perfect')).status).toBe(400);
  });
});

describe('the log of identity checks', () => {
  const step = {
    userId: '',
    step: 'putFile',
    documentType: 'front',
    outcome: 'failed',
    reason: '403',
    date: '2025-03-08T15:00:00.000Z',
  };

  it('KYC-16 keeps the steps that are posted to it', async () => {
    const { userId } = await bettor.test.login('sem-documentos@vitrine.example');
    const body = { ...step, userId };
    expect((await bettor.test.call('POST', '/kyc-log/steps', { body })).status).toBe(204);
    const { json } = await bettor.test.call(
      'GET',
      '/sandbox/documents/sem-documentos@vitrine.example',
    );
    expect(json).toMatchObject({ steps: [body] });
    const wrong = { ...body, outcome: 'perhaps' };
    expect((await bettor.test.call('POST', '/kyc-log/steps', { body: wrong })).status).toBe(400);
  });
});
