import { Link as RouterLink } from '@remix-run/react';
import type { GameKind } from '@vitrine/betting/casino/casino-game';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Card } from '@vitrine/ui/base/card';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { CasinoHistoryRow } from '@vitrine/ui/casino/casino-history-row';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { casinoPaths, PAGE_FIELD } from '../../casino/casino-paths.ts';
import type { TextSections } from '../../format/text-sections.ts';

export interface CasinoHistoryViewProps {
  readonly texts: TextSections<Namespaces['casino'], 'history'>;
  readonly page: number;
  /** Null where the rounds could not be read. */
  readonly list: {
    readonly rounds: readonly {
      readonly id: string;
      readonly game: { readonly id: string; readonly kind: GameKind; readonly name: string };
      readonly detailText: string;
      readonly state: 'won' | 'lost' | 'open' | 'void';
      readonly stakeText: string;
      readonly wonText: string | null;
    }[];
    readonly hasMore: boolean;
  } | null;
}

const addressOf = (page: number) => `${casinoPaths.history}?${PAGE_FIELD}=${page}`;

/** The rounds that the bettor played, latest first. Source: 1§2. */
export function CasinoHistoryView({ texts, page, list }: CasinoHistoryViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['history.title']} />
      {list === null ? (
        <ErrorState
          title={texts['history.error.title']}
          safe={texts['history.error.text']}
          action={
            <Button asChild>
              <a href={addressOf(page)}>{texts['history.error.action']}</a>
            </Button>
          }
        />
      ) : list.rounds.length === 0 ? (
        <EmptyState
          drawing="bets"
          title={texts['history.emptyTitle']}
          text={texts['history.emptyText']}
          action={
            <Button asChild intent="quiet">
              <RouterLink to={casinoPaths.home}>{texts['history.emptyAction']}</RouterLink>
            </Button>
          }
        />
      ) : (
        <>
          <Card flush>
            <ul aria-label={texts['history.title']}>
              {list.rounds.map(({ id, game, detailText, state, stakeText, wonText }) => (
                <CasinoHistoryRow
                  key={id}
                  game={game}
                  detailText={detailText}
                  state={state}
                  stateText={texts[`history.state.${state}`]}
                  stake={{ label: texts['history.stake'], text: stakeText }}
                  won={
                    wonText === null ? undefined : { label: texts['history.won'], text: wonText }
                  }
                />
              ))}
            </ul>
          </Card>
          <nav aria-label={texts['history.title']} className="flex justify-between gap-3">
            {page > 1 ? (
              <Button asChild intent="quiet">
                <RouterLink to={addressOf(page - 1)}>{texts['history.newer']}</RouterLink>
              </Button>
            ) : null}
            {list.hasMore ? (
              <Button asChild intent="quiet" className="ml-auto">
                <RouterLink to={addressOf(page + 1)}>{texts['history.older']}</RouterLink>
              </Button>
            ) : null}
          </nav>
        </>
      )}
    </div>
  );
}
