import { createHash, type Hash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AppLoadContext,
  unstable_parseMultipartFormData as parseMultipart,
  type UploadHandlerPart,
} from '@remix-run/node';
import pLimit from 'p-limit';
import {
  DOCUMENT_FILE,
  DOCUMENT_KIND,
  DOCUMENT_PHOTO,
  MAX_DOCUMENT_BYTES,
} from '../../../shapes/account/document-upload.ts';
import { CSRF_FIELD, type FormRefusal, formRefusal } from '../../forms/csrf.server.ts';
import { postedForm } from '../../forms/posted-form.server.ts';
import { rememberForm } from '../../forms/sent-form.server.ts';
import { RequestRefused } from '../../base/pages/request-refused.ts';
import { type Visitor, visitorOf } from '../../base/session/visitor.server.ts';
import { collected } from './passed-pieces.server.ts';

/** A file that came with a form. */
export interface ReceivedFile {
  /** As the bettor's device names it. */
  readonly name: string;
  /** Bytes that came; above the bound the file was counted and not kept. */
  readonly size: number;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  /** Reads from the disk. */
  readonly content: Blob;
}

export interface ReceivedDocument {
  readonly fields: FormData;
  /** Null when the form came without a file. */
  readonly file: ReceivedFile | null;
  readonly visitor: Visitor;
  readonly refusal: FormRefusal | null;
}

/** Forms taken apart at once by this process. Each has come to the disk by then: a slow phone keeps nobody waiting. */
const takingApart = pLimit(8);

const MAX_TEXT_BYTES = 4096;
/** A form has a token, a kind and two files. */
const MAX_PARTS = 20;
const FILES: ReadonlySet<string> = new Set([DOCUMENT_FILE, DOCUMENT_PHOTO]);
const TEXTS: ReadonlySet<string> = new Set([CSRF_FIELD, DOCUMENT_KIND]);

/**
 * Reads a posted form with a file, which goes piece by piece to the disk and never lies in memory, and
 * hands it to `work`; the file is gone afterwards. Throws RequestRefused for a body that is no form.
 * Source: 1§4, 1§7.
 */
export async function withReceivedDocument<Result>(
  request: Request,
  context: AppLoadContext,
  work: (received: ReceivedDocument) => Promise<Result>,
): Promise<Result> {
  const visitor = await visitorOf(request, context);
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
    const fields = await postedForm(request);
    const refusal = formRefusal(request, fields, visitor, context);
    return work({ fields, file: null, visitor, refusal });
  }
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-document-'));
  try {
    const { fields, file } = await receive(request, folder).catch(refuse);
    rememberForm(request, { fields, files: file ? [file.name] : [] });
    const refusal = formRefusal(request, fields, visitor, context);
    return await work({ fields, file, visitor, refusal });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(error: unknown): never {
  if (error instanceof RequestRefused || isOfTheSystem(error)) throw error;
  throw new RequestRefused(UNREADABLE, `A document that can't be read: ${String(error)}`);
}

/** Writes the form to the disk as it comes, which takes little memory for however long, and then takes it apart. */
async function receive({ url, headers, body }: Request, folder: string) {
  const path = join(folder, 'form');
  await writeFile(path, body ? collected(body as unknown as AsyncIterable<Uint8Array>) : '');
  return takingApart(async () => {
    const form = { method: 'POST', headers, body: await openAsBlob(path) };
    const parts = await partsOf(new Request(url, form), folder);
    await rm(path);
    return parts;
  });
}

async function partsOf(request: Request, folder: string) {
  let file: ReceivedFile | null = null;
  let parts = 0;
  const fields = await parseMultipart(request, async (part) => {
    parts += 1;
    if (parts > MAX_PARTS) throw new RequestRefused(TOO_LARGE, 'A document of too many parts');
    if (part.filename === undefined) return textOf(part);
    // A field for which no file was picked comes with an empty name.
    if (part.filename === '' || file || !FILES.has(part.name)) return drained(part);
    file = await fileOf(part, part.filename, folder);
    return undefined;
  });
  return { fields, file: file as ReceivedFile | null };
}

const UNREADABLE = { status: 400, kind: 'refused' } as const;
const TOO_LARGE = { status: 413, kind: 'tooLarge' } as const;

/** A disk that is full or can't be written is our failure, not the form's. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function textOf({ name, data }: UploadHandlerPart): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of data) {
    size += piece.byteLength;
    if (size > MAX_TEXT_BYTES) throw new RequestRefused(TOO_LARGE, 'A field too long');
    pieces.push(piece);
  }
  return TEXTS.has(name) ? Buffer.concat(pieces).toString() : undefined;
}

async function drained({ data }: UploadHandlerPart): Promise<undefined> {
  for await (const piece of data) void piece;
}

async function fileOf(
  { data }: UploadHandlerPart,
  name: string,
  folder: string,
): Promise<ReceivedFile> {
  const path = join(folder, 'file');
  const hash = createHash('sha256');
  const size = await writeBounded(path, data, hash);
  return { name, size, hash: hash.digest('hex'), content: await openAsBlob(path) };
}

/** Counts every byte and keeps those within the bound, so that the form is answered, not cut off. */
async function writeBounded(
  path: string,
  data: AsyncIterable<Uint8Array>,
  hash: Hash,
): Promise<number> {
  await using file = await open(path, 'w');
  let size = 0;
  for await (const piece of collected(data)) {
    size += piece.byteLength;
    if (size > MAX_DOCUMENT_BYTES) continue;
    hash.update(piece);
    await file.writeFile(piece);
  }
  return size;
}
