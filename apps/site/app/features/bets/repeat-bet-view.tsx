import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { RepeatedBet } from '@vitrine/ui/bets/repeated-bet';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { repeatedSelectionText } from '../../format/repeated-selection.ts';
import { paths } from '../../paths.ts';
import type { RepeatedBetFound, RepeatedSelection } from '../../shapes/bets/repeated-bet.ts';
import { useShellData } from '../../shell-data.ts';

export interface RepeatBetViewProps {
  readonly texts: Namespaces['bet-history'];
  readonly title: string;
  /** Whose bet it is, and what prices stand here. */
  readonly intro: string;
  /** What to do where there is no such bet. */
  readonly missing: string;
  readonly found: RepeatedBetFound;
  /** The page's own path, to which its form posts. */
  readonly path: string;
  readonly back: { readonly href: string; readonly label: string };
}

/** A bet to play again, of the bettor's own or a shared one. Source: 3§3, 3§7. */
export function RepeatBetView({
  texts,
  title,
  intro,
  missing,
  found,
  path,
  back,
}: RepeatBetViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={title} />
      {found.kind === 'found' ? (
        <>
          <p className="text-text-muted">{intro}</p>
          <Repeatable texts={texts} selections={found.bet.selections} path={path} />
        </>
      ) : found.kind === 'notFound' ? (
        <EmptyState drawing="bets" title={texts['repeat.missing.title']} text={missing} />
      ) : (
        <ErrorState
          title={texts['repeat.error.title']}
          safe={texts['repeat.error.text']}
          action={
            <Button asChild>
              <a href={path}>{texts['error.action']}</a>
            </Button>
          }
        />
      )}
      <p>
        <Link emphasis="standalone" href={back.href}>
          {back.label}
        </Link>
      </p>
    </div>
  );
}

interface RepeatableProps extends Pick<RepeatBetViewProps, 'texts' | 'path'> {
  readonly selections: readonly RepeatedSelection[];
}

function Repeatable({ texts, selections, path }: RepeatableProps) {
  const { format } = useShellData();
  const { formAction } = useNavigation();
  const offered = selections.filter(({ presentOdds }) => presentOdds !== null).length;
  const gone = selections.length - offered;
  const count = (key: string, of: number) => countText(texts, key, of, format.language);
  return (
    <RepeatedBet
      label={texts['repeat.selections']}
      selections={selections.map((selection) => repeatedSelectionText(selection, format))}
      oddsLabel={texts['repeat.odds']}
      placedOddsLabel={texts['repeat.placedOdds']}
      goneText={texts['repeat.gone']}
      note={
        offered === 0
          ? `${texts['repeat.none.title']}. ${texts['repeat.none.text']}`
          : gone === 0
            ? null
            : count('repeat.leftOut', gone)
      }
      action={
        offered === 0 ? (
          <Button asChild intent="quiet" fullWidth>
            <RouterLink to={paths.sportsbook}>{texts['repeat.none.action']}</RouterLink>
          </Button>
        ) : (
          <Form method="post" action={path}>
            <CsrfField />
            <Button type="submit" fullWidth pending={formAction === path}>
              {count('repeat.add', offered)}
            </Button>
          </Form>
        )
      }
    />
  );
}
