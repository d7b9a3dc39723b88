import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import type { SelfExclusion } from '@vitrine/upstream/account/self-exclusion';
import { lookPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { readFullValidation } from '../base/full-validation.server.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { exclusionWords } from './exclusion-words.server.ts';

/** How often the screen asks for the validation by itself before it says that there is no answer. */
const LOOKS = 3;

/**
 * The screen of a self-exclusion in words. Only a fully validated bettor has a way to withdraw. While
 * the operator gives no answer, `nextLook` is where the screen looks again; after three looks (`looked`
 * counts them) the screen says that there is no answer. Source: 2§2.
 */
export async function exclusionScreen(
  exclusion: SelfExclusion,
  looked: number,
  bettor: Bettor,
  context: AppLoadContext,
) {
  const texts = textsOf(context.brand.locale, 'responsible-gaming');
  const [period, end] = await exclusionWords(exclusion, context);
  const isValidated = await readFullValidation(pageDeadline(context), bettor, context);
  return {
    title: texts['exclusion.title'],
    loading: texts['exclusion.loading'],
    period,
    end,
    help: texts['exclusion.help'],
    accept: texts['exclusion.accept'],
    withdraw: isValidated ? { href: paths.withdrawal, label: texts['exclusion.withdraw'] } : null,
    noWithdrawal:
      isValidated === true
        ? null
        : texts[isValidated === null ? 'exclusion.unknown' : 'exclusion.notValidated'],
    again: isValidated === null ? { href: lookPath(0), label: texts['exclusion.again'] } : null,
    nextLook: isValidated === null && !(looked >= LOOKS) ? lookPath(Math.trunc(looked) + 1) : null,
  };
}
