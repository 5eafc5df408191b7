const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** Escapes text for HTML and quoted attributes, with the entities that PHP uses. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text with line breaks for element content. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r\n?|\n/g, '<br />');

/**
 * Returns attributes as in a tag, in the given order, each preceded by a space. An attribute that is `true` has no
 * value; undefined and false attributes are omitted.
 */
export function attributes(all: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(all)
    .flatMap(([name, value]) => {
      if (value === undefined || value === false) return [];
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');
}

/** Returns a hidden field with these attributes, in this order. */
export const hiddenInput = (all: Readonly<Record<string, string>>): string => `<input type="hidden"${attributes(all)}>`;
