import type { RequestHandler } from 'express';

interface SecurityOptions {
  /** Browsers come over https. */
  readonly secure: boolean;
  /** False while developing, where Vite inlines styles and talks over a web socket. */
  readonly production: boolean;
  /** From where videos of events may come. */
  readonly streamOrigins: readonly string[];
  /** Where browsers put documents by the operator's signed addresses. */
  readonly documentStoreOrigins: readonly string[];
  /** Whose games stand in frames. */
  readonly gameOrigins: readonly string[];
  /** The scripts of the chats; null for none. */
  readonly chatScripts: { readonly widget: string | null; readonly fallback: string | null };
  /** What the chats call, and show in a frame. */
  readonly chatOrigins: readonly string[];
}

export type PolicyOptions = Pick<
  SecurityOptions,
  | 'production'
  | 'streamOrigins'
  | 'documentStoreOrigins'
  | 'gameOrigins'
  | 'chatScripts'
  | 'chatOrigins'
>;

/**
 * The content policy of a page: scripts and styles of our own, or inline with the page's nonce. Inline
 * scripts can be named by their hashes in place of the nonce, as for a page that many visitors get.
 */
export function contentPolicy(
  nonce: string,
  options: PolicyOptions,
  scriptHashes?: readonly string[],
) {
  const { production, streamOrigins, documentStoreOrigins, gameOrigins } = options;
  const { chatScripts, chatOrigins } = options;
  const inlineScripts = scriptHashes ?? [`'nonce-${nonce}'`];
  const chats = Object.values(chatScripts).filter((script) => script !== null);
  const connections = new Set([...documentStoreOrigins, ...chatOrigins]);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...new Set(chats)].join(' '),
    production ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ["media-src 'self'", ...streamOrigins].join(' '),
    ["connect-src 'self'", ...connections, ...(production ? [] : ['ws:'])].join(' '),
    ["frame-src 'self'", ...gameOrigins, ...chatOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer; the nonce is read from `response.locals`. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  return (_request, response, next) => {
    response.set({
      'Content-Security-Policy': contentPolicy(String(response.locals['nonce']), options),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    if (options.secure) {
      response.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    next();
  };
}
