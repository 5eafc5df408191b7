import { unshadowed } from '../shared/unshadowed.ts';

/** Elements that a document has as a property under their name. */
const NAMED_IN_DOCUMENT = 'embed, form, iframe, img, object';

/** The form as an element of no kind: selectors find it, and it has no fields for properties. */
function plainForm(page: Document, form: Element): void {
  const own = unshadowed(form);
  const plain = page.createElementNS(null, 'form');
  const attributes = [...own.attributes];
  for (const attribute of attributes) plain.setAttributeNode(own.removeAttributeNode(attribute));
  for (let child = own.firstChild; child; child = own.firstChild) plain.append(child);
  own.replaceWith(plain);
}

/** Takes from what stands in a document the names that hide properties of the document or of a form from whoever reads it. */
export function withoutShadows(page: Document): Document {
  const found = [...unshadowed(page).querySelectorAll(NAMED_IN_DOCUMENT)];
  for (const element of found) {
    const own = unshadowed(element);
    own.removeAttribute('name');
    if (own.localName === 'object') own.removeAttribute('id');
  }
  for (const element of found) if (unshadowed(element).localName === 'form') plainForm(page, element);
  return page;
}
