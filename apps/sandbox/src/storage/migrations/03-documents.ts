/** Documents of an identity check and where they stand. */
export const DOCUMENTS = '';
