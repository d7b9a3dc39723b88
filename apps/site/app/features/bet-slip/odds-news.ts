import type { AnnouncedChange } from '@vitrine/betting/sportsbook/odds-announcement';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../../format/text-sections.ts';

export type AnnounceTexts = TextSections<Namespaces['sportsbook'], 'announce'>;

/** How many outcomes an announcement names: a listener can't remember more. */
const NAMED_OUTCOMES = 3;

/** One sentence for each changed price with its current value, and the number of further changes. */
export function oddsNews(
  changes: readonly AnnouncedChange[],
  outcomeNames: ReadonlyMap<string, string>,
  texts: AnnounceTexts,
  language: string,
): string {
  const named = changes
    .slice(0, NAMED_OUTCOMES)
    .map(({ id, to }) =>
      formatText(texts['announce.outcome'], { outcome: outcomeNames.get(id) ?? '', odds: to }),
    );
  const more = changes.length - named.length;
  const rest = more > 0 ? [countText(texts, 'announce.more', more, language)] : [];
  return [...named, ...rest].join('. ');
}
