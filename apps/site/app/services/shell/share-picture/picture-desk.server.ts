import { createHash } from 'node:crypto';

/** How many pictures are kept; each has some 40 KB. */
const KEPT = 200;

/** Pictures by their drawing, the one asked for last at the end. */
const kept = new Map<string, Buffer>();
let isDrawing = false;

/** A picture, and a name of what is in it. */
export interface DrawnPicture {
  readonly png: Buffer;
  readonly etag: string;
}

/**
 * The PNG of a drawing; equal drawings are drawn once. Null while another one is drawn: this must not
 * take the time of pages.
 */
export async function drawnPicture(svg: string): Promise<DrawnPicture | null> {
  const etag = createHash('sha256').update(svg).digest('base64url').slice(0, 20);
  const known = kept.get(etag);
  if (known) {
    kept.delete(etag);
    kept.set(etag, known);
    return { png: known, etag };
  }
  if (isDrawing) return null;
  isDrawing = true;
  try {
    // Drawing takes 30 MiB, which a process whose pictures nobody asks for doesn't need.
    const { default: sharp } = await import('sharp');
    const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
    kept.set(etag, png);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return { png, etag };
  } finally {
    isDrawing = false;
  }
}
