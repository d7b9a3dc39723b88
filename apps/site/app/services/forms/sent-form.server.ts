import { RequestRefused } from '../base/pages/request-refused.ts';

/** What a browser posted, as far as it is text. */
export interface SentForm {
  readonly fields: FormData;
  /** The names of the chosen files. */
  readonly files: readonly string[];
}

/** Enough for the texts of a form and the name of its first file. */
const HEAD_BYTES = 16 * 1024;

const read = new WeakMap<Request, SentForm>();

/** Remembers what a reader of the body found: a body is read once. */
export function rememberForm(request: Request, form: SentForm): void {
  read.set(request, form);
}

/** The form that was read from this request; undefined while nobody has read it. */
export function rememberedForm(request: Request): SentForm | undefined {
  return read.get(request);
}

/** The texts and the first file's name of a form with files that nobody reads: its head alone is kept. */
export async function headOfForm(request: Request): Promise<SentForm> {
  const type = request.headers.get('Content-Type') ?? '';
  const [, boundary = ''] = /boundary="?([^";]+)/i.exec(type) ?? [];
  const head = await headOf(request);
  const end = head.length < HEAD_BYTES ? '' : `\r\n--${boundary}--\r\n`;
  const body = Buffer.concat([head, Buffer.from(end)]);
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch((error: unknown) => {
      const answer = { status: 400, kind: 'refused' } as const;
      throw new RequestRefused(answer, `The head of a form that can't be read: ${String(error)}`);
    });
  const fields = new FormData();
  const files: string[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.name !== '') files.push(value.name);
  }
  return { fields, files };
}

/** The rest is taken off the line: a browser shows an answer only once it has sent everything. */
async function headOf({ body }: Request): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    if (size < HEAD_BYTES) pieces.push(piece);
    size += piece.byteLength;
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}
