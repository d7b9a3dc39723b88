/** Of the texts of a namespace those of some sections: `event` takes `event` and `event.live`. */
export type TextSections<Texts, Section extends string> = Pick<
  Texts,
  Extract<keyof Texts, Section | `${Section}.${string}`>
>;

const taken = new WeakMap<object, Map<string, object>>();
const handedOn = new WeakSet<object>();

/**
 * The texts of some sections, so that a page isn't sent what it doesn't say. The same object at each
 * call with the same texts.
 */
export function textSections<Texts extends object, const Section extends string>(
  texts: Texts,
  sections: readonly Section[],
): TextSections<Texts, Section> {
  const known = taken.get(texts) ?? new Map<string, object>();
  taken.set(texts, known);
  const name = sections.join();
  const entries = () =>
    Object.entries(texts).filter(([key]) =>
      sections.some((section) => `${key}.`.startsWith(`${section}.`)),
    );
  const picked = known.get(name) ?? Object.fromEntries(entries());
  known.set(name, picked);
  handedOn.add(picked);
  return picked as TextSections<Texts, Section>;
}

/** Whether an object is texts of sections, as `textSections` hands them on. */
export function areSections(object: object): boolean {
  return handedOn.has(object);
}
