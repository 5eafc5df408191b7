import type { Backend } from '../backend/Backend.ts';
import { lazyPort } from '../shared/lazyPort.ts';
import { createGallerySource } from './createGallerySource.ts';
import { createWordPressWire } from './createWordPressWire.ts';
import { loadLightboxPart } from './loadLightboxPart.ts';
import type { WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

/**
 * The back end of one gallery on a WordPress site with the photo gallery plugin. Create it once for each gallery: it keeps
 * what an answer tells for the next request. Making it asks nothing of the network and needs no browser.
 *
 * @example
 * const gallery = readGalleryContainer(document.querySelector('.bwg_container'));
 * const backend = createWordPressBackend(gallery);
 */
export function createWordPressBackend(config: WordPressGalleryConfig, options: WordPressBackendOptions = {}): Backend {
  const wire = createWordPressWire(config, options);
  const laterPorts = async () => (await loadLightboxPart()).createLaterPorts(wire);
  return {
    gallery: createGallerySource(wire),
    lightbox: {
      // False on a server, and wherever no request can be made or no answer read.
      isAvailable: () => typeof DOMParser === 'function' && Boolean(options.fetch ?? globalThis.fetch),
      prepare() {
        // A failure is told when a lightbox is opened.
        loadLightboxPart().catch(() => undefined);
      },
      async load(request, { signal }) {
        const { loadLightbox } = await loadLightboxPart();
        return loadLightbox(wire, request, signal);
      },
    },
    hits: lazyPort(laterPorts, 'hits'),
    ratings: lazyPort(laterPorts, 'ratings'),
    comments: lazyPort(laterPorts, 'comments'),
    cart: lazyPort(laterPorts, 'cart'),
  };
}
