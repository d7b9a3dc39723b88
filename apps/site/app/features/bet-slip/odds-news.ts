import type { AnnouncedChange } from '@vitrine/betting/odds-announcement';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { TextSections } from '../../format/text-sections.ts';

export type AnnounceTexts = TextSections<Namespaces['sportsbook'], 'announce'>;

/** More than that nobody keeps in mind. */
const NAMED_OUTCOMES = 3;

/** Where changed prices stand now, in a sentence each, and how many more there are. */
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
