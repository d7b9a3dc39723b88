import Color from 'colorjs.io';
import { isNode, type TokenNode } from './token-layers.ts';

/** A colour as a token file writes it. */
export interface OklchValue {
  readonly colorSpace: 'oklch';
  /** Lightness 0 to 1, chroma, hue in degrees. */
  readonly components: readonly [lightness: number, chroma: number, hue: number];
  readonly alpha?: number;
}

/** Where the ramps of other hues begin, in degrees of OKLCH. */
const HUES = [
  [10, 'red'],
  [45, 'orange'],
  [75, 'yellow'],
  [125, 'green'],
  [170, 'teal'],
  [205, 'cyan'],
  [235, 'blue'],
  [285, 'purple'],
  [330, 'pink'],
] as const;

/** Below this chroma a colour is a grey, whatever its hue. */
const GREY_CHROMA = 0.02;
/** Surfaces and texts of the ground's hue have less than this share of the action's chroma. */
const NEUTRAL_SHARE = 0.5;
const SAME_HUE = 20;

/** The token files of a brand, whose colours are values of their own or name steps of a scale. */
export interface ColourFiles {
  readonly own: TokenNode;
  readonly other: TokenNode;
}

export interface ScaledFiles extends ColourFiles {
  /** Ramps of steps, lightest first: what `scale.json` holds. */
  readonly scale: TokenNode;
}

/** Whether a token's value is a colour that names no step. */
function isColourValue(value: unknown): value is OklchValue {
  return isNode(value) && value['colorSpace'] === 'oklch';
}

/** The node with each colour in it, also within shadows, put through a function. */
function mapColours(node: TokenNode, change: (colour: OklchValue) => unknown): TokenNode {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (isColourValue(value)) return [name, change(value)];
      return [name, isNode(value) ? mapColours(value, change) : value];
    }),
  );
}

/** The colours of a node that name no step, also those within shadows. */
export function coloursIn(node: TokenNode): readonly OklchValue[] {
  const found: OklchValue[] = [];
  mapColours(node, (colour) => found.push(colour));
  return found;
}

/** A ramp of a scale, its first step first. */
export interface Ramp {
  readonly name: string;
  readonly steps: readonly OklchValue[];
}

/** The ramps of a scale file. */
export function rampsOf(scale: TokenNode): readonly Ramp[] {
  const ramps = isNode(scale['color']) ? Object.entries(scale['color']) : [];
  return ramps.map(([name, steps]) => ({ name, steps: isNode(steps) ? coloursIn(steps) : [] }));
}

/** The colours that the file gives to some roles. */
function coloursOf(file: TokenNode, ...roles: readonly string[]): readonly OklchValue[] {
  return roles.flatMap((role) => {
    const token = isNode(file['color']) ? file['color'][role] : undefined;
    return isNode(token) && isColourValue(token['$value']) ? [token['$value']] : [];
  });
}

function isNear(hue: number, other: number): boolean {
  const distance = Math.abs(hue - other) % 360;
  return Math.min(distance, 360 - distance) <= SAME_HUE;
}

/** The ramp a colour stands in: the surfaces', the action's, or that of its hue; shades see through. */
function rampOf({ components, alpha = 1 }: OklchValue, files: ColourFiles): string {
  const [, chroma, hue] = components;
  if (alpha < 1) return 'shade';
  if (chroma < GREY_CHROMA) return 'neutral';
  const hasHueOf = ({ components: [, , other] }: OklchValue) => isNear(hue, other);
  const [action] = coloursOf(files.own, 'action');
  const mostNeutral = (action?.components[1] ?? 0) * NEUTRAL_SHARE;
  const surfaces = [files.own, files.other].flatMap((file) =>
    coloursOf(file, 'ground', 'text-muted'),
  );
  if (chroma < mostNeutral && surfaces.some(hasHueOf)) return 'neutral';
  if (action && hasHueOf(action)) return 'brand';
  return HUES.findLast(([from]) => hue >= from)?.[1] ?? 'pink';
}

/** What a screen shows of a colour: colours that come to the same are one step. */
function shownAs({ components, alpha = 1 }: OklchValue): string {
  return `${new Color('oklch', [...components]).to('srgb').toString({ format: 'hex' })} ${alpha}`;
}

/** Lightest first; of equal lightness the paler, then by hue, then the more opaque. */
function byLightness(one: OklchValue, other: OklchValue): number {
  const [lightness, chroma, hue] = one.components;
  const [otherLightness, otherChroma, otherHue] = other.components;
  return (
    otherLightness - lightness ||
    chroma - otherChroma ||
    hue - otherHue ||
    (other.alpha ?? 1) - (one.alpha ?? 1)
  );
}

/**
 * A brand's scale from the colours of its token files, and the files naming its steps. Both schemes
 * share the scale; a colour is one step however many roles have it.
 *
 * @example
 * scaleOf({ own: { color: { action: { $value: { colorSpace: 'oklch', components: [0.5, 0.2, 26] } } } }, other: {} })
 * // scale: { color: { brand: { 1: { $value: … } } } }, own: { color: { action: { $value: '{color.brand.1}' } } }
 */
export function scaleOf(files: ColourFiles): ScaledFiles {
  const ramps = new Map<string, Map<string, OklchValue>>();
  for (const colour of [...coloursIn(files.own), ...coloursIn(files.other)]) {
    const ramp = rampOf(colour, files);
    const steps = ramps.get(ramp) ?? new Map<string, OklchValue>();
    ramps.set(ramp, steps.set(shownAs(colour), steps.get(shownAs(colour)) ?? colour));
  }
  const names = new Map<string, string>();
  const scale = [...ramps].sort(byName).map(([ramp, colours]) => {
    const steps = [...colours].sort(([, one], [, other]) => byLightness(one, other));
    steps.forEach(([key], at) => names.set(key, `{color.${ramp}.${at + 1}}`));
    return [ramp, Object.fromEntries(steps.map(([, $value], at) => [String(at + 1), { $value }]))];
  });
  const named = (colour: OklchValue) => names.get(shownAs(colour));
  return {
    scale: { color: Object.fromEntries(scale) },
    own: mapColours(files.own, named),
    other: mapColours(files.other, named),
  };
}

const FIRST = ['neutral', 'brand'];

/** The surfaces' ramp, the action's, then the others by name. */
function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  const place = (name: string) => (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1);
  return place(one) - place(other) || one.localeCompare(other);
}
