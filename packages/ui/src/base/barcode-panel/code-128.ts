/** The bars and spaces of each symbol of Code 128, in modules, as ISO/IEC 15417 lists them. */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );

const TO_SET_B = 100;
const START_B = 104;
const START_C = 105;
const STOP = 106;
const QUIET_ZONE = 10;
const FIRST_OF_SET_B = 32;

export interface BarcodeDrawing {
  /** Modules from edge to edge, the quiet zones of ten included. */
  readonly width: number;
  /** The bars as one SVG path, one unit high and a unit per module. */
  readonly path: string;
}

/**
 * Figures as Code 128: pairs in set C, a last single one in set B. Null for a text that is not
 * figures, or has more of them than a phone can show wide enough to be scanned.
 */
export function barcodeDrawing(digits: string): BarcodeDrawing | null {
  if (!/^\d{1,48}$/.test(digits)) return null;
  const values = valuesOf(digits);
  const symbols = [...values, checkOf(values), STOP];
  let at = QUIET_ZONE;
  let path = '';
  for (const symbol of symbols) {
    const widths = PATTERNS[symbol] ?? '';
    for (let index = 0; index < widths.length; index += 1) {
      const width = Number(widths[index]);
      if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
      at += width;
    }
  }
  return { width: at + QUIET_ZONE, path };
}

function valuesOf(digits: string): readonly number[] {
  const pairs = digits.match(/\d\d/g) ?? [];
  const rest = digits.length % 2 === 1 ? digits.slice(-1) : '';
  const last = rest ? [rest.charCodeAt(0) - FIRST_OF_SET_B] : [];
  if (pairs.length === 0) return [START_B, ...last];
  return [START_C, ...pairs.map(Number), ...(rest ? [TO_SET_B, ...last] : [])];
}

/** The start counts once, each further symbol by its place. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
}
