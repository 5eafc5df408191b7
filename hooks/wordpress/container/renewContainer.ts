import { MissingContentError } from '../../errors/MissingContentError.ts';
import { createTransport } from '../../rest/engine/createTransport.ts';
import { parseMarkup } from '../parseMarkup.ts';
import type { WordPressBackendOptions } from '../types.ts';
import { GALLERY_CONTAINER } from './selectors.ts';

export interface RenewContainerOptions extends Pick<WordPressBackendOptions, 'fetch' | 'answerLimitBytes'> {
  /** Absolute address of the page. */
  readonly pageUrl: string;
  /** The widget's number on the page, from 0. */
  readonly instance: number;
  readonly signal: AbortSignal;
}

const RADIX = 36;

/** The address of a page, for an answer of now: every cache between here and the site tells pages apart by their query. */
export function pastCaches(pageUrl: string): string {
  const url = new URL(pageUrl);
  url.hash = '';
  url.searchParams.set('nocache', Date.now().toString(RADIX));
  return url.href;
}

/**
 * Asks for the page anew, past every cache, and gives the container of the same number: its addresses, seeds and nonces are of
 * today. It stands in an inert document. Throws `MissingContentError` where the page has no such container any more.
 */
export async function renewContainer(options: RenewContainerOptions): Promise<Element> {
  const { pageUrl, instance, signal, answerLimitBytes: limitBytes } = options;
  const html = await createTransport({ fetch: options.fetch }).text(pastCaches(pageUrl), { signal, limitBytes });
  const found = parseMarkup(html).querySelector(`${GALLERY_CONTAINER}[data-bwg="${instance}"]`);
  if (!found) throw new MissingContentError('The page has no such gallery any more.');
  return found;
}
