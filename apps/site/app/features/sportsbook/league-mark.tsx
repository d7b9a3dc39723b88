import { CountryFlag } from '@vitrine/ui/sportsbook/country-flag';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { sportIconName } from './sport-names.ts';

interface LeagueMarkProps {
  readonly sportId: string;
  /** Address of the flag of its country; null for a competition of several. */
  readonly flag: string | null;
  /** Width of the sport's icon, in pixels. */
  readonly size: number;
}

/** The flag of a competition's country, after the icon of its sport unless that is football. */
export function LeagueMark({ sportId, flag, size }: LeagueMarkProps) {
  const sport = sportIconName(sportId);
  return (
    <>
      {flag !== null && sport === 'football' ? null : <SportIcon sport={sport} size={size} />}
      {flag === null ? null : <CountryFlag src={flag} />}
    </>
  );
}
