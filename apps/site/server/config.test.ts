import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { contentPolicy } from './security-headers.ts';

const SECRET = 'a-secret-of-at-least-32-characters';
const MINIMUM = { BRAND: 'arara', SANDBOX_URL: 'http://127.0.0.1:4010' };

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  throw new Error('The configuration was taken');
}

/** The hosts of an operator. */
const OWN_HOSTS = {
  UPSTREAM_MAIN_URL: 'https://main.example/',
  UPSTREAM_PAYMENTS_URL: 'https://payments.example',
  UPSTREAM_SPORTSBOOK_URL: 'https://sports.example',
  UPSTREAM_BETTING_URL: 'https://betting.example',
  UPSTREAM_FRONT_BACK_URL: 'https://front.example/v1',
  UPSTREAM_FEED_GATE_URL: 'https://feed.example',
  UPSTREAM_LABELS_URL: 'https://labels.example',
  UPSTREAM_PROVIDER_SWITCH_URL: 'https://switch.example',
  UPSTREAM_FLAGS_URL: 'https://flags.example',
};

/** A site that bettors may use. */
const LIVE = {
  BRAND: 'arara',
  ...OWN_HOSTS,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://arara.example',
  SESSION_SECRET: SECRET,
  SITE_DATA: '/var/lib/vitrine/arara.sqlite',
  TRUST_PROXY: '1',
};

describe('readConfig', () => {
  it('BRAND-01 takes the brand by its code and needs one', () => {
    expect(readConfig(MINIMUM).brand).toBe('arara');
    expect(problemsOf({ SANDBOX_URL: MINIMUM.SANDBOX_URL })).toEqual(['BRAND is missing']);
    expect(problemsOf({ ...MINIMUM, BRAND: '../arara' })).toEqual([
      'BRAND is not usable: expected a brand code such as "arara"',
    ]);
  });

  it('NET-03 takes each upstream host from its variable', () => {
    expect(readConfig({ BRAND: 'arara', ...OWN_HOSTS }).upstreamHosts).toEqual({
      main: 'https://main.example',
      payments: 'https://payments.example',
      sportsbook: 'https://sports.example',
      betting: 'https://betting.example',
      frontBack: 'https://front.example/v1',
      feedGate: 'https://feed.example',
      labels: 'https://labels.example',
      providerSwitch: 'https://switch.example',
      flags: 'https://flags.example',
    });
  });

  it('NET-03 derives every host from the embedded operator, and lets one be another', () => {
    const { upstreamHosts } = readConfig({
      ...MINIMUM,
      UPSTREAM_FLAGS_URL: 'https://flags.example',
    });
    expect(upstreamHosts.frontBack).toBe('http://127.0.0.1:4010/front-back');
    expect(upstreamHosts.feedGate).toBe('http://127.0.0.1:4010/feed-gate');
    expect(upstreamHosts.flags).toBe('https://flags.example');
  });

  it('NET-03 names every host that is missing', () => {
    const problems = problemsOf({ BRAND: 'arara', UPSTREAM_MAIN_URL: 'https://main.example' });
    expect(problems).toHaveLength(8);
    expect(problems[0]).toBe(
      'UPSTREAM_PAYMENTS_URL is missing: expected an address, or SANDBOX_URL for all hosts',
    );
  });

  it('tells all problems at once, each with its variable and what was expected', () => {
    expect(
      problemsOf({
        ...MINIMUM,
        PORT: '99999',
        PUBLIC_URL: 'ftp://site.example',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'PORT is not usable: expected a whole number from 0 to 65535',
      'PUBLIC_URL is not usable: expected an http or https address',
      'LOG_LEVEL is not usable: expected one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  it.each([
    ['NODE_ENV', 'Production', 'expected production, development or test'],
    [
      'UPSTREAM_MAIN_URL',
      'https://main.example/?v=1',
      'expected an address without user, query and fragment',
    ],
    [
      'UPSTREAM_MAIN_URL',
      'https://main.example#v1',
      'expected an address without user, query and fragment',
    ],
    [
      'SANDBOX_URL',
      'http://user:word@127.0.0.1:4010',
      'expected an address without user, query and fragment',
    ],
    [
      'PUBLIC_URL',
      'https://arara.example/?a=1',
      'expected an address without user, query and fragment',
    ],
    ['ERROR_REPORTS_DSN', 'receiver', 'expected an address such as https://key@host/project'],
    [
      'ERROR_REPORTS_DSN',
      'https://host.example/1',
      'expected an address such as https://key@host/project',
    ],
    ['ERROR_REPORTS_SAMPLE_RATE', '50%', 'expected a number from 0 to 1, such as 0.5'],
    ['ERROR_REPORTS_SAMPLE_RATE', ' ', 'expected a number from 0 to 1, such as 0.5'],
    ['ERROR_REPORTS_SAMPLE_RATE', '2', 'expected a number from 0 to 1, such as 0.5'],
  ])('does not start with %s as %s, and says what to write', (name, value, expected) => {
    expect(problemsOf({ ...MINIMUM, [name]: value })).toEqual([
      `${name} is not usable: ${expected}`,
    ]);
  });

  it('writes its own address as browsers do', () => {
    const { publicUrl } = readConfig({ ...MINIMUM, PUBLIC_URL: 'https://Arara.Example:443/' });
    expect(publicUrl).toBe('https://arara.example');
  });

  it('needs a long session secret in production only', () => {
    const production = { ...MINIMUM, NODE_ENV: 'production' };
    expect(problemsOf(production)).toEqual([
      'SESSION_SECRET is missing: expected at least 32 characters in production',
    ]);
    expect(problemsOf({ ...production, SESSION_SECRET: 'short' })).toEqual([
      'SESSION_SECRET is not usable: expected at least 32 characters',
    ]);
    expect(readConfig({ ...production, SESSION_SECRET: SECRET }).sessionSecret).toBe(SECRET);
    expect(readConfig(MINIMUM).sessionSecret.length).toBeGreaterThan(31);
  });

  it('takes the secrets before those for second factors, each as long as they are', () => {
    const given = { ...MINIMUM, SESSION_SECRETS_RETIRED: `${SECRET},${SECRET}2` };
    expect(readConfig(given).retiredSecrets).toEqual([SECRET, `${SECRET}2`]);
    expect(readConfig(MINIMUM).retiredSecrets).toEqual([]);
    expect(problemsOf({ ...MINIMUM, SESSION_SECRETS_RETIRED: `${SECRET},short` })).toEqual([
      'SESSION_SECRETS_RETIRED is not usable: expected at least 32 characters of each',
    ]);
  });

  it('takes an address without https in production only where it stays on the machine', () => {
    const problem =
      'PUBLIC_URL is not usable: expected the https address that browsers show, in production';
    expect(problemsOf({ ...LIVE, PUBLIC_URL: 'http://arara.example' })).toEqual([problem]);
    for (const PUBLIC_URL of ['https://arara.example', 'http://localhost:3000']) {
      expect(readConfig({ ...LIVE, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    }
    expect(problemsOf({ ...LIVE, PUBLIC_URL: 'https://arara.example/apostas' })).toEqual([
      'PUBLIC_URL is not usable: expected an address without a path',
    ]);
  });

  it('needs the address that browsers show, in production on the operator’s hosts', () => {
    expect(problemsOf({ ...LIVE, PUBLIC_URL: '' })).toEqual([
      'PUBLIC_URL is missing: expected the https address that browsers show, in production',
    ]);
    const demo = { ...MINIMUM, NODE_ENV: 'production', SESSION_SECRET: SECRET };
    expect(readConfig(demo).publicUrl).toBe('http://127.0.0.1:3000');
  });

  it('needs a store that outlives a release, in production on the operator’s hosts', () => {
    const { SITE_DATA, ...withoutStore } = LIVE;
    expect(problemsOf(withoutStore)).toEqual([
      'SITE_DATA is missing: expected a file outside the folder of the release, or REDIS_URL, in production',
    ]);
    expect(readConfig(LIVE).dataFile).toBe(SITE_DATA);
    const REDIS_URL = 'redis://127.0.0.1:6379';
    expect(readConfig({ ...withoutStore, REDIS_URL }).redisUrl).toBe(REDIS_URL);
    const demo = { ...MINIMUM, NODE_ENV: 'production', SESSION_SECRET: SECRET };
    expect(readConfig(demo).dataFile).toBe('var/site-arara.sqlite');
  });

  it('needs the number of proxies behind https, in production on the operator’s hosts', () => {
    for (const TRUST_PROXY of ['', '0']) {
      const given = { ...LIVE, TRUST_PROXY };
      expect(problemsOf(given)).toEqual([
        'TRUST_PROXY is not usable: expected the number of proxies before the site, at least the one that ends https',
      ]);
      expect(readConfig({ ...given, PUBLIC_URL: 'http://localhost:3000' }).trustedProxies).toBe(0);
    }
  });

  it.each([
    ['UPSTREAM_MAIN_URL', 'http://main.example'],
    ['UPSTREAM_IP_LOOKUP_URL', 'HTTP://10.0.0.7:8080'],
    ['TRACKING_COLLECTOR_URL', 'http://events.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318'],
    ['ERROR_REPORTS_DSN', 'http://key@errors.example/1'],
    ['FACE_CHECK_ORIGINS', 'https://faces.example,http://main.example'],
    ['REDIS_URL', 'redis://store.example:6379'],
  ])(
    'speaks to %s without encryption in production only where its network is private',
    (name, address) => {
      const given = { ...LIVE, [name]: address };
      const protocol = name === 'REDIS_URL' ? 'rediss' : 'https';
      expect(problemsOf(given)).toEqual([
        `${name} is not usable: expected ${protocol} in production, or a host of PRIVATE_HOSTS`,
      ]);
      const PRIVATE_HOSTS = `other.example,${new URL(address.split(',').at(-1) ?? '').hostname}`;
      expect(readConfig({ ...given, PRIVATE_HOSTS }).production).toBe(true);
      expect(readConfig({ ...given, NODE_ENV: '' }).production).toBe(false);
    },
  );

  it('speaks without encryption within the machine, and to the embedded operator', () => {
    for (const REDIS_URL of ['redis://127.0.0.1:6379', 'redis://localhost', 'redis://[::1]:6379']) {
      expect(readConfig({ ...LIVE, REDIS_URL }).redisUrl).toBe(REDIS_URL);
    }
    const demo = { BRAND: 'arara', NODE_ENV: 'production', SESSION_SECRET: SECRET };
    const SANDBOX_URL = 'http://platform:4010';
    expect(readConfig({ ...demo, SANDBOX_URL }).sandboxUrl).toBe(SANDBOX_URL);
    expect(problemsOf({ ...LIVE, PRIVATE_HOSTS: 'http://redis:6379' })).toEqual([
      'PRIVATE_HOSTS is not usable: expected names of hosts without ports, separated by commas',
    ]);
  });

  it('needs the password of a Redis that others can reach, in production', () => {
    const REDIS_URL = 'rediss://store.example:6380';
    expect(problemsOf({ ...LIVE, REDIS_URL })).toEqual([
      'REDIS_URL is not usable: expected a password in production',
    ]);
    const withPassword = 'rediss://arara:secret@store.example:6380';
    expect(readConfig({ ...LIVE, REDIS_URL: withPassword }).redisUrl).toBe(withPassword);
  });

  it('KYC-05 KYC-15 follows the operator’s addresses to listed hosts, the main API’s unless set', () => {
    const origins = ({ documentStoreOrigins, faceCheckOrigins }: ReturnType<typeof readConfig>) => [
      documentStoreOrigins,
      faceCheckOrigins,
    ];
    expect(origins(readConfig(LIVE))).toEqual([['https://main.example'], ['https://main.example']]);
    expect(origins(readConfig(MINIMUM))).toEqual([
      ['http://127.0.0.1:4010'],
      ['http://127.0.0.1:4010'],
    ]);
    const given = {
      ...LIVE,
      DOCUMENT_STORE_ORIGINS: 'https://store.example,https://second.example/bucket',
      FACE_CHECK_ORIGINS: 'https://faces.example/',
    };
    expect(origins(readConfig(given))).toEqual([
      ['https://store.example', 'https://second.example'],
      ['https://faces.example'],
    ]);
    expect(problemsOf({ ...LIVE, FACE_CHECK_ORIGINS: 'faces.example' })).toEqual([
      expect.stringMatching(/^FACE_CHECK_ORIGINS is not usable: /),
    ]);
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'key'],
    ['CAPTCHA_SCRIPT_URL', 'CAPTCHA_SITE_KEY', 'https://captcha.example/script.js'],
  ])('takes %s only with %s', (one, other, value) => {
    expect(problemsOf({ ...MINIMUM, [one]: value })).toEqual([
      `${other} is missing: expected with ${one}`,
    ]);
    expect(problemsOf({ ...MINIMUM, [other]: 'key' })).toEqual([
      `${one} is missing: expected with ${other}`,
    ]);
    expect(readConfig({ ...MINIMUM, [one]: value, [other]: 'key' }).brand).toBe('arara');
  });

  it('TRACK-03 takes the key of notices, has the embedded operator’s, and else sends none', () => {
    const key = `B${'x'.repeat(86)}`;
    expect(readConfig({ ...MINIMUM, PUSH_PUBLIC_KEY: key }).pushKey).toBe(key);
    const embedded = new URL('../../sandbox/src/push/push-keys.ts', import.meta.url);
    expect(readFileSync(embedded, 'utf8')).toContain(`'${readConfig(MINIMUM).pushKey}'`);
    expect(readConfig({ BRAND: 'arara', ...OWN_HOSTS }).pushKey).toBeNull();
    expect(problemsOf({ ...MINIMUM, PUSH_PUBLIC_KEY: 'short' })).toEqual([
      'PUSH_PUBLIC_KEY is not usable: expected the public key of a VAPID pair, 87 characters',
    ]);
  });

  it('fills in what is not given and counts an empty variable as absent', () => {
    expect(readConfig({ ...MINIMUM, PORT: '', REDIS_URL: '' })).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      secure: false,
      dataFile: 'var/site-arara.sqlite',
      redisUrl: null,
      trustedProxies: 0,
      isOlderDomain: false,
      hidesResponsibleGame: false,
      hasAuthorizationGate: false,
      hasCasinoHomeOnly: false,
      locationRollout: 100,
      allowsFlagOverrides: true,
      logLevel: 'info',
    });
    expect(readConfig({ ...MINIMUM, PUBLIC_URL: 'https://arara.example/' })).toMatchObject({
      publicUrl: 'https://arara.example',
      secure: true,
    });
  });

  it('shows figures and sends traces only where it is told to', () => {
    expect(readConfig(MINIMUM)).toMatchObject({ metrics: null, tracesUrl: null });
    const told = { METRICS_PORT: '9464', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readConfig({ ...MINIMUM, ...told })).toMatchObject({
      metrics: { port: 9464, host: '127.0.0.1' },
      tracesUrl: 'http://collector:4318',
    });
  });

  it('CHAT-01 takes the scripts of the chats, which the content policy then lets through', () => {
    const config = readConfig({
      ...MINIMUM,
      CHAT_WIDGET_URL: 'https://chat.example/loader.js',
      CHAT_ORIGINS: 'https://api.chat.example/v1,https://frame.chat.example',
    });
    const policy = contentPolicy('nonce', { ...config, production: true }, null);
    expect(policy).toContain(
      "script-src 'self' 'nonce-nonce' https://chat.example/loader.js http://127.0.0.1:4010/support-chat/scripts/fallback.js;",
    );
    expect(policy).toMatch(
      /connect-src [^;]*https:\/\/api\.chat\.example https:\/\/frame\.chat\.example;/,
    );
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/api\.chat\.example [^;]*;/);
    expect(problemsOf({ ...MINIMUM, CHAT_FALLBACK_URL: 'https://chat.example/a;b' })).toEqual([
      'CHAT_FALLBACK_URL is not usable: expected an address without commas, semicolons and spaces',
    ]);
  });
});
