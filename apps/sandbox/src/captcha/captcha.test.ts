import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../accounts/demo-users.ts';
import {
  LOGIN,
  REGISTRATION,
  USERS,
  dataOf,
  openTestAccounts,
  type TestAccounts,
} from '../test/account.ts';
import { seeded } from '../world/random.ts';
import { GLYPH_NAMES } from './glyphs.ts';
import { challengePicture } from './picture.ts';
import { challengeSound } from './tones.ts';

const CHALLENGE = '/main/api/Captcha/Challenge';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const logIn = (tokenCaptcha: string) =>
  test.call('POST', LOGIN, {
    body: {
      username: DEMO.username,
      password: DEMO.password,
      extendedSession: false,
      tokenCaptcha,
    },
  });

async function open(): Promise<{ id: string; letters: string; counts: string }> {
  const { id } = dataOf<{ id: string }>((await test.call('POST', CHALLENGE)).json);
  const answers = (await test.call('GET', `/sandbox/captcha/${id}`)).json;
  return { id, ...(answers as { letters: string; counts: string }) };
}

describe('a challenge', () => {
  it('SESS-19 is answered by its picture in any case, or by its sound', async () => {
    const seen = await open();
    expect((await logIn(`challenge:${seen.id}:${seen.letters.toLowerCase()}`)).status).toBe(200);
    const heard = await open();
    expect((await logIn(`challenge:${heard.id}: ${heard.counts} `)).status).toBe(200);
  });

  it('SESS-19 works once, right or wrong, and for five minutes', async () => {
    const right = await open();
    const token = `challenge:${right.id}:${right.letters}`;
    expect((await logIn(token)).status).toBe(200);
    expect(test.refusal(await logIn(token))).toEqual([400, 'CAPTCHA_USED']);

    const wrong = await open();
    const guess = await logIn(`challenge:${wrong.id}:0000`);
    expect(test.refusal(guess)).toEqual([400, 'CAPTCHA_REFUSED']);
    const again = await logIn(`challenge:${wrong.id}:${wrong.letters}`);
    expect(test.refusal(again)).toEqual([400, 'CAPTCHA_USED']);

    const late = await open();
    test.pass(5 * 60_000);
    const answer = await logIn(`challenge:${late.id}:${late.letters}`);
    expect(test.refusal(answer)).toEqual([400, 'CAPTCHA_EXPIRED']);
    expect(test.refusal(await logIn('challenge:nobody:0000'))).toEqual([400, 'CAPTCHA_EXPIRED']);
  });

  it('has a picture and a sound until it is answered', async () => {
    const { id, letters } = await open();
    const picture = await test.call('GET', `${CHALLENGE}/${id}/Picture`);
    const sound = await test.call('GET', `${CHALLENGE}/${id}/Sound`);
    const { contentType, base64 } = dataOf<{ contentType: string; base64: string }>(picture.json);
    expect(contentType).toBe('image/svg+xml');
    expect(atob(base64)).toMatch(/^<svg [^]*<\/svg>$/);
    expect(dataOf<{ contentType: string }>(sound.json).contentType).toBe('audio/wav');
    await logIn(`challenge:${id}:${letters}`);
    const gone = await test.call('GET', `${CHALLENGE}/${id}/Picture`);
    expect(test.refusal(gone)).toEqual([404, 'CHALLENGE_NOT_FOUND']);
  });

  it('is asked of logins, registrations and restore links when a tester says so', async () => {
    await test.call('POST', '/sandbox/captcha', { body: { isAsked: true } });
    expect(test.refusal(await logIn(''))).toEqual([400, 'CAPTCHA_REQUIRED']);
    const registration = await test.call('POST', USERS, { body: REGISTRATION });
    expect(test.refusal(registration)).toEqual([400, 'CAPTCHA_REQUIRED']);
    const { id, letters } = await open();
    const body = { ...REGISTRATION, tokenCaptcha: `challenge:${id}:${letters}` };
    expect((await test.call('POST', USERS, { body })).status).toBe(200);
  });
});

describe('what a challenge is shown by', () => {
  it('names no character in the picture, and differs from one drawing to the next', () => {
    const one = challengePicture(GLYPH_NAMES, seeded('one'));
    expect(one).not.toMatch(/<text|<title|>[^<]/);
    expect(challengePicture(GLYPH_NAMES, seeded('one'))).toBe(one);
    expect(challengePicture(GLYPH_NAMES, seeded('other'))).not.toBe(one);
    expect(one.match(/<path/g)).toHaveLength(GLYPH_NAMES.length + 5);
  });

  it('sounds as many tones as the text says', () => {
    const file = challengeSound('314', seeded('sound'));
    expect(Buffer.from(file.subarray(0, 12)).toString('latin1')).toMatch(/^RIFF[^]{4}WAVE$/);
    expect(new DataView(file.buffer).getUint32(40, true)).toBe(file.length - 44);
    // A stretch of 20 ms is loud inside a tone; tones are counted where loudness begins.
    const stretches: boolean[] = [];
    for (let at = 44; at < file.length; at += 160) {
      stretches.push(file.subarray(at, at + 160).some((sample) => Math.abs(sample - 128) > 40));
    }
    const beginnings = stretches.filter((isLoud, place) => isLoud && !stretches[place - 1]);
    expect(beginnings).toHaveLength(8);
  });
});
