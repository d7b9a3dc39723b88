import * as client from 'openid-client';

/** The site as Google knows it. */
export interface GoogleClient {
  /** Address of the provider, below which its discovery document is. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a step at Google was begun with. It is kept on the server until the browser is back. */
export interface GoogleRequest {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who Google says the visitor is. */
export interface GoogleIdentity {
  /** The signed id token, which the operator checks as well. */
  readonly idToken: string;
  readonly email: string;
  readonly name: string;
}

export type GoogleEnd =
  | { readonly kind: 'known'; readonly identity: GoogleIdentity }
  /** The visitor cancelled. */
  | { readonly kind: 'denied' }
  /** The code was used before, or came too late. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  /** The answer is not for this request, is not signed by Google, or has no checked e-mail. */
  | { readonly kind: 'invalid'; readonly error: unknown };

/** Sign-in at Google: OpenID Connect with an authorization code, PKCE, state and nonce. */
export interface GoogleSignIn {
  /** The address at Google, and what to keep until it leads back. Throws when Google can't be reached. */
  begin(callback: string): Promise<{ readonly address: string; readonly request: GoogleRequest }>;
  /** Exchanges the code in the address that Google led back to. */
  finish(answer: URL, request: GoogleRequest): Promise<GoogleEnd>;
}

const TIMEOUT_SECONDS = 8;

/** Errors of the library about an answer that did not come from the protocol's other side. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** `fetch` is given by tests. The provider's document is read once, and again after a failure. */
export function createGoogleSignIn(
  { issuer, clientId, clientSecret }: GoogleClient,
  { fetch }: { readonly fetch?: client.CustomFetch } = {},
): GoogleSignIn {
  let discovered: Promise<client.Configuration> | null = null;

  function configuration(): Promise<client.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  }

  async function discover(): Promise<client.Configuration> {
    // Only a provider on the same machine is reached without encryption.
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
    const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...insecure],
      ...(fetch ? { [client.customFetch]: fetch } : {}),
    });
    found.timeout = TIMEOUT_SECONDS;
    return found;
  }

  return {
    async begin(callback) {
      const request = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: request.state,
        nonce: request.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(request.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { address: address.href, request };
    },
    async finish(answer, { state, nonce, verifier }) {
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return identityOf(tokens);
      } catch (error) {
        return endOfError(error);
      }
    },
  };
}

function identityOf(
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): GoogleEnd {
  const claims = tokens.claims();
  const { email, name, email_verified: isChecked } = { ...claims } as Record<string, unknown>;
  if (typeof email !== 'string' || isChecked !== true) {
    return { kind: 'invalid', error: new Error('The id token has no checked e-mail') };
  }
  const identity = {
    idToken: tokens.id_token ?? '',
    email: email.toLowerCase(),
    name: typeof name === 'string' ? name : '',
  };
  return { kind: 'known', identity };
}

function endOfError(error: unknown): GoogleEnd {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === 'access_denied' ? { kind: 'denied' } : { kind: 'invalid', error };
  }
  if (error instanceof client.ResponseBodyError) {
    if (error.error === 'invalid_grant') return { kind: 'expired' };
    return { kind: error.status >= 500 ? 'unreachable' : 'invalid', error };
  }
  const code = error instanceof client.ClientError ? (error.code ?? '') : '';
  return { kind: code === '' || NO_ANSWER.has(code) ? 'unreachable' : 'invalid', error };
}
