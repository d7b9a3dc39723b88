import { z } from 'zod';
import type { Database } from '../../storage/database.ts';
import type { Settings } from '../../storage/settings.ts';
import { SPORT_PLANS } from '../../world/competitions/sport-plans.ts';

/** What the operator keeps of cash outs, and the sports it offers them on. */
export interface CashOutTerms {
  /** Of a bettor's cash outs, in hundredths of a per cent. */
  commissionOf(userId: string): number;
  setCommission(userId: string, basisPoints: number): void;
  sports(): readonly { readonly sportId: string; readonly isEnabled: boolean }[];
  isEnabled(sportId: string): boolean;
  setSport(sportId: string, isEnabled: boolean): void;
}

const COMMISSION = 500;
const SPORTS_OFF = 'cashOutSportsOff';
const sportIds = z.array(z.string());

export function createCashOutTerms(database: Database, settings: Settings): CashOutTerms {
  const select = database.prepare(
    'SELECT basis_points AS basisPoints FROM cash_out_commission WHERE user_id = ?',
  );
  const upsert = database.prepare(
    `INSERT INTO cash_out_commission (user_id, basis_points) VALUES (?, ?)
     ON CONFLICT (user_id) DO UPDATE SET basis_points = excluded.basis_points`,
  );

  function sportsOff(): readonly string[] {
    return sportIds.parse(JSON.parse(settings.read(SPORTS_OFF) ?? '[]'));
  }

  function sports(): ReturnType<CashOutTerms['sports']> {
    const off = sportsOff();
    return SPORT_PLANS.map(({ id }) => ({ sportId: id, isEnabled: !off.includes(id) }));
  }

  return {
    commissionOf(userId) {
      const row = select.get(userId) as { basisPoints: number } | undefined;
      return row?.basisPoints ?? COMMISSION;
    },
    setCommission: (userId, basisPoints) => void upsert.run(userId, basisPoints),
    sports,
    isEnabled: (sportId) => sports().some((sport) => sport.sportId === sportId && sport.isEnabled),
    setSport(sportId, isEnabled) {
      const others = sportsOff().filter((id) => id !== sportId);
      settings.write(SPORTS_OFF, JSON.stringify(isEnabled ? others : [...others, sportId]));
    },
  };
}
