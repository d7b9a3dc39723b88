/** What testers changed in the world and operators in its switches. */
export const WORLD = '';
