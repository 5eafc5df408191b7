import { invariant } from '../shared/invariant.ts';
import { toWebAddress } from './toWebAddress.ts';

function explain(address: string): string {
  if (process.env.NODE_ENV === 'production') return '';
  return (
    `"${address}" is no http or https address, so the gallery cannot ask its server. Pass \`ajaxUrl\` and \`lightboxUrl\` ` +
    'as the container of the gallery says them (`readGalleryContainer`), and outside a browser absolute ones.'
  );
}

/** The absolute form of an address that the page gave us; throws where there is none to ask. */
export function resolvePageAddress(address: string): string {
  const absolute = toWebAddress(address, typeof document === 'undefined' ? address : document.baseURI);
  invariant(absolute, explain(address));
  return absolute;
}
