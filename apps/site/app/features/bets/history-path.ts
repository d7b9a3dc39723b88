import type { HistoryFilter } from '@vitrine/betting/bets/bet';
import { type DayRange, rangeFields } from '../../shapes/base/day-range.ts';
import { paths } from '../../paths.ts';

/** What the history shows: open bets, or closed ones by their result; and of which days. */
export interface HistoryChoice {
  readonly mode:
    { readonly kind: 'open' } | { readonly kind: 'closed'; readonly filter: HistoryFilter };
  readonly range: DayRange;
}

/** The fields of the history's address that stand for a mode. */
export function modeFields({ mode }: Pick<HistoryChoice, 'mode'>): Record<string, string> {
  if (mode.kind === 'open') return {};
  return { estado: 'encerradas', ...(mode.filter === 'all' ? {} : { filtro: mode.filter }) };
}

/** The address of a page of the history; `base` is another address that takes the same choice. */
export function historyPath(
  choice: HistoryChoice,
  page = 1,
  base: string = paths.betHistory,
): string {
  const query = new URLSearchParams({
    ...modeFields(choice),
    ...rangeFields(choice.range),
    ...(page > 1 ? { pagina: String(page) } : {}),
  });
  const search = query.toString();
  return search ? `${base}?${search}` : base;
}
