import { checkHosts, type HostAddresses } from '@vitrine/upstream/base/address';
import { HOSTS, OPERATOR_HOSTS, type Host } from '@vitrine/upstream/base/hosts';
import type { z } from 'zod';
import { environment, type Environment, type LOG_LEVELS } from './environment.ts';
import type { LoadLimits } from './load/load-guard.ts';
import type { RequestLimits } from './load/request-limits.ts';
import { productionProblems } from './production-problems.ts';
import type { ErrorReportConfig } from './telemetry/error-reports.ts';
import { type TrackingConfig, trackingConfig } from './tracking/tracking-config.ts';
import { originsOf } from './web-addresses.ts';
import type { GoogleClient } from '../app/services/base/session/google-sign-in.server.ts';

/** A configuration that can't be run: every problem at once, each naming its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.problems = problems;
  }
}

export interface SiteConfig {
  readonly production: boolean;
  /** Code of the brand this process serves. */
  readonly brand: string;
  readonly port: number;
  readonly host: string;
  /** Where browsers reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether browsers come over https: cookies are secure and HSTS is sent. */
  readonly secure: boolean;
  readonly sessionSecret: string;
  /** Also taken, for cookies and forms from before the secret was changed; null for none. */
  readonly previousSecret: string | null;
  /** Secrets from before those two. They open second factors alone. */
  readonly retiredSecrets: readonly string[];
  /** SQLite file of the store; ignored when `redisUrl` is set. */
  readonly dataFile: string;
  readonly redisUrl: string | null;
  /** Base address per operator host, without a slash at the end. */
  readonly upstreamHosts: HostAddresses;
  /** The embedded operator's address when it stands in for all nine hosts. */
  readonly sandboxUrl: string | null;
  /** How many proxies in front of the site are trusted to name the client's address. */
  readonly trustedProxies: number;
  /** Whether this process serves the older domain, whose bettors move to the new one. Source: 1§4. */
  readonly isOlderDomain: boolean;
  /** Whether /responsable-game is hidden, outside of Brazil. Source: 1§2. */
  readonly hidesResponsibleGame: boolean;
  /** Whether something in front lets in only browsers that it authorized. Source: 1§2. */
  readonly hasAuthorizationGate: boolean;
  /** Whether the casino is its home alone, with its history and its search. Source: 1§2. */
  readonly hasCasinoHomeOnly: boolean;
  /** Percentage of devices whose Android app asks for the location. Source: 3§9. */
  readonly locationRollout: number;
  /** Whether an address may override flags for the browser that opens it. Source: 1§1. */
  readonly allowsFlagOverrides: boolean;
  /** Who to tell of a weakness of the site, an address of mail or web; null for nobody. */
  readonly securityContact: string | null;
  /** How long the process goes on after it was told to stop, while others take its visitors. */
  readonly drainMs: number;
  /** Beyond which pages are refused; `Infinity` for never. */
  readonly loadLimits: LoadLimits;
  readonly requestLimits: RequestLimits;
  /** Where the process's figures are served, apart from the site; null for nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** The collector that traces are sent to (OTLP over HTTP); null for none. */
  readonly tracesUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Tournaments of which nothing is shown, beside those of youth. Source: 2§5. */
  readonly excludedTournamentIds: ReadonlySet<string>;
  /** Scheme and host of each address from which videos of events may come. */
  readonly streamOrigins: readonly string[];
  /** Scheme and host of each address that browsers and this process put documents to. Source: 1§4. */
  readonly documentStoreOrigins: readonly string[];
  /** Scheme and host of each address at which a face may be checked. Source: 1§6. */
  readonly faceCheckOrigins: readonly string[];
  /** Scheme and host of each address whose games stand in the casino's frame. Source: 1§2. */
  readonly gameOrigins: readonly string[];
  /** Where the script of each chat is; null for none. Source: 1§4. */
  readonly chatScripts: { readonly widget: string | null; readonly fallback: string | null };
  /** Scheme and host of each address that the chats call, and show in a frame. */
  readonly chatOrigins: readonly string[];
  readonly tracking: TrackingConfig;
  /** The keys of the sign-in with Google; null for none. Source: 1§4. */
  readonly google: GoogleClient | null;
  /** The public key that notices on a bettor's device are signed for (VAPID); null for no notices. */
  readonly pushKey: string | null;
  readonly captcha: CaptchaConfig;
  /** Where errors are reported, and which; null for nowhere. */
  readonly errorReports: ErrorReportConfig | null;
}

/** After how many attempts a form asks for a proof that a person sends it, and by whose script. Source: 1§5. */
export interface CaptchaConfig {
  /** Attempts of one account before it is asked for. */
  readonly after: number;
  /** Null where only the operator's own challenges are shown. */
  readonly provider: {
    readonly script: string;
    readonly siteKey: string;
    /** Scheme and host of each address that the script calls and shows in frames. */
    readonly origins: readonly string[];
  } | null;
}

const DEVELOPMENT_SECRET = 'development-only-secret-not-for-production';

/** The public key of the embedded operator. */
const EMBEDDED_PUSH_KEY =
  'BGspb1XqgZpJpbjUOYAWJMKUJbZ2j0snH0FVUolQd-6lDHmOoRslN4hjHGjPEGLLzzDcr_5BtIPtcNijVKc6ZD0';

/** Path below the embedded operator's address, and variable, of each host. Source: 1§7, 2§7. */
const HOST_SETTINGS: Readonly<Record<Host, { variable: string; sandboxPath: string }>> = {
  main: { variable: 'UPSTREAM_MAIN_URL', sandboxPath: '/main' },
  payments: { variable: 'UPSTREAM_PAYMENTS_URL', sandboxPath: '/payments' },
  sportsbook: { variable: 'UPSTREAM_SPORTSBOOK_URL', sandboxPath: '/sportsbook' },
  betting: { variable: 'UPSTREAM_BETTING_URL', sandboxPath: '/betting' },
  frontBack: { variable: 'UPSTREAM_FRONT_BACK_URL', sandboxPath: '/front-back' },
  feedGate: { variable: 'UPSTREAM_FEED_GATE_URL', sandboxPath: '/feed-gate' },
  labels: { variable: 'UPSTREAM_LABELS_URL', sandboxPath: '/labels' },
  providerSwitch: { variable: 'UPSTREAM_PROVIDER_SWITCH_URL', sandboxPath: '/provider-switch' },
  flags: { variable: 'UPSTREAM_FLAGS_URL', sandboxPath: '/flags' },
  kycLog: { variable: 'UPSTREAM_KYC_LOG_URL', sandboxPath: '/kyc-log' },
  ipLookup: { variable: 'UPSTREAM_IP_LOOKUP_URL', sandboxPath: '/ip-lookup' },
  supportChat: { variable: 'UPSTREAM_SUPPORT_CHAT_URL', sandboxPath: '/support-chat' },
};

/** Variables that mean nothing without each other. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CAPTCHA_SCRIPT_URL', 'CAPTCHA_SITE_KEY'],
] as const;

/**
 * The configuration of one process from its environment; an empty variable counts as absent.
 * Throws ConfigError with all problems. Source: 1§1, 1§7.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): SiteConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(problemOf(given));
  const production = given['NODE_ENV'] === 'production';
  if (production) problems.push(...productionProblems(given));
  for (const [one, other] of PAIRS) {
    if ((given[one] === undefined) === (given[other] === undefined)) continue;
    const [missing, set] = given[one] === undefined ? [one, other] : [other, one];
    problems.push(`${missing} is missing: expected with ${set}`);
  }
  if (given['SANDBOX_URL'] === undefined) {
    for (const host of OPERATOR_HOSTS) {
      const { variable } = HOST_SETTINGS[host];
      if (given[variable] === undefined) {
        problems.push(`${variable} is missing: expected an address, or SANDBOX_URL for all hosts`);
      }
    }
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return configOf(parsed.data, production);
}

function problemOf(given: Record<string, string | undefined>) {
  return (issue: z.core.$ZodIssue): string => {
    const variable = String(issue.path[0]);
    return given[variable] === undefined
      ? `${variable} is missing`
      : `${variable} is not usable: ${issue.message}`;
  };
}

function configOf(env: Environment, production: boolean): SiteConfig {
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const hosts = upstreamHosts(env);
  const chatScripts = chatScriptsOf(env);
  return {
    production,
    brand: env.BRAND,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    sessionSecret: env.SESSION_SECRET ?? DEVELOPMENT_SECRET,
    previousSecret: env.SESSION_SECRET_PREVIOUS ?? null,
    retiredSecrets: env.SESSION_SECRETS_RETIRED,
    dataFile: env.SITE_DATA ?? `var/site-${env.BRAND}.sqlite`,
    redisUrl: env.REDIS_URL ?? null,
    upstreamHosts: hosts,
    sandboxUrl: env.SANDBOX_URL ?? null,
    trustedProxies: env.TRUST_PROXY,
    isOlderDomain: env.OLDER_DOMAIN === '1',
    hidesResponsibleGame: env.HIDE_RESPONSIBLE_GAME === '1',
    hasAuthorizationGate: env.AUTHORIZATION_GATE === '1',
    hasCasinoHomeOnly: env.CASINO_HOME_ONLY === '1',
    locationRollout: env.LOCATION_ROLLOUT,
    allowsFlagOverrides:
      env.FLAG_OVERRIDES === undefined ? !production : env.FLAG_OVERRIDES === '1',
    securityContact: env.SECURITY_CONTACT ?? null,
    drainMs: env.DRAIN_MS,
    loadLimits: { delayMs: env.SHED_DELAY_MS || Infinity, pages: env.SHED_PAGES || Infinity },
    requestLimits: { perAddress: env.REQUESTS_PER_ADDRESS, perAccount: env.REQUESTS_PER_ACCOUNT },
    metrics:
      env.METRICS_PORT === undefined ? null : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: env.LOG_LEVEL,
    excludedTournamentIds: new Set(env.EXCLUDED_TOURNAMENTS),
    streamOrigins: originsOf(env.STREAM_ORIGINS ?? [hosts.frontBack]),
    documentStoreOrigins: originsOf(env.DOCUMENT_STORE_ORIGINS ?? [hosts.main]),
    faceCheckOrigins: originsOf(env.FACE_CHECK_ORIGINS ?? [hosts.main]),
    gameOrigins: originsOf(env.GAME_ORIGINS ?? [hosts.main]),
    chatScripts,
    chatOrigins: originsOf(env.CHAT_ORIGINS ?? Object.values(chatScripts)),
    tracking: trackingConfig(env),
    google: googleOf(env),
    pushKey: env.PUSH_PUBLIC_KEY ?? (env.SANDBOX_URL === undefined ? null : EMBEDDED_PUSH_KEY),
    captcha: captchaOf(env),
    errorReports:
      env.ERROR_REPORTS_DSN === undefined
        ? null
        : {
            dsn: env.ERROR_REPORTS_DSN,
            sampleRate: env.ERROR_REPORTS_SAMPLE_RATE,
            release: env.RELEASE,
          },
  };
}

/** An address that is given counts; the embedded operator has both scripts. */
function chatScriptsOf({
  CHAT_WIDGET_URL,
  CHAT_FALLBACK_URL,
  SANDBOX_URL,
}: Environment): SiteConfig['chatScripts'] {
  const embedded = (name: string) =>
    SANDBOX_URL === undefined ? null : `${SANDBOX_URL}/support-chat/scripts/${name}.js`;
  return {
    widget: CHAT_WIDGET_URL ?? embedded('widget'),
    fallback: CHAT_FALLBACK_URL ?? embedded('fallback'),
  };
}

/** A script without a key, or a key without a script, shows nothing. */
function captchaOf({
  CAPTCHA_AFTER: after,
  CAPTCHA_SCRIPT_URL: script,
  CAPTCHA_SITE_KEY: siteKey,
  CAPTCHA_ORIGINS,
}: Environment): CaptchaConfig {
  if (script === undefined || siteKey === undefined) return { after, provider: null };
  return {
    after,
    provider: { script, siteKey, origins: originsOf([script, ...(CAPTCHA_ORIGINS ?? [])]) },
  };
}

/** Keys that are given count; the embedded operator plays Google, too. */
function googleOf(env: Environment): GoogleClient | null {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (clientId !== undefined && clientSecret !== undefined) {
    return { issuer: GOOGLE_ISSUER ?? 'https://accounts.google.com', clientId, clientSecret };
  }
  if (env.SANDBOX_URL === undefined) return null;
  const demo = { clientId: 'vitrine-demo', clientSecret: 'vitrine-demo-secret' };
  return { issuer: `${env.SANDBOX_URL}/google`, ...demo };
}

/** A third party's host without an address is left out, so that nothing is sent to it. */
function upstreamHosts(env: Environment): HostAddresses {
  const given = new Map<string, unknown>(Object.entries(env));
  const addresses = HOSTS.flatMap((host) => {
    const { variable, sandboxPath } = HOST_SETTINGS[host];
    const embedded = env.SANDBOX_URL === undefined ? undefined : env.SANDBOX_URL + sandboxPath;
    const address = given.get(variable) ?? embedded;
    return address === undefined ? [] : [[host, address] as const];
  });
  return checkHosts(Object.fromEntries(addresses));
}
