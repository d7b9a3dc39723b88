import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss, { type Declaration, type Plugin, type Rule } from 'postcss';
import valueParser from 'postcss-value-parser';

/**
 * Styles as browsers from Chrome 90 on read them. Cascade layers become specificity, in the same order; the
 * other features are put in older words, each with the version of Chrome that brought it.
 *
 * @example
 * await loweredStyles('@layer a{.b{rotate:45deg}}') // '.b{transform:rotate(45deg)}'
 */
export async function loweredStyles(css: string): Promise<string> {
  const { css: lowered } = await postcss([cascadeLayers(), lowering]).process(css, {
    from: undefined,
  });
  return lowered;
}

const lowering: Plugin = {
  postcssPlugin: 'vitrine-lowering',
  Once(root) {
    root.walkRules(withSeparateHas);
    root.walkDecls(withOlderUnits);
    root.walkDecls(/^(?:translate|rotate|scale)$/, withTransform);
    root.walkDecls(/^(?:-webkit-)?transition(?:-property)?$/, withTransformTransition);
  },
};

/** The focus inside an element, in the words of Tailwind's variants and of our own styles. */
const HAS_FOCUS = /:has\((?::is\()?(?:input)?:focus-visible\)?\)/g;

/**
 * `:has()` is of Chrome 105. One selector that a browser doesn't know takes the whole list along, so that it
 * stands in a rule of its own; where it asks for the focus, `:focus-within` does nearly the same.
 */
function withSeparateHas(rule: Rule): void {
  if (!rule.selector.includes(':has(')) return;
  const selectors = rule.selectors.map((selector) => selector.replace(HAS_FOCUS, ':focus-within'));
  const [known, unknown] = [false, true].map((has) =>
    selectors.filter((selector) => selector.includes(':has(') === has),
  );
  if (known?.length && unknown?.length) rule.cloneAfter({ selectors: unknown });
  rule.selectors = known?.length ? known : selectors;
}

/** Heights of a browser's window by its bars (108) and of a line (109), nearly. */
const OLDER_UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  dvh: [1, 'vh'],
  svh: [1, 'vh'],
  lvh: [1, 'vh'],
  lh: [1.15, 'em'],
};
const NEWER_UNIT = /\d(?:[dsl]vh|lh)\b/;

function withOlderUnits(declaration: Declaration): void {
  if (!NEWER_UNIT.test(declaration.value)) return;
  const parsed = valueParser(declaration.value);
  parsed.walk((node) => {
    if (node.type !== 'word') return;
    const dimension = valueParser.unit(node.value);
    const older = dimension ? OLDER_UNITS[dimension.unit] : undefined;
    if (dimension && older) node.value = `${Number(dimension.number) * older[0]}${older[1]}`;
  });
  declaration.value = parsed.toString();
}

/** Transforms as properties of their own are of Chrome 104; no element here has two of them. */
function withTransform(declaration: Declaration): void {
  const { prop, value } = declaration;
  const parts = valueParser(value).nodes.filter(({ type }) => type !== 'space');
  const inner = parts.map((part) => valueParser.stringify(part)).join(',');
  declaration.prop = 'transform';
  // Three values are Tailwind's way to say that nothing is scaled.
  declaration.value = prop === 'scale' && parts.length > 2 ? 'none' : `${prop}(${inner})`;
}

function withTransformTransition(declaration: Declaration): void {
  declaration.value = declaration.value.replace(/\b(?:translate|rotate|scale)\b/g, 'transform');
}
