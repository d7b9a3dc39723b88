import { createHash } from 'node:crypto';
import { createDocumentStatus } from '@vitrine/upstream/account/documents/document-status';
import { uploadName, type UploadName } from '@vitrine/upstream/account/documents/file-name';
import { createKycLog } from '@vitrine/upstream/account/documents/kyc-log';
import {
  uploadDocument,
  type UploadResult,
} from '@vitrine/upstream/account/documents/upload-document';
import { expect, it } from 'vitest';
import { clientOf, sessionOf } from '../test/client.ts';
import { openTestPlatform } from '../test/platform.ts';

const USERNAME = 'sem-documentos@vitrine.example';

/** Sends a document to a fresh platform as the product does, and gives its end and what is known. */
async function uploaded(fileName: string) {
  const test = await openTestPlatform();
  const login = await test.login(USERNAME);
  const { userId } = login;
  const client = clientOf(test);
  const log = createKycLog({ client, isConfigured: true, now: test.now });
  const records: Promise<void>[] = [];
  const result = await uploadDocument(
    {
      userId,
      documentType: 'back',
      file: new Blob(['a card']),
      name: uploadName(fileName) as UploadName,
      hash: createHash('sha256').update('a card').digest('hex'),
    },
    {
      client,
      settings: { session: sessionOf(login) },
      documentStatus: createDocumentStatus({
        client,
        now: test.now,
        wait: () => Promise.resolve(),
      }),
      storeOrigins: [new URL(test.config.publicUrl).origin],
      put: { fetch: async (url, file) => test.platform.app.request(new Request(url, file)) },
      onStep: (step) => records.push(log.record(userId, step)),
    },
  );
  await Promise.all(records);
  const { json } = await test.call('GET', `/sandbox/documents/${USERNAME}`);
  const { documents, steps } = json as {
    readonly documents: readonly { readonly type: number; readonly status: number }[];
    readonly steps: readonly { readonly step: string; readonly outcome: string }[];
  };
  return { result, status: documents.find(({ type }) => type === 3)?.status, steps };
}

it.each<[string, UploadResult, number]>([
  ['Verso.JPG', { kind: 'stored', way: 'store' }, -1],
  ['aprovado.pdf', { kind: 'stored', way: 'store' }, 1],
  ['assinatura-vencida.jpg', { kind: 'stored', way: 'plain' }, -1],
  ['storage-fora.jpg', { kind: 'stored', way: 'plain' }, -1],
  ['upload-fora.jpg', { kind: 'failed', reason: 'broken' }, 0],
  ['duplicado.jpg', { kind: 'duplicatedAccount' }, 0],
  ['conta-duplicada.jpg', { kind: 'duplicatedAccount' }, 2],
  ['invalido.pdf', { kind: 'invalidDocument' }, -3],
])('the product sends %s and ends with %j', async (fileName, result, status) => {
  expect(await uploaded(fileName)).toMatchObject({ result, status });
});

it('the log of identity checks has each step of an upload', async () => {
  const { steps } = await uploaded('verso.jpg');
  expect(steps.map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
    'signedUrl succeeded',
    'putFile succeeded',
    'saveDocument succeeded',
    'statusCheck succeeded',
  ]);
});
