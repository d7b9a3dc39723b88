import { html } from 'hono/html';
import { z } from 'zod';
import { DEMO, DEMO_USERS } from '../accounts/demo-users.ts';
import type { Country } from '../country.ts';
import type { ServerApp, ServerContext } from '../implement.ts';
import { plainPage, type Markup } from '../pages/plain-page.ts';
import { createGrants } from './grants.ts';
import { GOOGLE_TEXTS } from './google-texts.ts';
import type { IdTokens } from './id-tokens.ts';

/** Below this path the platform is Google to the site. */
const PREFIX = '/google';
const CLIENT = { id: 'vitrine-demo', secret: 'vitrine-demo-secret' };

/** Accounts to pick: one that the platform knows, and one that registers first. */
const PEOPLE = [
  ...DEMO_USERS.filter(({ email }) => email === DEMO.username),
  { email: 'google-nova@vitrine.example', fullName: 'Luana Prado' },
];

/** The parameters of a request, as pages and forms carry them. */
const request = z.object({
  client_id: z.literal(CLIENT.id),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  response_type: z.literal('code'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  nonce: z.string().optional(),
});

const person = z.object({ email: z.email(), name: z.string().trim().min(1) });

export interface GoogleParts {
  readonly idTokens: IdTokens;
  readonly country: Country;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Google for demonstrations: OpenID Connect with a page where one picks an account. It leads back to any
 * address, as nothing but invented people is told.
 */
export function mountGoogle(app: ServerApp, { idTokens, country, now }: GoogleParts): void {
  const grants = createGrants(now);
  const { language } = country;
  const texts = GOOGLE_TEXTS[language];

  function page(context: ServerContext, content: Markup, status: 200 | 422 = 200) {
    return plainPage(context, { language, title: texts.title, content, status });
  }

  app.get(`${PREFIX}/.well-known/openid-configuration`, (context) => {
    const issuer = issuerOf(context);
    return context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      scopes_supported: ['openid', 'email', 'profile'],
    });
  });

  app.get(`${PREFIX}/keys`, async (context) =>
    context.json({ keys: [await idTokens.publicKey()] }),
  );

  app.get(`${PREFIX}/authorize`, (context) => {
    const asked = request.safeParse(context.req.query());
    if (!asked.success) return page(context, html`<p class="error">${texts.invalid}</p>`, 422);
    const hidden = Object.entries(asked.data).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    );
    return page(
      context,
      html`<p>${texts.lead}</p>
        ${PEOPLE.map(
          ({ email, fullName }) =>
            html`<form method="post">
              ${hidden}<input type="hidden" name="name" value="${fullName}" />
              <button class="quiet" name="email" value="${email}">${fullName}<br />${email}</button>
            </form>`,
        )}
        <h2>${texts.other}</h2>
        <form method="post">
          ${hidden}
          <label for="name">${texts.name}</label><input id="name" name="name" required />
          <label for="email">${texts.email}</label>
          <input id="email" name="email" type="email" required />
          <button>${texts.use}</button>
        </form>
        <form method="post">
          ${hidden}<button class="quiet" name="denied" value="1">${texts.cancel}</button>
        </form>`,
    );
  });

  app.post(`${PREFIX}/authorize`, async (context) => {
    const posted = await context.req.parseBody();
    const asked = request.safeParse(posted);
    const picked = person.safeParse(posted);
    if (!asked.success || (!picked.success && posted['denied'] === undefined)) {
      return page(context, html`<p class="error">${texts.invalid}</p>`, 422);
    }
    const { redirect_uri: redirectUri, client_id: clientId, state } = asked.data;
    const back = new URL(redirectUri);
    back.searchParams.set('state', state);
    if (picked.success) {
      const { code_challenge: challenge, nonce = null } = asked.data;
      const grant = { clientId, redirectUri, challenge, nonce, ...picked.data };
      back.searchParams.set('code', grants.allow(grant));
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    return context.redirect(back.href, 303);
  });

  app.post(`${PREFIX}/token`, async (context) => {
    const { code, code_verifier, client_id, client_secret, redirect_uri } =
      await context.req.parseBody();
    if (client_id !== CLIENT.id || client_secret !== CLIENT.secret) {
      return context.json({ error: 'invalid_client' }, 401);
    }
    const grant = grants.exchange(String(code), String(code_verifier));
    if (grant?.redirectUri !== redirect_uri || !grant) {
      return context.json({ error: 'invalid_grant' }, 400);
    }
    const { email, name, nonce } = grant;
    const claims = { issuer: issuerOf(context), audience: CLIENT.id, email, name, nonce };
    return context.json({
      access_token: 'demo',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: await idTokens.sign(claims),
    });
  });
}

/** The address under which this Google was asked: a client compares it with the one it knows. */
function issuerOf(context: ServerContext): string {
  return new URL(context.req.url).origin + PREFIX;
}
