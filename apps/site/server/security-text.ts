import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { RequestHandler } from 'express';
import type { SiteConfig } from './config.ts';

interface SecurityTextOptions {
  readonly config: Pick<SiteConfig, 'publicUrl' | 'securityContact'>;
  readonly brand: Pick<BrandFacts, 'locale'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Where it stands, by RFC 9116. */
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';
/** A file that nobody serves any more counts for no longer than this. */
const EXPIRES_MS = 180 * 86_400_000;

/** Who to tell of a weakness of the site (RFC 9116); goes on to the pages where nobody is named. */
export function securityText({ config, brand, now }: SecurityTextOptions): RequestHandler {
  const { publicUrl, securityContact } = config;
  return (_request, response, next) => {
    if (securityContact === null) return next();
    const [language = ''] = brand.locale.split('-');
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now() + EXPIRES_MS).toISOString()}`,
      `Preferred-Languages: ${language}, en`,
      `Canonical: ${publicUrl}${SECURITY_TEXT_PATH}`,
    ];
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain');
    response.send(`${lines.join('\n')}\n`);
  };
}
