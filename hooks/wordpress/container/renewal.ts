import { MissingContentError } from '../../errors/MissingContentError.ts';
import { createTransport } from '../../rest/engine/createTransport.ts';
import { untilAborted } from '../../rest/engine/shareAnswer.ts';
import { parseMarkup } from '../markup.ts';
import { GALLERY_CONTAINER } from '../selectors.ts';
import type { WordPressBackendOptions } from '../types.ts';

/** A value made of settings that may be out of date, and its replacement. */
export interface Renewal<TBackend> {
  readonly current: () => TBackend;
  /** Makes a call, and makes it once more over new settings where `isStale` says that the old ones are what is wrong. */
  attempt<TAnswer>(
    call: (backend: TBackend) => Promise<TAnswer> | undefined,
    isStale: (error: unknown) => boolean,
    signal: AbortSignal,
  ): Promise<TAnswer>;
}

/** Settings of one kind are renewed by settings of the same kind. */
async function required<TAnswer>(answer: Promise<TAnswer> | undefined): Promise<TAnswer> {
  if (!answer) throw new MissingContentError('The page shows something else here by now.');
  return answer;
}

/** Each call renews once at most, and its first failure is its failure. */
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
          // Two calls that fail together renew once, and one that is taken back ends its own waiting, not the other's.
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
