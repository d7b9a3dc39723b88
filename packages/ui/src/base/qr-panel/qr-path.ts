import { encode } from 'uqr';

export interface QrDrawing {
  /** Modules along one side, the quiet zone of four included. */
  readonly size: number;
  /** The dark modules as one SVG path, a unit per module. */
  readonly path: string;
}

/** A text as QR code, its error correction M; null for a text too long for any one code. */
export function qrDrawing(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    return { size, path: data.map(rowPath).join('') };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** One rectangle per run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
