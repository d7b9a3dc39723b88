import { brandOf, brands } from './brands.ts';

interface Shown {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A loader: a story is drawn and measured in the font of its brand from the beginning. */
export async function loadBrandFont({ globals }: Shown): Promise<void> {
  const shown = globals['brandView'] === 'all' ? brands : [brandOf(String(globals['brand']))];
  await Promise.all(shown.map(({ code }) => document.fonts.load(`1rem ${fontOf(code)}`)));
}

/** The first of the family; what follows stands in for it where it is missing. */
function fontOf(code: string): string {
  const probe = document.createElement('div');
  probe.dataset['brand'] = code;
  document.body.append(probe);
  const [font = ''] = getComputedStyle(probe).fontFamily.split(',');
  probe.remove();
  return font;
}
