import type { FlagName, FlagValue } from '@vitrine/upstream/contract/shell/flags';
import type { Settings } from '../storage/settings.ts';

/** The operator's flags: every module on and no limit lowered, until a tester switches one. */
export interface Flags {
  read(name: FlagName): FlagValue;
  set(name: FlagName, value: FlagValue): void;
}

const LIMITS: Partial<Record<FlagName, number>> = {
  'max-deposit-limit': 50_000,
  'max-wallet-balance': 1_000_000,
};

/** The flags a tester switched stay so when the platform starts again. */
export function createFlags(settings: Settings): Flags {
  return {
    read(name) {
      const kept = settings.read(`flag:${name}`);
      return kept ? (JSON.parse(kept) as FlagValue) : (LIMITS[name] ?? true);
    },
    set: (name, value) => settings.write(`flag:${name}`, JSON.stringify(value)),
  };
}
