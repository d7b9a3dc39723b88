import { createHash } from 'node:crypto';
import { type AppLoadContext, createCookie } from '@remix-run/node';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readAnnouncement } from '@vitrine/upstream/shell/announcement';
import { z } from 'zod';
import type { Announcement } from '../../shell-data.ts';
import { KeptReadings } from '../base/kept-readings.ts';
import { guardDeadline } from '../base/pages/page-deadline.ts';
import { COOKIE_LIFE_MS } from '../base/session/visitor.server.ts';

const KEPT_MS = 30_000;

/** What the id of an announcement looks like. */
export const announcementId = z.string().regex(/^[\w-]{12}$/);

const current = new KeptReadings<Announcement | null>(KEPT_MS);

const cookie = createCookie('announcement', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * The operator's announcement for a visitor; null while it is not active, can't be read, or was put away.
 * Read at most once in half a minute. Source: 1§2, 1§8.
 */
export async function announcementFor(
  request: Request,
  context: AppLoadContext,
): Promise<Announcement | null> {
  const announcement = await current.of('announcement', context, () => read(context));
  if (!announcement) return null;
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  return kept === announcement.id ? null : announcement;
}

/** The cookie header that puts an announcement away; another one is shown again. */
export function putAwayHeader(id: string, { config }: AppLoadContext): Promise<string> {
  return cookie.serialize(id, { secure: config.secure });
}

async function read(context: AppLoadContext): Promise<Announcement | null> {
  const settings = { deadlineMs: guardDeadline(context), requestId: context.requestId };
  try {
    const { isActive, title, description } = await readAnnouncement(context.upstream, settings);
    const hasWords = title !== '' || description !== '';
    return isActive && hasWords ? { id: idOf(title, description), title, description } : null;
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    context.log.warn({ err: error }, 'announcement not read');
    return null;
  }
}

/** The same words have the same id, so that what was put away stays away. */
function idOf(title: string, description: string): string {
  const text = JSON.stringify([title, description]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
