import {
  challengePicture as picture,
  challengeSound as sound,
  openChallenge,
} from '@vitrine/upstream/contract/account/captcha';
import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { Implementation, ServerApp } from '../implement.ts';
import { seeded } from '../world/random.ts';
import type { Challenges } from './challenges.ts';
import { challengePicture } from './picture.ts';
import { challengeSound } from './tones.ts';

/** The calls of the proof without scripts, and those by which a tester asks for it and reads it. Source: 1§5. */
export function openCaptcha(
  { implement }: Implementation,
  app: ServerApp,
  challenges: Challenges,
): void {
  implement(openChallenge, () => {
    const { id, expiresAt } = challenges.open();
    return { data: { id, expiresAt: new Date(expiresAt).toISOString() } };
  });

  implement(picture, ({ params }) => {
    const { id, letters } = challenges.read(params.id);
    // Drawn by the id: a challenge looks the same however often it is asked for.
    const svg = challengePicture(letters, seeded('picture', id));
    return { data: { contentType: 'image/svg+xml' as const, base64: base64Of(Buffer.from(svg)) } };
  });

  implement(sound, ({ params }) => {
    const { id, counts } = challenges.read(params.id);
    const wav = challengeSound(counts, seeded('sound', id));
    return { data: { contentType: 'audio/wav' as const, base64: base64Of(wav) } };
  });

  controlCall(app, 'captcha', z.object({ isAsked: z.boolean() }), ({ isAsked }) =>
    challenges.ask(isAsked),
  );
  app.get('/sandbox/captcha/:id', (context) => {
    const { letters, counts } = challenges.read(context.req.param('id'));
    return context.json({ letters, counts });
  });
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
