import type { Answer } from './send-request.ts';

/** The text of a body, or what was expected of one that has none. */
export type AnswerText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly expected: string };

const CHARSET = /;\s*charset\s*=\s*(?:"([^"]+)"|([^;,\s]+))/i;

type Decoder = InstanceType<typeof TextDecoder>;

/** JSON is UTF-8 unless the content type says otherwise. Null for a charset nobody knows. */
function decoderFor(contentType: string): Decoder | null {
  const [, quoted, plain] = CHARSET.exec(contentType) ?? [];
  try {
    return new TextDecoder(quoted ?? plain ?? 'utf-8', { fatal: true });
  } catch {
    return null;
  }
}

function decoded(decoder: Decoder, chunk?: Uint8Array): string | null {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    return null;
  }
}

/**
 * The body of an answer as text, in the charset it names. A body that is too long, or whose bytes are
 * no text in that charset, is left unread from there on, and its connection is given up. Rejects as
 * the connection breaks.
 */
export async function readText(
  { headers, body }: Pick<Answer, 'headers' | 'body'>,
  maxBytes: number,
): Promise<AnswerText> {
  if (!body) return { ok: true, text: '' };
  const decoder = decoderFor(headers.get('content-type') ?? '');
  if (!decoder) {
    await body.cancel();
    return { ok: false, expected: 'expected text in a known charset' };
  }
  const noText = { ok: false, expected: `expected text in ${decoder.encoding}` } as const;
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    const part = decoded(decoder, chunk);
    if (part === null) return noText;
    text += part;
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return { ok: false, expected: `expected at most ${maxBytes} bytes` };
  }
  const last = decoded(decoder);
  return last === null ? noText : { ok: true, text: text + last };
}
