import { createTransport } from '../rest/engine/createTransport.ts';
import type { TransportRequest } from '../rest/types.ts';
import { allowedServer } from './allowedServer.ts';
import { createWordPressSession } from './createWordPressSession.ts';
import type { WordPressSession } from './createWordPressSession.ts';
import { resolvePageAddress } from './resolvePageAddress.ts';
import type { AnswerContext, WordPressBackendOptions, WordPressGalleryConfig } from './types.ts';

/** What the ports of one gallery share. */
export interface WordPressWire {
  readonly config: WordPressGalleryConfig;
  readonly session: WordPressSession;
  /** The answer of a GET, or of a POST where there is a form. The address may be relative to the page. */
  ask(address: string, request: Pick<TransportRequest, 'form' | 'signal' | 'keepalive' | 'isWrite'>): Promise<string>;
  answerContext(galleryId?: string | undefined): AnswerContext;
}

export function createWordPressWire(config: WordPressGalleryConfig, options: WordPressBackendOptions): WordPressWire {
  const transport = createTransport({ fetch: options.fetch });
  return {
    config,
    session: createWordPressSession(config),
    // Async, so that a wrong address is a rejection like every other failure.
    async ask(address, request) {
      return transport.text(allowedServer(address, config, config.ajaxUrl, config.lightboxUrl), {
        ...request,
        // What tells the plugin's server, and caches before it, that no page is wanted.
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        limitBytes: options.answerLimitBytes,
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
