/** Stories hand on all texts of their brand at once. */
export default {};
