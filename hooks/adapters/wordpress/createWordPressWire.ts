import { createTransport } from '../../data/rest/engine/createTransport.ts';
import type { TransportRequest } from '../../data/rest/types.ts';
import { allowedServer, resolvePageUrl } from './allowedServer.ts';
import { isShuffled, toFormSort } from './buildFrontendDataRequest.ts';
import type { ResponseContext, WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

/** The state and requests shared by the ports of one gallery. */
export interface WordPressWire {
  readonly config: WordPressGalleryConfig;
  readonly session: WordPressSession;
  /**
   * Returns the response text for a GET request, or for a POST request if there is a form. The URL may be relative to
   * the page.
   */
  fetchText(url: string, request: Pick<TransportRequest, 'form' | 'signal' | 'keepalive' | 'isWrite'>): Promise<string>;
  responseContext(galleryId?: string | undefined): ResponseContext;
}

export function createWordPressWire(config: WordPressGalleryConfig, options: WordPressBackendOptions): WordPressWire {
  const transport = createTransport({ fetch: options.fetch });
  return {
    config,
    session: createWordPressSession(config),
    // This is async, so that an invalid URL rejects the promise, like every other failure.
    async fetchText(url, request) {
      return transport.text(allowedServer(url, config, config.ajaxUrl, config.lightboxUrl), {
        ...request,
        // This tells the server and caches that the request is an Ajax request.
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        limitBytes: options.maxResponseBytes,
      });
    },
    responseContext: (galleryId = config.galleryId) => ({
      ...config,
      ...options,
      base: resolvePageUrl(config.ajaxUrl),
      galleryId,
    }),
  };
}

/** Values from responses that later requests need. */
interface WordPressSession {
  /** URL of the lightbox request, updated from each page that loads. */
  lightboxUrl: string;
  /** URL for recording hits, from the last lightbox response. */
  actionUrl?: string | undefined;
  /** URL for price lists, from the last lightbox response. */
  shopUrl?: string | undefined;
  /** URL for orders, from the last price list. */
  cartUrl?: string | undefined;
  /** Markup of the comment panel, from the newest response. */
  commentPanel?: string | undefined;
  /** Ids of images that the user has commented on during this visit. Their initial comment count is outdated. */
  readonly commentedIds: Set<string>;
  /**
   * Returns the seed that keeps a random order consistent across pages and the lightbox, or an empty string if none is
   * needed.
   */
  seedFor(sort: string | undefined): string;
}

function createWordPressSession(config: WordPressGalleryConfig): WordPressSession {
  let randomSeed = config.randomSeed ?? '';
  return {
    lightboxUrl: config.lightboxUrl,
    commentedIds: new Set(),
    seedFor(sort) {
      const isRandom = sort === undefined ? isShuffled(config.lightboxUrl) : toFormSort(sort) === 'random';
      // Without a seed, the server would shuffle each page anew, and images would repeat.
      if (isRandom) randomSeed ||= String(Math.floor(Math.random() * 2 ** 31));
      return randomSeed;
    },
  };
}
