import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importPKCS8,
  importSPKI,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Settings } from '../storage/settings.ts';

const ALGORITHM = 'RS256';
const LIFE_SECONDS = 3600;

/** The person that an identity token names, and which request it answers. */
export interface GoogleClaims {
  readonly issuer: string;
  readonly audience: string;
  readonly email: string;
  readonly name: string;
  readonly nonce: string | null;
}

/** Identity tokens of the Google that the platform plays. Its key is kept in the data file. */
export interface IdTokens {
  sign(claims: GoogleClaims): Promise<string>;
  /** The e-mail in a token with our signature that holds now; null otherwise. */
  emailOf(token: string): Promise<string | null>;
  /** The public key, as a client reads it. */
  publicKey(): Promise<JWK>;
}

interface KeyPair {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

export function createIdTokens(settings: Settings, now: () => number): IdTokens {
  let keys: Promise<KeyPair> | null = null;
  const pair = () => (keys ??= readKeys(settings));
  const keyId = async () => calculateJwkThumbprint(await exportJWK((await pair()).publicKey));
  return {
    async sign({ issuer, audience, email, name, nonce }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({
        email,
        email_verified: true,
        name,
        ...(nonce === null ? {} : { nonce }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: await keyId() })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(email)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_SECONDS)
        .sign((await pair()).privateKey);
    },
    async emailOf(token) {
      try {
        const { publicKey } = await pair();
        const { payload } = await jwtVerify(token, publicKey, { currentDate: new Date(now()) });
        return typeof payload['email'] === 'string' ? payload['email'] : null;
      } catch {
        return null;
      }
    },
    async publicKey() {
      const jwk = await exportJWK((await pair()).publicKey);
      return { ...jwk, alg: ALGORITHM, use: 'sig', kid: await keyId() };
    },
  };
}

async function readKeys(settings: Settings): Promise<KeyPair> {
  const [kept, keptPublic] = [settings.read('googleKey'), settings.read('googlePublicKey')];
  if (kept && keptPublic) {
    const options = { extractable: true };
    return {
      privateKey: await importPKCS8(kept, ALGORITHM, options),
      publicKey: await importSPKI(keptPublic, ALGORITHM, options),
    };
  }
  const made = await generateKeyPair(ALGORITHM, { extractable: true });
  settings.write('googleKey', await exportPKCS8(made.privateKey));
  settings.write('googlePublicKey', await exportSPKI(made.publicKey));
  return made;
}
