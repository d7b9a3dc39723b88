/** Stands where only a brand's build has something: files, facts, the live script. */
export default '';
export const themeColors = {};
