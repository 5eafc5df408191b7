import type { Backend } from '../../data/backend/Backend.ts';
import type { GallerySource } from '../../data/backend/GallerySource.ts';
import { loadOrOffline } from '../../core/chunk/loadOrOffline.ts';
import { lazyPort } from '../../data/backend/lazyPort.ts';
import { buildFrontendDataRequest } from './buildFrontendDataRequest.ts';
import { createWordPressArchive } from './createWordPressArchive.ts';
import { createWordPressWire, type WordPressWire } from './createWordPressWire.ts';
import { lightboxChunk } from './chunks.ts';
import { readGalleryResponse } from './parseGalleryPage.ts';
import type { WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

/**
 * Creates a backend for one gallery on a WordPress site with the Photo Gallery plugin. Create it once per gallery,
 * because it keeps values from responses for later requests. Creating it makes no requests and doesn't require a
 * browser.
 *
 * @example
 * const gallery = readGalleryContainer(document.querySelector('.bwg_container'));
 * const backend = createWordPressBackend(gallery);
 */
export function createWordPressBackend(config: WordPressGalleryConfig, options: WordPressBackendOptions = {}): Backend {
  return createWireBackend(createWordPressWire(config, options), options);
}

/** Creates all of a gallery's ports from its wire. */
export function createWireBackend(wire: WordPressWire, options: WordPressBackendOptions): Backend {
  const openPorts = async () => (await loadOrOffline(lightboxChunk)).createLightboxPorts(wire);
  return {
    gallery: createGallerySource(wire),
    archive: createWordPressArchive(wire.config, options),
    lightbox: {
      // This is `false` on a server, and in environments without `fetch` or `DOMParser`.
      isAvailable: () => typeof DOMParser === 'function' && Boolean(options.fetch ?? globalThis.fetch),
      prepare() {
        // If loading fails, the error is reported when a lightbox is opened.
        lightboxChunk.load().catch(() => undefined);
      },
      load: async (...values) => (await openPorts()).lightbox.load(...values),
    },
    hits: lazyPort(openPorts, 'hits'),
    ratings: lazyPort(openPorts, 'ratings'),
    comments: lazyPort(openPorts, 'comments'),
    cart: lazyPort(openPorts, 'cart'),
  };
}

/** Creates the gallery port, which uses the paging request. */
function createGallerySource({ config, session, fetchText, responseContext }: WordPressWire): GallerySource {
  return {
    async loadPage(query, { signal }) {
      const randomSeed = query.randomSeed || session.seedFor(query.sort);
      const form = buildFrontendDataRequest(config, { ...query, randomSeed });
      const html = await fetchText(config.ajaxUrl, { form, signal });
      const { page, lightboxUrl } = readGalleryResponse(html, config, query.page, responseContext());
      session.lightboxUrl = lightboxUrl || session.lightboxUrl;
      return { ...page, randomSeed: randomSeed || undefined };
    },
  };
}
