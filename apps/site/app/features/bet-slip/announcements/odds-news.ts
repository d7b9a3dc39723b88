import type { AnnouncedChange } from '@vitrine/betting/sportsbook/odds-announcement';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../../../format/text-sections.ts';

export type AnnounceTexts = TextSections<Namespaces['sportsbook'], 'announce'>;

interface OddsWords {
  readonly texts: AnnounceTexts;
  readonly language: string;
  /** Decimal odds as the visitor reads them. */
  readonly oddsText: (decimal: string) => string;
}

/** How many outcomes an announcement names: a listener can't remember more. */
const NAMED_OUTCOMES = 3;

/**
 * One sentence for each changed price, whether it rose or fell and where it stands, and the number of
 * further changes. Prices of changes are decimal odds with a dot.
 */
export function oddsNews(
  changes: readonly AnnouncedChange[],
  outcomeNames: ReadonlyMap<string, string>,
  { texts, language, oddsText }: OddsWords,
): string {
  const named = changes.slice(0, NAMED_OUTCOMES).map(({ id, from, to }) => {
    const text = texts[Number(to) > Number(from) ? 'announce.up' : 'announce.down'];
    return formatText(text, { outcome: outcomeNames.get(id) ?? '', odds: oddsText(to) });
  });
  const more = changes.length - named.length;
  const rest = more > 0 ? [countText(texts, 'announce.more', more, language)] : [];
  return [...named, ...rest].join('. ');
}
