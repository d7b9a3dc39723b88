import type { CurrencyCode } from '@vitrine/betting/base/money';
import type { FlagName, FlagValue } from '@vitrine/upstream/contract/shell/flags';
import type { Settings } from '../storage/settings.ts';

/** The operator's flags: every module on and no limit lowered, until a tester switches one. */
export interface Flags {
  read(name: FlagName): FlagValue;
  set(name: FlagName, value: FlagValue): void;
}

/** What one deposit may be and what a wallet may hold, in whole units of the currency. */
interface WalletLimits {
  readonly deposit: number;
  readonly balance: number;
}

/** Sums that a bettor of the country believes: they stand on the site's deposit form. */
const WALLET_LIMITS: Readonly<Record<CurrencyCode, WalletLimits>> = {
  BRL: { deposit: 50_000, balance: 1_000_000 },
  PEN: { deposit: 40_000, balance: 1_000_000 },
  USD: { deposit: 10_000, balance: 250_000 },
  GTQ: { deposit: 50_000, balance: 1_000_000 },
  MXN: { deposit: 100_000, balance: 5_000_000 },
  COP: { deposit: 20_000_000, balance: 1_000_000_000 },
};

/** The flags a tester switched stay so when the platform starts again. */
export function createFlags(settings: Settings, currency: CurrencyCode): Flags {
  const { deposit, balance } = WALLET_LIMITS[currency];
  const limits: Partial<Record<FlagName, number>> = {
    'max-deposit-limit': deposit,
    'max-wallet-balance': balance,
  };
  return {
    read(name) {
      const kept = settings.read(`flag:${name}`);
      return kept ? (JSON.parse(kept) as FlagValue) : (limits[name] ?? true);
    },
    set: (name, value) => settings.write(`flag:${name}`, JSON.stringify(value)),
  };
}
