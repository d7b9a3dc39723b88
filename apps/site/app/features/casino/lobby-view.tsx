import { CasinoHome, type CasinoHomeProps } from '@vitrine/ui/casino/casino-home';
import { JackpotTicker } from '@vitrine/ui/casino/jackpot-ticker';
import type { ListedGame, ListedJackpot } from '../../casino/casino-lists.ts';
import { CasinoHead, CasinoPage, StarForm, UnreadGames } from './casino-page.tsx';
import type { CasinoListTexts } from '../../casino/casino-texts.ts';
import { PromotionsLine, type PromotionsLineProps } from './promotions-line.tsx';

export interface LobbyViewProps {
  readonly texts: CasinoListTexts;
  readonly clearLabel: string;
  /** A fact of the brand. */
  readonly layout: CasinoHomeProps['layout'];
  /** The way to the promotions; null while there are none. */
  readonly promotions: PromotionsLineProps | null;
  /** Null where no game could be read. */
  readonly lobby: {
    readonly sections: readonly {
      readonly id: string;
      readonly title: string;
      readonly games: readonly ListedGame[];
      readonly seeAll: { readonly href: string; readonly text: string; readonly label: string };
    }[];
    readonly jackpots: { readonly updatedText: string; readonly list: readonly ListedJackpot[] };
  } | null;
}

/** The casino's home in the brand's layout. Source: 1§2. */
export function LobbyView({ texts, clearLabel, layout, lobby, promotions }: LobbyViewProps) {
  const head = (
    <CasinoHead texts={texts} clearLabel={clearLabel} title={texts.title} current={null} />
  );
  if (lobby === null) {
    return (
      <CasinoPage>
        <div className="flex min-w-0 flex-col gap-3">{head}</div>
        <UnreadGames texts={texts} />
      </CasinoPage>
    );
  }
  const { sections, jackpots } = lobby;
  return (
    <CasinoPage>
      <StarForm>
        <CasinoHome
          layout={layout}
          head={head}
          sections={sections}
          highlight={
            <>
              {promotions ? <PromotionsLine {...promotions} /> : null}
              {jackpots.list.length > 0 ? (
                <JackpotTicker
                  title={texts['jackpots.title']}
                  updatedText={jackpots.updatedText}
                  jackpots={jackpots.list}
                />
              ) : null}
            </>
          }
          previousLabel={texts['rail.previous']}
          nextLabel={texts['rail.next']}
        />
      </StarForm>
    </CasinoPage>
  );
}
