import type { SiteConfig } from '../../../../server/config.ts';

/** The session secrets that count: the present one, which signs and seals, and the one before it. Decision 0237. */
export function knownSecrets({
  sessionSecret,
  previousSecret,
}: Pick<SiteConfig, 'sessionSecret' | 'previousSecret'>): readonly string[] {
  return [sessionSecret, ...(previousSecret === null ? [] : [previousSecret])];
}
