import { useNavigation } from '@remix-run/react';
import { customBetProblem, pickProblem } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { BetBuilder } from '@vitrine/ui/bet-slip/bet-builder';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import {
  ADDS,
  PICKED,
  picksText,
  type ShownCustomBet,
  TOGGLES,
} from '../../shapes/bet-slip/custom-bet.ts';
import { oddsText } from '../../format/odds-text.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { BET_BUILDER_FORM } from '../../paths/event-paths.ts';
import { useShellData } from '../../shell-data.ts';

export interface BetBuilderViewProps {
  readonly texts: TextSections<Namespaces['sportsbook'], 'builder' | 'group'> &
    TextSections<Namespaces['bet-slip'], 'warning'>;
  /** The page's own path, without what is picked. */
  readonly path: string;
  readonly kind: 'offered' | 'notFound' | 'unreadable';
  /** Null where there is nothing to compose. */
  readonly custom: {
    readonly eventName: string;
    readonly eventPath: string;
    readonly bet: ShownCustomBet;
  } | null;
  /** Whether the bet could not be put on the slip just now. */
  readonly isRefused: boolean;
}

/** The price stays over the navigation of a phone, and over the bar of a slip that holds something. */
const ABOVE_BARS =
  'max-lg:[--sticky-bottom:calc(3.5rem+env(safe-area-inset-bottom))] max-lg:[:root:has([data-dock])_&]:[--sticky-bottom:calc(7rem+env(safe-area-inset-bottom))]';

/**
 * Composes a bet of two to ten outcomes of one event. Every tap is a form's, so that it needs no script;
 * the form is the layout's: that of the odds buttons stands around the page, and forms can't be nested.
 */
export function BetBuilderView({ texts, path, kind, custom, isRefused }: BetBuilderViewProps) {
  return (
    <div
      className={`mx-auto grid w-full max-w-content grid-cols-1 gap-3 px-3 py-3 md:px-0 ${ABOVE_BARS}`}
    >
      <PageHeading title={texts['builder.title']} />
      {custom ? (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-bold">{custom.eventName}</span>
            <Link emphasis="standalone" href={custom.eventPath}>
              {texts['builder.back']}
            </Link>
          </p>
          {isRefused ? (
            <Alert tone="warning" title={texts['builder.notAdded']} announce="assertive" />
          ) : null}
          <Builder texts={texts} bet={custom.bet} />
        </>
      ) : kind === 'notFound' ? (
        <EmptyState
          drawing="events"
          title={texts['builder.none.title']}
          text={texts['builder.none.text']}
        />
      ) : (
        <ErrorState
          title={texts['builder.error.title']}
          safe={texts['builder.error.text']}
          action={
            <Button asChild>
              <a href={path}>{texts['builder.error.action']}</a>
            </Button>
          }
        />
      )}
    </div>
  );
}

interface BuilderProps extends Pick<BetBuilderViewProps, 'texts'> {
  readonly bet: ShownCustomBet;
}

function Builder({ texts, bet }: BuilderProps) {
  const { format } = useShellData();
  const navigation = useNavigation();
  const { markets, picked } = bet;
  const picks = { picked, compatible: bet.compatible && new Set(bet.compatible) };
  const problems = {
    tooMany: texts['warning.customBetTooMany'],
    incompatible: texts['warning.customBetIncompatible'],
  };
  return (
    <>
      <input type="hidden" form={BET_BUILDER_FORM} name={PICKED} value={picksText(picked)} />
      <BetBuilder
        title={texts['group.customBet']}
        intro={texts['builder.intro']}
        form={BET_BUILDER_FORM}
        name={TOGGLES}
        markets={markets.map((market) => ({
          marketId: market.id,
          name: market.name,
          outcomes: market.outcomes.map(({ id, name }) => {
            const problem = pickProblem(picks, id);
            return {
              value: id,
              label: name,
              isPicked: picked.includes(id),
              problem: problem && problems[problem],
            };
          }),
        }))}
        picks={picked.flatMap((id) => shownPick(id, markets, texts))}
        picksText={countText(texts, 'builder.picked', picked.length, format.language)}
        price={{
          label: texts['builder.odds'],
          text: bet.odds === null ? null : oddsText(bet.odds, format),
        }}
        isPricing={navigation.formData?.has(TOGGLES)}
        statusText={statusOf(bet, texts)}
        add={{ name: ADDS, value: '1', label: texts['builder.add'] }}
      />
    </>
  );
}

function shownPick(
  id: string,
  markets: ShownCustomBet['markets'],
  texts: BetBuilderViewProps['texts'],
) {
  const market = markets.find(({ outcomes }) => outcomes.some((outcome) => outcome.id === id));
  const outcome = market?.outcomes.find((candidate) => candidate.id === id);
  if (!market || !outcome) return [];
  return [
    {
      value: id,
      outcomeName: outcome.name,
      marketName: market.name,
      removeLabel: formatText(texts['builder.remove'], { outcome: outcome.name }),
    },
  ];
}

/** What is missing or wrong; null when the bet is whole. */
function statusOf(
  { picked, problem }: ShownCustomBet,
  texts: BetBuilderViewProps['texts'],
): string | null {
  if (customBetProblem({ picked })) return texts['warning.customBetTooFew'];
  switch (problem) {
    case null:
      return null;
    case 'notCompatible':
      return texts['warning.customBetIncompatible'];
    case 'notOffered':
      return texts['builder.notOffered'];
    case 'notRead':
      return texts['builder.notRead'];
  }
}
