declare module 'virtual:requirement-levels' {
  /** How far each requirement has come, by its id. */
  export const levels: Readonly<Record<string, 'site' | 'below' | 'none'>>;
}
