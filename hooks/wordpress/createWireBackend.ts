import type { Backend } from '../backend/Backend.ts';
import { lazyPort } from '../shared/lazyPort.ts';
import { createGallerySource } from './createGallerySource.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { loadLightboxPart } from './loadLightboxPart.ts';
import type { WordPressBackendOptions } from './types.ts';

/** Every port of a gallery, over its wire. */
export function createWireBackend(wire: WordPressWire, options: WordPressBackendOptions): Backend {
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
