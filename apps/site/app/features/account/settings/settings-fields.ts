/** The field that names which of the page's forms was sent; its value is a `Setting`. */
export const SETTING_FIELD = 'setting';
/** The field of the chosen answer, in the forms with one. */
export const CHOICE_FIELD = 'choice';

/** What the page of the settings keeps, in its order. */
export const SETTINGS = ['notifications', 'landing', 'oddsFormat', 'oddsChange', 'scheme'] as const;
export type Setting = (typeof SETTINGS)[number];

export function isSetting(value: unknown): value is Setting {
  return SETTINGS.some((setting) => setting === value);
}
