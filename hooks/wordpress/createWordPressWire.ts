import { createTransport } from '../rest/engine/createTransport.ts';
import type { TransportRequest } from '../rest/types.ts';
import { allowedServer, resolvePageAddress } from './allowedServer.ts';
import { isShuffled, toFormSort } from './buildFrontendDataRequest.ts';
import type { ResponseContext, WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

/** The state and requests that the ports of one gallery share. */
export interface WordPressWire {
  readonly config: WordPressGalleryConfig;
  readonly session: WordPressSession;
  /** Returns the answer of a GET, or of a POST with a form. The address may be relative to the page. */
  ask(address: string, request: Pick<TransportRequest, 'form' | 'signal' | 'keepalive' | 'isWrite'>): Promise<string>;
  answerContext(galleryId?: string | undefined): ResponseContext;
}

export function createWordPressWire(config: WordPressGalleryConfig, options: WordPressBackendOptions): WordPressWire {
  const transport = createTransport({ fetch: options.fetch });
  return {
    config,
    session: createWordPressSession(config),
    // Async, so that an invalid address is a rejection like every other failure.
    async ask(address, request) {
      return transport.text(allowedServer(address, config, config.ajaxUrl, config.lightboxUrl), {
        ...request,
        // Tells the server, and caches before it, that this is no page request.
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        limitBytes: options.maxResponseBytes,
      });
    },
    answerContext: (galleryId = config.galleryId) => ({
      ...config,
      ...options,
      base: resolvePageAddress(config.ajaxUrl),
      galleryId,
    }),
  };
}

/** Values from answers that later requests need. */
interface WordPressSession {
  /** Address of the lightbox call; the newest page's wins over the one the page came with. */
  lightboxUrl: string;
  /** Address for hits, as the last lightbox answer gave it. */
  actionUrl?: string | undefined;
  /** Address for price lists, as the last lightbox answer gave it. */
  shopUrl?: string | undefined;
  /** Address for orders, as the last price list gave it. */
  cartUrl?: string | undefined;
  /** Markup of the comment panel, as the newest answer gave it. */
  commentPanel?: string | undefined;
  /** Images that were commented here, so that their initial count is outdated. */
  readonly commentedIds: Set<string>;
  /** The seed that keeps a random order the same from page to page and in the lightbox; '' if none is needed. */
  seedFor(sort: string | undefined): string;
}

function createWordPressSession(config: WordPressGalleryConfig): WordPressSession {
  let randomSeed = config.randomSeed ?? '';
  return {
    lightboxUrl: config.lightboxUrl,
    commentedIds: new Set(),
    seedFor(sort) {
      const isRandom = sort === undefined ? isShuffled(config.lightboxUrl) : toFormSort(sort) === 'random';
      // Without a seed the server would shuffle each page anew, and images would repeat.
      if (isRandom) randomSeed ||= String(Math.floor(Math.random() * 2 ** 31));
      return randomSeed;
    },
  };
}
