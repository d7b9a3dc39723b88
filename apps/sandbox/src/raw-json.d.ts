interface JSON {
  /** Text that `JSON.stringify` writes as it is. */
  rawJSON(text: string): object;
}
