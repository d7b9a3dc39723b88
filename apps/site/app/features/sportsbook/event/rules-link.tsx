import { sportById } from '@vitrine/betting/sportsbook/sports';
import { Link } from '@vitrine/ui/base/link';
import { type RulePage, rulesPath } from '../../../paths/document-paths.ts';

/** The sports with rules of their own, by their keys; the general rules hold for the others. */
const PAGES: Readonly<Partial<Record<string, RulePage>>> = {
  football: 'football',
  americanFootball: 'american-football',
  baseball: 'baseball',
  basketball: 'basketball',
  tennis: 'tennis',
};

interface RulesLinkProps {
  readonly sportId: string;
  readonly text: string;
}

/** The way from an event to the rules by which its bets are decided. */
export function RulesLink({ sportId, text }: RulesLinkProps) {
  return (
    <p className="px-3 md:px-0">
      <Link emphasis="quiet" href={rulesPath(PAGES[sportById(sportId)?.key ?? ''])}>
        {text}
      </Link>
    </p>
  );
}
