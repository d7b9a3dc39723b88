import {
  addressRequired,
  DOCUMENT_TYPE,
  saveDocument,
  signedUrl,
  statusFiles,
} from '@vitrine/upstream/contract/account/documents';
import { startFaceCheck } from '@vitrine/upstream/contract/account/face-check';
import { logKycStep } from '@vitrine/upstream/contract/account/kyc-log';
import {
  hasFirstDeposit,
  hasFullValidation,
  hasRealFullValidation,
} from '@vitrine/upstream/contract/account/validation';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action as documentSteps } from './document-steps.ts';
import { loader as faceCheck } from './face-check.ts';
import { action as postCard, loader as identityCard } from './identity-card.tsx';
import { loader as userIdentification } from './user-identification.tsx';

const PAGE = '/user-identification';
const STEPS = '/user-identification/documents';
const HASH = 'a'.repeat(64);
const ANNOUNCE = { do: 'announce', document: 'front', name: 'Minha.Frente.JPG', hash: HASH };

async function openPage(brand = 'arara', bettor = BETTOR) {
  const site = openTestSite(brand, {
    DOCUMENT_STORE_ORIGINS: 'https://store.example',
    FACE_CHECK_ORIGINS: 'https://faces.example',
  });
  const { operator } = site;
  operator.at(hasRealFullValidation).reply(() => ({ data: { hasRealFullValidation: false } }));
  operator.at(hasFirstDeposit).reply(() => ({ data: { hasFirstDeposit: true } }));
  const statuses = operator.at(statusFiles);
  statuses.reply(() => []);
  const log = operator.at(logKycStep);
  log.reply(() => undefined as never);
  const browser = openBrowser(site);
  await browser.logIn(bettor);
  return { site, operator, statuses, log, browser };
}

describe('the page of the identification', () => {
  it('KYC-03 asks for the documents at most once a second, however often it is looked at', async () => {
    const { site, statuses, browser } = await openPage();
    await browser.visit(userIdentification, PAGE);
    site.pass(999);
    await browser.visit(userIdentification, PAGE);
    expect(statuses.calls()).toHaveLength(1);
    site.pass(1);
    await browser.visit(userIdentification, PAGE);
    expect(statuses.calls()).toHaveLength(2);
  });

  it.each([
    [409, { standing: { kind: 'duplicatedAccount' }, next: null }],
    [503, { standing: { kind: 'unread' }, next: null }],
  ])('KYC-03 has a state of its own for a %i', async (status, state) => {
    const { statuses, browser } = await openPage();
    statuses.reply(() => {
      throw statusError(statusFiles, status);
    });
    expect((await browser.visit(userIdentification, PAGE)).data).toMatchObject(state);
  });

  it('KYC-03 lets each document be sent again when one of them is invalid', async () => {
    const { statuses, browser } = await openPage();
    statuses.reply(() => {
      throw statusError(statusFiles, 451);
    });
    const { data } = await browser.visit(userIdentification, PAGE);
    expect(data).toMatchObject({
      standing: {
        documents: [
          { document: 'front', status: 'invalid' },
          { document: 'back', status: 'invalid' },
        ],
      },
      next: 'front',
    });
  });

  it('KYC-12 never asks the operator for an address in Brazil', async () => {
    const { operator, browser } = await openPage();
    await browser.visit(userIdentification, PAGE);
    expect(operator.at(addressRequired).calls()).toEqual([]);
  });

  it.each([
    ['always in Mexico', 'axolote', false, true],
    ['elsewhere where the operator says so', 'galapago', true, true],
    ['and not where it does not', 'galapago', false, false],
  ])('KYC-12 asks for a proof of address %s', async (_, brand, isRequired, isAsked) => {
    const { operator, browser } = await openPage(brand);
    operator.at(hasFullValidation).reply(() => ({ data: { hasFullValidation: false } }));
    operator.at(addressRequired).reply(() => ({ data: { addressRequired: isRequired } }));
    const { data } = await browser.visit(userIdentification, PAGE);
    const { standing } = data as { standing: { documents: readonly { document: string }[] } };
    expect(standing.documents.some(({ document }) => document === 'address')).toBe(isAsked);
    expect(operator.at(addressRequired).calls()).toHaveLength(brand === 'axolote' ? 0 : 1);
  });

  it('KYC-07 KYC-14 goes on with the back once the front is in process', async () => {
    const { statuses, browser } = await openPage();
    const front = { userTypeDocument: DOCUMENT_TYPE.front, isApproved: false, status: -1 } as const;
    statuses.reply(() => [front]);
    const { data } = await browser.visit(identityCard, '/user-identification/identity-card');
    expect(data).toMatchObject({ document: 'back', isManifestRead: true });
  });
});

describe('the page after a document was sent', () => {
  const CARD = '/user-identification/identity-card';
  const row = (kind: keyof typeof DOCUMENT_TYPE, status: -2 | -1 | 0 | 3 | 5) => ({
    userTypeDocument: DOCUMENT_TYPE[kind],
    isApproved: false,
    status,
  });

  it.each([
    ['rejected', 'front', -2],
    ['photo', 'front', 3],
    ['botRejected', 'back', 5],
  ] as const)('KYC-14 asks for it again where it is %s at once', async (refused, sent, status) => {
    const { statuses, browser } = await openPage();
    const other = sent === 'front' ? 'back' : 'front';
    statuses.reply(() => [row(sent, status), row(other, other === 'back' ? 0 : -1)]);
    const { data } = await browser.visit(identityCard, `${CARD}?sent=${sent}`);
    expect(data).toMatchObject({ document: sent, sent, refused });
  });

  it('KYC-03 KYC-07 goes on with the back where the operator calls no document by name', async () => {
    const { statuses, browser } = await openPage();
    statuses.reply(() => {
      throw statusError(statusFiles, 451);
    });
    const { data } = await browser.visit(identityCard, `${CARD}?sent=front`);
    expect(data).toMatchObject({ document: 'back', sent: 'front', refused: null });
  });
});

describe('a browser that sends a document itself', () => {
  it('KYC-04 KYC-09 gets the signed address under the name the file is sent by', async () => {
    const { operator, browser } = await openPage();
    const announced = operator.at(signedUrl);
    announced.reply(() => ({ url: 'https://store.example/put?sign=1' }));
    const answer = await browser.submit(documentSteps, STEPS, ANNOUNCE);
    expect(await bodyOf(answer)).toEqual({
      kind: 'address',
      url: 'https://store.example/put?sign=1',
      contentType: 'image/jpeg',
    });
    expect(announced.calls().map(({ body }) => body)).toEqual([
      { FileName: 'minhafrente.jpg', Hash: HASH, DocumentType: 1 },
    ]);
  });

  it('gets no address at a host that is not listed, and KYC-16 the log hears of it', async () => {
    const { operator, log, browser } = await openPage();
    operator.at(signedUrl).reply(() => ({ url: 'https://other.example/put?sign=1' }));
    const answer = await browser.submit(documentSteps, STEPS, ANNOUNCE);
    expect(await bodyOf(answer)).toEqual({ kind: 'again' });
    await expect
      .poll(() => log.calls().map(({ body }) => body))
      .toMatchObject([{ step: 'signedUrl', outcome: 'failed', reason: 'UpstreamForeignAddress' }]);
  });

  it.each([
    ['another document', { ...ANNOUNCE, document: 'passport' }],
    ['no hash', { ...ANNOUNCE, hash: 'x' }],
    ['another step', { ...ANNOUNCE, do: 'sign' }],
    [
      'a reason that could carry a name',
      { do: 'report', document: 'front', outcome: 'failed', reason: 'a.jpg' },
    ],
  ])('is refused with %s', async (_, fields) => {
    const { operator, browser } = await openPage();
    expect((await browser.submit(documentSteps, STEPS, fields)).status).toBe(400);
    expect(operator.at(signedUrl).calls()).toEqual([]);
  });

  it('KYC-08 hears of a duplicated account, and KYC-16 the log of each step', async () => {
    const { operator, log, browser } = await openPage();
    operator.at(saveDocument).reply(() => {
      throw statusError(saveDocument, 409, 'Cuenta Duplicada');
    });
    const failed = { do: 'report', document: 'front', outcome: 'failed', reason: '403' };
    await browser.submit(documentSteps, STEPS, failed);
    const answer = await browser.submit(documentSteps, STEPS, { ...ANNOUNCE, do: 'record' });
    expect(await bodyOf(answer)).toEqual({ kind: 'refused', problem: 'duplicatedAccount' });
    await expect
      .poll(() => log.calls().map(({ body }) => body))
      .toMatchObject([
        { step: 'putFile', outcome: 'failed', reason: '403' },
        { step: 'putFile', outcome: 'succeeded' },
        { step: 'saveDocument', outcome: 'failed', reason: '409' },
      ]);
  });
});

describe('a document that is posted as a form', () => {
  const CARD = '/user-identification/identity-card';

  async function post(content: BlobPart, name: string, error = 'INVALID_FILE_NAME') {
    const { operator, browser } = await openPage();
    const announced = operator.at(signedUrl);
    announced.reply(() => {
      throw statusError(signedUrl, 400, { error, message: 'no' });
    });
    const fields = new FormData();
    fields.append('csrf', await browser.csrf());
    fields.append('document', 'front');
    fields.append('file', new File([content], name));
    const answer = await browser.submit(postCard, CARD, fields);
    return { answer, names: announced.calls().map(({ body }) => body) };
  }

  it.each([
    ['a text', 'Frente do documento', 'frente.jpg', /^O conteúdo deste arquivo não é JPG/],
    ['a program', 'MZ\x90\0', 'conta.pdf', /^O conteúdo deste arquivo não é JPG/],
    ['nothing', '', 'frente.jpg', /^O arquivo está vazio\./],
  ])('KYC-10 is refused with %s in it, and the operator hears nothing', async (_, ...given) => {
    const [content, name, sentence] = given;
    const { answer, names } = await post(content, name);
    expect(answer.status).toBe(422);
    expect(answer.data).toMatchObject({
      values: { file: name },
      errors: { file: expect.stringMatching(sentence) as string },
    });
    expect(names).toEqual([]);
  });

  it('KYC-14 is said to be approved where another tab has sent it', async () => {
    const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    const { answer } = await post(photo, 'frente.jpg', 'DOCUMENT_ALREADY_APPROVED');
    expect(answer.status).toBe(422);
    expect(answer.data).toMatchObject({
      errors: { file: 'Este documento já foi aprovado: não é preciso enviar outro.' },
    });
  });

  it('KYC-09 goes to the operator under the extension of its content', async () => {
    const { names } = await post(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'Minha.Foto.PNG');
    expect(names).toMatchObject([{ FileName: 'minhafoto.jpg', DocumentType: 1 }]);
  });
});

describe('the check of the face', () => {
  const byFace = { ...BETTOR, validationType: 4 };

  it('KYC-15 PROMO-07 leads to the provider, which leads back to the page', async () => {
    const { site, operator, browser } = await openPage('arara', byFace);
    const started = operator.at(startFaceCheck);
    started.reply(() => ({ data: { url: 'https://faces.example/check' } }));
    const answer = await browser.visit(faceCheck, '/user-identification/face-check');
    expect(answer.location).toBe('https://faces.example/check');
    const returnUrl = site.context().config.publicUrl + PAGE;
    expect(started.calls().map(({ body }) => body)).toEqual([{ returnUrl }]);
  });

  it.each([
    [
      'when it does not open',
      () => {
        throw statusError(startFaceCheck, 503);
      },
    ],
    [
      'in place of leading to a host that is not listed',
      () => ({ data: { url: 'https://faces.example.other.example/check' } }),
    ],
  ])('KYC-15 says so %s', async (_, reply) => {
    const { operator, browser } = await openPage('arara', byFace);
    operator.at(startFaceCheck).reply(reply);
    const answer = await browser.visit(faceCheck, '/user-identification/face-check');
    expect(answer.location).toBe('/user-identification?face-not-opened=1');
  });
});

async function bodyOf({ body }: Awaited<ReturnType<ReturnType<typeof openBrowser>['visit']>>) {
  return (await new Response(body).json()) as unknown;
}
