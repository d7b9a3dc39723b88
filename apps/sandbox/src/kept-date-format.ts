const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * The format of a language and options, made once. To make one takes far longer than to use it, and what it
 * holds is out of the collector's sight: one for each call came to a gigabyte.
 */
export function keptDateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = kept.get(key) ?? new Intl.DateTimeFormat(language, options);
  kept.set(key, format);
  return format;
}
