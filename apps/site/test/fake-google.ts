import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import {
  createGoogleSignIn,
  type GoogleSignIn,
} from '../app/services/base/session/google-sign-in.server.ts';

const ISSUER = 'https://google.example';
const CLIENT_ID = 'site';
const [keys, strangers] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);

type Trouble =
  | 'none'
  | 'usedCode'
  | 'down'
  | 'otherKey'
  | 'otherNonce'
  | 'unsigned'
  | 'over'
  | 'otherIssuer'
  | 'otherAudience';

/** What the provider does with the code of a test. */
export interface FakeGoogle {
  readonly signIn: GoogleSignIn;
  /** The person that the next id token names, and how it is wrong. */
  person: { email: string; name: string; email_verified: boolean };
  /** `usedCode` refuses the code, `down` answers nothing, the others sign a token that is not sound. */
  trouble: Trouble;
  /** Bodies of the token calls so far. */
  readonly exchanges: URLSearchParams[];
  /** The address that Google leads back to after somebody allowed what `address` asks for. */
  allowed(address: string): string;
}

/** A provider of OpenID Connect without a server. */
export function openFakeGoogle(): FakeGoogle {
  let nonce = '';
  const google: FakeGoogle = {
    person: { email: 'ana@example.com', name: 'Ana Souza', email_verified: true },
    trouble: 'none',
    exchanges: [],
    signIn: createGoogleSignIn(
      { issuer: ISSUER, clientId: CLIENT_ID, clientSecret: 'secret' },
      { fetch: async (url, init) => answer(new URL(url), init.body) },
    ),
    allowed(address) {
      const { searchParams } = new URL(address);
      nonce = searchParams.get('nonce') ?? '';
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        code: 'code-1',
        state: searchParams.get('state') ?? '',
      }).toString();
      return back.pathname + back.search;
    },
  };

  async function answer(url: URL, body: unknown): Promise<Response> {
    if (google.trouble === 'down') throw new TypeError('fetch failed');
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return Response.json({
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/authorize`,
          token_endpoint: `${ISSUER}/token`,
          jwks_uri: `${ISSUER}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/keys':
        return Response.json({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256' }] });
      default:
        google.exchanges.push(new URLSearchParams(String(body)));
        return exchanged();
    }
  }

  async function exchanged(): Promise<Response> {
    if (google.trouble === 'usedCode')
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const { privateKey } = google.trouble === 'otherKey' ? strangers : keys;
    if (google.trouble === 'unsigned') return answerWith(unsignedToken());
    const idToken = await new SignJWT({
      ...google.person,
      nonce: google.trouble === 'otherNonce' ? 'of-another' : nonce,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(google.trouble === 'otherIssuer' ? 'https://other.example' : ISSUER)
      .setAudience(google.trouble === 'otherAudience' ? 'other-site' : CLIENT_ID)
      .setSubject('1')
      .setIssuedAt(google.trouble === 'over' ? '1h ago' : undefined)
      .setExpirationTime(google.trouble === 'over' ? '30m ago' : '5m')
      .sign(privateKey);
    return answerWith(idToken);
  }

  /** A token whose header says that nobody signed it. */
  function unsignedToken(): string {
    return new UnsecuredJWT({ ...google.person, nonce })
      .setIssuer(ISSUER)
      .setAudience(CLIENT_ID)
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode();
  }

  return google;
}

function answerWith(idToken: string): Response {
  return Response.json({ access_token: 'a', token_type: 'Bearer', id_token: idToken });
}
