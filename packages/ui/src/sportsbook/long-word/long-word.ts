/** Letters that a third of a phone's width takes at the usual size. */
const FITTING = 12;

/**
 * Whether a name has a word that is broken in a third of a phone's width, such as `Votuporanguense`: its
 * letters are made smaller then.
 */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > FITTING);
}
