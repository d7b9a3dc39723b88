import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ClaimNotice } from '../../shapes/promotions/gift-claim.ts';
import type { Gift } from './claim-kind.server.ts';
import type { ShownClaim } from './claims.server.ts';

type Words = Namespaces['promotions'];

/** What a gift is, with its amount; null for one whose amount is not known. */
export function giftText(
  gift: Gift,
  words: Words,
  { brand }: Pick<AppLoadContext, 'brand'>,
): string | null {
  switch (gift.kind) {
    case 'money':
    case 'freeBet':
      return formatText(words[`reward.${gift.kind}`], { amount: formatMoney(gift.amount, brand) });
    case 'freeSpins':
      return countText({ ...words }, 'reward.freeSpins', gift.spins, brand.language);
    case 'nothing':
      return words['reward.nothing'];
    case 'untold':
      return null;
  }
}

/** What a page says of a claim; null when nothing was claimed. Source: 3§3, 3§7. */
export function claimNotice(
  shown: ShownClaim,
  words: Words,
  context: Pick<AppLoadContext, 'brand'>,
): ClaimNotice | null {
  switch (shown.kind) {
    case 'none':
      return null;
    case 'pending':
      return { tone: 'info', title: words['claim.pendingTitle'], text: words['claim.pendingText'] };
    case 'given': {
      const reward = giftText(shown.gift, words, context);
      const title =
        reward === null
          ? words['claim.givenPlain']
          : formatText(words['claim.givenTitle'], { reward });
      return { tone: 'success', title, text: words['claim.givenText'] };
    }
    case 'refused':
      return {
        tone: 'warning',
        title: words['claim.problemTitle'],
        text: words[`claim.${shown.why}`],
      };
  }
}
