import { attributeOf } from '../../attributeOf.ts';
import { toWebAddress } from '../../toWebAddress.ts';
import type { WordPressContactFormsOptions } from '../types.ts';
import { pageSettings } from './pageSettings.ts';

/**
 * Where the contact forms of a page go: as the page tells the server's own script, or else the interface that the page links to.
 * Undefined where it says neither.
 */
export function readContactFormApi(page: Document): WordPressContactFormsOptions | undefined {
  const settings = pageSettings(page);
  if (settings) return { root: settings.root, namespace: settings.namespace };
  const link = page.querySelector('link[rel="https://api.w.org/"]');
  const root = toWebAddress(attributeOf(link, 'href'), page.baseURI);
  return root === undefined ? undefined : { root };
}
