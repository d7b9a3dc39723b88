import type { Request, Response as HttpResponse } from 'express';
import type { Consent } from '../../app/tracking/consent.ts';
import { encoded, type Encoding, encodingOf } from '../answers/encodings.ts';
import { contentPolicy, type PolicyOptions } from '../security-headers.ts';
import { scriptHashes } from './script-hashes.ts';

/** An answer that was made once for many, as bytes. */
export interface KeptPage {
  /** Id of the route that made it. */
  readonly route?: string | undefined;
  /** Sends it with the cookies of this visitor alone. */
  send(request: Request, response: HttpResponse, setCookie: string[]): Promise<void>;
}

interface KeptOptions {
  readonly nonce: string;
  readonly route: string | undefined;
  readonly policy: PolicyOptions;
  /** What all who get the page allow. */
  readonly consent: Consent | null;
}

/** Nearly as small as the best quality, at a tenth of its time. */
const BROTLI_QUALITY = 5;

/**
 * An answer to keep, with each encoding made when it is first asked for; null for one that has to be
 * answered for itself, such as a redirect. Its inline scripts are let through by their hashes: the nonce
 * of a kept page, which stands in many answers, counts for styles alone.
 */
export function keptPage(
  answer: Response,
  bytes: Buffer,
  { nonce, route, policy, consent }: KeptOptions,
): KeptPage | null {
  const type = answer.headers.get('Content-Type') ?? '';
  const isPage = type.startsWith('text/html');
  if (answer.status !== 200 || !(isPage || type.startsWith('text/x-script'))) return null;
  const contentSecurity = isPage
    ? contentPolicy(nonce, policy, consent, scriptHashes(bytes.toString()))
    : null;
  const packed = new Map<Encoding, Promise<Buffer>>();

  function inEncoding(encoding: Encoding): Promise<Buffer> {
    const made = packed.get(encoding) ?? encoded(bytes, encoding, BROTLI_QUALITY);
    packed.set(encoding, made);
    return made;
  }

  return {
    route,
    async send(request, response, setCookie) {
      const encoding = encodingOf(request);
      const body = encoding === null ? bytes : await inEncoding(encoding);
      for (const [name, value] of answer.headers) response.append(name, value);
      if (setCookie.length > 0) response.append('Set-Cookie', setCookie);
      if (contentSecurity !== null) response.set('Content-Security-Policy', contentSecurity);
      if (encoding !== null) response.set('Content-Encoding', encoding);
      response.vary('Accept-Encoding').set('Content-Length', String(body.length)).end(body);
    },
  };
}
