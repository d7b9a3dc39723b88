const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** Text that a page holds escaped, as a browser reads it. */
function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function attributesOf(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/([\w:-]+)="([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );
}

/**
 * What a browser without scripts sends of the first form with a field of a name, when that form is sent as
 * it stands: of radio buttons the first where none is chosen, of buttons only one of that name. Throws
 * when the page has no such form.
 *
 * @example
 * formFields('<form><input name="a" value="1"><button name="do" value="go">', 'a') // { a: '1' }
 */
export function formFields(html: string, name: string): Readonly<Record<string, string>> {
  const forms = html.split('<form').slice(1);
  const form = forms.find((each) => each.split('</form>')[0]?.includes(` name="${name}"`));
  if (form === undefined) throw new Error(`No form has a field ${name}`);
  const fields: Record<string, string> = {};
  for (const [tag, kind] of form.split('</form>')[0]?.matchAll(/<(input|button)\b[^>]*>/g) ?? []) {
    const { name: own = '', value = '', type = 'text', checked } = attributesOf(tag);
    if (own === '' || (kind === 'button' && own !== name)) continue;
    if (type === 'checkbox' && checked === undefined) continue;
    if (type === 'radio' && checked === undefined && own in fields) continue;
    fields[own] = value;
  }
  return fields;
}
