import { RequestRefused } from '../base/pages/request-refused.ts';
import { rememberForm } from './sent-form.server.ts';

/** More fields than the largest form, a slip of thirty selections with a stake each. */
const MAX_FIELDS = 200;
/** The longest names are stakes, which carry an outcome's id. */
const MAX_NAME_LENGTH = 300;
/** The part of a date has one dot in its name; ids of outcomes have a few. */
const MAX_NAME_DEPTH = 8;
/** The longest values are addresses to return to. */
const MAX_VALUE_LENGTH = 4096;
/** The server in front of the pages refuses longer bodies without reading them. */
const MAX_BODY_BYTES = 128 * 1024;

const UNREADABLE = { status: 400, kind: 'refused' } as const;
const TOO_LARGE = { status: 413, kind: 'tooLarge' } as const;

/**
 * The fields of a posted form: only texts, checked against limits before they are parsed. Throws
 * RequestRefused with 400, 413 or 415 for a body that no form of this site sends.
 */
export async function postedForm(request: Request): Promise<FormData> {
  const fields = await formOf(request);
  rememberForm(request, { fields, files: [] });
  return fields;
}

async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  if (body.length > MAX_BODY_BYTES) throw new RequestRefused(TOO_LARGE, 'A form of too many bytes');
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return urlEncodedForm(body);
  if (/^multipart\/form-data\b/i.test(type)) return multipartForm(body, type);
  throw new RequestRefused({ status: 415, kind: 'refused' }, `Not a form: ${type.slice(0, 80)}`);
}

function urlEncodedForm(body: Buffer): FormData {
  checkCount(occurrences(body, '&') + 1);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(body.toString())) {
    form.append(...checkedField(name, value));
  }
  return form;
}

async function multipartForm(body: Buffer, type: string): Promise<FormData> {
  checkCount(occurrences(body, 'content-disposition', 'Content-Disposition'));
  const answer = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  const form = await answer.formData().catch((error: unknown) => {
    throw new RequestRefused(UNREADABLE, `A multipart form that can't be read: ${String(error)}`);
  });
  for (const [name, value] of form) checkedField(name, value);
  return form;
}

function checkCount(count: number): void {
  if (count > MAX_FIELDS) throw new RequestRefused(TOO_LARGE, `A form of ${count} fields`);
}

/** How often the texts occur in the body; the count stops at the limit. */
function occurrences(body: Buffer, ...texts: readonly string[]): number {
  let count = 0;
  for (const text of texts) {
    for (let at = body.indexOf(text); at >= 0 && count <= MAX_FIELDS; count += 1) {
      at = body.indexOf(text, at + text.length);
    }
  }
  return count;
}

function checkedField(name: string, value: FormDataEntryValue): [name: string, value: string] {
  if (typeof value !== 'string') throw new RequestRefused(UNREADABLE, 'A file in a form of texts');
  if (name.length > MAX_NAME_LENGTH || value.length > MAX_VALUE_LENGTH) {
    throw new RequestRefused(TOO_LARGE, 'A field too long');
  }
  if (!isFieldName(name)) {
    throw new RequestRefused(UNREADABLE, `No field of a form: ${name.slice(0, 80)}`);
  }
  return [name, value];
}

/**
 * Whether a field name may reach the form parsers. Those parsers turn dots into objects and brackets
 * into lists, and read names with two underscores at both ends as commands.
 *
 * @example
 * isFieldName('birthDate.day') // true
 * isFieldName('a[999999999]') // false
 * isFieldName('__intent__') // false
 */
export function isFieldName(name: string): boolean {
  return !/[[\]]|^__|__proto__|constructor|prototype/.test(name) && depth(name) <= MAX_NAME_DEPTH;
}

function depth(name: string): number {
  return name.split('.').length;
}
