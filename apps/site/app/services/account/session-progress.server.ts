import type { AppLoadContext } from '@remix-run/node';
import type { PlayLimit } from '@vitrine/upstream/account/play-limits';
import { minutesText } from '../../format/minutes-text.ts';
import { sessionTimes } from '../base/session/session-record.ts';
import type { Bettor } from '../base/session/session.server.ts';
import { translator } from '../base/pages/texts.server.ts';

/** How long the session has lasted, beside what is left of the bettor's minutes of the day. */
export async function sessionProgress(
  { session }: Bettor,
  limits: readonly PlayLimit[] | null,
  { brand, now }: AppLoadContext,
) {
  const say = await translator(brand.locale, 'common');
  const { startedAt } = sessionTimes(session, brand.realityCheckMinutes);
  const minutes = Math.max(0, Math.floor((now() - startedAt) / 60_000));
  const daily = limits?.find(({ kind, period }) => kind === 'time' && period === 'daily');
  return {
    title: say('session.title'),
    sinceText: say('session.since', { time: minutesText(minutes) }),
    limit: daily && daily.value !== null ? limitOf(daily.value, daily.used) : null,
  };

  function limitOf(limitMinutes: number, usedMinutes: number) {
    const left = limitMinutes - usedMinutes;
    return {
      usedMinutes,
      limitMinutes,
      text: say('session.ofLimit', {
        time: minutesText(usedMinutes),
        limit: minutesText(limitMinutes),
      }),
      note: left > 0 ? say('session.left', { time: minutesText(left) }) : say('session.reached'),
    };
  }
}
