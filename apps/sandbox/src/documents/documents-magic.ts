import {
  DOCUMENT_STATUS,
  type DocumentStatusCode,
} from '@vitrine/upstream/contract/account/documents';
import type { MagicValue } from '../magic/magic-value.ts';

/** What goes wrong with a file before anybody looks at it. */
export type UploadFault = 'duplicatedAccount' | 'lateSignature' | 'storageDown' | 'everythingDown';

/** What becomes of a document: a status at once or after the usual wait, or what a tester says. */
export type Decision =
  | { readonly kind: 'atOnce' | 'afterWait'; readonly status: DocumentStatusCode }
  | { readonly kind: 'byTester' };

interface DocumentMagic extends MagicValue {
  readonly fault?: UploadFault;
  readonly decision?: Decision;
}

const USUAL: Decision = { kind: 'afterWait', status: DOCUMENT_STATUS.unique };

function atOnce(status: DocumentStatusCode): Decision {
  return { kind: 'atOnce', status };
}

/** File names with an effect, under any extension that documents may have. */
export const DOCUMENTS_MAGIC: readonly DocumentMagic[] = [
  {
    field: 'file name',
    value: 'aprovado.jpg',
    effect: 'The document is approved at once (UNIQUE).',
    decision: atOnce(DOCUMENT_STATUS.unique),
  },
  {
    field: 'file name',
    value: 'em-analise.jpg',
    effect: 'The document stays IN_PROCESS until a tester decides.',
    decision: { kind: 'byTester' },
  },
  {
    field: 'file name',
    value: 'rejeitado.jpg',
    effect: 'The document is REJECTED after the usual wait.',
    decision: { kind: 'afterWait', status: DOCUMENT_STATUS.rejected },
  },
  {
    field: 'file name',
    value: 'robo.jpg',
    effect: 'The document is BOT_REJECTED at once.',
    decision: atOnce(DOCUMENT_STATUS.botRejected),
  },
  {
    field: 'file name',
    value: 'foto.jpg',
    effect: 'A photo of the document is asked for at once (PHOTO).',
    decision: atOnce(DOCUMENT_STATUS.photo),
  },
  {
    field: 'file name',
    value: 'invalido.pdf',
    effect: 'The document is INVALID at once; the status of the files then answers 451.',
    decision: atOnce(DOCUMENT_STATUS.invalid),
  },
  {
    field: 'file name',
    value: 'conta-duplicada.jpg',
    effect: 'The document is found DUPLICATED at once; the status of the files then answers 409.',
    decision: atOnce(DOCUMENT_STATUS.duplicated),
  },
  {
    field: 'file name',
    value: 'duplicado.jpg',
    effect: 'Saving or uploading it answers 409 DUPLICATED_ACCOUNT, "Cuenta Duplicada".',
    fault: 'duplicatedAccount',
  },
  {
    field: 'file name',
    value: 'assinatura-vencida.jpg',
    effect: 'Its signed address is late from the start: the PUT answers 403.',
    fault: 'lateSignature',
  },
  {
    field: 'file name',
    value: 'storage-fora.jpg',
    effect: 'The PUT to its signed address answers 500; the plain upload works.',
    fault: 'storageDown',
  },
  {
    field: 'file name',
    value: 'upload-fora.jpg',
    effect: 'The PUT to its signed address and the plain upload both answer 500.',
    fault: 'everythingDown',
  },
];

function stem(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '');
}

function magicOf(fileName: string): DocumentMagic | undefined {
  return DOCUMENTS_MAGIC.find(({ value }) => stem(value) === stem(fileName));
}

/** What goes wrong with a file of this name; null for nothing. */
export function faultOf(fileName: string): UploadFault | null {
  return magicOf(fileName)?.fault ?? null;
}

/** What becomes of a document of this name: approved after the usual wait, unless it is magic. */
export function decisionOf(fileName: string): Decision {
  return magicOf(fileName)?.decision ?? USUAL;
}
