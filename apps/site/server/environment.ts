import { z } from 'zod';
import { trackingVariables } from './tracking/tracking-config.ts';
import {
  baseAddress,
  scriptAddress,
  webAddress,
  webAddresses,
  webOrigin,
} from './web-addresses.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const receiver = z.string().refine((text) => {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username !== '' && url.pathname !== '/'
  );
}, 'expected an address such as https://key@host/project');

const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine(
      (value) => value >= from && value <= to,
      `expected a whole number from ${from} to ${to}`,
    );

/** The variables of a process, each parsed; `config.ts` says what they come to. */
export const environment = z.object({
  /** `production` serves the build, and is checked; the others compile on the fly. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: 'expected production, development or test',
    })
    .default('development'),
  /** Brand code, a folder of packages/brand-themes/brands. */
  BRAND: z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected a brand code such as "arara"'),
  /** Port to listen on. Default 3000. */
  PORT: wholeNumber(0, 65535).default(3000),
  /** Address to listen on. Default 127.0.0.1; 0.0.0.0 for every interface. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where browsers reach the site. Default http://HOST:PORT; required in production on an operator's hosts. */
  PUBLIC_URL: webOrigin.optional(),
  /** Signs cookies and form tokens, seals what the store keeps secret; at least 32 characters. Required in production. */
  SESSION_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  /** The secret before it, so that nobody is logged out by a change; none unless given. */
  SESSION_SECRET_PREVIOUS: z.string().min(32, 'expected at least 32 characters').optional(),
  /** Secrets from before those, with commas between: they open second factors that were sealed by them, and nothing else. */
  SESSION_SECRETS_RETIRED: z
    .string()
    .transform((secrets) => secrets.split(','))
    .pipe(z.array(z.string().min(32, 'expected at least 32 characters of each')))
    .default([]),
  /**
   * SQLite file for sessions, slips, intents and second factors. Default var/site-BRAND.sqlite; in production on an
   * operator's hosts this or REDIS_URL is required.
   */
  SITE_DATA: z.string().min(1).optional(),
  /** Redis in place of the file, and to share the operator's streams, for more than one instance. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'expected a redis or rediss address' })
    .optional(),
  /** Hosts in a private network, separated by commas, which may be spoken to without encryption. Default none. */
  PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'expected names of hosts without ports, separated by commas')
    .transform((hosts) => hosts.split(','))
    .default([]),
  /** The embedded operator's address; stands for all nine UPSTREAM_*_URL. */
  SANDBOX_URL: baseAddress.optional(),
  /** Operator's main API: sessions and users. */
  UPSTREAM_MAIN_URL: baseAddress.optional(),
  /** Operator's payments API. */
  UPSTREAM_PAYMENTS_URL: baseAddress.optional(),
  /** Operator's sportsbook API. */
  UPSTREAM_SPORTSBOOK_URL: baseAddress.optional(),
  /** Operator's betting API. */
  UPSTREAM_BETTING_URL: baseAddress.optional(),
  /** Operator's front-back API: live and upcoming lists. */
  UPSTREAM_FRONT_BACK_URL: baseAddress.optional(),
  /** Operator's feed gate: event streams. */
  UPSTREAM_FEED_GATE_URL: baseAddress.optional(),
  /** Operator's content labels. */
  UPSTREAM_LABELS_URL: baseAddress.optional(),
  /** Operator's provider switch. */
  UPSTREAM_PROVIDER_SWITCH_URL: baseAddress.optional(),
  /** Operator's feature flags. */
  UPSTREAM_FLAGS_URL: baseAddress.optional(),
  /** Third party that keeps the steps of an identity check; none unless given. */
  UPSTREAM_KYC_LOG_URL: baseAddress.optional(),
  /** Third party that tells a client's public address; none unless given. */
  UPSTREAM_IP_LOOKUP_URL: baseAddress.optional(),
  /** The chat's own calls, for the conversation that needs no scripts; none unless given. */
  UPSTREAM_SUPPORT_CHAT_URL: baseAddress.optional(),
  /**
   * How many proxies in front name the client's address (X-Forwarded-For). Default 0: none; behind https in production
   * on an operator's hosts at least 1.
   */
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  /** Ids of the tournaments of which nothing is shown, separated by commas. Default none. */
  EXCLUDED_TOURNAMENTS: z
    .string()
    .regex(/^[\w:]+(,[\w:]+)*$/, 'expected ids such as sr:tournament:1, separated by commas')
    .transform((ids) => ids.split(','))
    .default([]),
  /** Addresses from which videos of events may come, separated by commas. Default the front-back API's. */
  STREAM_ORIGINS: webAddresses.optional(),
  /** Addresses of the store of documents, separated by commas. Default the main API's. */
  DOCUMENT_STORE_ORIGINS: webAddresses.optional(),
  /** Addresses of the pages that check a face, separated by commas. Default the main API's. */
  FACE_CHECK_ORIGINS: webAddresses.optional(),
  /** Addresses from which games may come, separated by commas. Default the main API's. */
  GAME_ORIGINS: webAddresses.optional(),
  /** Script of the customer-service widget; the embedded operator's with SANDBOX_URL, else none. */
  CHAT_WIDGET_URL: scriptAddress.optional(),
  /** Script of the chat that stands in for it, and of guests; as above. */
  CHAT_FALLBACK_URL: scriptAddress.optional(),
  /** Addresses that the chats call and show in frames, separated by commas. Default their scripts'. */
  CHAT_ORIGINS: webAddresses.optional(),
  ...trackingVariables,
  /** Address of the OpenID provider; Google's own unless given, the embedded operator's with SANDBOX_URL. */
  GOOGLE_ISSUER: baseAddress.optional(),
  /** The site's keys there; no sign-in with Google unless both are given, or SANDBOX_URL. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Public key that notices are signed for (VAPID); no notices unless given, or SANDBOX_URL. */
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'expected the public key of a VAPID pair, 87 characters')
    .optional(),
  /** Script of a provider of captchas; the platform's challenges alone unless given with the key. */
  CAPTCHA_SCRIPT_URL: scriptAddress.optional(),
  /** The site's key there, which pages show. */
  CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  /** Further addresses that script calls and shows in frames, separated by commas. */
  CAPTCHA_ORIGINS: webAddresses.optional(),
  /** Failed attempts of one account after which a captcha is asked for; 0 always. Default 3. */
  CAPTCHA_AFTER: wholeNumber(0, 1_000).default(3),
  /** `1` on the older domain, whose bettors move to the new one. */
  OLDER_DOMAIN: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** `1` hides the page of responsible play, except on the brands of Brazil, whose law asks for it. */
  HIDE_RESPONSIBLE_GAME: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** `1` in a build that only browsers authorized elsewhere may use: /authorize is theirs. */
  AUTHORIZATION_GATE: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** `1` leads the casino's lists to its home. */
  CASINO_HOME_ONLY: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** Percentage of devices whose Android app asks for the location. Default 100. Source: 3§9. */
  LOCATION_ROLLOUT: wholeNumber(0, 100).default(100),
  /** `1` lets an address override flags (`?flags={"show-casino":false}`). Default 1 outside production. */
  FLAG_OVERRIDES: z.enum(['0', '1'], { error: 'expected 0 or 1' }).optional(),
  /** Who is told of weaknesses, as security.txt says it: mailto: or https address; nobody unless given. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'expected a mailto: or https: address')
    .optional(),
  /** Milliseconds between the signal to stop and the end of service. Default 0. */
  DRAIN_MS: wholeNumber(0, 600_000).default(0),
  /** Milliseconds that the event loop may be late before pages are refused. Default 500; 0 for never. */
  SHED_DELAY_MS: wholeNumber(0, 60_000).default(500),
  /** Pages that a busy process makes at once before others are refused. Default 50; 0 for any number. */
  SHED_PAGES: wholeNumber(0, 100_000).default(50),
  /** Pages and forms a minute from one address; 0 for any number. */
  REQUESTS_PER_ADDRESS: wholeNumber(0, 10_000_000).default(12_000),
  /** Pages and forms a minute of one bettor; 0 for any number. */
  REQUESTS_PER_ACCOUNT: wholeNumber(0, 10_000_000).default(1_200),
  /** Port of the process's figures under /metrics; none unless given. */
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  /** Address of that port. Default 127.0.0.1: figures are not for visitors. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Collector of traces (OpenTelemetry, OTLP over HTTP); none unless given. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Receiver of error reports, as Sentry writes it (https://key@host/project); none unless given. */
  ERROR_REPORTS_DSN: receiver.optional(),
  /** The share of errors that is reported, from 0 to 1. Default 1. */
  ERROR_REPORTS_SAMPLE_RATE: z
    .string()
    .regex(/^(?:0|1|0?\.\d+|1\.0+)$/, 'expected a number from 0 to 1, such as 0.5')
    .transform(Number)
    .default(1),
  /** Names the version of the site in error reports. Default `unreleased`. */
  RELEASE: z.string().min(1).default('unreleased'),
  /** Default info. */
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `expected one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
});

export type Environment = z.output<typeof environment>;
