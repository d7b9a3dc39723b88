/** Posted by the button that forgets a half-finished registration. */
export const FORGET_DRAFT = 'forget';
