import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Stands before what is sealed by `ALGORITHM`, so that a later one can be told from it. */
const NAME = 'A256GCM.';

/** By secret and purpose: a process has a handful of them, and each request opens a session. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32));
  // Node makes such an object of plain bytes each time that they are used, for most of a seal's cost.
  const key = createSecretKey(bytes);
  keys.set(name, key);
  return key;
}

/** What a sealed text belongs to: it opens for nothing else. */
export interface Seal {
  /** What it is for, such as `registration-draft`. */
  readonly purpose: string;
  /** Whose it is. */
  readonly owner: string;
}

/** Encrypts a text for the store, so that who reads the store alone reads nothing. */
export function sealed(text: string, { purpose, owner }: Seal, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), iv);
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return NAME + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Whether a text looks like one that `sealed` made. */
export function isSealed(text: string): boolean {
  return text.startsWith(NAME);
}

/** The sealed text; null when it was changed, is another's, or was sealed by a secret that is gone. */
export function opened(
  seal: string,
  { purpose, owner }: Seal,
  secrets: readonly string[],
): string | null {
  // Older seals have no name.
  const bytes = Buffer.from(isSealed(seal) ? seal.slice(NAME.length) : seal, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  for (const secret of secrets) {
    try {
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), iv);
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch {
      // Another secret may fit.
    }
  }
  return null;
}
