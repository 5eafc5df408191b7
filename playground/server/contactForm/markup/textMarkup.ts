import type { ContactFormProse, ContactFormText } from '@loggia/hooks';
import { escapeHtml } from '../../wire/escapeHtml.ts';
import { attributes } from '../../wire/attributes.ts';

/** Returns text with its links and emphasis. */
export function textMarkup(text: ContactFormText): string {
  return text
    .map(({ text: words, href, isStrong, isEmphasized }) => {
      const plain = escapeHtml(words).replaceAll('\n', '<br />');
      const linked = href === undefined ? plain : `<a${attributes({ href })}>${plain}</a>`;
      const emphasized = isEmphasized ? `<em>${linked}</em>` : linked;
      return isStrong ? `<strong>${emphasized}</strong>` : emphasized;
    })
    .join('');
}

/** Returns the markup of the author's text between the fields. */
export function proseMarkup(prose: ContactFormProse): string {
  if (prose.type === 'paragraph') return `<p>${textMarkup(prose.text)}</p>\n`;
  if (prose.type === 'heading') return `<h${prose.level}>${textMarkup(prose.text)}</h${prose.level}>\n`;
  const name = prose.isOrdered ? 'ol' : 'ul';
  return `<${name}>\n${prose.items.map((item) => `<li>${textMarkup(item)}</li>\n`).join('')}</${name}>\n`;
}
