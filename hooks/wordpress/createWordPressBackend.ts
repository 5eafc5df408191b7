import type { Backend } from '../backend/Backend.ts';
import { createWireBackend } from './createWireBackend.ts';
import { createWordPressWire } from './createWordPressWire.ts';
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
  return createWireBackend(createWordPressWire(config, options), options);
}
