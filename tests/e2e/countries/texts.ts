export type Language = 'pt' | 'es';

/** A text of the site in the languages of the brands. */
export type Texts = Readonly<Record<Language, string | RegExp>>;
