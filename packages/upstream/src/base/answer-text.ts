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
export async function readText(response: Response, maxBytes: number): Promise<AnswerText> {
  const reader = response.body?.getReader();
  if (!reader) return { ok: true, text: '' };
  const decoder = decoderFor(response.headers.get('content-type') ?? '');

  async function refuse(expected: string): Promise<AnswerText> {
    await reader?.cancel();
    return { ok: false, expected };
  }

  if (!decoder) return refuse('expected text in a known charset');
  let bytes = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    const part = decoded(decoder, value);
    if (part === null) return refuse(`expected text in ${decoder.encoding}`);
    text += part;
    if (done) return { ok: true, text };
    bytes += value.byteLength;
    if (bytes > maxBytes) return refuse(`expected at most ${maxBytes} bytes`);
  }
}
