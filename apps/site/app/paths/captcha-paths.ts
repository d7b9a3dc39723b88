/** What a challenge is shown by, as its address names it. */
export type CaptchaPart = 'picture' | 'sound';

/** The picture or the sound of a challenge, which the site hands on. */
export function captchaPartPath(challengeId: string, part: CaptchaPart): string {
  return `/captcha/${challengeId}/${part}`;
}
