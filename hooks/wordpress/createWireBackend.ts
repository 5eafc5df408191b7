import type { Backend } from '../backend/Backend.ts';
import { loadOrOffline } from '../chunk/loadOrOffline.ts';
import { lazyPort } from '../shared/lazyPort.ts';
import { createGallerySource } from './createGallerySource.ts';
import type { WordPressWire } from './createWordPressWire.ts';
import { lightboxChunk } from './lateParts.ts';
import type { WordPressBackendOptions } from './types.ts';

/** Every port of a gallery, over its wire. */
export function createWireBackend(wire: WordPressWire, options: WordPressBackendOptions): Backend {
  const openPorts = async () => (await loadOrOffline(lightboxChunk)).createLightboxPorts(wire);
  return {
    gallery: createGallerySource(wire),
    lightbox: {
      // False on a server, and wherever no request can be made or no answer read.
      isAvailable: () => typeof DOMParser === 'function' && Boolean(options.fetch ?? globalThis.fetch),
      prepare() {
        // A failure is told when a lightbox is opened.
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
