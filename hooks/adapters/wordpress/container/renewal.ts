import { MissingContentError } from '../../../core/errors/MissingContentError.ts';
import { createTransport } from '../../../data/rest/engine/createTransport.ts';
import { untilAborted } from '../../../data/rest/engine/shareResponse.ts';
import { parseMarkup } from '../markup.ts';
import { GALLERY_CONTAINER } from '../selectors.ts';
import type { WordPressBackendOptions } from '../types.ts';

/** Wraps a backend whose settings may be outdated. If they are, replaces the backend. */
export interface Renewal<TBackend> {
  readonly current: () => TBackend;
  /** Makes a call, and repeats it with new settings if `isStale` attributes the error to outdated settings. */
  attempt<TData>(
    call: (backend: TBackend) => Promise<TData> | undefined,
    isStale: (error: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<TData>;
}

/** Throws an error if the renewed backend doesn't have the port that was called. */
async function required<TData>(response: Promise<TData> | undefined): Promise<TData> {
  if (!response) throw new MissingContentError('The page now shows different content here.');
  return response;
}

/**
 * Creates a renewal. Each call renews the settings at most once. If the second attempt fails, the call throws its first
 * error.
 */
export function createRenewal<TBackend>(
  first: TBackend,
  renew: (signal: AbortSignal) => Promise<TBackend>,
): Renewal<TBackend> {
  let current = first;
  let renewal: Promise<TBackend> | undefined;
  return {
    current: () => current,
    async attempt(call, isStale, signal) {
      const used = current;
      try {
        return await required(call(used));
      } catch (error) {
        if (!isStale(error)) throw error;
        try {
          // Concurrent failing calls share one renewal. Aborting one of the calls does not abort the renewal.
          renewal ??= renew(new AbortController().signal).finally(() => (renewal = undefined));
          if (current === used) current = await untilAborted(renewal, signal);
          return await required(call(current));
        } catch {
          signal.throwIfAborted();
          throw error;
        }
      }
    },
  };
}

export interface RenewContainerOptions extends Pick<WordPressBackendOptions, 'fetch' | 'maxResponseBytes'> {
  /** Absolute URL of the page. */
  readonly pageUrl: string;
  /** The widget's index on the page, starting at 0. */
  readonly instance: number;
  readonly signal: AbortSignal;
}

const RADIX = 36;

/** Returns a page's URL with a parameter that bypasses caches. */
export function pastCaches(pageUrl: string): string {
  const url = new URL(pageUrl);
  url.hash = '';
  url.searchParams.set('nocache', Date.now().toString(RADIX));
  return url.href;
}

/**
 * Reloads the page, bypassing caches, and returns the container with the same index. The container is in an inert
 * document and has current URLs, seeds and nonces. Throws `MissingContentError` if the page no longer has a container
 * with that index.
 */
export async function renewContainer(options: RenewContainerOptions): Promise<Element> {
  const { pageUrl, instance, signal, maxResponseBytes: limitBytes } = options;
  const html = await createTransport({ fetch: options.fetch }).text(pastCaches(pageUrl), { signal, limitBytes });
  const found = parseMarkup(html).querySelector(`${GALLERY_CONTAINER}[data-bwg="${instance}"]`);
  if (!found) throw new MissingContentError('The page no longer contains this gallery.');
  return found;
}
