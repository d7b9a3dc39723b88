import { createHash, randomBytes } from 'node:crypto';

/** How long a code can be exchanged. */
const LIFE_MS = 60_000;

/** What somebody allowed on the page of Google. */
export interface Grant {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | null;
  readonly email: string;
  readonly name: string;
}

/** Codes of the authorisation: each is exchanged once, within a minute, by who has its verifier. */
export interface Grants {
  allow(grant: Grant): string;
  /** The grant of a code; null for one that is unknown, used, late or another client's. */
  exchange(code: string, verifier: string): Grant | null;
}

export function createGrants(now: () => number): Grants {
  const held = new Map<string, Grant & { readonly until: number }>();
  return {
    allow(grant) {
      const code = randomBytes(24).toString('base64url');
      held.set(code, { ...grant, until: now() + LIFE_MS });
      return code;
    },
    exchange(code, verifier) {
      const grant = held.get(code);
      held.delete(code);
      if (!grant || grant.until < now()) return null;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return challenge === grant.challenge ? grant : null;
    },
  };
}
