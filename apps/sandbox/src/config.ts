import { z } from 'zod';
import { COUNTRIES, countryOfBrand, type Country } from './country.ts';
import { DEMO_PUSH_KEYS } from './push/push-keys.ts';
import type { PushKeys } from './push/notices.ts';
import { LARGEST_SCALE } from './world/competitions/divisions.ts';

const environment = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).default(4010),
  /** SQLite file, or `:memory:`. */
  SANDBOX_DATA: z.string().min(1).default('var/sandbox.sqlite'),
  SANDBOX_PUBLIC_URL: z.url().optional(),
  /** Site that the links of mails lead to. */
  SANDBOX_SITE_URL: z.url().default('http://localhost:3000'),
  SANDBOX_COUNTRY: z.enum(['BR', 'PE', 'CO', 'EC', 'GT', 'MX']).optional(),
  SANDBOX_LANGUAGE: z.enum(['pt-BR', 'es']).optional(),
  SANDBOX_CURRENCY: z.enum(['BRL', 'PEN', 'COP', 'USD', 'GTQ', 'MXN']).optional(),
  SANDBOX_TOKEN_SECONDS: z.coerce.number().int().positive().default(900),
  /** How long a document is in process before it is decided. */
  SANDBOX_DOCUMENT_SECONDS: z.coerce.number().min(0).default(60),
  /** Key pair that notices are signed with (VAPID), as `npx web-push generate-vapid-keys` makes it. */
  SANDBOX_PUSH_PUBLIC_KEY: z.string().min(1).default(DEMO_PUSH_KEYS.publicKey),
  SANDBOX_PUSH_PRIVATE_KEY: z.string().min(1).default(DEMO_PUSH_KEYS.privateKey),
  BRAND: z.string().default('arara'),
  WORLD_SEED: z.coerce.number().int().default(1),
  /** World seconds per second of wall time; 0 stands still until advanced. */
  WORLD_SPEED: z.coerce.number().min(0).max(600).default(1),
  /** Scales how many matches are live at once. */
  WORLD_LIVE: z.coerce.number().min(0.1).max(LARGEST_SCALE).default(1),
  /** Scales how many matches are listed before they start. */
  WORLD_UPCOMING: z.coerce.number().min(0.1).max(16).default(1),
  NODE_ENV: z.string().default('development'),
});

export interface Config {
  readonly port: number;
  readonly dataFile: string;
  readonly publicUrl: string;
  readonly siteUrl: string;
  readonly country: Country;
  readonly tokenSeconds: number;
  readonly documentSeconds: number;
  readonly pushKeys: PushKeys;
  readonly world: {
    readonly seed: number;
    readonly speed: number;
    readonly live: number;
    readonly upcoming: number;
  };
  /** Whether each answer is parsed by its schema before it is sent. */
  readonly checkAnswers: boolean;
}

/** Reads the configuration of the environment. Throws a ZodError naming each variable at fault. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.parse(env);
  const country = COUNTRIES[read.SANDBOX_COUNTRY ?? countryOfBrand(read.BRAND)];
  return {
    port: read.SANDBOX_PORT,
    dataFile: read.SANDBOX_DATA,
    publicUrl: withoutSlash(read.SANDBOX_PUBLIC_URL ?? `http://127.0.0.1:${read.SANDBOX_PORT}`),
    siteUrl: withoutSlash(read.SANDBOX_SITE_URL),
    country: {
      ...country,
      language: read.SANDBOX_LANGUAGE ?? country.language,
      currency: read.SANDBOX_CURRENCY ?? country.currency,
    },
    tokenSeconds: read.SANDBOX_TOKEN_SECONDS,
    documentSeconds: read.SANDBOX_DOCUMENT_SECONDS,
    pushKeys: {
      publicKey: read.SANDBOX_PUSH_PUBLIC_KEY,
      privateKey: read.SANDBOX_PUSH_PRIVATE_KEY,
    },
    world: {
      seed: read.WORLD_SEED,
      speed: read.WORLD_SPEED,
      live: read.WORLD_LIVE,
      upcoming: read.WORLD_UPCOMING,
    },
    checkAnswers: read.NODE_ENV !== 'production',
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}
