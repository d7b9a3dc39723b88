import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

const colour = (lightness: number, chroma: number, hue: number, alpha?: number) => ({
  colorSpace: 'oklch',
  components: [lightness, chroma, hue],
  ...(alpha === undefined ? {} : { alpha }),
});

const OWN = {
  color: {
    ground: { $value: colour(0.97, 0.01, 200) },
    text: { $value: colour(0.2, 0.04, 205) },
    action: { $value: colour(0.5, 0.2, 26) },
    'action-hover': { $value: colour(0.6, 0.2, 28) },
    link: { $value: '{color.action}' },
    live: { $value: colour(0.8, 0.15, 90) },
  },
  radius: { card: { $value: { value: 8, unit: 'px' } } },
  shadow: {
    card: { $value: { color: colour(0.2, 0.04, 205, 0.2), blur: { value: 8, unit: 'px' } } },
  },
};
const OTHER = {
  color: { ground: { $value: colour(0.2, 0.04, 205) }, text: { $value: colour(0.97, 0.01, 200) } },
};

describe('the scale of a brand', () => {
  const { scale, own, other } = scaleOf({ own: OWN, other: OTHER });

  it('has ramps for surfaces, the action, other hues and shades, lightest step first', () => {
    expect(scale).toEqual({
      color: {
        neutral: { 1: OWN.color.ground, 2: OWN.color.text },
        brand: { 1: OWN.color['action-hover'], 2: OWN.color.action },
        shade: { 1: { $value: OWN.shadow.card.$value.color } },
        yellow: { 1: OWN.color.live },
      },
    });
  });

  it('is named by the files, and by both schemes for the same colour', () => {
    expect(own).toEqual({
      color: {
        ground: { $value: '{color.neutral.1}' },
        text: { $value: '{color.neutral.2}' },
        action: { $value: '{color.brand.2}' },
        'action-hover': { $value: '{color.brand.1}' },
        link: { $value: '{color.action}' },
        live: { $value: '{color.yellow.1}' },
      },
      radius: OWN.radius,
      shadow: { card: { $value: { color: '{color.shade.1}', blur: { value: 8, unit: 'px' } } } },
    });
    expect(other).toEqual({
      color: { ground: { $value: '{color.neutral.2}' }, text: { $value: '{color.neutral.1}' } },
    });
  });

  it('takes colours that a screen shows alike for one step', () => {
    const action = { $value: colour(0.50001, 0.2, 26) };
    const alike = scaleOf({ own: OWN, other: { color: { action } } });
    expect(alike.scale).toEqual(scale);
  });
});
