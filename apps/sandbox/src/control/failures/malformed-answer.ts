import type { Malformation } from './ordered-failure.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Malformed {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const BODIES: Readonly<Record<Malformation, (text: string) => Malformed>> = {
  truncated: (text) => ({
    body: text === '' ? '{' : text.slice(0, Math.ceil(text.length / 2)),
    type: JSON_TYPE,
  }),
  html: () => ({
    body: '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>',
    type: 'text/html; charset=utf-8',
  }),
  empty: () => ({ body: '', type: JSON_TYPE }),
  wrongType: (text) => ({ body: JSON.stringify(ofOtherTypes(parsed(text))), type: JSON_TYPE }),
  wrongCharset: (text) => ({
    body: new Uint8Array(Buffer.from(text, 'utf16le')),
    type: JSON_TYPE,
  }),
};

/** The same answer with a body that is not what it should be; one without a body gets one. */
export async function malformedAnswer(answer: Response, kind: Malformation): Promise<Response> {
  const { body, type } = BODIES[kind](await answer.text());
  return new Response(body, {
    status: answer.status === 204 ? 200 : answer.status,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every value replaced by one of another type, under the same names. */
export function ofOtherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(ofOtherTypes);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, inner]) => [name, ofOtherTypes(inner)]);
    return entries.length === 0 ? 'none' : Object.fromEntries(entries);
  }
  return typeof value === 'string' ? value.length : { was: String(value) };
}
