import { randomUUID } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Random } from '../world/random.ts';
import { COUNTED_TONES } from './tones.ts';
import { GLYPH_NAMES } from './glyphs.ts';

/** What a challenge asks: the characters of its picture, or how many tones each group of its sound has. */
export interface Challenge {
  readonly id: string;
  readonly letters: string;
  readonly counts: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Challenges that tell a person from a machine: each is answered once, right or wrong, within minutes. */
export interface Challenges {
  open(): Challenge;
  /** A challenge that still waits for its answer. Throws 404 CHALLENGE_NOT_FOUND. */
  read(id: string): Challenge;
  /**
   * Takes a captcha token. One that answers a challenge uses the challenge up; a token of another make is
   * a provider's, and taken. Throws 400 CAPTCHA_REQUIRED, _REFUSED, _USED or _EXPIRED.
   */
  take(token: string): void;
  /** Whether calls without a token are refused from now on. */
  ask(isAsked: boolean): void;
}

const LIFE_MS = 5 * 60_000;
const LETTERS = 5;
const GROUPS = 4;
/** The oldest is forgotten beyond this many. */
const MOST_KEPT = 5_000;
const PREFIX = 'challenge:';

export function createChallenges({
  now,
  random,
}: {
  readonly now: () => number;
  readonly random: Random;
}): Challenges {
  const kept = new Map<string, Challenge & { isUsed: boolean }>();
  let asksAlways = false;
  const draw = (from: string) => from.charAt(Math.floor(random() * from.length));
  const text = (from: string, length: number) => Array.from({ length }, () => draw(from)).join('');

  function forgetOld(): void {
    for (const [id, { expiresAt }] of kept) {
      // A used one is told from an unknown one for as long as it could have been sent.
      if (expiresAt + LIFE_MS > now() && kept.size <= MOST_KEPT) return;
      kept.delete(id);
    }
  }

  return {
    open() {
      forgetOld();
      const challenge = {
        id: randomUUID(),
        letters: text(GLYPH_NAMES, LETTERS),
        counts: text(COUNTED_TONES, GROUPS),
        expiresAt: now() + LIFE_MS,
      };
      kept.set(challenge.id, { ...challenge, isUsed: false });
      return challenge;
    },
    read(id) {
      const challenge = kept.get(id);
      if (challenge && !challenge.isUsed && challenge.expiresAt > now()) return challenge;
      throw new Refusal(404, 'CHALLENGE_NOT_FOUND', 'The challenge is unknown, used or too old');
    },
    take(token) {
      if (token === '' && asksAlways) {
        throw new Refusal(400, 'CAPTCHA_REQUIRED', 'tokenCaptcha: one is asked for');
      }
      if (!token.startsWith(PREFIX)) return;
      const [id = '', ...rest] = token.slice(PREFIX.length).split(':');
      const challenge = kept.get(id);
      if (challenge?.isUsed) {
        throw new Refusal(400, 'CAPTCHA_USED', 'The challenge was answered before');
      }
      if (!challenge || challenge.expiresAt <= now()) {
        throw new Refusal(400, 'CAPTCHA_EXPIRED', 'The challenge is unknown or too old');
      }
      challenge.isUsed = true;
      const answer = rest.join(':').replaceAll(/\s/g, '').toUpperCase();
      if (answer !== challenge.letters && answer !== challenge.counts) {
        throw new Refusal(400, 'CAPTCHA_REFUSED', 'The answer is wrong');
      }
    },
    ask(isAsked) {
      asksAlways = isAsked;
    },
  };
}
