import type { Request, RequestHandler } from 'express';
import { isMailedLink } from '../app/paths/mailed-links.ts';
import { consentIn } from '../app/services/base/consent.server.ts';
import { allowedScripts } from '../app/tracking/allowed-scripts.ts';
import type { Consent } from '../app/tracking/consent.ts';
import { askedAddress } from './asked-address.ts';
import type { CaptchaConfig } from './config.ts';
import type { TrackingConfig } from './tracking/tracking-config.ts';

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
  readonly tracking: TrackingConfig;
  /** Where the form of the log-in leads for a sign-in with Google; null for nowhere. */
  readonly google: { readonly issuer: string } | null;
  readonly captcha: Pick<CaptchaConfig, 'provider'>;
}

export type PolicyOptions = Pick<
  SecurityOptions,
  | 'production'
  | 'streamOrigins'
  | 'documentStoreOrigins'
  | 'gameOrigins'
  | 'chatScripts'
  | 'chatOrigins'
  | 'tracking'
  | 'google'
  | 'captcha'
>;

/**
 * The content policy of a page: scripts and styles of our own, or inline with the page's nonce. Inline
 * scripts can be named by their hashes in place of the nonce, as for a page that many visitors get. What
 * tracking loads and calls is let through only as far as the visitor allowed it.
 */
export function contentPolicy(
  nonce: string,
  options: PolicyOptions,
  consent: Consent | null,
  scriptHashes?: readonly string[],
) {
  const { production, streamOrigins, documentStoreOrigins, gameOrigins } = options;
  const { chatScripts, chatOrigins, google } = options;
  const captchas = options.captcha.provider?.origins ?? [];
  const inlineScripts = scriptHashes ?? [`'nonce-${nonce}'`];
  const chats = Object.values(chatScripts).filter((script) => script !== null);
  const { scripts, origins } = options.tracking;
  const tracking = Object.values(allowedScripts(scripts, consent)).filter((one) => one !== null);
  const trackingOrigins = tracking.length > 0 ? origins : [];
  const ownScripts = new Set([...chats, ...tracking, ...trackingOrigins, ...captchas]);
  const connections = new Set([
    ...documentStoreOrigins,
    ...chatOrigins,
    ...trackingOrigins,
    ...captchas,
  ]);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts, ...ownScripts].join(' '),
    production ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...trackingOrigins].join(' '),
    ["media-src 'self'", ...streamOrigins].join(' '),
    ["connect-src 'self'", ...connections, ...(production ? [] : ['ws:'])].join(' '),
    ["frame-src 'self'", ...gameOrigins, ...chatOrigins, ...captchas].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(google ? [new URL(google.issuer).origin] : [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer; the nonce is read from `response.locals`. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  return (request, response, next) => {
    const consent = consentIn(request.headers.cookie);
    response.set({
      'Content-Security-Policy': contentPolicy(String(response.locals['nonce']), options, consent),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': referrerPolicy(request),
      'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // Nothing of the site is a part of another's page.
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    if (options.secure) {
      response.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
    next();
  };
}

/** The page after a mailed link is not told its address: scripts of others may read it there. */
function referrerPolicy(request: Request): string {
  return isMailedLink(askedAddress(request)) ? 'strict-origin' : 'strict-origin-when-cross-origin';
}
