import { createDecipheriv, hkdfSync } from 'node:crypto';

const SEAL = /A256GCM\.([\w-]+)/g;
const SESSION = /session:[\w-]{36}/g;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The sessions that stand sealed in what a store has written, as JSON. Written down here a second time, so that a
 * change of how they are sealed is seen.
 */
export function sealedSessions(stored: string, secret: string): readonly string[] {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'sealed:session', 32));
  const owners = new Set(stored.match(SESSION));
  return [...stored.matchAll(SEAL)].flatMap(([, seal = '']) =>
    [...owners].flatMap((owner) => openedBy(key, owner, Buffer.from(seal, 'base64url'))),
  );
}

function openedBy(key: Uint8Array, owner: string, seal: Buffer): readonly string[] {
  const decipher = createDecipheriv('aes-256-gcm', key, seal.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(seal.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(seal.subarray(IV_BYTES + TAG_BYTES));
    return [Buffer.concat([text, decipher.final()]).toString('utf8')];
  } catch {
    // It is another's.
    return [];
  }
}
