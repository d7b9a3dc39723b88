import {
  FLAG_NAMES,
  flagValue,
  type FlagName,
  type FlagValue,
} from '@vitrine/upstream/shell/read-flag';
import { z } from 'zod';
import type { SiteConfig } from '../../../server/config.ts';

/** Names the overrides in an address and in the browser. */
const NAME = 'flags';
const LONGEST = 2_000;

/** Protect the bettor or their money: no address may move them. */
const PROTECTING = ['show-tfa', 'max-deposit-limit', 'max-wallet-balance'] as const;

const overridable = z.enum(FLAG_NAMES).exclude(PROTECTING);

/** What a browser says of flags, over what the operator says. */
export type FlagOverrides = Readonly<Partial<Record<FlagName, FlagValue>>>;

const overrides = z.partialRecord(overridable, flagValue);

/**
 * The overrides that an address names; null where it names none, or nothing that can be read.
 * Source: 1§1.
 *
 * @example askedFlagOverrides(new URL('https://site.example/?flags={"show-casino":false}'))
 */
export function askedFlagOverrides({ searchParams }: URL): FlagOverrides | null {
  return overridesIn(searchParams.get(NAME));
}

function overridesIn(text: string | null): FlagOverrides | null {
  if (text === null || text.length > LONGEST) return null;
  const parsed = jsonObject.pipe(overrides).safeParse(text);
  return parsed.success ? parsed.data : null;
}

const jsonObject = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('expected JSON');
    return z.NEVER;
  }
});

/** The overrides of a request: those of its address, else those its browser keeps; none by default. */
export function flagOverridesOf(
  address: URL,
  cookies: string,
  { allowsFlagOverrides }: Pick<SiteConfig, 'allowsFlagOverrides'>,
): FlagOverrides {
  if (!allowsFlagOverrides) return {};
  return askedFlagOverrides(address) ?? overridesIn(keptText(cookies)) ?? {};
}

function keptText(cookies: string): string | null {
  const [, kept] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(cookies) ?? [];
  if (kept === undefined) return null;
  try {
    return decodeURIComponent(kept);
  } catch {
    return null;
  }
}

/** The header that keeps overrides until the browser is closed; none forgets them. */
export function flagOverridesHeader(kept: FlagOverrides, isSecure: boolean): string {
  const isNone = Object.keys(kept).length === 0;
  const value = isNone ? '' : encodeURIComponent(JSON.stringify(kept));
  const age = isNone ? '; Max-Age=0' : '';
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`;
}
