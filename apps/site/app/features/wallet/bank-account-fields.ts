/** The button that makes an account the default one; its value is the account's id. */
export const MAKE_DEFAULT = 'makeDefault';
