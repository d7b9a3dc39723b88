import { FLAG_NAMES, type FlagName } from '@vitrine/upstream/contract/flags';

export type FlagValue = boolean | number;

/** The operator's flags: every module on and no limit lowered, until a tester switches one. */
export interface Flags {
  read(name: FlagName): FlagValue;
  set(name: FlagName, value: FlagValue): void;
}

const LIMITS: Partial<Record<FlagName, number>> = {
  'max-deposit-limit': 50_000,
  'max-wallet-balance': 1_000_000,
};

export function createFlags(): Flags {
  const values = new Map<FlagName, FlagValue>(
    FLAG_NAMES.map((name) => [name, LIMITS[name] ?? true]),
  );
  return {
    read: (name) => values.get(name) ?? true,
    set: (name, value) => void values.set(name, value),
  };
}
